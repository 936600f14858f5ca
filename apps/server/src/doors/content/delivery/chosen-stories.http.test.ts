import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../../adapters/database/database.ts";
import { storeSpace, storeStories } from "../../../testing/content-rows.ts";
import { type Delivery, type Pages, slugsIn, startDelivery, storePages } from "./delivery-fixtures.ts";

const CARDS = 4712;
const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** Cards that differ in every kind of field; the last one has none at all. */
async function storeCards(db: Db): Promise<void> {
	await storeSpace(db, { id: CARDS, tokens: { karten: "preview" } });
	await storeStories(db, [
		{
			...{ space: CARDS, slug: "lilie", name: "Lilie" },
			...{
				firstPublishedAt: day("2026-01-10"),
				publishedAt: day("2026-03-01"),
				updatedAt: day("2026-03-02"),
			},
			content: {
				...{ color: "weiss", sizes: ["a5", "a6"], weight: 300, price: "2.50", isNew: true },
				...{
					note: "Feine Lilie",
					list: ["x"],
					from: "2026-05-01 10:00",
					seo: { description: "weiß auf weiß" },
				},
			},
		},
		{
			...{ space: CARDS, slug: "mohn", name: "Mohn" },
			...{
				firstPublishedAt: day("2026-02-10"),
				publishedAt: day("2026-04-01"),
				updatedAt: day("2026-04-02"),
			},
			content: {
				...{ color: "rot", sizes: ["a6"], weight: 250, price: "1.75", isNew: false },
				...{ note: "Roter Mohn", list: ["x", "y"], from: "2026-06-15" },
			},
		},
		{
			...{ space: CARDS, slug: "rose", name: "Rose" },
			...{
				firstPublishedAt: day("2026-03-10"),
				publishedAt: day("2026-05-01"),
				updatedAt: day("2026-05-02"),
			},
			content: {
				...{ color: "rot", sizes: ["dl", "a5"], weight: 1000, price: 10.5, isNew: null },
				...{ note: "", list: [], from: "2026-07-01T00:00:00Z" },
			},
		},
		{
			...{ space: CARDS, slug: "schlicht", name: "Schlicht" },
			...{
				firstPublishedAt: day("2026-04-10"),
				publishedAt: day("2026-06-01"),
				updatedAt: day("2026-06-02"),
			},
		},
	]);
}

let delivery: Delivery;
let pages: Pages;
beforeAll(async () => {
	delivery = await startDelivery(async (db) => {
		pages = await storePages(db);
		await storeCards(db);
	});
});
afterAll(() => delivery.close());

/** Any parameters: the client sends what it is given, and its types lack some that the protocol has. */
const listed = (token: string, parameters: object) => delivery.clientWith(token).getStories(parameters);
const found = async (token: string, parameters: object) =>
	slugsIn((await listed(token, parameters)).data.stories);

test.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
	[{}, ["home", "team", "autorin", "team/anna"]],
	[{ version: "draft" }, ["home", "team", "autorin", "team/anna", "entwurf"]],
	[{ starts_with: "team/" }, ["team", "team/anna"]],
	[{ by_slugs: "home,team/*" }, ["home", "team/anna"]],
	[{ excluding_slugs: "team*" }, ["home", "autorin"]],
	[{ content_type: "author" }, ["autorin"]],
	[{ with_tag: "start,fehlt" }, ["home"]],
	[{ is_startpage: true }, ["team"]],
	[{ is_startpage: false }, ["home", "autorin", "team/anna"]],
	[{ level: 2 }, ["team", "team/anna"]],
	[{ search_term: "schöne" }, ["home"]],
	[{ search_term: "schöne", version: "draft" }, ["home"]],
	[{ search_term: "nirgends" }, []],
	[{ sort_by: "full_slug:desc" }, ["team/anna", "team", "home", "autorin"]],
	[{ sort_by: "content.price:asc:int:nulls_last,slug:asc", per_page: 2 }, ["team/anna", "autorin"]],
	[{ filter_query: { "body.0.name": { in: "erster" } } }, ["home"]],
	[{ first_published_at_gt: "2026-11-01 07:00", per_page: 1, page: 2 }, ["team"]],
	[{ per_page: 2, page: 9 }, []],
])("[content-protocol §3] stories with %j", async (parameters, slugs) => {
	const { data, perPage } = await listed("vorschau", parameters);
	expect(slugsIn(data.stories)).toEqual(slugs);
	expect(perPage).toBe(parameters.per_page ?? 25);
});

test.each<[object, readonly string[]]>([
	[{ color: { in: "rot,blau" } }, ["mohn", "rose"]],
	[{ color: { not_in: "rot,blau" } }, ["lilie", "schlicht"]],
	[{ note: { like: "*lilie" } }, ["lilie"]],
	[{ note: { like: "ro*mohn" } }, ["mohn"]],
	[{ note: { not_like: "*mohn*" } }, ["lilie", "rose", "schlicht"]],
	[{ note: { is: "empty" } }, ["rose", "schlicht"]],
	[{ note: { is: "not_empty" } }, ["lilie", "mohn"]],
	[{ list: { is: "empty_array" } }, ["rose"]],
	[{ list: { is: "not_empty_array" } }, ["lilie", "mohn"]],
	[{ isNew: { is: "true" } }, ["lilie"]],
	[{ isNew: { is: "false" } }, ["mohn"]],
	[{ isNew: { is: "null" } }, ["rose", "schlicht"]],
	[{ isNew: { is: "not_null" } }, ["lilie", "mohn"]],
	[{ sizes: { any_in_array: "a5,dl" } }, ["lilie", "rose"]],
	[{ sizes: { in_array: "a6" } }, ["lilie", "mohn"]],
	[{ sizes: { all_in_array: "a6,a5" } }, ["lilie"]],
	[{ from: { gt_date: "2026-06-15 00:00" } }, ["rose"]],
	[{ from: { lt_date: "2026-06-15T00:01:00Z" } }, ["lilie", "mohn"]],
	[{ weight: { gt_int: 250 } }, ["lilie", "rose"]],
	[{ weight: { lt_int: 300 } }, ["mohn"]],
	[{ price: { gt_float: 2.4 } }, ["lilie", "rose"]],
	[{ price: { lt_float: 2.5 } }, ["mohn"]],
	[{ "seo.description": { like: "weiß*" } }, ["lilie"]],
	[{ color: { in: "rot" }, price: { gt_float: 5 } }, ["rose"]],
	[
		{ __or: [{ color: { in: "weiss" } }, { isNew: { is: "false" } }, { price: { gt_float: 9.5 } }] },
		["lilie", "mohn", "rose"],
	],
	[{ color: { in: "rot" }, __or: [{ isNew: { is: "true" } }, { weight: { lt_int: 300 } }] }, ["mohn"]],
])("[content-protocol §3] of cards, filter_query %j finds these", async (filter_query, slugs) => {
	expect(await found("karten", { filter_query })).toEqual(slugs);
});

const mohn = { first_published_at: "2026-02-10", published_at: "2026-04-01", updated_at: "2026-04-02" };
const beside = {
	gt: ["rose", "schlicht"],
	gte: ["mohn", "rose", "schlicht"],
	lt: ["lilie"],
	lte: ["lilie", "mohn"],
};

test.each(Object.entries(mohn))(
	"[content-protocol §3] stories by %s, beside the one of %s",
	async (moment, at) => {
		for (const [comparison, slugs] of Object.entries(beside)) {
			for (const bound of [`${at} 00:00`, `${at}T00:00:00.000Z`, `${at}T02:00:00+02:00`]) {
				const parameters = { [`${moment}_${comparison}`]: bound };
				expect([parameters, await found("karten", parameters)]).toEqual([parameters, slugs]);
			}
		}
	},
);

test.each([
	// As texts: "1.75" < "10.5" < "2.50".
	["content.price:asc", ["mohn", "rose", "lilie", "schlicht"]],
	["content.price:asc:float", ["mohn", "lilie", "rose", "schlicht"]],
	["content.price:asc:float:nulls_first", ["schlicht", "mohn", "lilie", "rose"]],
	["content.price:desc:float", ["schlicht", "rose", "lilie", "mohn"]],
	["content.price:desc:float:nulls_last", ["rose", "lilie", "mohn", "schlicht"]],
	["content.weight:asc", ["rose", "mohn", "lilie", "schlicht"]],
	["content.weight:asc:int", ["mohn", "lilie", "rose", "schlicht"]],
	["content.color:asc,content.price:desc:float", ["rose", "mohn", "lilie", "schlicht"]],
	["content.seo.description:asc:nulls_last,name:desc", ["lilie", "schlicht", "rose", "mohn"]],
	["published_at:desc", ["schlicht", "rose", "mohn", "lilie"]],
	["first_published_at:asc", ["lilie", "mohn", "rose", "schlicht"]],
	["updated_at:desc", ["schlicht", "rose", "mohn", "lilie"]],
])("[content-protocol §3] cards sorted by %s", async (sort_by, slugs) => {
	expect(await found("karten", { sort_by })).toEqual(slugs);
});

test("uuids keep their order where it is asked for", async () => {
	const { anna, home } = pages;
	const by_uuids_ordered = [anna.uuid, home.uuid].join(",");
	expect(await found("offen", { by_uuids_ordered })).toEqual(["team/anna", "home"]);
});

test("stories by ids and uuids, without some, and with what is accepted for clients that send it", async () => {
	const { anna, home, team } = pages;
	expect(await found("offen", { by_ids: `${anna.id},${home.id}` })).toEqual(["home", "team/anna"]);
	expect(
		await found("offen", { by_uuids: `${anna.uuid},${home.uuid}`, excluding_ids: `${home.id}` }),
	).toEqual(["team/anna"]);
	expect(await found("offen", { from_release: "1", by_ids: `${team.id}` })).toEqual(["team"]);
	const described = await delivery
		.clientWith("offen", { inlineAssets: true })
		.getStory("home", { resolve_assets: 1 });
	expect(described.data).toMatchObject({ story: { full_slug: "home" }, assets: [] });
});
