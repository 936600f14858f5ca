import { type DesignElement, elementMatrix } from "@offizin/design";
import { expect, test } from "vitest";
import { freeRadius, roomBeside, roomiest } from "./room-for-handles.ts";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

/** Three lines below each other, the last one far away; a photo lies under them. */
const elements = [
	{ id: "photo", type: "photo", box: box(0, 0, 100, 200), rotation: 0 },
	{ id: "first", type: "text", box: box(10, 40, 80, 10), rotation: 0 },
	{ id: "second", type: "text", box: box(10, 55, 80, 10), rotation: 0 },
	{ id: "last", type: "text", box: box(10, 120, 80, 10), rotation: 9000 },
] as unknown as readonly DesignElement[];
const document = {
	pages: [{ key: "front", elements }],
} as unknown as Parameters<typeof roomBeside>[0];

function roomOf(id: string) {
	const element = elements.find((one) => one.id === id);
	if (!element) throw new Error(`no element ${id}`);
	return roomBeside(document, element, elementMatrix(document, element));
}

test("[14] handles know how far the next text is, in the coordinates of their own frame", () => {
	const roomAt = roomOf("first");
	expect(roomAt({ x: 40, y: 10 })).toBe(5);
	expect(roomAt({ x: 40, y: 18 })).toBe(0);
	expect(roomAt({ x: 40, y: -20 })).toBe(35);
	// Beside the end of a line it is as far as across the corner.
	expect(roomAt({ x: -3, y: 11 })).toBe(5);
	// Turned about its middle: what was right of it lies below.
	expect(roomOf("last")({ x: -5, y: 5 })).toBeCloseTo(15);
	expect(roomOf("last")({ x: 80, y: 5 })).toBeGreaterThan(90);
});

test("[14] knobs stand below where that is free, else above, else where they lie over least", () => {
	const roomAt = roomOf("first");
	const [below, above] = [
		{ x: 40, y: 30 },
		{ x: 40, y: -20 },
	];
	expect(roomiest([below, above], roomAt, 5)).toBe(below);
	expect(roomiest([below, above], roomAt, 20)).toBe(above);
	expect(roomiest([below, above], roomAt, 100)).toBe(above);
	expect(roomiest([], roomAt, 5)).toBeUndefined();
});

test("[14] what is held ends where the next text begins, and never is smaller than what is seen", () => {
	const limits = { least: 4, most: 22 };
	expect([0, 10, 30, Number.POSITIVE_INFINITY].map((room) => freeRadius(room, limits))).toEqual([
		4, 10, 22, 22,
	]);
});
