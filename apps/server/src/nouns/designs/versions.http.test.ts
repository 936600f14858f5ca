import { elementsOf } from "@offizin/design";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { changeDesign, makeDesign, templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const template = templateWith({ photo: true });
const field = elementsOf(template.document).find((one) => one.type === "text" && one.editable);
const slot = elementsOf(template.document).find(({ type }) => type === "photo");
if (!field || !slot) throw new Error("the card needs a text and a slot");

const type = (browser: Browser, design: { id: string; revision: number }, text: string) =>
	changeDesign(browser, design, [{ type: "setText", element: field.id, text }]);
const restore = (browser: Browser, id: string, revision: number, base: number) =>
	browser.post(`/web-api/designs/${id}/revisions/${revision}/restoration`, undefined, {
		"If-Match": `"${base}"`,
	});

/** With a photo; a minute later a text, another minute later neither the photo nor that text. */
async function makeVersions(browser: Browser) {
	const first = await makeDesign(browser, { template: template.id });
	server.clock.advance(60_000);
	const written = await type(browser, first, "Jana");
	server.clock.advance(60_000);
	const typed = await type(browser, written, "Ja");
	const last = await changeDesign(browser, typed, [
		{ type: "removePhoto", element: slot?.id },
		{ type: "setText", element: field?.id, text: "Jakob" },
	]);
	return { written, last };
}

test("[14] what a design was is shown, one state of a minute, with its picture; to nobody else", async () => {
	const browser = browserOn(server.app);
	const { written, last } = await makeVersions(browser);
	const door = `/web-api/designs/${last.id}/revisions`;
	const { body, headers } = await browser.get(door);
	expect(headers.get("cache-control")).toBe("private, no-store");
	const revisions = body.items.map(({ revision }: { revision: number }) => revision);
	expect(revisions).toEqual([last.revision - 1, written.revision, written.revision - 1]);
	expect(body.newest).toBe(last.revision);
	expect(body.items[1].savedAt).toBe(written.savedAt);
	const picture = await browser.send(body.items[1].preview, {});
	expect(picture.headers.get("content-type")).toBe("image/webp");
	const stranger = browserOn(server.app);
	await makeDesign(stranger, { template: template.id });
	for (const who of [stranger, browserOn(server.app)]) {
		expect(await who.get(door)).toMatchObject({ status: 404, body: { code: "design_unknown" } });
		const tried = await restore(who, last.id, written.revision, last.revision);
		expect(tried).toMatchObject({ status: 404, body: { code: "design_unknown" } });
		expect((await who.send(body.items[1].preview, {})).status).toBe(404);
	}
});

test("[14] a state comes back as a new revision, photo and all, and what it replaces can come back too", async () => {
	const browser = browserOn(server.app);
	const { written, last } = await makeVersions(browser);
	const restored = await restore(browser, last.id, written.revision, last.revision);
	expect(restored).toMatchObject({ status: 200, body: { id: last.id, revision: last.revision + 1 } });
	const { body: now } = await browser.get(`/web-api/designs/${last.id}`);
	expect(now).toMatchObject({ revision: last.revision + 1, document: written.document });
	expect(now.findings).toEqual(written.findings);
	const back = await restore(browser, last.id, last.revision, now.revision);
	expect(back.body.revision).toBe(last.revision + 2);
	expect((await browser.get(`/web-api/designs/${last.id}`)).body.document).toEqual(last.document);
});

test("[14] the choices of a state come back with it", async () => {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser, { template: template.id });
	const paperType = design.document.configuration.paperType === "creme" ? "feinstpapier" : "creme";
	const changed = await browser.patch(
		`/web-api/designs/${design.id}`,
		{ commands: [], configuration: { paperType } },
		{ "If-Match": `"${design.revision}"` },
	);
	expect(changed.status).toBe(200);
	await restore(browser, design.id, design.revision, changed.body.revision);
	const { body: now } = await browser.get(`/web-api/designs/${design.id}`);
	expect(now.document.configuration).toEqual(design.document.configuration);
});

test("[14] only on top of what was seen, and only what there is", async () => {
	const browser = browserOn(server.app);
	const { written, last } = await makeVersions(browser);
	const stale = await restore(browser, last.id, written.revision, last.revision - 1);
	expect(stale).toMatchObject({ status: 412, body: { current: { revision: last.revision } } });
	const unsaid = await browser.post(`/web-api/designs/${last.id}/revisions/${written.revision}/restoration`);
	expect(unsaid).toMatchObject({ status: 428, body: { code: "revision_required" } });
	expect((await restore(browser, last.id, 999, last.revision)).status).toBe(404);
	expect((await browser.get(`/web-api/designs/${last.id}`)).body.revision).toBe(last.revision);
});
