import { geometryOf } from "@offizin/assortment";
import { err } from "@offizin/base";
import { elementsOf } from "@offizin/design";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOwner } from "../../adapters/database/read-owner.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Answer, type Browser, browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";
import { sharedRenderer } from "../../testing/shared-renderer.ts";
import { templateWith } from "../../testing/shopper.ts";
import type { RenderKind } from "../rendering/render-task.ts";
import type { Renderer } from "../rendering/renderer.ts";

const shared = sharedRenderer();
/** What render processes were asked for. */
let asked: RenderKind[] = [];
let isTooHeavy = false;
const renderer: Renderer = {
	...shared,
	async run(kind, input, options) {
		asked.push(kind);
		return isTooHeavy ? err("render_too_heavy") : shared.run(kind, input, options);
	},
};

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" }, renderer });
});
afterAll(() => server.close());

const withPhoto = templateWith({ photo: true });
const foiled = templateWith({ refinement: "gold" });
const slot = elementsOf(withPhoto.document).find(({ type }) => type === "photo");
const field = elementsOf(withPhoto.document).find((element) => element.type === "text" && element.editable);
const drawing = elementsOf(withPhoto.document).find(({ type }) => type === "artwork" || type === "shape");
if (!slot || !drawing || field?.type !== "text") throw new Error("the card needs a slot, a text, a drawing");
const guestField = { key: "vorname", label: "Vorname", sample: "Mia" };

async function start(browser: Browser, template = withPhoto?.id): Promise<Answer> {
	return browser.post("/web-api/designs", { template, configuration: {} });
}

async function change(
	browser: Browser,
	id: string,
	revision: number | string,
	body: unknown,
): Promise<Answer> {
	return browser.patch(`/web-api/designs/${id}`, body, { "If-Match": String(revision) });
}

test("a design starts as its template, revision 1, and belongs to the visitor", async () => {
	const browser = browserOn(server.app);
	const made = await start(browser);
	expect(made.status).toBe(201);
	expect(made.headers.get("etag")).toBe('"1"');
	expect(made.headers.get("set-cookie")).toMatch(/^visitor=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
	expect(made.headers.get("set-cookie")).not.toContain("Secure");
	expect(made.body).toMatchObject({
		revision: 1,
		template: withPhoto.id,
		document: { pages: withPhoto.document.pages },
	});
	expect((await browser.get(`/web-api/designs/${made.body.id}`)).body).toEqual(made.body);
	const stranger = browserOn(server.app);
	await start(stranger);
	expect((await stranger.get(`/web-api/designs/${made.body.id}`)).body.code).toBe("design_unknown");
	expect((await change(stranger, made.body.id, 1, { commands: [] })).status).toBe(404);
	expect((await browserOn(server.app).get(`/web-api/designs/${made.body.id}`)).status).toBe(404);
	const rows = await server.platform.database.db.selectFrom("design").select("owner").execute();
	expect(rows.map(({ owner }) => browser.cookies().includes(readOwner(owner).id))).not.toContain(true);
});

test("unknown templates and impossible configurations are refused with alternatives in words", async () => {
	const browser = browserOn(server.app);
	expect(await start(browser, "gibt-es-nicht")).toMatchObject({
		status: 422,
		body: { code: "template_unknown" },
	});
	const make = (configuration: object) =>
		browser.post("/web-api/designs", { template: foiled.id, configuration });
	expect(await make({ paperType: "glanz", refinementType: "gold" })).toMatchObject({
		status: 422,
		body: {
			code: "configuration_impossible",
			fields: {
				paperType: expect.stringMatching(/^Heißfolie hält nur auf diesen Papieren: Bilderdruck matt.*\.$/),
			},
		},
	});
	expect(await make({ paperType: "pappe" })).toMatchObject({
		status: 422,
		body: { code: "configuration_unknown_value" },
	});
	expect(browser.cookies()).toBe("");
});

test("a design keeps its accessories, and takes only such that exist and fit its card", async () => {
	const browser = browserOn(server.app);
	const make = (configuration: object) =>
		browser.post("/web-api/designs", { template: foiled.id, configuration });
	const refused = await make({ sku: "screw-gold" });
	expect(refused).toMatchObject({
		status: 422,
		body: {
			code: "configuration_impossible",
			fields: { screw: "Buchschrauben halten Kartenfächer zusammen." },
		},
	});
	expect(await make({ sku: "seal-lila" })).toMatchObject({ body: { code: "configuration_unknown_value" } });

	const { body } = await make({ sku: "seal-gold" });
	expect(body.document.configuration).toMatchObject({ seal: "seal-gold", ribbon: "ohne" });
	const kept = await change(browser, body.id, 1, { commands: [], configuration: { punching: "welle" } });
	expect(kept.body.document.configuration).toMatchObject({ punching: "welle", seal: "seal-gold" });
	const bare = await change(browser, body.id, 2, { commands: [], configuration: { sku: "ohne" } });
	expect(bare.body.document.configuration.seal).toBe("ohne");
});

test("commands make the next revision; the ones before stay readable", async () => {
	const browser = browserOn(server.app);
	const { id } = (await start(browser)).body;
	const saved = await change(browser, id, '"1"', {
		commands: [{ type: "setText", element: field.id, text: "Jana & Ole" }],
		configuration: { refinementType: "ohne" },
	});
	expect(saved).toMatchObject({
		status: 200,
		body: { revision: 2, document: { configuration: { refinementType: "ohne" } } },
	});
	expect(JSON.stringify(saved.body.document)).toContain("Jana & Ole");
	expect(saved.headers.get("etag")).toBe('"2"');
	const rows = await server.platform.database.db
		.selectFrom("design_revision")
		.select("revision")
		.where("design", "=", id)
		.orderBy("revision")
		.execute();
	expect(rows.map(({ revision }) => revision)).toEqual([1, 2]);
});

test("[security.H1] to look at a design computes nothing: what was found when it was saved is kept", async () => {
	const browser = browserOn(server.app);
	const { body: made } = await start(browser);
	const commands = [{ type: "setText", element: field.id, text: "Lea & Tom" }];
	const { body: saved } = await change(browser, made.id, 1, { commands });
	asked = [];
	const path = `/web-api/designs/${made.id}`;
	for (let look = 0; look < 3; look += 1) expect((await browser.get(path)).body).toEqual(saved);
	expect((await browser.get(path, { "If-None-Match": '"2"' })).status).toBe(304);
	expect(asked).toEqual([]);
});

test("[security.H1] a design stored without findings is checked once, also when it is too heavy for that", async () => {
	const browser = browserOn(server.app);
	const { body: made } = await start(browser);
	const { db } = server.platform.database;
	await db.updateTable("design_revision").set({ findings: null }).where("design", "=", made.id).execute();
	const look = () => browser.get(`/web-api/designs/${made.id}`);
	asked = [];
	isTooHeavy = true;
	expect(await look()).toMatchObject({ status: 422, body: { code: "render_too_heavy" } });
	isTooHeavy = false;
	expect((await look()).body.code).toBe("render_too_heavy");
	expect(asked).toEqual(["design.check"]);
	server.clock.advance(3_600_000);
	expect([(await look()).body, (await look()).body]).toEqual([made, made]);
	expect(asked).toEqual(["design.check", "design.check"]);
});

test("a stale revision is 412 with the current one, a missing one 428", async () => {
	const browser = browserOn(server.app);
	const { id } = (await start(browser)).body;
	const commands = [{ type: "setText", element: field.id, text: "A" }];
	await change(browser, id, 1, { commands });
	const stale = await change(browser, id, 1, { commands });
	expect(stale).toMatchObject({
		status: 412,
		body: { code: "revision_stale", current: { id, revision: 2 } },
	});
	expect(stale.headers.get("etag")).toBe('"2"');
	for (const headers of [{}, { "If-Match": "*" }]) {
		const missing = await browser.patch(`/web-api/designs/${id}`, { commands }, headers);
		expect(missing).toMatchObject({ status: 428, body: { code: "revision_required" } });
	}
});

test("a client that prefers it gets no more than the name of what it has saved", async () => {
	const browser = browserOn(server.app);
	const { id } = (await start(browser)).body;
	const commands = [{ type: "setText", element: field.id, text: "Jana & Ole" }];
	const save = (revision: number) =>
		browser.patch(
			`/web-api/designs/${id}`,
			{ commands },
			{ "If-Match": `"${revision}"`, Prefer: "return=minimal" },
		);
	const saved = await save(1);
	expect(saved).toMatchObject({ status: 200, body: { id, revision: 2 } });
	expect(Object.keys(saved.body)).toEqual(["id", "revision"]);
	expect(saved.headers.get("etag")).toBe('"2"');
	expect(saved.headers.get("preference-applied")).toBe("return=minimal");
	const stale = await save(1);
	expect(stale).toMatchObject({ status: 412, body: { current: { id, revision: 2 } } });
	expect(JSON.stringify(stale.body.current.document)).toContain("Jana & Ole");
});

test("whoever has the newest revision is told so without it", async () => {
	const browser = browserOn(server.app);
	const { id } = (await start(browser)).body;
	const ask = (known: string) =>
		browser.send(`/web-api/designs/${id}`, { headers: { "if-none-match": known } });
	for (const known of ['"1"', 'W/"1"']) {
		const same = await ask(known);
		expect([same.status, same.headers.get("etag"), await same.text()]).toEqual([304, '"1"', ""]);
	}
	await change(browser, id, 1, { commands: [{ type: "setText", element: field.id, text: "A" }] });
	const newer = await ask('"1"');
	expect([newer.status, newer.headers.get("etag")]).toEqual([200, '"2"']);
	const stranger = browserOn(server.app);
	expect((await stranger.get(`/web-api/designs/${id}`, { "if-none-match": '"2"' })).status).toBe(404);
});

test("of two changes of one revision at once one wins", async () => {
	const browser = browserOn(server.app);
	const { id } = (await start(browser)).body;
	const answers = await Promise.all(
		["A", "B", "C"].map((text) =>
			change(browser, id, 1, { commands: [{ type: "setText", element: field.id, text }] }),
		),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
});

test.each([
	[
		"text_too_long",
		{ type: "setText", element: field.id, text: "x".repeat(field.maxLength + 1) },
		/Höchstens/,
	],
	["element_unknown", { type: "setText", element: "nirgends", text: "x" }, /gibt es nicht/],
	["element_wrong_type", { type: "setText", element: slot.id, text: "x" }, /nur für Texte/],
	["upload_unknown", { type: "setPhoto", element: slot.id, upload: "nirgends" }, /Foto/],
])("%s is refused and nothing is saved", async (code, command, words) => {
	const browser = browserOn(server.app);
	const { id } = (await start(browser)).body;
	const good = { type: "setText", element: field.id, text: "gut" };
	const answer = await change(browser, id, 1, { commands: [good, command] });
	expect(answer).toMatchObject({ status: 422, body: { code } });
	expect(answer.body.fields[command.element]).toMatch(words);
	expect((await browser.get(`/web-api/designs/${id}`)).body.revision).toBe(1);
});

test.each([
	["page_missing", { type: "setPageBackground", page: "deckel", ink: null }, "deckel"],
	["fields_invalid", { type: "setFields", fields: [guestField, guestField] }, "fields"],
	["element_exists", { type: "addElement", page: "front", value: field }, field.id],
	["slot_unknown", { type: "setInk", element: drawing.id, slot: "nirgends", ink: null }, drawing.id],
	["group_unknown", { type: "setGroup", element: field.id, group: "nirgends" }, field.id],
])("%s is refused in words", async (code, command, name) => {
	const browser = browserOn(server.app);
	const { id } = (await start(browser)).body;
	const answer = await change(browser, id, 1, { commands: [command] });
	expect(answer).toMatchObject({
		status: 422,
		body: { code, fields: { [name]: expect.stringMatching(/\w/) } },
	});
});

test("elements come, go, turn and change their order; a photo added is one's own", async () => {
	const browser = browserOn(server.app);
	const { id } = (await start(browser)).body;
	const own = (await browser.upload(await jpeg(800, 600))).body;
	const foreign = (await browserOn(server.app).upload(await jpeg(810, 600))).body;
	const added = (upload: string, width: number) => ({
		type: "addElement",
		page: "front",
		index: 0,
		value: {
			...slot,
			id: "neues-foto",
			box: { x: 0, y: 0, width: 40_000, height: 30_000 },
			photo: { upload, width, height: 600, crop: { x: 0, y: 0, width: 800, height: 600 }, turn: 180 },
		},
	});
	expect(await change(browser, id, 1, { commands: [added(foreign.id, 810)] })).toMatchObject({
		status: 422,
		body: { code: "upload_unknown" },
	});
	const commands = [
		added(own.id, 800),
		{ type: "setPhotoPlacement", element: "neues-foto", turn: 90, mirrored: true },
		{ type: "moveElement", element: "neues-foto", index: 1 },
		{ type: "removeElement", element: field.id },
	];
	const saved = await change(browser, id, 1, { commands });
	const { pages } = saved.body.document;
	expect(pages[0].elements[1]).toMatchObject({
		id: "neues-foto",
		photo: { turn: 90, mirrored: true, crop: { width: 450, height: 600 } },
	});
	expect(JSON.stringify(pages)).not.toContain(`"id":"${field.id}"`);
});

test("a photo lands in its slot; somebody else's does not", async () => {
	const browser = browserOn(server.app);
	const { id } = (await start(browser)).body;
	const own = (await browser.upload(await jpeg(800, 600))).body;
	const foreign = (await browserOn(server.app).upload(await jpeg(810, 600))).body;
	const place = (upload: string) =>
		change(browser, id, 1, { commands: [{ type: "setPhoto", element: slot.id, upload }] });
	expect(await place(foreign.id)).toMatchObject({ status: 422, body: { code: "upload_unknown" } });
	const placed = await place(own.id);
	expect(placed.body.document.pages.flatMap((page: { elements: unknown[] }) => page.elements)).toContainEqual(
		expect.objectContaining({ id: slot.id, photo: expect.objectContaining({ upload: own.id, width: 800 }) }),
	);
	expect(placed.body.findings).toContainEqual(expect.objectContaining({ rule: "photo.lowResolution" }));
});

test("previews show the page with its photo to the owner, by revision", async () => {
	const browser = browserOn(server.app);
	const { id } = (await start(browser)).body;
	const photo = sharp({ create: { width: 820, height: 600, channels: 3, background: "#0000ff" } });
	const { id: upload } = (await browser.upload(new Uint8Array(await photo.jpeg().toBuffer()))).body;
	await change(browser, id, 1, { commands: [{ type: "setPhoto", element: slot.id, upload }] });
	const page = withPhoto.document.pages.find(({ elements }) =>
		elements.some(({ id: name }) => name === slot.id),
	);
	const svg = (revision: number) =>
		browser.get(`/web-api/designs/${id}/preview/${page?.key}.svg?revision=${revision}`);
	expect((await svg(2)).body).toContain("data:image/jpeg;base64,");
	expect((await svg(1)).body).not.toContain("data:image/jpeg;base64,");
	expect((await svg(1)).headers.get("content-security-policy")).toContain("sandbox");
	const png = await browser.send(`/web-api/designs/${id}/preview/${page?.key}.png`, {});
	expect(png.headers.get("content-type")).toBe("image/png");
	const { data, info } = await sharp(await png.arrayBuffer())
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const scale = info.width / geometryOf(withPhoto.document).trim.width;
	const column = Math.round((slot.box.x + slot.box.width / 2) * scale);
	const row = Math.round((slot.box.y + slot.box.height / 2) * scale);
	const [red = 255, , blue = 0] = data.subarray((row * info.width + column) * 3);
	// Blue, but not as a screen has it: no ink prints that.
	expect({ isBlue: blue - red > 60, isScreenBlue: blue > 220 }).toEqual({
		isBlue: true,
		isScreenBlue: false,
	});
	const look = { tone: "blackWhite", brightness: 0, contrast: 0 };
	await change(browser, id, 2, { commands: [{ type: "setPhotoLook", element: slot.id, look }] });
	// Grey before the press, which no filter comes after.
	const [, grey = ""] = /data:image\/jpeg;base64,([^"]+)/.exec((await svg(3)).body) ?? [];
	const { channels } = await sharp(Buffer.from(grey, "base64")).stats();
	const means = channels.map(({ mean }) => mean);
	expect(Math.max(...means) - Math.min(...means)).toBeLessThan(6);
	expect((await svg(3)).body).not.toContain("feColorMatrix");
	expect((await svg(9)).status).toBe(404);
	for (const file of ["deckel.png", "constructor.png", `${page?.key}.svg.png`]) {
		expect((await browser.get(`/web-api/designs/${id}/preview/${file}`)).body.code).toBe("page_unknown");
	}
	expect((await browserOn(server.app).get(`/web-api/designs/${id}/preview/front.png`)).status).toBe(404);
});

test("unreadable bodies name their fields", async () => {
	const browser = browserOn(server.app);
	expect(await browser.post("/web-api/designs", { template: 5 })).toMatchObject({
		status: 400,
		body: { code: "request_invalid", fields: { template: expect.stringMatching(/erwartet/) } },
	});
	const broken = await browser.send("/web-api/designs", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: "{",
	});
	expect(await broken.json()).toMatchObject({ code: "request_invalid" });
	const large = await browser.post("/web-api/designs", { template: "x".repeat(1_100_000) });
	expect(large).toMatchObject({ status: 413, body: { code: "request_too_large" } });
});

test("a page takes no more letters than can be set in reasonable time", async () => {
	const browser = browserOn(server.app);
	const { body } = await start(browser);
	const page = withPhoto.document.pages[0]?.key;
	const text = "Donaudampfschiff ".repeat(60);
	const commands = Array.from({ length: 200 }, (_, index) => ({
		type: "addElement",
		page,
		value: { ...field, id: `flut-${index}`, text, maxLength: 4000, group: undefined },
	}));
	expect(await change(browser, body.id, 1, { commands })).toMatchObject({
		status: 422,
		body: {
			code: "page_too_heavy",
			fields: { "flut-3": "Mehr Schrift und Zeichnungen fasst die Seite nicht." },
		},
	});
	expect((await browser.get(`/web-api/designs/${body.id}`)).body.revision).toBe(1);
});
