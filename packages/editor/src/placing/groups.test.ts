import {
	applyCommand,
	type Command,
	type DesignDocument,
	elementBounds,
	findElement,
	rightsOf,
} from "@offizin/design";
import { type Box, box, mm, um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { document as fixture, openEditor, photos } from "../design-fixtures.ts";
import { align, duplicate, grow, nudge, remove, reorder } from "./arrange.ts";
import { placer } from "./drag-placements.ts";
import { groupTogether, lock, outermostOf, ungroup } from "./grouping.ts";
import { isReachable } from "./groups.ts";

function applied(document: DesignDocument, command: Command | undefined): DesignDocument {
	if (!command) throw new Error("nothing to do");
	const made = applyCommand(document, command, (upload) => photos[upload as keyof typeof photos]);
	if (!made.ok) throw new Error(made.error.code);
	const undone = applyCommand(made.value.document, made.value.inverse, () => photos.sea);
	expect(undone.ok && undone.value.document).toEqual(document);
	return made.value.document;
}

function element(document: DesignDocument, id: string) {
	const found = findElement(document, id);
	if (!found) throw new Error(`no ${id}`);
	return found;
}

const boundsOf = (document: DesignDocument, id: string): Box =>
	elementBounds(document, element(document, id));
const order = (document: DesignDocument) => document.pages[0]?.elements.map(({ id }) => id);

/** Names and photo in one group, that and the date in another. */
const pair = applied(fixture, groupTogether(fixture, ["names", "photo"], "pair"));
const nested = applied(pair, groupTogether(pair, ["photo", "date"], "all"));

describe("[14] groups", () => {
	it("hold what lies on one page and can be placed, two things at least", () => {
		expect(order(pair)).toEqual(["names", "photo", "pair", "date"]);
		expect(boundsOf(pair, "pair")).toEqual(box(mm(10), mm(10), mm(80), mm(65)));
		expect([...rightsOf(element(pair, "pair"))]).toEqual(["content", "style", "place", "remove"]);
		expect(groupTogether(fixture, ["names", "reply"], "over")).toBeUndefined();
		expect(groupTogether(pair, ["names", "photo"], "again")).toBeUndefined();
		const locked = applied(fixture, lock(fixture, ["date"], true));
		expect(groupTogether(locked, ["names", "date"], "held")).toBeUndefined();
	});

	it("are put into each other by what is outermost", () => {
		expect(outermostOf(nested, ["names", "photo", "date"])).toEqual(["all"]);
		expect(element(nested, "pair").group).toBe("all");
		expect(element(nested, "date").group).toBe("all");
	});

	it("are opened one by one: a member is reached when its group, or something in it, is selected", () => {
		const reached = (selected: readonly string[]) =>
			["all", "pair", "names", "date"].filter((id) => isReachable(nested, element(nested, id), selected));
		expect(reached([])).toEqual(["all"]);
		expect(reached(["all"])).toEqual(["all", "pair", "date"]);
		expect(reached(["date"])).toEqual(["all", "pair", "date"]);
		expect(reached(["pair"])).toEqual(["all", "pair", "names", "date"]);
		expect(reached(["names"])).toEqual(["all", "pair", "names", "date"]);
	});

	it("of a theme hold nobody up", () => {
		const theirs = {
			...nested,
			pages: nested.pages.map((page) => ({
				...page,
				elements: page.elements.map((one) => (one.type === "group" ? { ...one, may: [] } : one)),
			})),
		};
		expect(isReachable(theirs, element(theirs, "names"), [])).toBe(true);
		expect(outermostOf(theirs, ["names"])).toEqual(["names"]);
	});

	it("move and line up as one", () => {
		const moved = applied(nested, nudge(nested, ["all"], mm(3), mm(-2)));
		expect(boundsOf(moved, "photo")).toMatchObject({ x: mm(13), y: mm(28) });
		const page = box(0, 0, mm(148), mm(105));
		const lined = applied(pair, align(pair, ["pair"], "right", page));
		expect(boundsOf(lined, "pair").x).toBe(mm(68));
		expect(boundsOf(lined, "photo").x).toBe(mm(68));
		expect(boundsOf(lined, "names").x).toBe(mm(68));
	});

	it("[law] taken apart leave everything where it is seen, however they were turned", () => {
		const turn = fc.integer({ min: -18_000, max: 18_000 });
		fc.assert(
			fc.property(turn, turn, (inner, outer) => {
				let turned = nested;
				for (const [id, rotation] of [["pair", inner] as const, ["all", outer] as const]) {
					const { box: own } = element(turned, id);
					turned = applied(turned, { type: "setPlacement", element: id, box: own, rotation });
				}
				let flat = applied(turned, ungroup(turned, ["all"]));
				flat = applied(flat, ungroup(flat, ["pair"]));
				expect(findElement(flat, "pair")).toBeUndefined();
				for (const id of ["names", "photo", "date"]) {
					expect(element(flat, id).group).toBeUndefined();
					const [before, after] = [boundsOf(turned, id), boundsOf(flat, id)];
					for (const side of ["x", "y", "width", "height"] as const)
						expect(Math.abs(before[side] - after[side])).toBeLessThanOrEqual(4);
				}
			}),
		);
	});

	it("[law] sized by a corner keep their shape and the other corner, boxes, type and turns alike", () => {
		const share = fc.double({ min: -0.6, max: 2, noNaN: true });
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 18_000 }), share, (rotation, by) => {
				const { box: own } = element(pair, "pair");
				const before = applied(pair, { type: "setPlacement", element: "pair", box: own, rotation });
				const editor = openEditor({ document: before });
				const from = { x: um(0), y: um(0) };
				const bounds = boundsOf(before, "pair");
				const field = { lines: [], still: [] };
				editor.send({ type: "grabElements", placer, elements: ["pair"], grip: "se", field, from });
				const to = { x: um(bounds.width * by), y: um(bounds.height * by) };
				editor.send({ type: "dragElements", to, tolerance: 0, isEven: false });
				const seen = boundsOf(editor.getSnapshot().shown, "pair");
				editor.send({ type: "release" });
				const after = editor.getSnapshot().document;
				expect(boundsOf(after, "pair")).toEqual(seen);
				expect(seen.width / bounds.width).toBeCloseTo(1 + by, 2);
				expect(Math.abs(seen.x - bounds.x)).toBeLessThanOrEqual(4);
				expect(Math.abs(seen.y - bounds.y)).toBeLessThanOrEqual(4);
				editor.undo();
				expect(editor.getSnapshot().document).toEqual(before);
			}),
			{ numRuns: 40 },
		);
		const larger = applied(pair, grow(pair, "pair", mm(40), 0));
		expect(boundsOf(larger, "pair")).toEqual(box(mm(10), mm(10), mm(120), mm(97.5)));
		expect(element(larger, "names")).toMatchObject({ style: { size: 6350 } });
	});

	it("are copied with all that is in them, and taken away with it", () => {
		let number = 0;
		const copied = duplicate(nested, ["all"], (kind) => `${kind}-${++number}`);
		if (!copied) throw new Error("no copy");
		expect(copied.ids).toHaveLength(1);
		const twice = applied(nested, copied.command);
		expect(twice.pages[0]?.elements).toHaveLength(10);
		expect(boundsOf(twice, copied.ids[0] ?? "")).toEqual(box(mm(13), mm(13), mm(80), mm(92)));
		expect(order(applied(twice, remove(twice, ["all"])))).toHaveLength(5);
	});

	it("fall apart when one thing is left", () => {
		const left = applied(pair, remove(pair, ["photo"]));
		expect(order(left)).toEqual(["names", "date"]);
		expect(element(left, "names").group).toBeUndefined();
		expect(order(applied(nested, remove(nested, ["photo"])))).toEqual(["names", "date", "all"]);
	});

	it("change places in the order together, and so do several", () => {
		const back = applied(nested, reorder(nested, ["date"], "back"));
		expect(order(applied(back, reorder(back, ["pair"], "back")))).toEqual([
			"names",
			"photo",
			"pair",
			"date",
			"all",
		]);
		expect(order(applied(fixture, reorder(fixture, ["names", "photo"], "front")))).toEqual([
			"date",
			"names",
			"photo",
		]);
	});

	it("are left one by one with Escape", () => {
		const editor = openEditor({ document: nested });
		editor.send({ type: "select", element: "names" });
		const selected: string[][] = [];
		for (let times = 0; times < 3; times++) {
			editor.send({ type: "cancel" });
			const { tool } = editor.getSnapshot();
			selected.push(tool.name === "idle" ? [...tool.selected] : []);
		}
		expect(selected).toEqual([["pair"], ["all"], []]);
	});
});

describe("[14] the lock", () => {
	it("holds a group and all that is in it, and lets both go", () => {
		const locked = applied(nested, lock(nested, ["all"], true));
		for (const id of ["all", "pair", "names"]) expect(rightsOf(element(locked, id)).has("place")).toBe(false);
		expect(remove(locked, ["all"])).toBeUndefined();
		expect(ungroup(locked, ["all"])).toBeUndefined();
		expect(lock(locked, ["all"], true)).toBeUndefined();
		expect(applied(locked, lock(locked, ["all"], false))).toEqual(nested);
	});

	it("is not copied", () => {
		const locked = applied(fixture, lock(fixture, ["names"], true));
		const copied = duplicate(locked, ["names"], () => "copy");
		expect(findElement(applied(locked, copied?.command), "copy")?.locked).toBeUndefined();
	});
});
