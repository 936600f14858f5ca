import { ok } from "@offizin/base";
import type { Block } from "@offizin/content";
import { expect, test } from "vitest";
import type { ContentDoors } from "#app/content/doors/content-doors.ts";
import { story } from "#app/content/story/story-fixtures.ts";
import { relatedReader, withRelations } from "./related-stories.ts";

const page = (uid: string, fields: Omit<Block, "_uid" | "component"> = {}): Block => ({
	_uid: uid,
	component: "page",
	...fields,
});
const stories = [
	{ uuid: "anna", name: "Anna", content: page("a", { author: "bert" }) },
	{ uuid: "bert", name: "Bert", content: page("b", { author: "cora" }) },
	{ uuid: "cora", name: "Cora", content: page("c") },
];
const read = async (uuids: readonly string[]) => stories.filter(({ uuid }) => uuids.includes(uuid));

test("[§5] stories stand in the place of their uuids, two levels deep, in the fields asked for and no other", async () => {
	const content = page("1", {
		author: "anna",
		editor: "anna",
		friends: ["bert", "gone", ""],
		body: [{ _uid: "2", component: "teaser", author: "anna", link: { component: "", author: "anna" } }],
	});
	expect(await withRelations(content, ["page.author", "page.friends"], read)).toEqual({
		...content,
		author: {
			uuid: "anna",
			name: "Anna",
			content: page("a", { author: { uuid: "bert", name: "Bert", content: page("b", { author: "cora" }) } }),
		},
		friends: [
			{
				uuid: "bert",
				name: "Bert",
				content: page("b", { author: { uuid: "cora", name: "Cora", content: page("c") } }),
			},
			"gone",
			"",
		],
	});
});

test("stories that name each other end after two levels", async () => {
	const selves = [{ uuid: "self", content: page("s", { author: "self" }) }];
	const placed = await withRelations(page("1", { author: "self" }), ["page.author"], async () => selves);
	expect(placed).toEqual(
		page("1", {
			author: {
				uuid: "self",
				content: page("s", { author: { uuid: "self", content: page("s", { author: "self" }) } }),
			},
		}),
	);
});

test("nothing is read for a content that names nobody", async () => {
	const refuse = () => Promise.reject(new Error("nobody is named"));
	const content = page("1", { author: "", friends: [] });
	expect(await withRelations(content, ["page.author", "page.friends"], refuse)).toEqual(content);
});

test("a story is read once, in lists of a hundred", async () => {
	const asked: string[] = [];
	const numbered = (id: number) => ({ ...story, id, uuid: `u${id}` });
	const doors = {
		async stories({ by_uuids = "" }) {
			asked.push(by_uuids);
			const ids = by_uuids.split(",").map((uuid) => Number(uuid.slice(1)));
			return ok({ stories: ids.filter((id) => id !== 404).map(numbered) });
		},
		async story(id: number) {
			asked.push(String(id));
			return ok({ story: numbered(id) });
		},
	} as unknown as Pick<ContentDoors, "stories" | "story">;
	const reader = relatedReader(doors);
	expect((await reader(["u1", "u404"])).map(({ uuid }) => uuid)).toEqual(["u1"]);
	expect((await reader(["u1", "u2"])).map(({ uuid }) => uuid)).toEqual(["u1", "u2"]);
	expect(asked).toEqual(["u1,u404", "1", "u2", "2"]);
	asked.length = 0;
	await reader(Array.from({ length: 150 }, (_, at) => `u${at + 1000}`));
	expect(asked.filter((one) => one.includes(",")).map((one) => one.split(",").length)).toEqual([100, 50]);
});
