import { templateIds } from "@offizin/templates/recipes";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { picturesSeenFirst } from "./warm-pictures.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const [id = ""] = templateIds;

async function pictureSize(path: string): Promise<{ width: number; height: number; format: string }> {
	const answer = await server.app.request(path, { headers: { accept: "image/webp,*/*" } });
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toBe("image/webp");
	const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
	return { width, height, format };
}

test("a page keeps the shape of its format, a scene the shape of its tile", async () => {
	expect(await pictureSize(`/img/w320/page/${id}/front`)).toEqual({
		width: 320,
		height: 451,
		format: "webp",
	});
	expect(await pictureSize(`/img/w320/page/${id}/inner`)).toEqual({
		width: 320,
		height: 226,
		format: "webp",
	});
	expect(await pictureSize(`/img/w320/scene/${id}`)).toEqual({ width: 320, height: 400, format: "webp" });
	expect(await pictureSize(`/img/w320/scene/${id}/open`)).toEqual({
		width: 320,
		height: 213,
		format: "webp",
	});
});

test.each([
	"papiervogel-hero",
	"papiervogel-kalender",
	"papiervogel-geschenkpapier",
	"bildwand-hero",
	"bildwand-line",
	"bildwand-row",
	"bildwand-sizes",
	"bildwand-night",
	"bildwand-abzuege",
	"bildwand-collage",
	"bildwand-fotobuch",
	"bildwand-kalender",
	"bildwand-material-leinwand",
])("the still %s can be made", async (name) => {
	expect((await pictureSize(`/img/w320/still/${name}`)).width).toBe(320);
});

test("what is drawn ahead shows a card beside each envelope it is offered first, on each paper, and with none", () => {
	const own = [...picturesSeenFirst(server.platform)].filter(
		([{ kind, name, detail }, width]) => kind === "scene" && name === id && detail === "set" && width === 960,
	);
	const chosen = own.map(([picture]) => picture.chosen);
	expect(new Set(chosen.map((choice) => choice?.envelope)).size).toBe(11);
	expect(new Set(chosen.map((choice) => choice?.paperType)).size).toBeGreaterThan(8);
	expect(chosen).toContain(undefined);
});

test("a photograph of the demo comes in the width asked for, an unknown one not at all", async () => {
	expect((await pictureSize("/img/w320/photo/alps")).width).toBe(320);
	expect((await server.app.request("/img/w320/photo/constructor")).status).toBe(404);
});

test("[15] a room comes in each paint, and its light, no larger than it is asked for", async () => {
	expect(await pictureSize("/img/w320/room/living/sage")).toEqual({
		width: 320,
		height: 213,
		format: "webp",
	});
	expect((await pictureSize("/img/w640/room/living/light")).width).toBe(640);
	for (const nothing of ["living/pink", "living", "cellar/white", "living/mask"])
		expect((await server.app.request(`/img/w320/room/${nothing}`)).status).toBe(404);
});

test.each([`/img/share/scene/${id}`, "/img/share/still/bildwand-hero"])(
	"[9.3] %s is a JPEG as networks show it",
	async (path) => {
		const answer = await server.app.request(path, { headers: { accept: "image/avif,*/*" } });
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
		const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
		expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
	},
);

test("a picture asked for again is answered by its tag", async () => {
	const first = await server.app.request(`/img/w320/page/${id}/back`);
	const tag = first.headers.get("etag") ?? "";
	const again = await server.app.request(`/img/w320/page/${id}/back`, { headers: { "if-none-match": tag } });
	expect(again.status).toBe(304);
});

test.each([
	[`/img/w320/page/${id}/front`, "image/avif,image/webp,*/*", "image/avif"],
	[`/img/w1600/page/${id}/front`, "image/avif,image/webp,*/*", "image/webp"],
	[`/img/w320/scene/${id}`, "image/avif,image/webp,*/*", "image/webp"],
	["/img/w320/photo/alps", "image/webp", "image/webp"],
	["/img/w320/photo/alps", "", "image/jpeg"],
	[`/img/w320/page/${id}/front`, "image/png,image/*;q=0.8,*/*;q=0.5", "image/jpeg"],
	[`/img/w320/scene/${id}`, "*/*", "image/jpeg"],
])("[7.1-3] %s for Accept %s is %s", async (path, accept, type) => {
	const answer = await server.app.request(path, { headers: { accept } });
	expect([answer.status, answer.headers.get("content-type"), answer.headers.get("vary")]).toEqual([
		200,
		type,
		"Accept",
	]);
	const { format, compression } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
	expect(`image/${compression === "av1" ? "avif" : format}`).toBe(type);
});

test.each([
	`/img/w321/page/${id}/front`,
	`/img/w999999/page/${id}/front`,
	`/img/w320/page/${id}/cover`,
	"/img/w320/page/nothing/front",
	`/img/w320/scene/${id}/aerial`,
	"/img/w320/still/..%2F..%2Fetc",
	"/img/w320/upload/anything",
])("9.1-8 %s is refused: only known pictures in known widths are made", async (path) => {
	const answer = await server.app.request(path);
	expect(answer.status).toBe(404);
	expect(await answer.json()).toMatchObject({ code: "not_found", message: expect.any(String) });
});

async function picture(path: string): Promise<Buffer> {
	const answer = await server.app.request(path);
	expect([path, answer.status]).toEqual([path, 200]);
	return Buffer.from(await answer.arrayBuffer());
}

test("[3.7-2] a page is shown on the paper that is chosen, and with the foil", async () => {
	const at = `/img/w320/page/${id}/back`;
	const mean = async (query: string) => {
		const { channels } = await sharp(await picture(`${at}${query}`)).stats();
		return channels.map(({ mean: value }) => value);
	};
	const [own, kraft] = [await mean(""), await mean("?paperType=kraft&refinementType=ohne")];
	// Kraft is brown: far less blue than the white of the template.
	expect((own[2] ?? 0) - (kraft[2] ?? 0)).toBeGreaterThan(60);
	const front = `/img/w320/page/${id}/front`;
	expect(await picture(`${front}?refinementType=silber`)).not.toEqual(await picture(front));
});

test("[3.7-10] an envelope lies in the picture in its colour; the same look is the same picture", async () => {
	const set = (query: string) => server.app.request(`/img/w320/scene/${id}/set${query}`);
	const tag = async (query: string) => (await set(query)).headers.get("etag");
	const white = await tag("?sku=envelope-gerade-weiss-c6");
	expect(await tag("?sku=envelope-gerade-nachtblau-c6")).not.toBe(white);
	expect(await tag("?sku=envelope-gerade-weiss-c6,inlay-100x143-weiss&tag=ohne")).toBe(white);
	expect(await tag("")).toBe(await tag("?punching=ohne"));
});

test.each(["?paperType=gold", "?sku=envelope-gerade-weiss-dl", "?punching=loch"])(
	"a picture of %s, which nobody can choose, is not made",
	async (query) => {
		expect((await server.app.request(`/img/w320/scene/${id}/set${query}`)).status).toBe(404);
	},
);
