import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../adapters/database/database.ts";
import { migrate } from "../../../adapters/database/migrate.ts";
import { openServerDatabase } from "../../../adapters/database/open-database.ts";
import { quickLimits } from "../../../adapters/database/server-pool.ts";
import { createLog } from "../../../adapters/log/log.ts";
import { publishFields, storeSpace, storeStory } from "../../../testing/content-rows.ts";
import { eventually } from "../../../testing/eventually.ts";
import { freshDatabase } from "../../../testing/fresh-database.ts";
import { startHangingProxy } from "../../../testing/hanging-proxy.ts";
import { type ContentChange, type ContentLibrary, openContentLibrary } from "./content-library.ts";

let database: Database;
let drop: () => Promise<void>;
let libraries: ContentLibrary[];
beforeEach(async () => {
	libraries = [];
	({ database, drop } = await freshDatabase());
	await migrate(database.engine);
	await storeSpace(database.db, { id: 4711, tokens: { offen: "public", vorschau: "preview" } });
});
afterEach(async () => {
	for (const library of libraries) await library.close();
	await database.close();
	await drop();
});

async function open(from = database): Promise<ContentLibrary> {
	const library = await openContentLibrary(from, { log: createLog("silent") });
	libraries.push(library);
	return library;
}

test("a space is in memory whole, with numbers for numbers and days for days", async () => {
	const folder = await storeStory(database.db, { space: 4711, slug: "team", isFolder: true });
	await storeStory(database.db, {
		space: 4711,
		slug: "anna",
		parent: folder,
		tags: ["x"],
		sortByDate: "2026-11-24",
		content: { title: "Anna" },
	});
	await storeStory(database.db, { space: 4711, slug: "entwurf", draft: { title: "Entwurf" } });
	const library = await open();
	const space = library.space(4711);
	expect(space?.cv).toBe(1_700_000_000);
	expect(space?.stories).toMatchObject([
		{ id: folder.id, isFolder: true, parentId: null, draft: undefined, published: undefined },
		{
			...{ parentId: folder.id, fullSlug: "team/anna", tags: ["x"], sortByDate: "2026-11-24", position: 0 },
			...{ draft: { title: "Anna" }, published: { title: "Anna" }, createdAt: "2026-11-01T08:00:00.000Z" },
		},
		{ draft: { title: "Entwurf" }, published: undefined, publishedAt: null },
	]);
	expect(library.ofToken("vorschau")).toMatchObject({ space: { id: 4711 }, access: "preview" });
	expect(library.ofToken("fremd")).toBeUndefined();
	expect(library.ofChannel("bildwand")).toBeUndefined();
});

test("a change reads the story it is about, tells of it after memory has it, and only once", async () => {
	const story = await storeStory(database.db, { space: 4711, slug: "home", content: { title: "alt" } });
	const other = await storeStory(database.db, { space: 4711, slug: "andere" });
	const library = await open();
	const before = library.space(4711);
	const told: (ContentChange & { title: unknown })[] = [];
	library.onChange((change) =>
		told.push({ ...change, title: library.space(4711)?.byUuid.get(story.uuid)?.published?.title }),
	);
	await publishFields(database.db, story, { title: "neu" });
	await library.refresh();
	await library.refresh();
	expect(told).toEqual([{ space: 4711, story: story.uuid, isPublished: true, title: "neu" }]);
	expect(library.space(4711)?.cv).toBe(1_700_000_001);
	expect(library.space(4711)?.byId.get(other.id)).toBe(before?.byId.get(other.id));
});

test("stories that are added and deleted, a token that is taken back and a space that goes are heard of", async () => {
	const library = await open();
	const story = await storeStory(database.db, { space: 4711, slug: "home" });
	const { db } = database;
	const at = new Date();
	const changed = (id: number | null) =>
		db.insertInto("content_change").values({ space: 4711, story: id, is_published: true, at }).execute();
	await library.refresh();
	expect(library.space(4711)?.pages.get("home")?.id).toBe(story.id);
	await db.deleteFrom("content_story").where("id", "=", story.id).execute();
	await changed(story.id);
	await library.refresh();
	expect(library.space(4711)?.stories).toEqual([]);
	// As an import does: many rows, told as one change of the space.
	await db.deleteFrom("content_token").where("token", "=", "offen").execute();
	await storeStory(db, { space: 4711, slug: "neu" });
	await db.deleteFrom("content_change").where("story", "is not", null).execute();
	await changed(null);
	await library.refresh();
	expect(library.space(4711)?.pages.has("neu")).toBe(true);
	expect(library.ofToken("offen")).toBeUndefined();
	await db.deleteFrom("content_space").execute();
	await changed(null);
	await library.refresh();
	expect(library.spaces()).toEqual([]);
});

test("a change that ends after later ones is read, too", async () => {
	const story = await storeStory(database.db, { space: 4711, slug: "home", content: { title: "alt" } });
	const library = await open();
	const { db } = database;
	const insert = (id: number) =>
		sql`insert into content_change (id, space, story, is_published, at)
			overriding system value values (${id}, 4711, ${story.id}, true, now())`.execute(db);
	await insert(1000);
	await library.refresh();
	await db.updateTable("content_story").set({ name: "später" }).execute();
	await insert(999);
	await library.refresh();
	expect(library.space(4711)?.byId.get(story.id)?.name).toBe("später");
});

test("whoever has committed is heard by everybody within a second, unasked", async () => {
	const story = await storeStory(database.db, { space: 4711, slug: "home", content: { title: "alt" } });
	const libraries = [await open()];
	if (database.engine.kind === "server") libraries.push(await open());
	// The first notification a listener hears is its own: then it listens.
	await new Promise((resolve) => setTimeout(resolve, 1500));
	const startedAt = performance.now();
	const heard = libraries.map(
		(library) =>
			new Promise<number>((resolve) => library.onChange(() => resolve(performance.now() - startedAt))),
	);
	await publishFields(database.db, story, { title: "neu" });
	for (const ms of await Promise.all(heard)) expect(ms).toBeLessThan(1000);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
	"with the database gone it goes on from memory, and catches up",
	async () => {
		const { engine, db } = database;
		if (engine.kind !== "server") throw new Error("needs a server");
		const story = await storeStory(db, { space: 4711, slug: "home", content: { title: "alt" } });
		const proxy = await startHangingProxy(engine.url);
		const far = openServerDatabase(proxy.url, 2, {
			...quickLimits,
			connectionTimeoutMillis: 500,
			query_timeout: 500,
		});
		const library = await open(far);
		proxy.hang();
		await publishFields(db, story, { title: "neu" });
		await expect(library.refresh()).rejects.toThrow();
		expect(library.space(4711)?.byId.get(story.id)?.published?.title).toBe("alt");
		proxy.goOn();
		await eventually(
			async () => library.space(4711)?.byId.get(story.id)?.published?.title === "neu" || undefined,
			{ what: "the change" },
		);
		await library.close();
		await far.close();
		await proxy.close();
	},
);
