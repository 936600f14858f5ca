import { type RouteOutput, search } from "@offizin/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedContent } from "../../nouns/content-writing/seed-content.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { publishFields, type StoredStory, storeStory } from "../../testing/content-rows.ts";
import { searches } from "./searches.fixtures.ts";

let shop: AppUnderTest;
let space: number;
beforeAll(async () => {
	shop = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
	await seedContent(shop.platform);
	await shop.platform.search.refresh();
	space = shop.platform.content.ofChannel("papiervogel")?.id ?? 0;
});
afterAll(() => shop.close());

const shops = {
	p: ["papiervogel", "de-DE"],
	en: ["papiervogel", "en-DE"],
	b: ["bildwand", "de-DE"],
	"b-en": ["bildwand", "en-DE"],
} as const;

function request(parameters: Readonly<Record<string, string>>, name: keyof typeof shops = "p") {
	const [channel, locale] = shops[name];
	return shop.app.request(`${search.path}?${new URLSearchParams(parameters)}`, {
		headers: { "X-Channel": channel, "X-Locale": locale },
	});
}

async function find(parameters: Readonly<Record<string, string>>, name?: keyof typeof shops) {
	const response = await request(parameters, name);
	expect(response.status).toBe(200);
	return (await response.json()) as RouteOutput<typeof search>;
}

test.each(searches)("%s: %s leads to %s", async (name, query, first) => {
	const { items, isWhole } = await find({ q: query, limit: "3" }, name);
	expect(items[0]?.path.slice(0, first.length)).toBe(first);
	if (first.includes("?") === false) expect(items[0]?.path).toBe(first);
	expect(isWhole).toBe(true);
});

test("a hit has its title, what it is, and how it looks, in the language of the site", async () => {
	const [german] = (await find({ q: "eukalyptus dankeskarte" })).items;
	expect(german).toMatchObject({
		kind: "design",
		title: "Eukalyptus – Dankeskarte quadratisch",
		note: "Dankeskarten, Salbei",
		picture: { src: "/img/w640/scene/eukalyptus-klappkarte-sq145-salbei" },
	});
	expect((await find({ q: "eucalyptus thank-you" }, "en")).items[0]).toMatchObject({
		path: german?.path,
		note: "Thank-you cards, Sage",
	});
	expect((await find({ q: "kraftpapier" })).items[0]?.swatch).toMatch(/^#[0-9a-f]{6}$/);
});

test("a design is one hit, whatever colours it comes in; a kind is counted and can be chosen", async () => {
	const all = await find({ q: "eukalyptus", limit: "96" });
	const designs = all.items.filter(({ kind }) => kind === "design");
	expect(designs.filter(({ path }) => path.includes("klappkarte-sq145"))).toHaveLength(1);
	expect(all.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
	const chosen = await find({ q: "eukalyptus", kind: "design" });
	expect(chosen.total).toBe(designs.length);
	expect(chosen.kinds).toEqual(all.kinds);
	expect((await find({ q: "eukalyptus", limit: "1" })).items).toHaveLength(1);
});

test("[1-2] a brand finds nothing of the other one", async () => {
	expect((await find({ q: "eukalyptus" }, "b")).items).toEqual([]);
	const paths = (await find({ q: "leinwand" })).items.map(({ path }) => path);
	expect(paths.filter((path) => path.includes("wandbild"))).toEqual([]);
});

test("pages with some of the words are found where none has all, and it is said", async () => {
	const { items, isWhole } = await find({ q: "eukalyptus rennwagen" });
	expect(isWhole).toBe(false);
	expect(items[0]?.path).toBe("/themes/eukalyptus/");
});

test.each(["", "   ", "%", "_'; drop table search_word; --", "der die das", "xqzv"])(
	"nothing is found for %j",
	async (query) => {
		expect(await find({ q: query })).toEqual({ items: [], total: 0, kinds: [], isWhole: true });
	},
);

test.each([
	[{ q: "x".repeat(81) }, "q"],
	[{}, "q"],
	[{ q: "karte", limit: "97" }, "limit"],
	[{ q: "karte", limit: "0" }, "limit"],
	[{ q: "karte", kind: "alles" }, "kind"],
] as const)("%j is refused", async (parameters, field) => {
	const response = await request(parameters);
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({
		code: "request_invalid",
		fields: { [field]: expect.any(String) },
	});
});

test("the longest query of words nobody knows is answered", async () => {
	const { items } = await find({ q: "hochzeitskartenfabrik ".repeat(4).slice(0, 80) });
	expect(items.length).toBeGreaterThan(0);
});

test("an answer may be kept by everybody for a minute, and is known again by its tag", async () => {
	const first = await request({ q: "eukalyptus" });
	expect(first.headers.get("Cache-Control")).toContain("public, max-age=60");
	expect(first.headers.get("Vary")).toContain("X-Locale");
	const etag = first.headers.get("ETag") ?? "";
	const again = await shop.app.request(`${search.path}?q=eukalyptus`, {
		headers: { "X-Channel": "papiervogel", "X-Locale": "de-DE", "If-None-Match": etag },
	});
	expect(again.status).toBe(304);
});

describe("pages of editors", () => {
	let story: StoredStory;
	const publish = async (fields: Readonly<Record<string, string>>) => {
		await publishFields(shop.platform.database.db, story, fields);
		await shop.platform.content.refresh();
		await shop.platform.search.refresh();
	};
	beforeAll(async () => {
		const folder = await shop.platform.database.db
			.selectFrom("content_story")
			.select(["id", "uuid", "full_slug as fullSlug"])
			.where("space", "=", space)
			.where("full_slug", "=", "magazin")
			.where("is_folder", "=", true)
			.executeTakeFirstOrThrow();
		story = await storeStory(shop.platform.database.db, {
			space,
			slug: "zwetschgenkuchen",
			parent: folder,
			content: {
				title: "Zwetschgenkuchen für Gäste",
				title__i18n__en: "Plum cake for guests",
				description: "Ein Rezept. Mit {papers} Papieren belegt.",
				robots: "index",
				body: [{ _uid: "eins", component: "rich-text", text: "Hefeteig ruht eine Stunde." }],
			},
		});
		await publish({});
	});

	test("are found once they are published, by title, text and language", async () => {
		const hit = {
			path: "/magazin/zwetschgenkuchen/",
			kind: "article",
			title: "Zwetschgenkuchen für Gäste",
			note: "Ein Rezept.",
		};
		expect((await find({ q: "zwetschgen kuchen" })).items).toEqual([hit]);
		expect((await find({ q: "hefeteig" })).items).toEqual([hit]);
		expect((await find({ q: "plum cake" }, "en")).items[0]?.title).toBe("Plum cake for guests");
		expect((await find({ q: "plum cake" })).items).toEqual([]);
	});

	test("lead to where they stand in the language that was asked in", async () => {
		const translation = { lang: "en", name: null, slug: "damson-jam", published: true };
		await storeStory(shop.platform.database.db, {
			space,
			slug: "zwetschgenmus",
			translatedSlugs: [translation],
			content: {
				...{ title: "Zwetschgenmus im Glas", title__i18n__en: "Damson jam in a jar", robots: "index" },
				body: [],
			},
		});
		await publish({});
		expect((await find({ q: "zwetschgenmus" })).items[0]?.path).toBe("/zwetschgenmus/");
		expect((await find({ q: "damson" }, "en")).items[0]?.path).toBe("/damson-jam/");
	});

	test("say what they say now, and are gone when their editor hides them", async () => {
		await publish({ title: "Kirschstreusel" });
		expect((await find({ q: "kirschstreusel" })).items.map(({ title }) => title)).toEqual(["Kirschstreusel"]);
		expect((await find({ q: "zwetschgenkuchen für gäste" })).isWhole).toBe(false);
		await publish({ robots: "none" });
		expect((await find({ q: "kirschstreusel" })).items).toEqual([]);
	});
});

test("a second making writes nothing anew", async () => {
	const { db } = shop.platform.database;
	const idsNow = () => db.selectFrom("search_entry").select("id").orderBy("id").execute();
	const before = await db.selectFrom("search_word").select(["entry", "word"]).execute();
	const ids = await idsNow();
	await Promise.all([shop.platform.search.refresh(), shop.platform.search.refresh()]);
	expect(await idsNow()).toEqual(ids);
	expect(await db.selectFrom("search_word").select(["entry", "word"]).execute()).toEqual(before);
});
