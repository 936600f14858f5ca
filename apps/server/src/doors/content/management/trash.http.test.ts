import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyTrash } from "../../../nouns/content-writing/trash/remove-from-trash.ts";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import type { Browser } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile, contentTokens } from "../../../testing/content-space.ts";

let server: AppUnderTest;
let clerk: Browser;
const space = "/v1/spaces/4711";
const DAY_MS = 24 * 3_600_000;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

const page = (fields: object = {}) => ({ component: "page", title: "Titel", ...fields });
async function write(story: object, more: object = { publish: true }) {
	const made = await clerk.post(`${space}/stories`, { story: { content: page(), ...story }, ...more });
	expect([made.status, made.body]).toEqual([201, made.body]);
	return made.body.story;
}
const folder = (name: string, slug: string) => write({ name, slug, is_folder: true }, {});
const trash = async () => (await clerk.get(`${space}/trash`)).body.stories;
const restore = (id: number, body: object = {}) => clerk.post(`${space}/trash/${id}/restore`, body);
const remove = (id: number) => clerk.delete(`${space}/stories/${id}?force_delete=1`);
const statusOf = async (slug: string) =>
	(await clerk.get(`/v2/cdn/stories/${slug}?token=${contentTokens.public}-4711`)).status;

describe("what is deleted", () => {
	test("is seen nowhere, leaves its address to others, and comes back as a draft with its uuid and history", async () => {
		const story = await write({ name: "Fort", slug: "fort" });
		const link = { fieldtype: "multilink", linktype: "story", id: story.uuid };
		const source = await write({
			name: "Führt hin",
			slug: "fuehrt-hin",
			content: page({ body: [{ component: "teaser", link }] }),
		});
		expect((await remove(story.id)).body.story).toMatchObject({ id: story.id });
		const listed = (await clerk.get(`${space}/stories?text_search=Fort`)).body.stories;
		const links = (await clerk.get(`/v2/cdn/links?token=${contentTokens.preview}-4711&version=draft`)).body;
		expect([listed, Object.keys(links.links)]).toEqual([[], expect.not.arrayContaining([story.uuid])]);
		expect(await statusOf("fort")).toBe(404);
		expect((await clerk.get(`${space}/stories/${story.id}/versions`)).status).toBe(404);
		const [entry] = await trash();
		expect(entry).toMatchObject({
			...{ id: story.id, uuid: story.uuid, name: "Fort", slug: "fort", full_slug: "fort" },
			...{ is_folder: false, pages_within: 0, deleted_by: "werkstatt@offizin.example" },
		});
		expect(Date.parse(entry.removed_at) - Date.parse(entry.deleted_at)).toBe(90 * DAY_MS);

		const back = await restore(story.id);
		expect([back.status, back.body.story]).toMatchObject([
			200,
			{ uuid: story.uuid, full_slug: "fort", published: false, content: { title: "Titel" } },
		]);
		expect([await trash(), await statusOf("fort")]).toEqual([[], 404]);
		const { versions } = (await clerk.get(`${space}/stories/${story.id}/versions`)).body;
		expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(["restored", "published", "saved"]);
		const { findings } = (await clerk.get(`${space}/stories/${source.id}/findings`)).body;
		expect(findings).toMatchObject([{ code: "link_unpublished" }]);
		await clerk.post(`${space}/stories/${story.id}/publish`);
		expect(await statusOf("fort")).toBe(200);
		expect((await restore(story.id)).body.code).toBe("story_unknown");
	});

	test("comes back at another address while its own is taken", async () => {
		const { id } = await write({ name: "Erste", slug: "begehrt" });
		await remove(id);
		await write({ name: "Zweite", slug: "begehrt" });
		expect((await restore(id)).body).toMatchObject({ code: "slug_taken" });
		expect((await restore(id, { slug: "begehrt" })).body).toMatchObject({ code: "slug_taken" });
		expect((await restore(id, { slug: "Nicht so!" })).body).toMatchObject({ code: "slug_invalid" });
		expect((await restore(id, { slug: "begehrt-2" })).body.story.full_slug).toBe("begehrt-2");
	});

	test("a folder takes everything along, and what was deleted before it stays a thing of its own", async () => {
		const outer = await folder("Außen", "aussen");
		const within = { parent_id: outer.id };
		const start = await write({ name: "Anfang", slug: "anfang", is_startpage: true, ...within });
		const leaf = await write({ name: "Blatt", slug: "blatt", ...within });
		const earlier = await write({ name: "Früher", slug: "frueher", ...within });
		await remove(earlier.id);
		server.clock.advance(1000);
		await remove(outer.id);
		expect((await trash()).slice(0, 2)).toMatchObject([
			{ id: outer.id, pages_within: 2 },
			{ id: earlier.id, full_slug: "aussen/frueher" },
		]);
		expect((await restore(leaf.id)).body.code).toBe("story_unknown");
		// Its folder is in the trash.
		expect((await restore(earlier.id)).body.story).toMatchObject({ full_slug: "frueher", parent_id: null });
		expect((await restore(outer.id, { slug: "wieder" })).body.story.full_slug).toBe("wieder");
		const address = async (id: number) => (await clerk.get(`${space}/stories/${id}`)).body.story.full_slug;
		expect([await address(start.id), await address(leaf.id)]).toEqual(["wieder", "wieder/blatt"]);
	});

	test("is removed for good by hand or after 90 days, with its history; its folder may go before it", async () => {
		const outer = await folder("Geht", "geht");
		const inner = await write({ name: "Überlebt", slug: "ueberlebt", parent_id: outer.id });
		const other = await write({ name: "Bald weg", slug: "bald-weg" });
		await remove(inner.id);
		await remove(outer.id);
		await remove(other.id);
		expect((await clerk.delete(`${space}/trash/${outer.id}`)).body.story).toMatchObject({ id: outer.id });
		expect((await clerk.delete(`${space}/trash/${outer.id}`)).status).toBe(404);
		expect((await restore(inner.id)).body.story.full_slug).toBe("ueberlebt");
		const { db } = server.platform.database;
		const now = server.clock.now();
		const kept = async () =>
			(await db.selectFrom("content_story_version").select("id").where("story", "=", other.id).execute())
				.length;
		await emptyTrash(db, new Date(now.getTime() + 89 * DAY_MS));
		expect(await kept()).toBe(2);
		await emptyTrash(db, new Date(now.getTime() + 91 * DAY_MS));
		expect([await kept(), await trash()]).toEqual([0, []]);
		expect((await clerk.get(`${space}/stories/${inner.id}`)).status).toBe(200);
	});
});
