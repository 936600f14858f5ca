import type { ContentStoryItem } from "@offizin/contract";
import { expect, test } from "vitest";
import { mayLieIn, storyRows } from "./story-rows.ts";

const story = (id: number, parent_id: number | null, is_folder = false): ContentStoryItem => ({
	...{ id, uuid: `u${id}`, name: `Seite ${id}`, slug: `s${id}`, full_slug: `s${id}`, parent_id, is_folder },
	...{ is_startpage: false, position: id, published: false, unpublished_changes: true, publish_at: null },
	...{
		unpublish_at: null,
		publish_failed_at: null,
		published_at: null,
		first_published_at: null,
		created_at: "",
		updated_at: "",
		errors: 0,
	},
	...{ content_type: is_folder ? null : "page", version: 1, tag_list: [], translated_slugs: [] },
});
const stories = new Map([
	[0, [story(1, null, true), story(2, null)]],
	[1, [story(3, 1, true), story(4, 1)]],
	[3, [story(5, 3)]],
]);

test("what is in a folder shows while it is open", () => {
	const ids = (...open: number[]) =>
		storyRows(stories, new Set(open)).map(({ id, depth }) => `${depth}:${id}`);
	expect(ids()).toEqual(["0:1", "0:2"]);
	expect(ids(1)).toEqual(["0:1", "1:3", "1:4", "0:2"]);
	expect(ids(1, 3, 9)).toEqual(["0:1", "1:3", "2:5", "1:4", "0:2"]);
});

test("a story lies at the top or in a folder, never in itself", () => {
	const rows = storyRows(stories, new Set([1, 3]));
	expect(mayLieIn(rows, "2", null)).toBe(true);
	expect(mayLieIn(rows, "2", "3")).toBe(true);
	expect(mayLieIn(rows, "2", "4")).toBe(false);
	expect(mayLieIn(rows, "1", "1")).toBe(false);
	expect(mayLieIn(rows, "1", "3")).toBe(false);
});
