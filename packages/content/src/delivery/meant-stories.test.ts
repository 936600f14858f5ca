import fc from "fast-check";
import { expect, test } from "vitest";
import { askingOf, idsOf, storyOf, uuidOf } from "./space-fixtures.ts";

const folders = ["", "karten/", "karten/hochzeit/", "kartenspiel/", "Zoo/", "über/"];
const stories = fc
	.array(
		fc.record({
			folder: fc.constantFrom(...folders),
			isStartpage: fc.boolean(),
			position: fc.integer({ min: -2, max: 2 }),
			name: fc.constantFrom("a", "b", "ä"),
			tags: fc.subarray(["x", "y"]),
			isPublished: fc.boolean(),
			component: fc.constantFrom("page", "person"),
			fields: fc.record(
				{
					price: fc.constantFrom(1, 2, "2.5", "10", "", null),
					color: fc.constantFrom("rot", "blau"),
					seo: fc.record({ title: fc.constantFrom("Karte", "Kraft") }),
					list: fc.subarray(["p", "q"]),
				},
				{ requiredKeys: [] },
			),
		}),
		{ maxLength: 25 },
	)
	.map((drafts) =>
		drafts.map(({ folder, isPublished, component, fields, ...own }, at) => {
			const fullSlug = own.isStartpage ? folder.slice(0, -1) || "start" : `${folder}seite-${at % 4}`;
			const story = storyOf(at + 1, { ...own, fullSlug, fields: { component, ...fields } });
			return isPublished ? story : { ...story, published: undefined };
		}),
	);

/** Each part says something else about which stories are meant, or in which order they come. */
const parts = [
	["starts_with=karten", "starts_with=karten/", "starts_with=/karten/hochzeit/", "starts_with=z"],
	["starts_with=Zoo/", "starts_with=über/seite-1", "starts_with=seite", "starts_with=~"],
	["content_type=person", "with_tag=y", "is_startpage=true", "by_slugs=karten*", "excluding_ids=1,3"],
	["filter_query[color][in]=rot", "filter_query[color][not_in]=rot", "filter_query[seo.title][like]=*raft"],
	["filter_query[price][gt_int]=1", "filter_query[price][is]=not_empty", "filter_query[list][in_array]=q"],
	["filter_query[__or][][price][lt_float]=2.6&filter_query[__or][][color][is]=null"],
	[`by_uuids=${[1, 2, 9, 4].map(uuidOf)}`, `by_uuids_ordered=${[7, 2, 7, 1, 99].map(uuidOf)}`],
	["sort_by=name:asc", "sort_by=content.price:desc:int", "sort_by=content.seo.title:asc,id:desc"],
	["sort_by=content.price:asc:float:nulls_first", "sort_by=full_slug:desc", "sort_by=content.color:asc"],
	["version=draft"],
].map((values) => fc.option(fc.constantFrom(...values)));
const queries = fc
	.tuple(...parts)
	.map((chosen) => ["per_page=100", ...chosen.filter((one) => one !== null)].join("&"));

test("a list of many has the stories it has of each by itself, in the order it has of two", () => {
	fc.assert(
		fc.property(stories, fc.array(queries, { minLength: 1, maxLength: 4 }), (all, asked) => {
			const many = askingOf(all);
			for (const query of asked) {
				const ids = idsOf(many, query);
				const byThemselves = all.filter((one) => idsOf(askingOf([one]), query).length > 0);
				expect(
					[...ids].sort((a, b) => a - b),
					query,
				).toEqual(byThemselves.map(({ id }) => id));
				for (const [at, id] of ids.slice(1).entries()) {
					const pair = [ids[at], id];
					const two = askingOf(all.filter((one) => pair.includes(one.id)));
					expect(idsOf(two, query), query).toEqual(pair);
				}
			}
		}),
		{ numRuns: 60 },
	);
});
