import { commandsBetween, elementsOf } from "@offizin/design";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { changeDesign, makeDesign, templateWith } from "../../testing/shopper.ts";
import { pruneRevisions } from "./prune-revisions.ts";

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
const name = (browser: Browser, id: string, revision: number, words: string) =>
	browser.send(`/web-api/designs/${id}/revisions/${revision}/name`, {
		method: "PUT",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ name: words }),
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
		const tried = await who.get(`${door}/${written.revision}`);
		expect(tried).toMatchObject({ status: 404, body: { code: "design_unknown" } });
		expect((await name(who, last.id, written.revision, "Meins")).status).toBe(404);
		expect((await who.send(body.items[1].preview, {})).status).toBe(404);
	}
});

test("[14] a state is shown whole, with a picture of each page, and leads back by changes like any other", async () => {
	const browser = browserOn(server.app);
	const { written, last } = await makeVersions(browser);
	const { body: shown } = await browser.get(`/web-api/designs/${last.id}/revisions/${written.revision}`);
	expect(shown.document).toEqual(written.document);
	const keys = written.document.pages.map(({ key }: { key: string }) => key);
	expect(shown.pages.map(({ key }: { key: string }) => key)).toEqual(keys);
	const pictures = await Promise.all(
		shown.pages.map(({ preview }: { preview: string }) => browser.send(preview, {})),
	);
	expect(pictures.map(({ status }) => status)).toEqual(keys.map(() => 200));
	const back = await changeDesign(browser, last, commandsBetween(last.document, shown.document));
	expect(back.document).toEqual(written.document);
	expect((await browser.get(`/web-api/designs/${last.id}/revisions/999`)).status).toBe(404);
});

test("[14] a state with a name stays in the list however old, until its name is taken away", async () => {
	const browser = browserOn(server.app);
	const { written, last } = await makeVersions(browser);
	const door = `/web-api/designs/${last.id}/revisions`;
	expect((await name(browser, last.id, written.revision, " Vor dem Umbau ")).status).toBe(200);
	expect((await name(browser, last.id, last.revision, "Jetzt")).status).toBe(200);
	const namesOf = async () =>
		(await browser.get(door)).body.items.flatMap(({ name: words }: { name: string | null }) => words ?? []);
	expect(await namesOf()).toEqual(["Jetzt", "Vor dem Umbau"]);
	server.clock.advance(3 * 24 * 3_600_000);
	await pruneRevisions(server.platform);
	expect(await namesOf()).toEqual(["Jetzt", "Vor dem Umbau"]);
	expect((await name(browser, last.id, written.revision, "")).status).toBe(200);
	await pruneRevisions(server.platform);
	const { body } = await browser.get(door);
	const revisions = body.items.map(({ revision }: { revision: number }) => revision);
	expect(revisions).toEqual([last.revision, last.revision - 1]);
	expect((await name(browser, last.id, last.revision, "x".repeat(81))).status).toBe(400);
});

test("[14] of one design no more than twenty states have a name", async () => {
	const browser = browserOn(server.app);
	let design = await makeDesign(browser, { template: template.id });
	for (let count = 0; count < 21; count++) design = await type(browser, design, `Jana ${count}`);
	const answers = [];
	for (let revision = 1; revision <= 21; revision++) {
		answers.push(await name(browser, design.id, revision, `Stand ${revision}`));
	}
	expect(answers.slice(0, 20).every(({ status }) => status === 200)).toBe(true);
	expect(answers[20]?.status).toBe(422);
	expect(await answers[20]?.json()).toMatchObject({ code: "design_versions_full" });
	expect((await name(browser, design.id, 20, "Anders")).status).toBe(200);
});
