import { expect, test } from "vitest";
import { readBridgeMessage } from "./bridge-message.ts";

const shop = { origin: "https://shop.example", story: 7 };
const edit = { action: "edit", dataC: { uid: "b", id: "7", space: "4711", name: "quote" } };

test.each([
	[{ action: "initialized", config: {} }, { action: "initialized" }],
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

test("what another origin says is not believed", () => {
	expect(readBridgeMessage({ origin: "https://shop.example.evil", data: edit }, shop)).toBeUndefined();
	expect(readBridgeMessage({ origin: "null", data: edit }, shop)).toBeUndefined();
});
