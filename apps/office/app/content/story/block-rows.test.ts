import type { Component, FieldSchema } from "@offizin/content";
import { expect, test } from "vitest";
import { blockRows, placeOfDrop, takes } from "./block-rows.ts";

const component = (name: string, schema: Record<string, FieldSchema>, is_nestable = true): Component => ({
	...{ id: 1, name, display_name: null, schema, is_root: !is_nestable, is_nestable },
	...{ preview_field: null, component_group: null, image: null, created_at: "", updated_at: "" },
});
const components = [
	component("page", { body: { type: "bloks" } }, false),
	component("text", { words: { type: "text" } }),
	component("box", {
		left: { type: "bloks", pos: 1, component_whitelist: ["text"], maximum: 2 },
		right: { type: "bloks", pos: 2 },
		note: { type: "richtext", pos: 3 },
	}),
];
const text = (uid: string) => ({ _uid: uid, component: "text", words: uid.toUpperCase() });
const content = {
	_uid: "page",
	component: "page",
	body: [
		text("a"),
		{
			_uid: "box",
			component: "box",
			left: [text("b")],
			note: { type: "doc", content: [{ type: "blok", attrs: { body: [text("c")] } }] },
		},
		{ _uid: "lost", component: "lost" },
	],
};
const rows = (isOpen = (_: string) => true) => blockRows({ content, components, isOpen });

test("blocks stand in their page, below the name of their list where there are several", () => {
	expect(rows().map(({ id, depth, name }) => `${"  ".repeat(depth)}${id}: ${name}`)).toEqual([
		"page: Page",
		"  a: Text",
		"  box: Box",
		"    box/left: Left",
		"      b: Text",
		"    box/right: Right",
		"    c: Text",
		"  lost: Lost",
	]);
	expect(rows((uid) => uid === "page").map(({ id }) => id)).toEqual(["page", "a", "box", "lost"]);
	expect(rows().find(({ id }) => id === "a")?.summary).toBe("A");
});

test("what stands in a text and the page itself are not dragged", () => {
	expect(
		rows()
			.filter(({ isFixed }) => isFixed)
			.map(({ id }) => id),
	).toEqual(["page", "box/left", "box/right", "c"]);
});

test("a list takes what its schema allows", () => {
	const list = rows().find(({ id }) => id === "box/left")?.list;
	const [page, words, box] = components;
	if (!list) throw new Error("no list");
	expect([takes(list, words, false), takes(list, box, false), takes(list, page, false)]).toEqual([
		true,
		false,
		false,
	]);
	const full = { ...list, count: 2 };
	expect([takes(full, words, false), takes(full, words, true), takes(full, undefined, true)]).toEqual([
		false,
		true,
		false,
	]);
});

test("a drop is a place among the others", () => {
	const place = (dragged: string, parent: string, after: string | null) =>
		placeOfDrop(rows(), dragged, { parent, after });
	expect(place("a", "page", "box")).toEqual({ parent: "page", path: ["body"], index: 1 });
	expect(place("a", "box/left", "b")).toEqual({ parent: "box", path: ["left"], index: 1 });
	expect(place("b", "box/right", null)).toEqual({ parent: "box", path: ["right"], index: 0 });
	expect(place("b", "a", null)).toBeUndefined();
});
