import { afterAll, beforeAll, expect, test } from "vitest";
import { storeStories, storeStory } from "../../../testing/content-rows.ts";
import { type Delivery, type Pages, SPACE, slugsIn, startDelivery, storePages } from "./delivery-fixtures.ts";

let delivery: Delivery;
let pages: Pages;
beforeAll(async () => {
	delivery = await startDelivery(async (db) => {
		pages = await storePages(db);
	});
});
afterAll(() => delivery.close());

test("[9.4-4] the client reads a story with its relations and links in place", async () => {
	const { data } = await delivery.clientWith("offen").get("cdn/stories/home", {
		resolve_relations: ["page.person", "page.author"],
		resolve_links: "url",
	});
	expect(data.story.content).toMatchObject({
		title: "Schöne Karten",
		person: { full_slug: "team/anna", content: { author: { full_slug: "autorin" } } },
		link: { cached_url: "team/anna", story: { full_slug: "team/anna", url: "team/anna" } },
	});
	expect(data.cv).toBe(delivery.server.platform.content.space(SPACE)?.cv);
});

test("[content-protocol §3] relations are told as one text, too", async () => {
	const { data } = await delivery.clientWith("offen").get("cdn/stories/home", {
		resolve_relations: "page.person,page.author",
	});
	expect(data.story.content.person.content.author.full_slug).toBe("autorin");
});

const linkForms = [
	["url", { full_slug: "team/anna", url: "team/anna" }, ["content", "real_path"]],
	["story", { full_slug: "team/anna", content: { component: "page", price: 10 } }, ["real_path"]],
	["1", { full_slug: "team/anna", content: { component: "page", price: 10 } }, ["real_path"]],
	["link", { slug: "team/anna", real_path: "/team/anna", published: true }, ["content", "full_slug"]],
] as const;

test.each(linkForms)("[content-protocol §3] links are told as %s", async (form, told, untold) => {
	const { data } = await delivery.clientWith("offen").getStory("home", { resolve_links: form });
	const { link, text } = data.story.content;
	const [, words] = text.content[0].content;
	for (const { story } of [link, words.marks[0].attrs]) {
		expect(story).toMatchObject({ uuid: pages.anna.uuid, ...told });
		for (const field of untold) expect(story).not.toHaveProperty(field);
	}
});

test("[content-protocol §3] without being asked for, links are addresses only", async () => {
	const { data } = await delivery.clientWith("offen").getStory("home", { resolve_links: "0" });
	expect(data.story.content.link).toMatchObject({ cached_url: "team/anna" });
	expect(data.story.content.link).not.toHaveProperty("story");
});

test.each([
	["home", {}, "home"],
	["team", {}, "team"],
	["team/", {}, "team"],
	["team/ann", { language: "en" }, "team/ann"],
])("a story is found as %s with %j", async (slug, parameters, found) => {
	expect((await delivery.clientWith("offen").getStory(slug, parameters)).data.story.full_slug).toBe(found);
});

test("a story is found by its id and its uuid", async () => {
	const { home } = pages;
	const client = delivery.clientWith("offen");
	expect((await client.getStory(String(home.id))).data.story.uuid).toBe(home.uuid);
	expect((await client.getStory(home.uuid, { find_by: "uuid" })).data.story.id).toBe(home.id);
});

test("getAll reads every page, of stories and of links", async () => {
	const all = await delivery.clientWith("offen").getAll("cdn/stories", { per_page: 1 });
	expect(slugsIn(all)).toHaveLength(4);
	const links = await delivery.clientWith("offen").getAll("cdn/links", { per_page: 2 });
	expect(links).toHaveLength(5);
});

test("fields are in the language, and drafts editable", async () => {
	const english = await delivery.clientWith("offen").getStory("home", { language: "en" });
	expect(english.data.story).toMatchObject({ lang: "en", content: { title: "Fine cards" } });
	expect(JSON.stringify(english.data)).not.toContain("__i18n__");
	const draft = await delivery.clientWith("vorschau").getStory("home", { version: "draft" });
	const block = { name: "teaser", space: "4711", uid: "t", id: String(pages.home.id) };
	expect(draft.data.story.content.body[0]._editable).toBe(`<!--#storyblok#${JSON.stringify(block)}-->`);
	const less = { excluding_fields: "body,text", excluding_story_fields: ["alternates"] } as const;
	const { story } = (await delivery.clientWith("offen").getStory("home", less as never)).data;
	expect([story.alternates, story.content.body, story.content.title]).toEqual([
		undefined,
		undefined,
		"Schöne Karten",
	]);
});

const [german, english, french] = ["auf Deutsch", "in English", "en français"];

test.each([
	[{}, { title: german, text: german, note: german }],
	[{ language: "en" }, { title: english, text: german, note: german }],
	[
		{ language: "en", fallback_lang: "fr" },
		{ title: english, text: french, note: german },
	],
	[
		{ language: "en", fallback_lang: "default" },
		{ title: english, text: german, note: german },
	],
	[
		{ language: "fr", fallback_lang: "en" },
		{ title: french, text: french, note: german },
	],
])(
	"[content-protocol §3] with %j a field without a value falls back, at last to the default language",
	async (languages, told) => {
		const { db } = delivery.server.platform.database;
		const slug = `sprachen-${Object.values(languages).join("-")}`;
		await storeStory(db, {
			...{ space: SPACE, slug },
			draft: {
				...{ title: german, title__i18n__en: english, title__i18n__fr: french },
				...{ text: german, text__i18n__en: "", text__i18n__fr: french },
				note: german,
			},
		});
		await delivery.refresh();
		const client = delivery.clientWith("vorschau");
		const { data } = await client.getStory(slug, { version: "draft", ...languages });
		expect(data.story.content).toMatchObject(told);
		const listed = await client.getStories({ version: "draft", by_slugs: slug, ...languages });
		expect(listed.data.stories[0]?.content).toMatchObject(told);
	},
);

test("above 50 relations and links the client fetches them itself", async () => {
	const { db } = delivery.server.platform.database;
	const others = await storeStories(
		db,
		Array.from({ length: 51 }, (_, at) => ({ space: SPACE, slug: `viele-${at}`, draft: {} })),
	);
	const uuids = others.map(({ uuid }) => uuid);
	const links = uuids.map((id) => ({
		fieldtype: "multilink",
		linktype: "story",
		id,
		url: "",
		cached_url: "",
	}));
	await storeStory(db, {
		space: SPACE,
		slug: "viele",
		draft: { items: uuids, links: links.map((link) => ({ _uid: link.id, component: "knopf", link })) },
	});
	await delivery.refresh();
	const { data } = await delivery.clientWith("vorschau", { rateLimit: 1000 }).getStory("viele", {
		version: "draft",
		resolve_relations: "page.items",
		resolve_links: "story",
	});
	expect(slugsIn(data.story.content.items)).toEqual(others.map(({ fullSlug }) => fullSlug));
	expect(data.story.content.links.at(-1).link.story.full_slug).toBe("viele-50");
});
