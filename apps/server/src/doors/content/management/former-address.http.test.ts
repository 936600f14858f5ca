import StoryblokClient from "storyblok-js-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportSpace } from "../../../nouns/content-writing/moving/export-space.ts";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import type { Browser } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile, contentTokens } from "../../../testing/content-space.ts";

let server: AppUnderTest;
let clerk: Browser;
let client: StoryblokClient;
const space = "/v1/spaces/4711";
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	clerk = await clerkOn(server.app);
	client = new StoryblokClient({
		accessToken: `${contentTokens.public}-4711`,
		endpoint: "http://localhost:3000/v2",
		rateLimit: 1000,
		fetch: async (url: string | URL | Request, init?: RequestInit) => server.app.request(String(url), init),
	} as never);
});
afterAll(() => server.close());

async function write(story: object, publish = true) {
	const content = { component: "page", title: "Titel" };
	const made = await clerk.post(`${space}/stories`, { story: { content, ...story }, publish });
	expect([made.status, made.body]).toEqual([201, made.body]);
	return made.body.story;
}
const change = (id: number, story: object) => clerk.put(`${space}/stories/${id}`, { story });
/** Where visitors are who ask for an address with the unchanged official client; undefined where nothing is. */
async function leadsTo(slug: string, language?: string): Promise<string | undefined> {
	try {
		return (await client.get(`cdn/stories/${slug}`, { ...(language && { language }) })).data.story.full_slug;
	} catch (error) {
		expect(error).toMatchObject({ status: 404 });
		return undefined;
	}
}

test("an address that visitors have known leads to the page, however often it is renamed, also back", async () => {
	const { id } = await write({ name: "Kette", slug: "eins" });
	await change(id, { slug: "zwei" });
	await change(id, { slug: "drei" });
	expect([await leadsTo("eins"), await leadsTo("zwei"), await leadsTo("drei")]).toEqual([
		"drei",
		"drei",
		"drei",
	]);
	const back = await change(id, { slug: "eins" });
	expect(back.body.story.former_slugs).toEqual(["drei", "zwei"]);
	expect([await leadsTo("eins"), await leadsTo("zwei"), await leadsTo("drei")]).toEqual([
		"eins",
		"eins",
		"eins",
	]);
	await clerk.post(`${space}/stories/${id}/unpublish`);
	expect(await leadsTo("zwei")).toBeUndefined();
});

test("a page that nobody has seen leaves no address behind", async () => {
	const { id } = await write({ name: "Entwurf", slug: "entwurf" }, false);
	expect((await change(id, { slug: "anders" })).body.story.former_slugs).toEqual([]);
});

test("a folder that is renamed or moved leaves all addresses below it behind", async () => {
	const outer = await write({ name: "Außen", slug: "aussen", is_folder: true }, false);
	const inner = await write({ name: "Innen", slug: "innen", is_folder: true, parent_id: outer.id }, false);
	await write({ name: "Anfang", slug: "anfang", is_startpage: true, parent_id: inner.id });
	await write({ name: "Blatt", slug: "blatt", parent_id: inner.id });
	await change(outer.id, { slug: "umbenannt" });
	await clerk.put(`${space}/stories/${inner.id}/move`, { parent_id: null, after_id: null });
	const addresses = ["aussen/innen", "aussen/innen/blatt", "umbenannt/innen", "umbenannt/innen/blatt"];
	expect(await Promise.all(addresses.map((address) => leadsTo(address)))).toEqual([
		"innen",
		"innen/blatt",
		"innen",
		"innen/blatt",
	]);
});

test("the address is another page's as soon as that is published there, and stays it", async () => {
	const first = await write({ name: "Erste", slug: "begehrt" });
	await change(first.id, { slug: "weitergezogen" });
	const second = await write({ name: "Zweite", slug: "begehrt" }, false);
	expect(await leadsTo("begehrt")).toBe("weitergezogen");
	await clerk.post(`${space}/stories/${second.id}/publish`);
	expect(await leadsTo("begehrt")).toBe("begehrt");
	await clerk.post(`${space}/stories/${second.id}/unpublish`);
	expect(await leadsTo("begehrt")).toBeUndefined();
});

test("a page that comes back from the trash at another address is found by its old one, until it is gone for good", async () => {
	const { id } = await write({ name: "Zurück", slug: "zurueck" });
	await clerk.delete(`${space}/stories/${id}`);
	const other = await write({ name: "Dazwischen", slug: "zurueck" });
	await clerk.post(`${space}/trash/${id}/restore`, { slug: "zurueck-2" });
	await clerk.post(`${space}/stories/${id}/publish`);
	expect(await leadsTo("zurueck")).toBe("zurueck");
	await change(other.id, { slug: "dazwischen" });
	await change(id, { slug: "zurueck-3" });
	expect([await leadsTo("zurueck"), await leadsTo("zurueck-2")]).toEqual(["dazwischen", "zurueck-3"]);
	await clerk.delete(`${space}/stories/${id}`);
	await clerk.delete(`${space}/trash/${id}`);
	expect(await leadsTo("zurueck-2")).toBeUndefined();
});

test("links in other pages have the address of now, and what leads there moves with the space", async () => {
	const target = await write({ name: "Ziel", slug: "ziel" });
	const link = { fieldtype: "multilink", linktype: "story", id: target.uuid, cached_url: "ziel" };
	const content = { component: "page", title: "Quelle", body: [{ component: "teaser", link }] };
	await write({ name: "Quelle", slug: "quelle", content });
	await change(target.id, { slug: "neues-ziel" });
	const { data } = await client.get("cdn/stories/quelle");
	expect(data.story.content.body[0].link.cached_url).toBe("neues-ziel");
	const pieces = await exportSpace(server.platform, 4711);
	const file = JSON.parse((await Array.fromAsync(pieces ?? [])).join(""));
	expect(file.stories).toContainEqual(expect.objectContaining({ uuid: target.uuid, former_slugs: ["ziel"] }));
});

describe("in another language", () => {
	const inEnglish = (slug: string) => [{ lang: "en", name: null, slug, published: true }];
	const english = (slug: string) => leadsTo(slug, "en");

	test("an address that visitors have known leads to the page, however often it is translated anew, also back", async () => {
		const { id } = await write({ name: "Papier", slug: "papier", translated_slugs: inEnglish("paper") });
		await change(id, { translated_slugs: inEnglish("stock") });
		await change(id, { translated_slugs: inEnglish("sheets") });
		expect(await Promise.all(["paper", "stock", "sheets", "papier"].map(english))).toEqual([
			...["sheets", "sheets", "sheets", "sheets"],
		]);
		expect(await leadsTo("paper")).toBeUndefined();
		await change(id, { translated_slugs: inEnglish("paper") });
		expect(await Promise.all(["paper", "stock", "sheets"].map(english))).toEqual(["paper", "paper", "paper"]);
		expect((await change(id, { translated_slugs: [] })).body.story.former_slugs).toEqual([]);
		expect(await Promise.all(["paper", "stock", "papier"].map(english))).toEqual([
			...["papier", "papier", "papier"],
		]);
	});

	test("a translation that nobody has seen leaves nothing behind", async () => {
		const unseen = [{ ...inEnglish("unseen")[0], published: false }];
		const { id } = await write({ name: "Still", slug: "still", translated_slugs: unseen });
		await change(id, { translated_slugs: inEnglish("quiet") });
		expect([await english("unseen"), await english("quiet")]).toEqual([undefined, "quiet"]);
	});

	test("a folder that is translated anew or moved leaves all addresses below it behind", async () => {
		const outer = await write({ name: "Rat", slug: "rat", is_folder: true }, false);
		const folder = { name: "Post", slug: "post", is_folder: true, parent_id: outer.id };
		const inner = await write({ ...folder, translated_slugs: inEnglish("mail") }, false);
		const page = { name: "Porto", slug: "porto", parent_id: inner.id };
		await write({ ...page, translated_slugs: inEnglish("postage") });
		await change(inner.id, { translated_slugs: inEnglish("letters") });
		await clerk.put(`${space}/stories/${inner.id}/move`, { parent_id: null, after_id: null });
		expect(
			await Promise.all(["rat/mail/postage", "rat/letters/postage", "rat/post/porto"].map(english)),
		).toEqual([...["letters/postage", "letters/postage", "letters/postage"]]);
	});

	test("the address is another page's as soon as that is published there, and stays it", async () => {
		const first = await write({ name: "A", slug: "erstens", translated_slugs: inEnglish("wanted") });
		await change(first.id, { translated_slugs: inEnglish("moved-on") });
		const draft = { name: "B", slug: "zweitens", translated_slugs: inEnglish("wanted") };
		const second = await write(draft, false);
		expect(await english("wanted")).toBe("moved-on");
		await clerk.post(`${space}/stories/${second.id}/publish`);
		expect(await english("wanted")).toBe("wanted");
		await clerk.post(`${space}/stories/${second.id}/unpublish`);
		expect(await english("wanted")).toBeUndefined();
	});

	test("no page stands where another one does, or where the shop has a page of its own", async () => {
		const shop = {
			handle: async () => new Response(),
			addressRead: (url: URL) => url,
			showsStory: (slug: string) => slug !== "cart",
		};
		const other = await startAppUnderTest({ shop });
		const there = await clerkOn(other.app);
		await addSpace(other.platform, contentFile());
		const content = { component: "page", title: "Titel" };
		const make = (story: object) => there.post(`${space}/stories`, { story: { content, ...story } });
		const code = async (asked: Promise<{ readonly body: { readonly code?: string } }>) =>
			(await asked).body.code;

		const { story } = (await make({ name: "Rat", slug: "rat", translated_slugs: inEnglish("advice") })).body;
		expect(await code(make({ name: "B", slug: "b", translated_slugs: inEnglish("advice") }))).toBe(
			"slug_taken",
		);
		expect(await code(make({ name: "C", slug: "advice" }))).toBe("slug_taken");
		expect(await code(make({ name: "D", slug: "d", translated_slugs: inEnglish("cart") }))).toBe(
			"slug_of_shop",
		);
		expect(await code(make({ name: "E", slug: "e", translated_slugs: inEnglish("Not so") }))).toBe(
			"slug_invalid",
		);
		// Its English address is another one, so the German one is free in English.
		expect(await code(make({ name: "G", slug: "g", translated_slugs: inEnglish("rat") }))).toBeUndefined();
		const back = await there.put(`${space}/stories/${story.id}`, { story: { translated_slugs: [] } });
		expect(back.body.code).toBe("slug_taken");
		const kept = await there.get(`${space}/stories/${story.id}`);
		expect(kept.body.story.translated_slugs).toEqual(inEnglish("advice"));
		await other.close();
	});

	test("what comes back from the trash does so without a translated address that another page has by now", async () => {
		const first = await write({ name: "Alt", slug: "alt", translated_slugs: inEnglish("coveted") });
		await clerk.delete(`${space}/stories/${first.id}`);
		await write({ name: "Neu", slug: "neu", translated_slugs: inEnglish("coveted") });
		const back = await clerk.post(`${space}/trash/${first.id}/restore`);
		expect([back.status, back.body.story.full_slug, back.body.story.translated_slugs]).toEqual([
			200,
			"alt",
			[{ ...inEnglish("")[0] }],
		]);
		await clerk.post(`${space}/stories/${first.id}/publish`);
		expect(await Promise.all(["coveted", "alt"].map(english))).toEqual(["coveted", "alt"]);
	});

	test("former addresses move with the space", async () => {
		const { id } = await write({ name: "Umzug", slug: "umzug", translated_slugs: inEnglish("removal") });
		await change(id, { slug: "auszug", translated_slugs: inEnglish("moving-out") });
		const file = JSON.parse(
			(await Array.fromAsync((await exportSpace(server.platform, 4711)) ?? [])).join(""),
		);
		const story = file.stories.find((one: { readonly id: number }) => one.id === id);
		expect(story.former_slugs).toEqual([{ lang: "en", path: "removal" }, "umzug"]);
	});
});
