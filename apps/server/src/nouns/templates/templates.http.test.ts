import { templateWords, themeWords } from "@offizin/words";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>) => browserOn(server.app).get(path, headers);
const { rows: templates } = await openTemplates();
const [first] = templates;
if (!first) throw new Error("there are no templates");

test("the list names what the main job needs, sets no cookie and may be kept", async () => {
	const list = await get("/web-api/templates?productType=card");
	expect(list.status).toBe(200);
	expect(list.body.total).toBe(templates.length);
	expect(list.body.items[0]).toMatchObject({
		id: first.id,
		name: templateWords(first, "de-DE").name,
		themeId: first.themeId,
		productType: "card",
		defaultConfiguration: first.defaultConfiguration,
		from: { quantity: 50, unit: { currency: "eur" } },
	});
	expect(list.headers.get("set-cookie")).toBeNull();
	expect(list.headers.get("cache-control")).toContain("public");
	const again = await get("/web-api/templates?productType=card", {
		"if-none-match": list.headers.get("etag") ?? "",
	});
	expect(again.status).toBe(304);
});

test("tileCount shortens the list but not the total", async () => {
	const { body } = await get("/web-api/templates?tileCount=1");
	expect([body.items.length, body.total]).toEqual([1, templates.length]);
});

test("facet counts leave out their own dimension", async () => {
	const { body } = await get(`/web-api/templates?theme=${first.themeId}`);
	const own = templates.filter(({ themeId }) => themeId === first.themeId);
	expect(body.total).toBe(own.length);
	const themes = Object.fromEntries(
		body.facets.theme.map(({ value, count }: { value: string; count: number }) => [value, count]),
	);
	expect(Object.values<number>(themes).reduce((a, b) => a + b, 0)).toBe(templates.length);
	const formats = body.facets.format.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
	expect(formats).toBe(own.length);
});

test("a collection that can be chosen has its name, whatever else is chosen", async () => {
	const { body } = await get(`/web-api/templates?theme=${first.themeId}&tileCount=1`);
	for (const { value, name } of body.facets.theme) {
		expect(name).toBe(themeWords(value, "de-DE").name);
	}
});

test("an answer asked for again is the same, and each query has its own", async () => {
	const ask = () => get("/web-api/templates?tileCount=3");
	const [fresh, kept] = [await ask(), await ask()];
	expect(kept).toMatchObject({ status: 200, body: fresh.body });
	for (const name of ["etag", "content-type", "cache-control", "vary"]) {
		expect([name, kept.headers.get(name)]).toEqual([name, fresh.headers.get(name)]);
	}
	expect(kept.headers.get("x-request-id")).not.toBe(fresh.headers.get("x-request-id"));
	expect((await get("/web-api/templates?tileCount=2")).body.items).toHaveLength(2);
	expect((await get("/web-api/templates/gibt-es-nicht")).status).toBe(404);
	expect((await get("/web-api/templates/gibt-es-nicht")).status).toBe(404);
});

test("unknown facet values find nothing and are no error", async () => {
	expect(await get("/web-api/templates?theme=gibt-es-nicht")).toMatchObject({
		status: 200,
		body: { items: [], total: 0 },
	});
	expect((await get("/web-api/templates?color=")).body.total).toBe(templates.length);
	expect((await get("/web-api/templates?productType=tapete")).body.code).toBe("request_invalid");
});

test("one template, its theme and the collections", async () => {
	const { body } = await get(`/web-api/templates/${first.id}`);
	expect(body).toMatchObject({ id: first.id, theme: { id: first.themeId } });
	expect(body.pages.map(({ page }: { page: string }) => page)).toEqual(first.pages);
	expect(await get("/web-api/templates/gibt-es-nicht")).toMatchObject({
		status: 404,
		body: { code: "template_not_found" },
	});
	const themes = (await get("/web-api/themes")).body;
	expect(
		themes.items
			.map(({ templates: count }: { templates: number }) => count)
			.reduce((a: number, b: number) => a + b),
	).toBe(templates.length);
});

test("the price explains itself, with the date and the ladder", async () => {
	const { status, body } = await get(`/web-api/card-price?template=${first.id}&quantity=50`);
	expect(status).toBe(200);
	expect(body.lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
		body.total,
	);
	expect(body.ladder).toContainEqual({ quantity: 50, unit: body.unit, total: body.total });
	expect(body.delivery > "2026-11-20").toBe(true);
});

test.each([0, 5001, 2.5])("%s pieces are refused", async (quantity) => {
	const answer = await get(`/web-api/card-price?template=${first.id}&quantity=${quantity}`);
	expect(answer).toMatchObject({
		status: 422,
		body: { code: "quantity_out_of_range", fields: { quantity: expect.any(String) } },
	});
});

test("openapi.json lists the doors", async () => {
	const { body } = await get("/web-api/openapi.json");
	expect(Object.keys(body.paths)).toEqual(
		expect.arrayContaining([
			"/web-api/templates",
			"/web-api/designs/{id}",
			"/web-api/uploads",
			"/office-api/login",
		]),
	);
});

test("[8.3-1] what a picture shows is told in the language of the shop", async () => {
	const altsIn = async (locale: string) => {
		const { body } = await get(`/web-api/templates/${first.id}`, { "x-locale": locale });
		return [...body.pages, ...body.scenes].map(({ alt }: { alt: string }) => alt.split(", ").at(-1));
	};
	expect(await altsIn("de-DE")).toEqual(expect.arrayContaining(["Rückseite", "Vorder- und Rückseite"]));
	expect(await altsIn("en-GB")).toEqual(expect.arrayContaining(["Back", "front and back"]));
});

test("[8.3-1] collections, cards and colours are told in the language of the shop, whichever was asked for first", async () => {
	const id = "eukalyptus-klappkarte-a6-salbei";
	const told = async (locale: string) => {
		const headers = { "x-locale": locale };
		const [{ body: list }, { body: card }, { body: themes }] = await Promise.all([
			get("/web-api/templates", headers),
			get(`/web-api/templates/${id}`, headers),
			get("/web-api/themes", headers),
		]);
		return { list, card, themes };
	};
	for (const [locale, name, ownName, color, collection, story] of [
		[
			"de-DE",
			"Eukalyptus – Einladung Klappkarte",
			"Einladung Klappkarte",
			"Salbei",
			"Eukalyptus",
			/^Ein Zweig/,
		],
		["en-DE", "Eucalyptus – Folded invitation", "Folded invitation", "Sage", "Eucalyptus", /^A branch/],
		[
			"de-DE",
			"Eukalyptus – Einladung Klappkarte",
			"Einladung Klappkarte",
			"Salbei",
			"Eukalyptus",
			/^Ein Zweig/,
		],
	] as const) {
		const { list, card, themes } = await told(locale);
		const summary = { id, name, themeName: collection, colorway: { key: "salbei", name: color } };
		expect(list.items[0]).toMatchObject(summary);
		expect(list.items[0].scene.alt).toContain(`${name} in ${color}, `);
		expect(list.facets.theme[0]).toMatchObject({ value: "eukalyptus", name: collection });
		expect(card).toMatchObject({
			...summary,
			ownName,
			theme: { id: "eukalyptus", name: collection, story: expect.stringMatching(story) },
		});
		expect(card.colors[0]).toMatchObject({ key: "salbei", name: color });
		expect(themes.items[0]).toMatchObject({
			name: collection,
			story: expect.stringMatching(story),
			colorways: [{ name: color }, {}, {}],
		});
	}
});
