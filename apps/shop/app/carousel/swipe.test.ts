import { expect, test } from "vitest";
import { swipeBetween } from "./swipe.ts";

const from = { x: 200, y: 100 };

test.each([
	["a finger of 51 pixels", { x: 149, y: 100 }, true, 1],
	["a finger of 50 pixels", { x: 150, y: 100 }, true, 0],
	["a finger back", { x: 300, y: 100 }, true, -1],
	["a finger just three times as far along as across", { x: 140, y: 120 }, true, 0],
	["a finger a little more than three times as far", { x: 139, y: 120 }, true, 1],
	["a mouse of ten pixels", { x: 190, y: 100 }, false, 1],
	["a mouse that goes down", { x: 190, y: 110 }, false, 0],
	["a press that stays", from, false, 0],
])("[5-12] %s", (_, to, isTouch, direction) => {
	expect(swipeBetween(from, to, isTouch)).toBe(direction);
});
