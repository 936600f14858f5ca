import { expect, test } from "vitest";
import { askingOf, folderOf, idsOf, listed, storyOf, told, uuidOf } from "./space-fixtures.ts";

const team = folderOf(1, "team");
const asking = askingOf([
	team,
	storyOf(2, { slug: "team", parentId: 1, isStartpage: true, tags: ["x"] }),
	storyOf(3, { slug: "anna", fullSlug: "team/anna", parentId: 1, tags: ["x", "y"] }),
	storyOf(4, { slug: "home", tags: ["z"], publishedAt: "2026-11-20T08:00:00.000Z" }),
	storyOf(5, { slug: "entwurf", published: undefined, publishedAt: null }),
	storyOf(6, { slug: "person", fields: { component: "person" } }),
]);

test.each([
	["", [2, 3, 4, 6]],
	["version=draft", [2, 3, 4, 5, 6]],
	["starts_with=team/", [2, 3]],
	["starts_with=/te", [2, 3]],
	["by_slugs=home,team/*", [3, 4]],
	["by_slugs=*e*", [2, 3, 4, 6]],
	["excluding_slugs=team*", [4, 6]],
	[`by_uuids=${uuidOf(4)},${uuidOf(3)},${uuidOf(99)},${uuidOf(5)}`, [3, 4]],
	[`by_uuids_ordered=${uuidOf(4)},${uuidOf(3)},${uuidOf(99)}`, [4, 3]],
	["by_ids=6,2", [2, 6]],
	["excluding_ids=6,2", [3, 4]],
	["content_type=person", [6]],
	["with_tag=y,z", [3, 4]],
	["is_startpage=true", [2]],
	["is_startpage=0", [3, 4, 6]],
	["level=1", [4, 6]],
	["level=2", [2, 3]],
	["published_at_gt=2026-11-10 00:00", [4]],
	["published_at_gte=2026-11-20 08:00", [4]],
	["published_at_lt=2026-11-20T08:00:00Z", [2, 3, 6]],
	["first_published_at_lte=2026-11-01 08:00", [2, 3, 4, 6]],
	["updated_at_gt=2026-11-01 08:00", []],
	["by_ids[]=2&by_ids[]=3", [2, 3]],
	["page=3&per_page=2", []],
	["per_page=2&page=2", [4, 6]],
])("[9.4-4] cdn/stories?%s", (query, ids) => {
	expect(idsOf(asking, query)).toEqual(ids);
});

test.each([
	["page=0", { parameter: "page", expected: "whole_number" }],
	["per_page=viele", { parameter: "per_page", expected: "whole_number" }],
	["level=oben", { parameter: "level", expected: "whole_number" }],
	["by_ids=eins", { parameter: "by_ids", expected: "whole_number" }],
	["is_startpage=ja", { parameter: "is_startpage", expected: "one_of" }],
	["version=new", { parameter: "version", expected: "one_of" }],
	["published_at_gt=gestern", { parameter: "published_at_gt", expected: "date" }],
	["resolve_relations=person", { parameter: "resolve_relations", expected: "relation" }],
	["resolve_links=all", { parameter: "resolve_links", expected: "one_of" }],
	[`by_slugs=${Array(51).fill("a*").join(",")}`, { parameter: "by_slugs", expected: "fewer_wildcards" }],
])("%s is refused by its name", (query, error) => {
	expect(listed(asking, query)).toMatchObject({ code: "parameter_invalid", ...error });
});

test("a parameter that nothing is read from is refused, too", () => {
	expect(listed(asking, "start_with=team")).toEqual({ code: "parameter_unknown", parameter: "start_with" });
	expect(told(asking, "home", "page=1")).toEqual({ code: "parameter_unknown", parameter: "page" });
});

test("a public token opens what is published, a management token nothing", () => {
	expect(listed({ ...asking, access: "public" }, "version=draft")).toEqual({ code: "unauthorized" });
	expect(listed({ ...asking, access: "management" }, "")).toEqual({ code: "unauthorized" });
	expect(idsOf({ ...asking, access: "public" }, "")).toEqual([2, 3, 4, 6]);
});

test("a story is found by its slug, with and without a slash, by its id and by its uuid", () => {
	for (const name of ["team", "team/", "2"]) expect(told(asking, name).story.id).toBe(2);
	expect(told(asking, uuidOf(3), "find_by=uuid").story.full_slug).toBe("team/anna");
	for (const name of ["nirgends", "1", "5", uuidOf(3)])
		expect(told(asking, name)).toEqual({ code: "not_found" });
	expect(told(asking, "entwurf", "version=draft").story.id).toBe(5);
});

test("a story has every field of the protocol, without those that are left out", () => {
	const { story, ...beside } = told(asking, "team/anna");
	expect(beside).toEqual({ cv: 1_800_000_000, rels: [], links: [] });
	expect(Object.keys(story).sort()).toEqual([
		...["alternates", "content", "created_at", "default_full_slug", "first_published_at", "full_slug"],
		...["group_id", "id", "is_startpage", "lang", "meta_data", "name", "parent_id", "path", "position"],
		...[
			"published_at",
			"release_id",
			"slug",
			"sort_by_date",
			"tag_list",
			"translated_slugs",
			"updated_at",
			"uuid",
		],
	]);
	expect(story).toMatchObject({ lang: "default", parent_id: 1, tag_list: ["x", "y"], release_id: null });
	const less = told(
		asking,
		"team/anna",
		"excluding_story_fields=alternates,path,id&excluding_fields=title",
	).story;
	expect(less).not.toHaveProperty("alternates");
	expect(less).not.toHaveProperty("path");
	expect(less.id).toBe(3);
});

test("stories of one group name each other", () => {
	const groupId = uuidOf(1);
	const pair = askingOf([storyOf(1, { groupId }), storyOf(2, { groupId }), storyOf(3)]);
	expect(told(pair, "story-1").story.alternates).toMatchObject([
		{ id: 2, full_slug: "story-2", published: true },
	]);
});

test("by an address it had before a page comes with the one it has now, unless something to be seen stands there", () => {
	const asking = askingOf(
		[
			storyOf(1, {
				slug: "neu",
				translatedSlugs: [{ lang: "en", name: null, slug: "new", published: true }],
			}),
			storyOf(2, { slug: "entwurf", published: undefined }),
			storyOf(3, { slug: "seite" }),
			storyOf(4, { slug: "weg", published: undefined }),
		],
		{
			formerAddresses: [
				{ fullSlug: "alt", lang: "default", storyId: 1 },
				{ fullSlug: "entwurf", lang: "default", storyId: 1 },
				{ fullSlug: "seite", lang: "default", storyId: 1 },
				{ fullSlug: "verwaist", lang: "default", storyId: 99 },
				{ fullSlug: "zurueckgezogen", lang: "default", storyId: 4 },
				{ fullSlug: "old", lang: "en", storyId: 1 },
				{ fullSlug: "alt", lang: "fr", storyId: 3 },
			],
		},
	);
	const address = (slug: string, query = "") => told(asking, slug, query).story?.full_slug;
	expect([address("alt"), address("/alt/"), address("alt", "language=en")]).toEqual(["neu", "neu", "new"]);
	expect([address("old"), address("old", "language=en"), address("alt", "language=fr")]).toEqual([
		undefined,
		"new",
		"seite",
	]);
	expect([address("entwurf"), address("entwurf", "version=draft")]).toEqual(["neu", "entwurf"]);
	expect([address("seite"), address("verwaist"), address("zurueckgezogen")]).toEqual([
		"seite",
		undefined,
		undefined,
	]);
});
