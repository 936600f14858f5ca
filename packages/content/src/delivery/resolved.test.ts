import { expect, test } from "vitest";
import { askingOf, listed, storyOf, told, uuidOf } from "./space-fixtures.ts";

const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => uuidOf(from + at));
const stories = (from: number, count: number) => Array.from({ length: count }, (_, at) => storyOf(from + at));
const uuidsIn = (list: readonly { uuid: string }[]) => list.map(({ uuid }) => uuid);
const linkTo = (id: string) => ({ fieldtype: "multilink", linktype: "story", id, url: "", cached_url: "" });

const asking = askingOf([
	storyOf(1, { fields: { author: uuidOf(2), more: [uuidOf(3), uuidOf(99)], other: uuidOf(4) } }),
	storyOf(2, { fields: { author: uuidOf(3), friend: uuidOf(1) } }),
	storyOf(3, { fields: { author: uuidOf(4) } }),
	storyOf(4),
]);

test("relations are told beside, and the content keeps their uuids", () => {
	const body = told(asking, "story-1", "resolve_relations=page.author,page.more");
	expect(uuidsIn(body.rels)).toEqual([uuidOf(2), uuidOf(3)]);
	expect(body.story.content.author).toBe(uuidOf(2));
	expect(told(asking, "story-1", "resolve_relations=teaser.author").rels).toEqual([]);
});

test("two levels are resolved where they are asked for, and a circle ends", () => {
	const one = told(asking, "story-1", "resolve_relations=page.author");
	expect(uuidsIn(one.rels)).toEqual([uuidOf(2)]);
	const two = told(asking, "story-1", "resolve_relations=page.author,page.friend&resolve_level=2");
	expect(uuidsIn(two.rels)).toEqual([uuidOf(2), uuidOf(3), uuidOf(1)]);
});

test("above 50 relations are named only", () => {
	const list = (count: number) =>
		listed(
			askingOf([storyOf(1, { fields: { items: many(100, count) } }), ...stories(100, count)]),
			"by_ids=1&resolve_relations=page.items",
		);
	expect(list(50).rels).toHaveLength(50);
	expect(list(50)).not.toHaveProperty("rel_uuids");
	expect(list(51).rels).toEqual([]);
	expect(list(51).rel_uuids).toEqual(many(100, 51));
});

test("drafts are no relations of what is published", () => {
	const some = askingOf([
		storyOf(1, { fields: { author: uuidOf(2), link: linkTo(uuidOf(2)) } }),
		storyOf(2, { published: undefined }),
	]);
	const query = "resolve_relations=page.author&resolve_links=url";
	expect(told(some, "story-1", query)).toMatchObject({ rels: [], links: [] });
	const draft = told(some, "story-1", `${query}&version=draft`);
	expect([draft.rels.length, draft.links.length]).toEqual([1, 1]);
});

test("links are told as addresses, as stories or as links, above 50 by uuid", () => {
	const mark = { type: "link", attrs: { linktype: "story", uuid: uuidOf(3), href: "" } };
	const rich = { type: "doc", content: [{ type: "text", text: "hier", marks: [mark] }] };
	const some = askingOf([storyOf(1, { fields: { link: linkTo(uuidOf(2)), rich } }), storyOf(2), storyOf(3)]);
	expect(told(some, "story-1", "resolve_links=url").links).toEqual(
		[2, 3].map((id) => ({
			id,
			uuid: uuidOf(id),
			name: `Story ${id}`,
			slug: `story-${id}`,
			full_slug: `story-${id}`,
			url: `story-${id}`,
		})),
	);
	expect(told(some, "story-1", "resolve_links=link").links[0]).toMatchObject({ real_path: "/story-2" });
	expect(told(some, "story-1", "resolve_links=story").links[0].content).toMatchObject({ component: "page" });
	expect(told(some, "story-1").links).toEqual([]);
	const links = many(100, 51).map(linkTo);
	const more = askingOf([storyOf(1, { fields: { links } }), ...stories(100, 51)]);
	expect(told(more, "story-1", "resolve_links=url")).toMatchObject({ links: [], link_uuids: many(100, 51) });
});

test("assets are told as they are described now", () => {
	const file = { fieldtype: "asset", id: 7, filename: "/f/4711/1x1/0123456789/a.jpg", alt: "alt" };
	const asset = {
		id: 7,
		name: "a.jpg",
		hash: "0".repeat(64),
		contentType: "image/jpeg",
		bytes: 1,
		width: 1,
		height: 1,
	};
	const words = { alt: "neu", title: "", source: "", copyright: "", focus: "", metaData: {} };
	const at = { createdAt: "2026-11-01T08:00:00.000Z", updatedAt: "2026-11-01T08:00:00.000Z" };
	const some = askingOf([storyOf(1, { fields: { file } })], { assets: [{ ...asset, ...words, ...at }] });
	expect(told(some, "story-1", "resolve_assets=1").assets).toMatchObject([
		{ id: 7, alt: "neu", filename: "https://www.papiervogel.example/f/4711/1x1/0123456789/a.jpg" },
	]);
	expect(told(some, "story-1")).not.toHaveProperty("assets");
});
