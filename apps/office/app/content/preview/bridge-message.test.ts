import { expect, test } from "vitest";
import { readBridgeMessage } from "./bridge-message.ts";

const shop = { origin: "https://shop.example", story: 7 };
const edit = { action: "edit", dataC: { uid: "b", id: "7", space: "4711", name: "quote" } };

test.each([
	[
		{ action: "initialized", config: {} },
		{ action: "initialized", relations: [] },
	],
	[{ action: "initialized" }, { action: "initialized", relations: [] }],
	[{ action: "ping" }, { action: "ping" }],
	[edit, { action: "edit", uid: "b" }],
	[{ ...edit, dataC: { ...edit.dataC, id: "8" } }, undefined],
	[{ action: "edit" }, undefined],
	[{ action: "deleteBlock" }, undefined],
	["initialized", undefined],
	[null, undefined],
])("[§5] %j means %j", (data, message) => {
	expect(readBridgeMessage({ origin: shop.origin, data }, shop)).toEqual(message);
});

test.each<[unknown, readonly string[]]>([
	[
		["page.author", "teaser.links"],
		["page.author", "teaser.links"],
	],
	["page.author, teaser.links", ["page.author", "teaser.links"]],
	[["page.author,teaser.links"], ["page.author", "teaser.links"]],
	[["author", "a.b.c", "", 7, null], []],
	[null, []],
])("[§5] a bridge whose relations are %j wants the stories of %j", (resolveRelations, relations) => {
	const data = { action: "initialized", config: { customParent: null, resolveRelations } };
	expect(readBridgeMessage({ origin: shop.origin, data }, shop)).toEqual({
		action: "initialized",
		relations,
	});
});

test("what another origin says is not believed", () => {
	expect(readBridgeMessage({ origin: "https://shop.example.evil", data: edit }, shop)).toBeUndefined();
	expect(readBridgeMessage({ origin: "null", data: edit }, shop)).toBeUndefined();
});
