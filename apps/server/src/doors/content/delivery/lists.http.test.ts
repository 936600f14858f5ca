import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../../adapters/database/database.ts";
import { storeSpace, storeStories } from "../../../testing/content-rows.ts";
import { type Delivery, type Pages, SPACE, startDelivery, storePages } from "./delivery-fixtures.ts";

const LARGE = 4713;
const MANY = 1001;

/** Colours of which one has no name in English, and more of everything than one answer holds. */
async function storeMany(db: Db): Promise<void> {
	const numbers = Array.from({ length: MANY }, (_, at) => at);
	await storeSpace(db, {
		id: LARGE,
		tokens: { gross: "public" },
		dataSources: [
			{
				...{ id: 1, name: "Farben", slug: "farben" },
				dimensions: [{ id: 5, name: "Englisch", entryValue: "en" }],
				entries: [
					{ id: 10, name: "rot", value: "#f00", dimensionValues: { en: "red" } },
					{ id: 11, name: "blau", value: "#00f", dimensionValues: {} },
				],
			},
			{
				...{ id: 2, name: "Viele", slug: "viele", dimensions: [] },
				entries: numbers.map((id) => ({ id, name: `n${id}`, value: `v${id}`, dimensionValues: {} })),
			},
		],
	});
	await storeStories(
		db,
		numbers.map((number) => ({ space: LARGE, slug: `seite-${number}`, position: number })),
	);
}

let delivery: Delivery;
let pages: Pages;
beforeAll(async () => {
	delivery = await startDelivery(async (db) => {
		pages = await storePages(db);
		await storeMany(db);
	});
});
afterAll(() => delivery.close());

const links = async (parameters: object = {}) => {
	const answer = await delivery.clientWith("offen").get("cdn/links", parameters);
	return { ...answer, found: answer.data.links ?? {} };
};
const uuidsOf = (...stories: readonly { readonly uuid: string }[]) => stories.map(({ uuid }) => uuid).sort();

test("[content-protocol §2] links are told by uuid, folders among them", async () => {
	const { folder, team, anna, author, home } = pages;
	const { found } = await links();
	expect(Object.keys(found).sort()).toEqual(uuidsOf(folder, team, anna, author, home));
	expect(found[anna.uuid]).toMatchObject({ slug: "team/anna", real_path: "/team/anna", published: true });
	expect(found[anna.uuid]).not.toHaveProperty("published_at");
	expect(found[folder.uuid]).toMatchObject({ slug: "team", is_folder: true, published: false });
	const one = await delivery.clientWith("offen").get(`cdn/links/${anna.uuid}`);
	expect(one.data.link.slug).toBe("team/anna");
});

test("[content-protocol §2] links below an address, in a folder, at the top", async () => {
	const { folder, team, anna, author, home } = pages;
	const keys = async (parameters: object) => Object.keys((await links(parameters)).found).sort();
	expect(await keys({ starts_with: "team/" })).toEqual(uuidsOf(team, anna));
	expect(await keys({ starts_with: "aut" })).toEqual(uuidsOf(author));
	expect(await keys({ with_parent: folder.id })).toEqual(uuidsOf(team, anna));
	expect(await keys({ with_parent: 0 })).toEqual(uuidsOf(folder, author, home));
});

test("[content-protocol §2] links tell dates where they are asked for", async () => {
	const { found } = await links({ include_dates: 1 });
	const at = "2026-11-01T08:00:00.000Z";
	expect(found[pages.anna.uuid]).toMatchObject({ created_at: at, published_at: at, updated_at: at });
	expect((await links({ include_dates: 0 })).found[pages.anna.uuid]).not.toHaveProperty("created_at");
});

test("[content-protocol §2] links come in pages", async () => {
	const parts = [];
	for (const page of [1, 2, 3, 4]) {
		const answer = await links({ paginated: 1, per_page: 2, page });
		expect(answer).toMatchObject({ perPage: 2, total: 5 });
		parts.push(Object.keys(answer.found));
	}
	expect(parts.map(({ length }) => length)).toEqual([2, 2, 1, 0]);
	expect(new Set(parts.flat()).size).toBe(5);
});

test("[content-protocol §2] an answer has at most 1000 links, 100 stories, 1000 entries", async () => {
	const client = delivery.clientWith("gross");
	const all = await client.get("cdn/links", { per_page: 2000 });
	expect([Object.keys(all.data.links ?? {}).length, all]).toMatchObject([
		1000,
		{ perPage: 1000, total: MANY },
	]);
	const rest = await client.get("cdn/links", { per_page: 2000, page: 2 });
	expect(Object.keys(rest.data.links ?? {})).toHaveLength(1);
	const stories = await client.getStories({ per_page: 150 });
	expect(stories).toMatchObject({ perPage: 100, total: MANY });
	expect(stories.data.stories).toHaveLength(100);
	const next = await client.getStories({ per_page: 150, page: 2 });
	expect(next.data.stories[0]?.slug).toBe("seite-100");
	const entries = await client.get("cdn/datasource_entries", { datasource: "viele", per_page: 2000 });
	expect(entries).toMatchObject({ perPage: 1000, total: MANY });
	expect(entries.data.datasource_entries).toHaveLength(1000);
	const last = await client.get("cdn/datasource_entries", { datasource: "viele", per_page: 2000, page: 2 });
	expect(last.data.datasource_entries).toMatchObject([{ name: "n1000", value: "v1000" }]);
});

test("[content-protocol §2] data sources, by slug and by id", async () => {
	const client = delivery.clientWith("gross");
	const { data } = await client.get("cdn/datasources");
	const dimensions = [{ id: 5, name: "Englisch", entry_value: "en" }];
	expect(data).toMatchObject({
		datasources: [{ name: "Farben", slug: "farben", dimensions }, { slug: "viele" }],
		cv: delivery.server.platform.content.space(LARGE)?.cv,
	});
	const [colors] = data.datasources;
	for (const name of ["farben", colors.id])
		expect((await client.get(`cdn/datasources/${name}`)).data.datasource).toEqual(colors);
	const second = await client.get("cdn/datasources", { per_page: 1, page: 2 });
	expect(second).toMatchObject({ perPage: 1, total: 2, data: { datasources: [{ slug: "viele" }] } });
});

test("[content-protocol §2] entries have their value in a dimension, or null", async () => {
	const client = delivery.clientWith("gross");
	const entries = async (more: object) =>
		(await client.get("cdn/datasource_entries", { datasource: "farben", ...more })).data.datasource_entries;
	expect(await entries({ dimension: "en" })).toEqual([
		{ id: 10, name: "rot", value: "#f00", dimension_value: "red" },
		{ id: 11, name: "blau", value: "#00f", dimension_value: null },
	]);
	for (const dimension of [{}, { dimension: "fr" }]) {
		expect(await entries(dimension)).toMatchObject([{ dimension_value: null }, { dimension_value: null }]);
	}
});

test("tags are counted, and the space tells its languages and its cv", async () => {
	const client = delivery.clientWith("offen");
	expect((await client.get("cdn/tags")).data.tags).toEqual([
		{ name: "mensch", taggings_count: 2 },
		{ name: "start", taggings_count: 1 },
	]);
	expect((await client.get("cdn/tags", { starts_with: "team/" })).data.tags).toEqual([
		{ name: "mensch", taggings_count: 1 },
	]);
	const { space } = (await client.get("cdn/spaces/me")).data;
	expect(space).toMatchObject({ id: SPACE, language_codes: ["en", "fr"] });
	expect(space.version).toBe(delivery.server.platform.content.space(SPACE)?.cv);
});
