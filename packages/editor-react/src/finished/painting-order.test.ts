import { assemblyOf, cardFormat, cornersOf, type Place, posesOf } from "@offizin/formats";
import { expect, test } from "vitest";
import { paintingOrder } from "./painting-order.ts";

const eye: Place = [0, 0, 1e6];

function order(key: string, share: number, from: Place = eye) {
	const format = cardFormat(key);
	if (!format) throw new Error(`No format ${key}`);
	const assembly = assemblyOf(format);
	const poses = posesOf(assembly, { share, spring: 3 });
	const pieces = assembly.plates.map((plate, index) => cornersOf(plate, poses[index] ?? []));
	return paintingOrder(pieces, from);
}

test("[14] a card that is nearly shut has its front over what is behind it, and from behind the other way round", () => {
	const format = cardFormat("klappkarte-a6");
	const front = format ? assemblyOf(format).plates.findIndex((plate) => plate.front?.page === "front") : -1;
	expect(order("klappkarte-a6", 0.1)[front]).toBe(1);
	expect(order("klappkarte-a6", 0.1, [0, 0, -1e6])[front]).toBe(0);
});

test("[14] of a booklet the leaves to come lie in their order, those that are turned the other way round", () => {
	expect(order("booklet-a6-8", 0)).toEqual([3, 2, 1, 0]);
	const [first = 0, second = 0, third = 0, last = 0] = order("booklet-a6-8", 0.5);
	expect(second).toBeGreaterThan(first);
	expect(third).toBeGreaterThan(last);
});

test("[14] everything is painted once", () => {
	for (const share of [0, 0.2, 0.37, 0.5, 0.81, 1]) {
		expect([...order("leporello-a6-4", share)].sort()).toEqual([0, 1, 2, 3]);
	}
});
