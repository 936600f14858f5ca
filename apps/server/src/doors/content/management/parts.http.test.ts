import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import type { Browser } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile } from "../../../testing/content-space.ts";
import { jpeg } from "../../../testing/photos.ts";

let server: AppUnderTest;
let clerk: Browser;
const space = "/v1/spaces/4711";
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

const put = (path: string, json: unknown) => clerk.put(path, json);
const page = (fields: object = {}) => ({ component: "page", title: "Titel", ...fields });
async function write(story: object) {
	const made = await clerk.post(`${space}/stories`, { story: { content: page(), ...story } });
	expect([made.status, made.body]).toEqual([201, made.body]);
	return made.body.story;
}

async function sizeOf(answer: Response) {
	const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
	return [width, height];
}

describe("files", () => {
	async function send(bytes: Uint8Array<ArrayBuffer>, name: string) {
		const body = new FormData();
		body.set("file", new File([bytes], name));
		body.set("alt", "Eine Wiese");
		return clerk.sendForm(`${space}/assets`, body);
	}

	test("a picture is taken, described, delivered for ever and kept while a page shows it", async () => {
		const bytes = await jpeg(320, 200);
		const { status, body } = await send(bytes, "Große Wiese.JPEG");
		expect([status, body.asset]).toMatchObject([
			201,
			{ name: "grosse-wiese.jpg", content_type: "image/jpeg", width: 320, height: 200, alt: "Eine Wiese" },
		]);
		const { filename, id } = body.asset;
		expect(new URL(filename).pathname).toMatch(/^\/f\/4711\/320x200\/[0-9a-f]{10}\/grosse-wiese\.jpg$/);
		const file = await clerk.send(new URL(filename).pathname, {});
		expect(Object.fromEntries(file.headers)).toMatchObject({
			"content-type": "image/jpeg",
			"cache-control": "public, max-age=31536000, immutable",
			"x-content-type-options": "nosniff",
		});
		expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
		const picture = { fieldtype: "asset", id, filename, alt: "" };
		const shown = await write({ name: "Bild", content: page({ body: [{ component: "teaser", picture }] }) });
		expect(shown.content.body[0].picture.filename).toBe(filename);
		expect(server.platform.content.space(4711)?.byId.get(shown.id)?.draft?.body).toMatchObject([
			{ picture: { filename: new URL(filename).pathname } },
		]);
		expect((await clerk.delete(`${space}/assets/${id}`)).body).toMatchObject({
			code: "asset_used",
			stories: [{ id: shown.id }],
		});
		const focus = { asset: { focus: "10x10:20x20", title: "Wiese" } };
		expect((await put(`${space}/assets/${id}`, focus)).body.asset).toMatchObject({
			title: "Wiese",
			focus: "10x10:20x20",
			alt: "Eine Wiese",
		});
	});

	test.each([
		["a text", "Hallo", "bild.jpg", 415, "asset_kind_refused"],
		["nothing", "", "bild.jpg", 415, "asset_kind_refused"],
		["a page", "<html><script>alert(1)</script>", "seite.html", 415, "asset_kind_refused"],
		[
			"an SVG",
			'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
			"bild.svg",
			415,
			"asset_kind_refused",
		],
		["the start of a picture", "\u{89}PNG\r\n\u{1a}\n0000", "bild.png", 422, "asset_damaged"],
	])("%s is no picture", async (_, text, name, status, code) => {
		const sent = await send(Uint8Array.from(Buffer.from(text, "latin1")), name);
		expect([sent.status, sent.body.code]).toEqual([status, code]);
	});

	test("a file of 60 MB is refused, also where nobody has said how large it is", async () => {
		const body = new FormData();
		body.set("file", new File([new Uint8Array(60 * 1024 * 1024)], "film.mp4"));
		const sent = await clerk.sendForm(`${space}/assets`, body);
		expect([sent.status, sent.body.code]).toEqual([413, "asset_too_large"]);
	});

	test("a picture with a page behind it stays a picture", async () => {
		const page = Buffer.from("<html><script>alert(1)</script></html>");
		const bytes = Uint8Array.from(Buffer.concat([await jpeg(320, 200), page]));
		const { status, body } = await send(bytes, "bild.html");
		expect(status).toBe(201);
		const file = await clerk.send(new URL(body.asset.filename).pathname, {});
		expect(Object.fromEntries(file.headers)).toMatchObject({
			"content-type": "image/jpeg",
			"x-content-type-options": "nosniff",
			"content-security-policy": expect.stringContaining("sandbox"),
		});
		expect(body.asset.name).toBe("bild.jpg");
	});

	test("a form without a file, an unknown file", async () => {
		const empty = await clerk.send(`${space}/assets`, { method: "POST", body: new FormData() });
		expect(empty.status).toBe(400);
		expect((await clerk.get("/f/4711/1x1/0123456789/nichts.jpg")).status).toBe(404);
	});

	test("the address of a picture in a size that is in no list is open to everybody", async () => {
		const { body } = await send(await jpeg(640, 400), "wiese.jpg");
		const asked = (query: string) => clerk.get(`${space}/assets/${body.asset.id}/picture?${query}`);
		const { url } = (await asked("width=123&height=77")).body;
		expect(url).toMatch(/\/f\/4711\/640x400\/[0-9a-f]{10}\/wiese\.jpg\/m\/123x77\?s=[\w-]{43}$/);
		const { pathname, search } = new URL(url);
		const stranger = await server.app.request(`${pathname}${search}`);
		expect([stranger.status, await sizeOf(stranger)]).toEqual([200, [123, 77]]);
		expect((await server.app.request(pathname)).status).toBe(403);
		expect((await asked("width=575")).body.url).toBe(`${body.asset.filename}/m/575x0`);
		expect((await asked("width=4001")).status).toBe(400);
		expect((await clerk.get(`${space}/assets/999999/picture?width=123`)).body.code).toBe("asset_unknown");
		const sheet = await send(Uint8Array.from(Buffer.from("%PDF-1.7 Maße")), "masse.pdf");
		const none = await clerk.get(`${space}/assets/${sheet.body.asset.id}/picture?width=123`);
		expect([none.status, none.body.code]).toEqual([415, "image_not_a_picture"]);
	});

	test("a PDF is taken and never shown in a page", async () => {
		const { body } = await send(Uint8Array.from(Buffer.from("%PDF-1.7 …")), "agb.pdf");
		const file = await clerk.send(new URL(body.asset.filename).pathname, {});
		expect(file.headers.get("content-disposition")).toContain("attachment");
	});
});

describe("schemas and lists", () => {
	test("a component is added, changed, and kept while it is used", async () => {
		const made = await clerk.post(`${space}/components`, {
			component: { name: "karte", schema: { text: { type: "text", regex: "[a-z]+" } } },
		});
		expect(made.status).toBe(201);
		const { id } = made.body.component;
		expect((await clerk.post(`${space}/components`, { component: { name: "karte" } })).body.code).toBe(
			"component_taken",
		);
		const bad = { component: { name: "x", schema: { text: { type: "text", regex: "(" } } } };
		expect((await clerk.post(`${space}/components`, bad)).status).toBe(400);
		await write({ name: "Mit Karte", content: page({ body: [{ component: "karte" }] }) });
		expect((await clerk.delete(`${space}/components/${id}`)).body.code).toBe("component_used");
		const changed = await put(`${space}/components/${id}`, { component: { display_name: "Karte" } });
		expect(changed.body.component).toMatchObject({ display_name: "Karte", schema: { text: {} } });
	});

	test("pages that a changed schema has broken are counted, listed and found", async () => {
		const { body } = await clerk.post(`${space}/components`, {
			component: { name: "zeile", schema: { text: { type: "text" } } },
		});
		const broken = await write({ name: "Zeile", content: page({ body: [{ component: "zeile" }] }) });
		const whole = await write({ name: "Ohne Zeile", content: page() });
		const listed = async (query: string) =>
			(await clerk.get(`${space}/stories?by_ids=${broken.id},${whole.id}&${query}`)).body.stories.map(
				({ id, errors }: { id: number; errors: number }) => [id, errors],
			);
		expect(await listed("sort_by=created_at:asc")).toEqual([
			[broken.id, 0],
			[whole.id, 0],
		]);
		const before = (await clerk.get(`${space}/stories?with_errors=1`)).body.stories.length;
		const schema = { text: { type: "text", required: true } };
		const changed = await put(`${space}/components/${body.component.id}`, { component: { schema } });
		expect(changed.body.stories_with_errors).toBe(before + 1);
		expect(await listed("with_errors=1")).toEqual([[broken.id, 1]]);
		expect(await listed("with_errors=0")).toEqual([[whole.id, 0]]);
	});

	test("a data source and its entries", async () => {
		const source = { name: "Farben", slug: "farben", dimensions: [{ name: "Englisch", entry_value: "en" }] };
		const made = (await clerk.post(`${space}/datasources`, { datasource: source })).body.datasource;
		expect(made.dimensions).toEqual([{ id: 1, name: "Englisch", entry_value: "en" }]);
		const entry = { datasource_id: made.id, name: "Rot", value: "red", dimension_values: { en: "Red" } };
		const added = await clerk.post(`${space}/datasource_entries`, { datasource_entry: entry });
		const { id } = added.body.datasource_entry;
		await put(`${space}/datasource_entries/${id}`, { datasource_entry: { name: "Dunkelrot" } });
		const listed = await clerk.get(`${space}/datasource_entries?datasource_id=${made.id}`);
		expect(listed.body.datasource_entries).toEqual([
			{ id, name: "Dunkelrot", value: "red", dimension_values: { en: "Red" } },
		]);
		expect((await clerk.post(`${space}/datasources`, { datasource: source })).body.code).toBe(
			"data_source_taken",
		);
		await clerk.delete(`${space}/datasource_entries/${id}`);
		expect((await clerk.delete(`${space}/datasources/${made.id}`)).status).toBe(200);
	});

	describe("a list that blocks choose from", () => {
		const entries = `${space}/datasource_entries`;
		let list: number;
		async function add(name: string, value: string) {
			const entry = { datasource_id: list, name, value };
			return (await clerk.post(entries, { datasource_entry: entry })).body.datasource_entry;
		}
		const valuesOf = async () =>
			(await clerk.get(`${entries}?datasource_id=${list}`)).body.datasource_entries.map(
				({ value }: { value: string }) => value,
			);
		beforeAll(async () => {
			const datasource = { name: "Rubriken", slug: "rubriken" };
			list = (await clerk.post(`${space}/datasources`, { datasource })).body.datasource.id;
			const section = { type: "option", source: "internal", datasource_slug: "rubriken" };
			const several = { ...section, type: "options" };
			await clerk.post(`${space}/components`, {
				component: { name: "hinweis", schema: { section, several } },
			});
		});

		test("stays with its slug, and says which blocks they are", async () => {
			const path = `${space}/datasources/${list}`;
			const used = { code: "data_source_used", components: [{ name: "hinweis", display_name: null }] };
			expect(await clerk.delete(path)).toMatchObject({ status: 409, body: used });
			expect(await put(path, { datasource: { slug: "anders" } })).toMatchObject({ status: 409, body: used });
			expect((await put(path, { datasource: { name: "Themen" } })).body.datasource.name).toBe("Themen");
		});

		test("keeps the value that pages have, and says which pages they are", async () => {
			const { id } = await add("Neues", "neu");
			const body = [
				{ component: "hinweis", several: ["neu"] },
				{ component: "teaser", text: "neu" },
			];
			const story = await write({ name: "Mit Rubrik", content: page({ body }) });
			await write({ name: "Ohne Rubrik", content: page({ body: [{ component: "teaser", text: "neu" }] }) });
			const used = { code: "entry_used", stories: [{ id: story.id, name: "Mit Rubrik" }] };
			const change = (datasource_entry: object) => put(`${entries}/${id}`, { datasource_entry });
			expect(await change({ value: "aktuell" })).toMatchObject({ status: 409, body: used });
			expect((await change({ name: "Aktuelles" })).body.datasource_entry).toMatchObject({
				name: "Aktuelles",
			});
			expect(await clerk.delete(`${entries}/${id}`)).toMatchObject({ status: 409, body: used });
			expect((await clerk.delete(`${entries}/${id}?force_delete=1`)).status).toBe(200);
			const { findings } = (await clerk.get(`${space}/stories/${story.id}/findings`)).body;
			expect(findings).toMatchObject([{ code: "option_unknown", severity: "error" }]);
		});

		test("is put in order, and has each value once", async () => {
			for (const one of ["a", "b", "c"]) await add(one.toUpperCase(), one);
			const { datasource_entries: all } = (await clerk.get(`${entries}?datasource_id=${list}`)).body;
			const last = all.at(-1);
			await put(`${entries}/${last.id}`, { datasource_entry: { position: 1 } });
			expect(await valuesOf()).toEqual(["c", "a", "b"]);
			await put(`${entries}/${last.id}`, { datasource_entry: { position: 99, name: "Ende" } });
			expect(await valuesOf()).toEqual(["a", "b", "c"]);
			expect((await put(`${entries}/${last.id}`, { datasource_entry: { value: "a" } })).body.code).toBe(
				"entry_taken",
			);
			const again = { datasource_id: list, name: "Noch einmal", value: "b" };
			expect((await clerk.post(entries, { datasource_entry: again })).body.code).toBe("entry_taken");
			const empty = { datasource_id: list, name: " ", value: "" };
			expect((await clerk.post(entries, { datasource_entry: empty })).status).toBe(400);
		});

		test("takes the values of a renamed language along, and leaves those of one that is gone", async () => {
			const path = `${space}/datasources/${list}`;
			const dimensions = [
				{ name: "Englisch", entry_value: "en" },
				{ name: "Französisch", entry_value: "fr" },
			];
			const made = (await put(path, { datasource: { dimensions } })).body.datasource.dimensions;
			const { id } = await add("Übersetzt", "uebersetzt");
			const dimension_values = { en: "Translated", fr: "Traduit" };
			await put(`${entries}/${id}`, { datasource_entry: { dimension_values } });
			await put(path, { datasource: { dimensions: [{ ...made[0], entry_value: "en-gb" }] } });
			const { datasource_entries: all } = (await clerk.get(`${entries}?datasource_id=${list}`)).body;
			expect(all.at(-1)).toMatchObject({ dimension_values: { "en-gb": "Translated" } });
			expect(Object.keys(all.at(-1).dimension_values)).toEqual(["en-gb"]);
		});
	});
});
