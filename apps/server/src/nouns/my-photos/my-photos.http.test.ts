import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";
import { templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const template = templateWith({ photo: true }).id;
const begin = async (owner: ReturnType<typeof someone>) =>
	(await owner.post("/web-api/designs", { template, configuration: {} })).body;
const someone = () => browserOn(server.app);

/** The same photo under an id of its own, as uploads in pieces make them. */
async function sendAgain(browser: ReturnType<typeof someone>, bytes: Uint8Array<ArrayBuffer>) {
	const tus = { "tus-resumable": "1.0.0" };
	const promised = await browser.send("/web-api/uploads/resumable", {
		method: "POST",
		headers: { ...tus, "upload-length": String(bytes.length) },
	});
	const address = promised.headers.get("location") ?? "";
	const type = "application/offset+octet-stream";
	const headers = { ...tus, "upload-offset": "0", "content-type": type };
	expect((await browser.send(address, { method: "PATCH", headers, body: bytes })).status).toBe(204);
	return address.split("/").at(-1);
}

test("[14] own photos are found again, the newest first, each once however often it was uploaded", async () => {
	const [browser, stranger] = [someone(), someone()];
	expect((await browser.get("/web-api/uploads")).body).toEqual({ items: [], total: 0 });
	const photo = await jpeg(400, 300);
	const first = (await browser.upload(photo)).body.id;
	server.clock.advance(1000);
	const second = (await browser.upload(await jpeg(300, 400))).body.id;
	server.clock.advance(1000);
	const again = await sendAgain(browser, photo);
	await stranger.upload(await jpeg(240, 240));
	const { body } = await browser.get("/web-api/uploads");
	expect(body).toEqual({
		items: [
			{ id: again, copies: [again, first], width: 400, height: 300 },
			{ id: second, copies: [second], width: 300, height: 400 },
		],
		total: 2,
	});
	expect((await browser.get("/web-api/uploads?page=2")).body.items).toEqual([]);
});

test("[14] a photo of another design is taken into this one by its id: no bytes travel", async () => {
	const browser = someone();
	const photo = (await browser.upload(await jpeg(420, 300))).body.id;
	const lay = async (design: string) =>
		browser.patch(
			`/web-api/designs/${design}`,
			{ commands: [{ type: "addAssets", assets: [{ upload: photo }] }] },
			{ "If-Match": "1" },
		);
	const [one, other] = [await begin(browser), await begin(browser)];
	expect((await lay(one.id)).status).toBe(200);
	expect((await lay(other.id)).body.document.assets).toEqual([{ upload: photo, width: 420, height: 300 }]);
	const { body } = await browser.get(`/web-api/uploads/${photo}/uses`);
	expect(body.designs.map(({ id }: { id: string }) => id).sort()).toEqual([one.id, other.id].sort());
	expect(body.designs[0]).toEqual({ id: expect.any(String), template, name: expect.any(String) });
});

test("[14] a photo no design shows is deleted with all its copies; one that is used, even before, stays", async () => {
	const [browser, stranger] = [someone(), someone()];
	const bytes = await jpeg(430, 300);
	const used = (await browser.upload(bytes)).body.id;
	const copy = await sendAgain(browser, bytes);
	const free = (await browser.upload(await jpeg(300, 430))).body.id;
	const { id } = await begin(browser);
	const change = (revision: number, command: object) =>
		browser.patch(`/web-api/designs/${id}`, { commands: [command] }, { "If-Match": String(revision) });
	await change(1, { type: "addAssets", assets: [{ upload: used }] });
	await change(2, { type: "removeAssets", uploads: [used] });

	expect((await stranger.delete(`/web-api/uploads/${free}`)).body.code).toBe("upload_not_found");
	expect((await stranger.get(`/web-api/uploads/${free}/uses`)).status).toBe(404);
	expect((await browser.get(`/web-api/uploads/${free}/uses`)).body).toEqual({ designs: [], elsewhere: 0 });
	expect((await browser.delete(`/web-api/uploads/${free}`)).status).toBe(200);
	expect((await browser.get(`/web-api/uploads/${free}`)).status).toBe(404);
	expect((await browser.delete(`/web-api/uploads/${free}`)).body.code).toBe("upload_not_found");

	// An earlier state still shows it, and can be brought back.
	expect((await browser.get(`/web-api/uploads/${copy}/uses`)).body.designs).toMatchObject([{ id }]);
	expect(await browser.delete(`/web-api/uploads/${used}`)).toMatchObject({
		status: 409,
		body: { code: "upload_used" },
	});
	expect((await browser.get(`/web-api/uploads/${used}`)).status).toBe(200);
	expect((await browser.delete(`/web-api/designs/${id}`)).status).toBe(200);
	expect((await browser.delete(`/web-api/uploads/${used}`)).status).toBe(200);
	expect((await browser.get("/web-api/uploads")).body.total).toBe(0);
});
