import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";
import { templateWith } from "../../testing/shopper.ts";
import { forgetUploads } from "../uploads/forget-uploads.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const template = templateWith({ photo: true });

test("[14] the tray is part of the design: with the sizes the server knows, own photos only, kept as long as it", async () => {
	const [browser, stranger] = [browserOn(server.app), browserOn(server.app)];
	const { id } = (await browser.post("/web-api/designs", { template: template.id, configuration: {} })).body;
	const change = (revision: number, command: object) =>
		browser.patch(`/web-api/designs/${id}`, { commands: [command] }, { "If-Match": String(revision) });
	const own = (await browser.upload(await jpeg(800, 600))).body;
	const foreign = (await stranger.upload(await jpeg(640, 480))).body;

	expect(await change(1, { type: "addAssets", assets: [{ upload: foreign.id }] })).toMatchObject({
		status: 422,
		body: { code: "tray_upload_unknown", message: expect.stringContaining("hoch") },
	});
	const laid = await change(1, { type: "addAssets", assets: [{ upload: own.id }] });
	expect(laid.body.document.assets).toEqual([{ upload: own.id, width: 800, height: 600 }]);

	// Nothing but the tray holds it: without one it would be swept away.
	const loose = (await browser.upload(await jpeg(320, 240))).body;
	await forgetUploads(server.platform, new Date(Date.now() + 86_400_000));
	expect(await browser.get(`/web-api/uploads/${own.id}`)).toMatchObject({ status: 200 });
	expect(await browser.get(`/web-api/uploads/${loose.id}`)).toMatchObject({ status: 404 });

	const taken = await change(2, { type: "removeAssets", uploads: [own.id] });
	expect(taken.body.document).not.toHaveProperty("assets");
});
