import { geometryOf } from "@offizin/assortment";
import { type Print, printPages } from "@offizin/design";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const configuration = { format: "13x18", material: "matt", fit: "fuellen" };
const [shape] = geometryOf({ product: "photoprint", configuration }).pages;
if (!shape) throw new Error("a print has a page");

async function photo(shade: number, taken?: string) {
	const field = (x: number) => `<rect x="${x * 90}" y="${(x * shade * 37) % 700}" width="70" height="200"/>`;
	const fields = Array.from({ length: 12 }, (_none, x) => field(x)).join("");
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="100%" height="100%" fill="#fff"/>${fields}</svg>`;
	const exif = taken === undefined ? {} : { IFD2: { DateTimeOriginal: taken } };
	const jpeg = sharp(Buffer.from(svg))
		.jpeg()
		.withExif({ IFD0: {}, ...exif });
	return new Uint8Array(await jpeg.toBuffer());
}

const at = (revision: number) => ({ "If-Match": `"${revision}"` });

async function setOf(browser: ReturnType<typeof browserOn>, prints: readonly Print[]) {
	const inBildwand = { "x-channel": "bildwand" };
	const made = await browser.post("/web-api/designs", { template: "abzuege", configuration }, inBildwand);
	expect(made.status).toBe(201);
	const { id, revision, document } = made.body;
	const instead = document.pages.map(({ key }: { key: string }) => key);
	const pages = printPages(prints, shape as NonNullable<typeof shape>).map((value, index) => ({
		index,
		value,
	}));
	const commands = [{ type: "addPages", pages, instead }];
	return { id, saved: await browser.patch(`/web-api/designs/${id}`, { commands }, at(revision)) };
}

const inBildwand = { "x-channel": "bildwand" };

test("[15] of a photo it is told when it was taken, what it is known by and how sharp it is, the second time too", async () => {
	const browser = browserOn(server.app);
	const first = (await browser.upload(await photo(3, "2026:07:12 18:04:05"))).body;
	expect(first.takenOn).toBe("2026-07-12");
	expect(first.likeness.sharpness).toBeGreaterThan(100);
	expect((await browser.get(`/web-api/uploads/${first.id}`)).body.takenOn).toBe("2026-07-12");
	const other = (await browserOn(server.app).upload(await photo(3, "2026:07:12 18:04:05"))).body;
	expect(other.likeness).toEqual(first.likeness);
	const undated = (await browser.upload(await photo(5))).body;
	expect(undated.takenOn).toBeNull();
	expect(undated.likeness.dhash).not.toBe(first.likeness.dhash);
});

test("[15] a set of prints is saved by one command, and is in the cart as many times as it says", async () => {
	const browser = browserOn(server.app);
	const uploads = [];
	for (const shade of [3, 5]) {
		const { id, width, height } = (await browser.upload(await photo(shade))).body;
		uploads.push({ upload: id, width, height });
	}
	const [one, two] = uploads;
	if (!one || !two) throw new Error("two photos are there");
	const prints: Print[] = [
		{ photo: one, isWhole: false, copies: 3, backText: "12.07.2026" },
		{ photo: two, isWhole: true, copies: 1 },
	];
	const { id, saved } = await setOf(browser, prints);
	expect(saved).toMatchObject({ status: 200, body: { findings: [] } });
	expect(saved.body.document.pages.map(({ copies }: { copies?: number }) => copies)).toEqual([3, undefined]);

	const buy = (quantity: number) =>
		browser.post("/web-api/cart/items", { designId: id, configuration, quantity }, inBildwand);
	expect(await buy(2)).toMatchObject({ status: 422, body: { code: "quantity_by_prints", prints: 4 } });
	const bought = await buy(4);
	expect(bought.status).toBe(201);
	const [line] = bought.body.items;
	expect(line).toMatchObject({
		name: "Fotoabzüge",
		quantity: 4,
		isSet: true,
		size: { width: 130, height: 180 },
		// 13 × 18 cm at 0,35 €.
		quote: { total: 140, unit: 35 },
	});
	const picture = await browser.send(line.preview, { headers: inBildwand });
	expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
	// Black fields on white, as they lie in the first photo.
	const { channels } = await sharp(Buffer.from(await picture.arrayBuffer()))
		.greyscale()
		.stats();
	expect(channels[0]?.min).toBeLessThan(60);
	const changed = await browser.patch(`/web-api/cart/items/${line.id}`, { quantity: 9 }, inBildwand);
	expect(changed).toMatchObject({ status: 422, body: { code: "quantity_by_prints" } });
});
