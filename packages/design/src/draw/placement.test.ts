import { box } from "@offizin/units";
import { expect, test } from "vitest";
import { fixtureDocument, photoElement } from "../design-fixtures.ts";
import type { DesignElement } from "../document/element.ts";
import { elementBounds } from "./placement.ts";

test("[14] a group is as large as what is in it, through groups and turns", () => {
	const holder = (id: string, group: string | undefined, rotation: number): DesignElement => ({
		id,
		type: "group",
		label: "",
		box: box(0, 0, 100, 100),
		rotation,
		...(group && { group }),
	});
	const photo = (id: string, group: string, x: number): DesignElement => ({
		...photoElement,
		id,
		group,
		box: box(x, 0, 40, 20),
	});
	const elements = [holder("outer", undefined, 9000), holder("inner", "outer", 0)];
	const pages = [
		{ key: "front", elements: [...elements, photo("a", "outer", 0), photo("b", "inner", 60)] },
		...fixtureDocument.pages.slice(1),
	];
	const [outer, inner] = elements;
	if (!outer || !inner) throw new Error("no groups");
	// A quarter turn clockwise about (50, 50) takes (x, y) to (100 - y, x).
	expect(elementBounds({ pages }, outer)).toEqual(box(80, 0, 20, 100));
	expect(elementBounds({ pages }, inner)).toEqual(box(80, 60, 20, 40));
	expect(elementBounds({ pages: [{ key: "front", elements }] }, inner)).toEqual(box(0, 0, 100, 100));
});
