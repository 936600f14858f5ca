import { type Crop, elementsOf } from "@offizin/design";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appDatabase } from "../../testing/app-database.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
let made: Awaited<ReturnType<typeof appDatabase>>;
beforeAll(async () => {
	made = await appDatabase();
	server = await startAppUnderTest({ database: made });
});
afterAll(() => server.close());

const template = templateWith({ photo: true });
const slot = elementsOf(template.document).find(({ type }) => type === "photo");
if (!slot) throw new Error("the card needs a slot");

/** A high picture, and a head near its upper edge. */
async function portrait(height: number) {
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${height}"><rect width="100%" height="100%" fill="#8a9096"/><ellipse cx="160" cy="150" rx="60" ry="75" fill="#e0ac86"/><circle cx="138" cy="135" r="8" fill="#222"/><circle cx="182" cy="135" r="8" fill="#222"/></svg>`;
	return new Uint8Array(await sharp(Buffer.from(drawing)).jpeg().toBuffer());
}

async function placed(browser: Browser, upload: string): Promise<Crop> {
	const made = await browser.post("/web-api/designs", { template: template.id, configuration: {} });
	const commands = [{ type: "setPhoto", element: slot?.id, upload }];
	const answer = await browser.patch(`/web-api/designs/${made.body.id}`, { commands }, { "If-Match": "1" });
	const found = elementsOf(answer.body.document).find(({ id }) => id === slot?.id);
	if (found?.type !== "photo" || !found.photo) throw new Error("the photo is not in its slot");
	return found.photo.crop;
}

test("[14] a photo is put into a frame around what the eye goes to first", async () => {
	const browser = browserOn(server.app);
	const { id, focus } = (await browser.upload(await portrait(1600))).body;
	expect(focus.x).toBeCloseTo(0.4, 1);
	expect(focus.y).toBeCloseTo(150 / 1600, 1);
	const crop = await placed(browser, id);
	expect(crop).toMatchObject({ x: 0, y: 0, width: 400 });
	expect((await browser.get(`/web-api/uploads/${id}`)).body.focus).toEqual(focus);
});

test("[14] whoever uploads the same photo again is told the same", async () => {
	const file = await portrait(1500);
	const first = (await browserOn(server.app).upload(file)).body;
	const second = (await browserOn(server.app).upload(file)).body;
	expect(second.id).not.toBe(first.id);
	expect(second.focus).toEqual(first.focus);
});

test("[14] a photo of before anybody looked covers its frame from its middle", async () => {
	const browser = browserOn(server.app);
	const { id } = (await browser.upload(await portrait(1400))).body;
	await made.database.db
		.updateTable("upload")
		.set({ focus_x: null, focus_y: null })
		.where("id", "=", id)
		.execute();
	expect((await browser.get(`/web-api/uploads/${id}`)).body.focus).toBeNull();
	const { y, height } = await placed(browser, id);
	expect(Math.abs(y + height / 2 - 700)).toBeLessThanOrEqual(1);
});
