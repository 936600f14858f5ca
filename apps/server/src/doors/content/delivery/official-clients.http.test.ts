import type { Server } from "node:http";
import { renderRichText } from "@storyblok/richtext";
import StoryblokClient from "storyblok-js-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../../app.ts";
import { closeServer, listen } from "../../../listen.ts";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import { publishFields, type StoredStory, storeSpace, storeStory } from "../../../testing/content-rows.ts";
import { freePortPair } from "../../../testing/free-port.ts";

const SPACE = 4711;
// By a name that the compiler does not follow: the types of React change those of everything without a browser.
const reactPackage: string = "@storyblok/react";
const { apiPlugin, storyblokEditable, storyblokInit, useStoryblokApi } = await import(reactPackage);
let server: AppUnderTest;
let listeners: readonly Server[];
let origin: string;
let stories: Readonly<Record<"home" | "team" | "anna" | "author" | "draft", StoredStory>>;

const richText = (uuid: string) => ({
	type: "doc",
	content: [
		{ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Papier" }] },
		{
			type: "paragraph",
			content: [
				{ type: "text", text: "Mehr bei " },
				{
					type: "text",
					text: "Anna",
					marks: [{ type: "link", attrs: { linktype: "story", uuid, href: "/alt", target: "_self" } }],
				},
				{ type: "text", text: ", fett", marks: [{ type: "bold" }] },
			],
		},
		{ type: "image", attrs: { id: 1, src: `/f/${SPACE}/8x6/0123456789/bild.jpg`, alt: "Bild" } },
	],
});

async function listenTo(app: AppUnderTest): Promise<{ origin: string; listeners: readonly Server[] }> {
	const port = await freePortPair();
	const edge = createApp(app.platform, { shop: undefined, shopFiles: new Map(), officeFiles: new Map() });
	const made = await listen({ ...app.platform.config, port }, edge);
	return { origin: `http://localhost:${port}`, listeners: made };
}

beforeAll(async () => {
	server = await startAppUnderTest();
	const { db } = server.platform.database;
	await storeSpace(db, {
		id: SPACE,
		tokens: { offen: "public", vorschau: "preview", verwaltung: "management" },
		languages: [{ code: "en", name: "English" }],
		dataSources: [
			{
				...{ id: 1, name: "Farben", slug: "farben" },
				dimensions: [{ id: 5, name: "Englisch", entryValue: "en" }],
				entries: [{ id: 10, name: "rot", value: "#f00", dimensionValues: { en: "red" } }],
			},
		],
	});
	const folder = await storeStory(db, { space: SPACE, slug: "team", isFolder: true });
	const team = await storeStory(db, { space: SPACE, slug: "team", parent: folder, isStartpage: true });
	const author = await storeStory(db, { space: SPACE, slug: "autorin", content: { component: "author" } });
	const anna = await storeStory(db, {
		...{ space: SPACE, slug: "anna", parent: folder, tags: ["mensch"] },
		translatedSlugs: [{ lang: "en", name: "Ann", slug: "ann", published: true }],
		content: { author: author.uuid, price: 10 },
	});
	const home = await storeStory(db, {
		...{ space: SPACE, slug: "home", position: -1, tags: ["start", "mensch"] },
		content: {
			title: "Schöne Karten",
			title__i18n__en: "Fine cards",
			person: anna.uuid,
			link: { fieldtype: "multilink", linktype: "story", id: anna.uuid, url: "", cached_url: "alt" },
			text: richText(anna.uuid),
			body: [{ _uid: "t", component: "teaser", name: "erster" }],
		},
	});
	const draft = await storeStory(db, { space: SPACE, slug: "entwurf", draft: { title: "Noch nicht" } });
	stories = { home, team, anna, author, draft };
	await server.platform.content.refresh();
	({ origin, listeners } = await listenTo(server));
});
afterAll(async () => {
	await Promise.all(listeners.map(closeServer));
	await server.close();
});

const clientWith = (accessToken: string, more = {}) =>
	new StoryblokClient({ accessToken, endpoint: `${origin}/v2`, ...more });
const slugsIn = (list: readonly { readonly full_slug: string }[]) => list.map(({ full_slug }) => full_slug);
const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init);

test("[9.4-4] the client reads a story with its relations and links in place", async () => {
	const { data } = await clientWith("offen").get("cdn/stories/home", {
		resolve_relations: ["page.person", "page.author"],
		resolve_links: "url",
	});
	expect(data.story.content).toMatchObject({
		title: "Schöne Karten",
		person: { full_slug: "team/anna", content: { author: { full_slug: "autorin" } } },
		link: { cached_url: "team/anna", story: { full_slug: "team/anna", url: "team/anna" } },
	});
	expect(data.cv).toBe(server.platform.content.space(SPACE)?.cv);
});

test.each([
	["home", {}, "home"],
	["team", {}, "team"],
	["team/", {}, "team"],
	["team/ann", { language: "en" }, "team/ann"],
])("a story is found as %s with %j", async (slug, parameters, found) => {
	expect((await clientWith("offen").getStory(slug, parameters)).data.story.full_slug).toBe(found);
});

test("a story is found by its id and its uuid", async () => {
	const { home } = stories;
	const client = clientWith("offen");
	expect((await client.getStory(String(home.id))).data.story.uuid).toBe(home.uuid);
	expect((await client.getStory(home.uuid, { find_by: "uuid" })).data.story.id).toBe(home.id);
});

test.each<[Parameters<StoryblokClient["getStories"]>[0], readonly string[]]>([
	[{}, ["home", "team", "autorin", "team/anna"]],
	[{ version: "draft" }, ["home", "team", "autorin", "team/anna", "entwurf"]],
	[{ starts_with: "team/" }, ["team", "team/anna"]],
	[{ by_slugs: "home,team/*" }, ["home", "team/anna"]],
	[{ excluding_slugs: "team*" }, ["home", "autorin"]],
	[{ content_type: "author" }, ["autorin"]],
	[{ with_tag: "start,fehlt" }, ["home"]],
	[{ is_startpage: true }, ["team"]],
	[{ level: 2 }, ["team", "team/anna"]],
	[{ search_term: "schöne" }, ["home"]],
	[{ search_term: "schöne", version: "draft" }, ["home"]],
	[{ search_term: "nirgends" }, []],
	[{ sort_by: "full_slug:desc" }, ["team/anna", "team", "home", "autorin"]],
	[{ sort_by: "content.price:asc:int:nulls_last,slug:asc", per_page: 2 }, ["team/anna", "autorin"]],
	[{ filter_query: { "body.0.name": { in: "erster" } } }, ["home"]],
	[{ filter_query: { price: { gt_int: 5, lt_int: 20 } } }, ["team/anna"]],
	[
		{ filter_query: { __or: [{ component: { in: "author" } }, { price: { gt_float: 9.5 } }] } },
		["autorin", "team/anna"],
	],
	[{ first_published_at_gt: "2026-11-01 07:00", per_page: 1, page: 2 }, ["team"]],
	[{ per_page: 2, page: 9 }, []],
])("stories with %j", async (parameters, slugs) => {
	const { data, perPage } = await clientWith("vorschau").getStories(parameters);
	expect(slugsIn(data.stories)).toEqual(slugs);
	expect(perPage).toBe(parameters?.per_page ?? 25);
});

test("uuids keep their order where it is asked for", async () => {
	const { anna, home } = stories;
	const by_uuids_ordered = [anna.uuid, home.uuid].join(",");
	const { data } = await clientWith("offen").getStories({ by_uuids_ordered });
	expect(slugsIn(data.stories)).toEqual(["team/anna", "home"]);
});

test("getAll reads every page, of stories and of links", async () => {
	const all = await clientWith("offen").getAll("cdn/stories", { per_page: 1 });
	expect(slugsIn(all as never)).toHaveLength(4);
	const links = await clientWith("offen").getAll("cdn/links", { per_page: 2 });
	expect(links).toHaveLength(5);
});

test("fields are in the language, and drafts editable", async () => {
	const english = await clientWith("offen").getStory("home", { language: "en", fallback_lang: "fr" });
	expect(english.data.story).toMatchObject({ lang: "en", content: { title: "Fine cards" } });
	expect(JSON.stringify(english.data)).not.toContain("__i18n__");
	const draft = await clientWith("vorschau").getStory("home", { version: "draft" });
	const [block] = draft.data.story.content.body;
	expect(storyblokEditable(block)).toEqual({
		"data-blok-c": JSON.stringify({ name: "teaser", space: "4711", uid: "t", id: String(stories.home.id) }),
		"data-blok-uid": `${stories.home.id}-t`,
	});
	const less = { excluding_fields: "body,text", excluding_story_fields: ["alternates"] } as const;
	const { story } = (await clientWith("offen").getStory("home", less as never)).data;
	expect([story.alternates, story.content.body, story.content.title]).toEqual([
		undefined,
		undefined,
		"Schöne Karten",
	]);
});

test("above 50 relations and links the client fetches them itself", async () => {
	const { db } = server.platform.database;
	const others: StoredStory[] = [];
	for (let at = 0; at < 51; at++)
		others.push(await storeStory(db, { space: SPACE, slug: `viele-${at}`, draft: {} }));
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
	await server.platform.content.refresh();
	const { data } = await clientWith("vorschau", { rateLimit: 1000 }).getStory("viele", {
		version: "draft",
		resolve_relations: "page.items",
		resolve_links: "story",
	});
	expect(slugsIn(data.story.content.items)).toEqual(others.map(({ fullSlug }) => fullSlug));
	expect(data.story.content.links.at(-1).link.story.full_slug).toBe("viele-50");
});

test("links, data sources, entries, tags and the space", async () => {
	const client = clientWith("offen");
	const { links } = (await client.get("cdn/links", { version: "published" })).data;
	expect(links?.[stories.anna.uuid]).toMatchObject({
		slug: "team/anna",
		real_path: "/team/anna",
		published: true,
	});
	expect((await client.get(`cdn/links/${stories.anna.uuid}`)).data.link.slug).toBe("team/anna");
	expect((await client.get("cdn/datasources")).data.datasources).toMatchObject([{ slug: "farben" }]);
	expect((await client.get("cdn/datasources/farben")).data.datasource.dimensions).toMatchObject([
		{ entry_value: "en" },
	]);
	const entries = { datasource: "farben", dimension: "en" };
	expect((await client.get("cdn/datasource_entries", entries)).data.datasource_entries).toEqual([
		{ id: 10, name: "rot", value: "#f00", dimension_value: "red" },
	]);
	expect((await client.get("cdn/tags")).data.tags).toEqual([
		{ name: "mensch", taggings_count: 2 },
		{ name: "start", taggings_count: 1 },
	]);
	const { space } = (await client.get("cdn/spaces/me")).data;
	expect(space).toMatchObject({ id: SPACE, language_codes: ["en"] });
	expect(space.version).toBe(server.platform.content.space(SPACE)?.cv);
});

test("React's package reads through its own plugin", async () => {
	storyblokInit({
		accessToken: "offen",
		use: [apiPlugin],
		apiOptions: { endpoint: `${origin}/v2` },
		bridge: false,
		components: {},
	});
	const { data } = await useStoryblokApi().get("cdn/stories/home");
	expect(data.story.full_slug).toBe("home");
});

test("a delivered rich text is printed by the official renderer", async () => {
	const { data } = await clientWith("offen").getStory("home");
	const html = renderRichText(data.story.content.text);
	expect(html).toContain("<h2>Papier</h2>");
	expect(html).toContain('href="/team/anna"');
	expect(html).toContain("<strong>, fett</strong>");
	expect(html).toContain(`src="${origin}/f/4711/8x6/0123456789/bild.jpg"`);
});

test.each<[string, string, object, number, string]>([
	["fremd", "cdn/stories", {}, 401, "Unauthorized"],
	["", "cdn/stories", {}, 401, "Unauthorized"],
	["verwaltung", "cdn/stories", {}, 401, "Unauthorized"],
	["offen", "cdn/stories/home", { version: "draft" }, 401, "Unauthorized"],
	["offen", "cdn/stories/nirgends", {}, 404, "This record could not be found"],
	["offen", "cdn/stories/entwurf", {}, 404, "This record could not be found"],
	["offen", "cdn/links/nirgends", {}, 404, "This record could not be found"],
	["offen", "cdn/datasources/nirgends", {}, 404, "This record could not be found"],
	["offen", "cdn/nirgends", {}, 404, "This record could not be found"],
	["offen", "cdn/stories", { page: 0 }, 422, "page: Bitte geben Sie eine ganze Zahl an."],
	["offen", "cdn/stories", { startswith: "a" }, 422, "startswith: „startswith“ gibt es hier nicht."],
	[
		"offen",
		"cdn/stories",
		{ sort_by: "oben" },
		422,
		"sort_by: Bitte so: feld:asc oder feld:desc, dahinter auf Wunsch :int oder :float, :nulls_first oder :nulls_last.",
	],
	[
		"offen",
		"cdn/stories",
		{ filter_query: { a: { near: 1 } } },
		422,
		"filter_query[a][near]: Möglich: in, not_in, like, not_like, is, any_in_array, in_array, all_in_array, gt_date, lt_date, gt_int, lt_int, gt_float, lt_float.",
	],
])("the client is told why: token %j, %s with %j", async (token, path, parameters, status, message) => {
	await expect(clientWith(token).get(path, parameters)).rejects.toMatchObject({ status, message });
});

test("who asks too often is told so as JSON, with how often one may", async () => {
	const slow = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "0.01" } });
	await storeSpace(slow.platform.database.db, { id: SPACE, tokens: { offen: "public" } });
	await slow.platform.content.refresh();
	const own = await listenTo(slow);
	const client = new StoryblokClient({
		accessToken: "offen",
		endpoint: `${own.origin}/v2`,
		maxRetries: -1,
		rateLimit: 1000,
	});
	for (let asked = 0; asked < 4; asked++) await client.get("cdn/stories");
	await expect(client.get("cdn/stories")).rejects.toMatchObject({
		status: 429,
		message: "Too Many Requests",
	});
	const refused = await fetch(`${own.origin}/v2/cdn/stories?token=offen`);
	expect(Object.fromEntries(refused.headers)).toMatchObject({
		"x-ratelimit-policy": '"requests";q=2',
		"retry-after": expect.stringMatching(/^\d+$/),
		"access-control-allow-origin": "*",
	});
	await Promise.all(own.listeners.map(closeServer));
	await slow.close();
});

test("any page may ask, and reads the paging; cookies are never set", async () => {
	const answer = await ask("/v2/cdn/stories?token=offen&per_page=2", {
		headers: { origin: "https://x.example" },
	});
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		"access-control-allow-origin": "*",
		"access-control-expose-headers": expect.stringContaining("total, per-page"),
		"cross-origin-resource-policy": "cross-origin",
		"per-page": "2",
		total: "4",
	});
	expect(answer.headers.get("set-cookie")).toBeNull();
	const preflight = await ask("/v2/cdn/stories?token=offen", { method: "OPTIONS" });
	expect([preflight.status, preflight.headers.get("access-control-allow-methods")]).toEqual([
		204,
		"GET, HEAD",
	]);
});

test("an answer names what it was made from, and may be kept by its cv", async () => {
	const { home, anna, author } = stories;
	const cv = server.platform.content.space(SPACE)?.cv;
	const story = "/v2/cdn/stories/home?token=offen&resolve_relations=page.person,page.author&resolve_level=2";
	const first = await ask(story);
	expect(first.headers.get("surrogate-key")?.split(" ").sort()).toEqual(
		[home, anna, author].map(({ uuid }) => `story:${uuid}`).sort(),
	);
	expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
	expect((await ask(`${story}&cv=${cv}`)).headers.get("cache-control")).toBe("public, max-age=3600");
	const again = await ask(story, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
	expect(again.status).toBe(304);
	for (const path of [
		"/cdn/stories?token=offen",
		"/v2/cdn/links?token=offen",
		"/v2/cdn/stories/fehlt?token=offen",
	]) {
		expect((await ask(path)).headers.get("surrogate-key")).toBe("space:4711");
	}
	const named = await ask(`/v2/cdn/stories?token=offen&by_uuids=${anna.uuid}`);
	expect(named.headers.get("surrogate-key")).toBe(`story:${anna.uuid}`);
	const draft = await ask("/v2/cdn/stories/home?token=vorschau&version=draft");
	expect(draft.headers.get("cache-control")).toBe("private, no-store");
});

test("an old cv is answered as it is now, and the next one is greater", async () => {
	const client = clientWith("offen");
	const before = (await client.getStory("autorin")).data;
	await publishFields(server.platform.database.db, stories.author, { title: "neu" });
	await server.platform.content.refresh();
	const after = (await client.getStory("autorin", { cv: before.cv })).data;
	expect(after.cv).toBeGreaterThan(before.cv);
	expect(after.story.content.title).toBe("neu");
});
