import { expect, test } from "vitest";
import { deliverLink, deliverLinks } from "./deliver-links.ts";
import {
	deliverDataSource,
	deliverDataSources,
	deliverEntries,
	deliverSpace,
	deliverTags,
} from "./deliver-space.ts";
import { askingOf, folderOf, storyOf, uuidOf } from "./space-fixtures.ts";
import { storiesWith } from "./story-words.ts";

const dataSources = [
	{
		id: 1,
		name: "Farben",
		slug: "farben",
		dimensions: [{ id: 5, name: "Englisch", entryValue: "en" }],
		entries: [
			{ id: 10, name: "rot", value: "#f00", dimensionValues: { en: "red" } },
			{ id: 11, name: "blau", value: "#00f", dimensionValues: {} },
		],
	},
];
const asking = askingOf(
	[
		folderOf(1, "team"),
		storyOf(2, { slug: "team", parentId: 1, isStartpage: true, tags: ["x"] }),
		storyOf(3, { slug: "home", path: "/", tags: ["x", "y"], fields: { text: "Karten aus Kraftpapier" } }),
		storyOf(4, { slug: "entwurf", published: undefined, tags: ["z"] }),
	],
	{ dataSources },
);
const sent = (query: string) => new URLSearchParams(query);
const links = (query: string) => {
	const delivered = deliverLinks(sent(query), asking);
	return delivered.ok ? delivered.value : undefined;
};

test("links are told by uuid, folders among them, drafts where they are asked for", () => {
	expect(links("")?.body).toEqual({
		links: {
			[uuidOf(1)]: expect.objectContaining({ slug: "team", is_folder: true, published: false }),
			[uuidOf(2)]: expect.objectContaining({
				slug: "team",
				is_startpage: true,
				real_path: "/team",
				parent_id: 1,
			}),
			[uuidOf(3)]: {
				...{ id: 3, uuid: uuidOf(3), slug: "home", path: "/", real_path: "/", name: "Story 3" },
				...{ published: true, parent_id: 0, is_folder: false, is_startpage: false, position: 3 },
			},
		},
	});
	expect(links("version=draft")?.paging).toEqual({ total: 4, perPage: 25 });
	expect(Object.keys(Object(links("with_parent=1")?.body.links))).toEqual([uuidOf(2)]);
	expect(Object.keys(Object(links("starts_with=ho&paginated=1")?.body.links))).toEqual([uuidOf(3)]);
	expect(Object.keys(Object(links("per_page=1&page=2")?.body.links))).toEqual([uuidOf(2)]);
	expect(links("per_page=5000")?.paging?.perPage).toBe(1000);
	expect(Object(links("include_dates=1")?.body.links)[uuidOf(3)]).toHaveProperty("published_at");
});

test("one link", () => {
	expect(deliverLink(sent(""), asking, uuidOf(3))).toMatchObject({
		value: { body: { link: { slug: "home" } } },
	});
	expect(deliverLink(sent(""), asking, uuidOf(4))).toMatchObject({ error: { code: "not_found" } });
	expect(deliverLink(sent("version=draft"), asking, uuidOf(4))).toMatchObject({ ok: true });
});

test("data sources and their entries, with the values of a dimension", () => {
	const source = { id: 1, name: "Farben", slug: "farben" };
	const dimensions = [{ id: 5, name: "Englisch", entry_value: "en" }];
	const [whole] = [{ ...source, dimensions }];
	const cv = 1_800_000_000;
	expect(deliverDataSources(sent(""), asking)).toMatchObject({
		value: { body: { datasources: [whole], cv } },
	});
	for (const name of ["farben", "1"]) {
		expect(deliverDataSource(sent(""), asking, name)).toMatchObject({
			value: { body: { datasource: whole, cv } },
		});
	}
	expect(deliverDataSource(sent(""), asking, "form")).toMatchObject({ error: { code: "not_found" } });
	const entries = (query: string) => deliverEntries(sent(query), asking);
	expect(entries("datasource=farben&dimension=en")).toMatchObject({
		value: {
			body: {
				datasource_entries: [
					{ id: 10, name: "rot", value: "#f00", dimension_value: "red" },
					{ id: 11, name: "blau", value: "#00f", dimension_value: null },
				],
				cv,
			},
			paging: { total: 2, perPage: 25 },
		},
	});
	expect(entries("dimension=constructor")).toMatchObject({
		value: { body: { datasource_entries: [{ dimension_value: null }, { dimension_value: null }] } },
	});
	expect(entries("datasource=form")).toMatchObject({ error: { code: "not_found" } });
});

test("tags are counted, and the space tells its cv", () => {
	expect(deliverTags(sent(""), asking)).toMatchObject({
		value: {
			body: {
				tags: [
					{ name: "x", taggings_count: 2 },
					{ name: "y", taggings_count: 1 },
				],
			},
		},
	});
	expect(deliverSpace(sent("version=published"), asking)).toMatchObject({
		value: { body: { space: { id: 4711, version: 1_800_000_000, language_codes: ["en", "fr"] } } },
	});
	expect(deliverSpace(sent("version=draft"), { ...asking, access: "public" })).toMatchObject({ ok: false });
});

test("in memory a story is found by all words of a term", () => {
	expect([...storiesWith(asking.space, "kraftpapier KARTEN", "published")]).toEqual([3]);
	expect([...storiesWith(asking.space, "page", "published")]).toEqual([]);
	expect([...storiesWith(asking.space, "story 4", "draft")]).toEqual([4]);
});
