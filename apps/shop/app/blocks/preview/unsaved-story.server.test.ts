import { expect, test } from "vitest";
import { unsavedStory } from "./unsaved-story.server.ts";

const read = (body: string) =>
	unsavedStory(new Request("https://a.example/__preview", { method: "POST", body }));
const page = { _uid: "1", component: "page" };

/** Lists within one another. */
function deep(levels: number): unknown {
	let value: unknown = "";
	for (let level = 0; level < levels; level += 1) value = [value];
	return value;
}

test.each([7, "7"])("a story of id %j is read", async (id) => {
	expect(await read(JSON.stringify({ id, content: page }))).toEqual({ id: "7", content: page });
});

test.each([
	["no JSON", "{"],
	["nothing", ""],
	["no object", "[]"],
	["no block", JSON.stringify({ id: 7, content: { component: "page" } })],
	["no id", JSON.stringify({ content: page })],
	["an id that is neither number nor text", JSON.stringify({ id: { a: 1 }, content: page })],
	[
		"more blocks than could be saved",
		JSON.stringify({ id: 7, content: { ...page, body: Array(2000).fill(page) } }),
	],
	["a tree deeper than could be saved", JSON.stringify({ id: 7, content: { ...page, body: deep(101) } })],
])("%s is refused", async (_, body) => {
	expect(await read(body)).toBeUndefined();
});
