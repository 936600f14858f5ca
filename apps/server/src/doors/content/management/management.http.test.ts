import { randomUUID } from "node:crypto";
import StoryblokClient from "storyblok-js-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile, contentTokens } from "../../../testing/content-space.ts";

let server: AppUnderTest;
let clerk: Browser;
let client: StoryblokClient;
const space = "/v1/spaces/4711";
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	await addSpace(server.platform, contentFile({ space: 4712 }));
	clerk = await clerkOn(server.app);
	client = clientWith(`${contentTokens.management}-4711`);
});
afterAll(() => server.close());

/** The official client, unchanged; its fetch asks the app without a socket. */
function clientWith(oauthToken: string) {
	return new StoryblokClient({
		oauthToken,
		endpoint: "http://localhost:3000/v1",
		rateLimit: 1000,
		fetch: async (url: string | URL | Request, init?: RequestInit) => server.app.request(String(url), init),
	} as never);
}

const put = (path: string, json: unknown) => clerk.put(path, json);
const page = (fields: object = {}) => ({ component: "page", title: "Titel", ...fields });
async function write(story: object, more: object = {}) {
	const made = await clerk.post(`${space}/stories`, { story: { content: page(), ...story }, ...more });
	expect([made.status, made.body]).toEqual([201, made.body]);
	return made.body.story;
}

describe("the official client with a management token", () => {
	test("writes, reads, publishes, changes and deletes a story", async () => {
		const made = await client.post("spaces/4711/stories/", {
			story: { name: "Über uns", slug: "ueber-uns", content: page() },
			publish: 1,
		} as never);
		const { story } = made.data as never as { story: { id: number; content: { _uid: string } } };
		expect(story).toMatchObject({ full_slug: "ueber-uns", published: true, unpublished_changes: false });
		expect(story.content._uid).not.toBe("");
		const changed = await client.put(`spaces/4711/stories/${story.id}`, {
			story: { ...story, content: { ...story.content, title: "Neu" } },
		} as never);
		expect(changed.data).toMatchObject({ story: { content: { title: "Neu" }, unpublished_changes: true } });
		await client.get(`spaces/4711/stories/${story.id}/publish`);
		const read = await client.get(`spaces/4711/stories/${story.id}`);
		expect(read.data).toMatchObject({ story: { published: true, unpublished_changes: false } });
		await client.get(`spaces/4711/stories/${story.id}/unpublish`);
		const gone = await client.delete(`spaces/4711/stories/${story.id}`, {});
		expect(gone.data).toMatchObject({ story: { id: story.id } });
		await expect(client.get(`spaces/4711/stories/${story.id}`)).rejects.toMatchObject({ status: 404 });
	});

	test("reads what is refused as its error", async () => {
		await write({ name: "Besetzt", slug: "besetzt" });
		const again = client.post("spaces/4711/stories", {
			story: { name: "Zweite", slug: "besetzt", content: page() },
		} as never);
		await expect(again).rejects.toMatchObject({ status: 422 });
	});

	test("lists with the headers it reads", async () => {
		await write({ name: "Liste", slug: "liste" });
		const { total, perPage, data } = await client.get("spaces/4711/stories", {
			per_page: 2,
			starts_with: "list",
		} as never);
		expect([total, perPage, data]).toMatchObject([1, 2, { stories: [{ full_slug: "liste" }] }]);
	});

	test("opens only the space of its token, and only with one for management", async () => {
		await expect(client.get("spaces/4712/stories")).rejects.toMatchObject({ status: 401 });
		await expect(clientWith(`${contentTokens.preview}-4711`).get("spaces/4711")).rejects.toMatchObject({
			status: 401,
		});
		await expect(clientWith("fremd").get("spaces/4711")).rejects.toMatchObject({ status: 401 });
	});
});

describe("who may", () => {
	test("nobody without a login; a reader reads, an editor does not change components", async () => {
		expect((await browserOn(server.app).get(`${space}/stories`)).status).toBe(401);
		const as = async (role: "reader" | "content" | "production") => {
			const account = { email: `${role}@offizin.example`, password: `ein-passwort-fuer-${role}` };
			await server.platform.staff.putAccount(account.email, account.password, role);
			return clerkOn(server.app, account);
		};
		const [reader, editor, printer] = [await as("reader"), await as("content"), await as("production")];
		expect((await reader.get(`${space}/stories`)).status).toBe(200);
		expect((await printer.get(`${space}/stories`)).body).toMatchObject({ code: "right_missing" });
		const story = { story: { name: "Von Lesern", content: page() } };
		expect((await reader.post(`${space}/stories`, story)).body).toMatchObject({ right: "content.edit" });
		expect((await editor.post(`${space}/stories`, { ...story, publish: true })).status).toBe(201);
		const component = { component: { name: "neu" } };
		expect((await editor.post(`${space}/components`, component)).body).toMatchObject({
			right: "content.manage",
		});
	});

	test("a page of another site changes nothing; a cookie publishes by POST only", async () => {
		const { id } = await write({ name: "Fremd", slug: "fremd" });
		const foreign = { "sec-fetch-site": "cross-site" };
		expect((await clerk.post(`${space}/stories/${id}/publish`, {}, foreign)).body.code).toBe(
			"origin_foreign",
		);
		expect((await clerk.get(`${space}/stories/${id}/publish`)).status).toBe(405);
		expect((await clerk.post(`${space}/stories/${id}/publish`)).body.story.published).toBe(true);
	});
});

test("a story is found by part of its name and by the stem of a word it says", async () => {
	const body = [{ component: "teaser", text: "Wir drucken Einladungen" }];
	const { id } = await write({ name: "Gesuchtes", slug: "gesuchtes", content: page({ body }) });
	const found = async (words: string) =>
		(await clerk.get(`${space}/stories?text_search=${words}`)).body.stories.map(
			(one: { id: number }) => one.id,
		);
	expect([await found("gesuch"), await found("Einladung"), await found("nirgends")]).toEqual([
		[id],
		[id],
		[],
	]);
});

describe("two editors at once", () => {
	test("the second one is told and gets what the first one has saved; nothing is written over unasked", async () => {
		const story = await write({ name: "Zwei", slug: "zwei" });
		const mine = { story: { version: story.version, content: { ...story.content, title: "Erste" } } };
		const theirs = { story: { version: story.version, content: { ...story.content, title: "Zweite" } } };
		expect((await put(`${space}/stories/${story.id}`, mine)).status).toBe(200);
		const refused = await put(`${space}/stories/${story.id}`, theirs);
		expect(refused).toMatchObject({
			status: 409,
			body: { code: "story_changed", story: { content: { title: "Erste" } } },
		});
		const forced = await put(`${space}/stories/${story.id}`, { ...theirs, force_update: 1 });
		expect(forced.body.story.content.title).toBe("Zweite");
		const { versions } = (await clerk.get(`${space}/stories/${story.id}/versions`)).body;
		expect(versions).toHaveLength(3);
	});

	test("see each other while they have it open", async () => {
		const { id } = await write({ name: "Da", slug: "da" });
		const path = `${space}/stories/${id}/presence`;
		expect((await put(path, { client: "a" })).body).toEqual({ editors: [] });
		expect((await put(path, { client: "b" })).body.editors).toEqual([
			{ client: "a", author: "werkstatt@offizin.example", author_name: "Werkstatt" },
		]);
		await put(path, { client: "a", leave: true });
		expect((await put(path, { client: "b" })).body).toEqual({ editors: [] });
	});
});

describe("bad input", () => {
	test("a content that breaks its schema is saved and not published", async () => {
		const { id } = await write({ name: "Kaputt", slug: "kaputt", content: { component: "page" } });
		const findings = (await clerk.get(`${space}/stories/${id}/findings`)).body.findings;
		expect(findings).toMatchObject([{ code: "field_required", field: "title", severity: "error" }]);
		const refused = await clerk.post(`${space}/stories/${id}/publish`);
		expect([refused.status, refused.body]).toMatchObject([422, { code: "story_broken", findings }]);
	});

	test("a used address is refused, for a new story and for a renamed one", async () => {
		await write({ name: "A", slug: "adresse" });
		const other = await write({ name: "B", slug: "andere" });
		const renamed = await put(`${space}/stories/${other.id}`, { story: { slug: "adresse" } });
		expect(renamed).toMatchObject({
			status: 422,
			body: { code: "slug_taken", slug: ["has already been taken"] },
		});
		expect((await put(`${space}/stories/${other.id}`, { story: { slug: "Nicht so!" } })).body.code).toBe(
			"slug_invalid",
		);
	});

	test("5,000 blocks are refused with a sentence", async () => {
		const body = Array.from({ length: 5000 }, () => ({ component: "teaser" }));
		const refused = await clerk.post(`${space}/stories`, {
			story: { name: "Viel", content: page({ body }) },
		});
		expect([refused.status, refused.body]).toMatchObject([
			422,
			{ code: "story_too_large", findings: [{ values: { blocks: 5001 } }] },
		]);
	});

	test("a loop of references is told", async () => {
		const one = await write({ name: "Eins", slug: "eins" });
		const two = await write({ name: "Zwei", slug: "schleife", content: page({ related: [one.uuid] }) });
		await put(`${space}/stories/${one.id}`, { story: { content: page({ related: [two.uuid] }) } });
		const { findings } = (await clerk.get(`${space}/stories/${one.id}/findings`)).body;
		expect(findings).toContainEqual(expect.objectContaining({ code: "reference_loop", severity: "warning" }));
	});

	test("what others link to is not deleted by the way", async () => {
		const target = await write({ name: "Ziel", slug: "ziel" });
		const link = { fieldtype: "multilink", linktype: "story", id: target.uuid };
		const content = page({ body: [{ component: "teaser", link }] });
		const source = await write({ name: "Quelle", slug: "quelle", content });
		const links = [{ id: source.id, name: "Quelle", full_slug: "quelle" }];
		expect((await clerk.get(`${space}/stories/${target.id}/links`)).body).toEqual({ links });
		const refused = await clerk.delete(`${space}/stories/${target.id}`);
		expect([refused.status, refused.body]).toMatchObject([409, { code: "story_linked", links }]);
		expect((await clerk.delete(`${space}/stories/${target.id}?force_delete=true`)).status).toBe(200);
		const { findings } = (await clerk.get(`${space}/stories/${source.id}/findings`)).body;
		expect(findings).toMatchObject([{ code: "link_broken", severity: "warning" }]);
	});

	test.each([
		["no body", undefined, 400],
		["a list", [], 400],
		["no content", { story: { name: "Leer" } }, 422],
		["a content that is none", { story: { name: "Leer", content: { title: "x" } } }, 400],
		[
			"a folder that is none",
			{ story: { name: "Leer", content: { component: "page" }, parent_id: 99_999 } },
			422,
		],
	])("%s", async (_, json, status) => {
		expect((await clerk.post(`${space}/stories`, json)).status).toBe(status);
	});

	test.each(["/v1/spaces/9", `${space}/stories/999999`, `${space}/stories/999999/versions`])(
		"%s is not there",
		async (path) => {
			expect((await clerk.get(path)).status).toBe(404);
		},
	);
});

describe("folders", () => {
	test("a renamed or moved folder takes everything in it along; none lies in itself", async () => {
		const folder = await write({ name: "Ordner", slug: "ordner", is_folder: true });
		const inner = await write({ name: "Innen", slug: "innen", is_folder: true, parent_id: folder.id });
		const start = await write({ name: "Start", slug: "start", parent_id: inner.id, is_startpage: true });
		const leaf = await write({ name: "Blatt", slug: "blatt", parent_id: inner.id });
		expect([start.full_slug, leaf.full_slug]).toEqual(["ordner/innen", "ordner/innen/blatt"]);
		await put(`${space}/stories/${folder.id}`, { story: { slug: "umbenannt" } });
		const address = async (id: number) => (await clerk.get(`${space}/stories/${id}`)).body.story.full_slug;
		expect([await address(start.id), await address(leaf.id)]).toEqual([
			"umbenannt/innen",
			"umbenannt/innen/blatt",
		]);
		const loop = await put(`${space}/stories/${folder.id}/move`, { parent_id: inner.id, after_id: null });
		expect(loop).toMatchObject({ status: 422, body: { code: "parent_loop" } });
		const moved = await put(`${space}/stories/${inner.id}/move`, { parent_id: null, after_id: null });
		expect(moved.body.story.full_slug).toBe("innen");
		expect(await address(leaf.id)).toBe("innen/blatt");
		// An editor of the page below has missed nothing.
		const { version } = (await clerk.get(`${space}/stories/${leaf.id}`)).body.story;
		expect(version).toBe(leaf.version);
	});

	test("are put in order", async () => {
		const folder = await write({ name: "Folge", slug: "folge", is_folder: true });
		const within = { parent_id: folder.id };
		const [a, b, c] = [
			await write({ name: "A", slug: "a", ...within }),
			await write({ name: "B", slug: "b", ...within }),
			await write({ name: "C", slug: "c", ...within }),
		];
		await put(`${space}/stories/${c.id}/move`, { ...within, after_id: a.id });
		const listed = await clerk.get(`${space}/stories?with_parent=${folder.id}`);
		expect(listed.body.stories.map(({ id }: { id: number }) => id)).toEqual([a.id, c.id, b.id]);
	});
});

describe("history and schedule", () => {
	test("an old version becomes the draft again, and nothing is lost", async () => {
		const story = await write({ name: "Alt", slug: "alt" });
		await put(`${space}/stories/${story.id}`, { story: { content: { ...story.content, title: "Neuer" } } });
		const { versions } = (await clerk.get(`${space}/stories/${story.id}/versions`)).body;
		const first = versions.at(-1);
		const shown = (await clerk.get(`${space}/stories/${story.id}/versions/${first.id}`)).body.version;
		expect(shown).toMatchObject({
			kind: "saved",
			author: "werkstatt@offizin.example",
			author_name: "Werkstatt",
			content: { title: "Titel" },
		});
		const restored = await clerk.post(`${space}/stories/${story.id}/restore`, { version: first.id });
		expect(restored.body.story.content.title).toBe("Titel");
		const after = (await clerk.get(`${space}/stories/${story.id}/versions`)).body.versions;
		expect(after.map(({ kind }: { kind: string }) => kind)).toEqual(["restored", "saved", "saved"]);
	});

	test("a story is published and taken back by itself, once each", async () => {
		const { sweepSchedule } = await import("../../../nouns/content-writing/stories/schedule-story.ts");
		const { id } = await write({ name: "Später", slug: "spaeter" });
		const [soon, later] = [60_000, 120_000].map((ms) =>
			new Date(server.clock.now().getTime() + ms).toISOString(),
		);
		const wrong = { publish_at: later, unpublish_at: soon };
		expect((await put(`${space}/stories/${id}/schedule`, wrong)).body.code).toBe("schedule_order");
		await put(`${space}/stories/${id}/schedule`, { publish_at: soon, unpublish_at: later });
		const state = async () => {
			await Promise.all([sweepSchedule(server.platform), sweepSchedule(server.platform)]);
			return (await clerk.get(`${space}/stories/${id}`)).body.story;
		};
		expect((await state()).published).toBe(false);
		server.clock.advance(61_000);
		expect(await state()).toMatchObject({ published: true, publish_at: null, unpublish_at: later });
		server.clock.advance(60_000);
		expect(await state()).toMatchObject({ published: false, unpublish_at: null });
		const { versions } = (await clerk.get(`${space}/stories/${id}/versions`)).body;
		expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(["unpublished", "published", "saved"]);
	});
});

describe("a story that is due and breaks its schema", () => {
	const inMinutes = (minutes: number) =>
		new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();
	async function sweptAt(minutes: number, id: number) {
		const { sweepSchedule } = await import("../../../nouns/content-writing/stories/schedule-story.ts");
		server.clock.advance(minutes * 60_000);
		await sweepSchedule(server.platform);
		return (await clerk.get(`${space}/stories/${id}`)).body.story;
	}

	test("says so in the list and on the page, and is published once it is mended", async () => {
		const { id, content } = await write({
			name: "Kaputt",
			slug: "kaputt-geplant",
			content: { component: "page" },
		});
		await put(`${space}/stories/${id}/schedule`, { publish_at: inMinutes(1), unpublish_at: null });
		const failed = await sweptAt(2, id);
		expect(failed).toMatchObject({ published: false, publish_failed_at: server.clock.now().toISOString() });
		const { stories } = (await clerk.get(`${space}/stories?by_ids=${id}`)).body;
		expect(stories).toMatchObject([{ publish_failed_at: failed.publish_failed_at }]);
		// Nothing has changed since: it is not tried again and again.
		expect((await sweptAt(1, id)).publish_failed_at).toBe(failed.publish_failed_at);
		await put(`${space}/stories/${id}`, { story: { content: { ...content, title: "Heil" } } });
		expect(await sweptAt(1, id)).toMatchObject({
			published: true,
			publish_at: null,
			publish_failed_at: null,
		});
	});

	test("is taken back at its time all the same, and not published after that", async () => {
		const { id, content } = await write({ name: "Aktion", slug: "aktion" }, { publish: true });
		const { title: _, ...broken } = content;
		await put(`${space}/stories/${id}`, { story: { content: broken } });
		await put(`${space}/stories/${id}/schedule`, { publish_at: inMinutes(1), unpublish_at: inMinutes(10) });
		expect(await sweptAt(2, id)).toMatchObject({ published: true, publish_failed_at: expect.any(String) });
		const over = { published: false, publish_at: null, unpublish_at: null, publish_failed_at: null };
		expect(await sweptAt(10, id)).toMatchObject(over);
		await put(`${space}/stories/${id}`, { story: { content } });
		expect(await sweptAt(1, id)).toMatchObject(over);
	});
});

test("the address of a preview is signed for the page it shows", async () => {
	const { id } = await write({ name: "Vorschau", slug: "vorschau" });
	const { url } = (await clerk.get(`${space}/stories/${id}/preview?lang=en`)).body;
	const { pathname, searchParams: asked } = new URL(url, "http://localhost");
	expect(pathname).toBe("/en/vorschau/");
	expect(asked.get("_storyblok")).toBe(String(id));
	expect(asked.get("_storyblok_tk[token]")).toMatch(/^[0-9a-f]{40}$/);
});

test("whoever listens in the database is told of a change, and memory has it", async () => {
	const heard: unknown[] = [];
	const stop = server.platform.content.onChange((change) => heard.push(change));
	const { uuid } = await write({ name: "Gehört", slug: randomUUID() }, { publish: true });
	stop();
	expect(heard).toContainEqual({ space: 4711, story: uuid, isPublished: true });
});
