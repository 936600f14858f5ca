import { applyCommand, type Command, type DesignDocument, findElement, rightsOf } from "@offizin/design";
import { cardFormat, type Page, pageOf } from "@offizin/formats";
import { arbitraryDocument, arbitraryPhotos } from "@offizin/testkit";
import { type Box, box, contains, mm, um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { document as fixture, openEditor } from "../design-fixtures.ts";
import { align, distribute, duplicate, nudge, remove, reorder } from "./arrange.ts";
import type { Grip } from "./drag.ts";
import { dragPlacements, placer } from "./drag-placements.ts";
import { frameAround, freeId, ownElement } from "./own-element.ts";
import { boundsAround, placementsOf } from "./placement.ts";
import { type SnapField, snapFieldOf } from "./snap-lines.ts";

const NO_SNAPPING: SnapField = { lines: [], still: [] };
const front = page("front");
function page(key: string): Page {
	const format = cardFormat("postkarte-a6");
	const found = format && pageOf(format, key);
	if (!found) throw new Error(`no page ${key}`);
	return found;
}

function boxOf(document: DesignDocument, id: string): Box | undefined {
	return findElement(document, id)?.box;
}

function applied(document: DesignDocument, command: Command | undefined): DesignDocument {
	if (!command) return document;
	const made = applyCommand(document, command, (upload) => arbitraryPhotos[upload]);
	if (!made.ok) throw new Error(made.error.code);
	return made.value.document;
}

/** Drags an element of the fixture by millimetres and lets go. */
function drag(id: string, grip: Grip, to: readonly [number, number], options = {}) {
	const editor = openEditor();
	const from = { x: um(0), y: um(0) };
	const field = snapFieldOf(fixture, front, [id]);
	editor.send({ type: "grabElements", placer, elements: [id], grip, field, from });
	const there = { x: mm(to[0]), y: mm(to[1]) };
	editor.send({ type: "dragElements", to: there, tolerance: mm(1), isEven: false, ...options });
	return editor;
}

describe("moving", () => {
	it("follows the pointer on screen, and changes the design when let go: one step of undo", () => {
		const editor = drag("names", "move", [2.3, 3.4]);
		expect(editor.getSnapshot().document).toBe(fixture);
		expect(boxOf(editor.getSnapshot().shown, "names")).toEqual(box(mm(12.3), mm(13.4), mm(80), mm(12)));
		editor.send({ type: "release" });
		expect(boxOf(editor.getSnapshot().document, "names")).toEqual(box(mm(12.3), mm(13.4), mm(80), mm(12)));
		expect(editor.getSnapshot().tool).toEqual({ name: "idle", selected: ["names"] });
		editor.undo();
		expect(editor.getSnapshot().document).toEqual(fixture);
	});

	it("called off it changes nothing", () => {
		const editor = drag("names", "move", [20, 20]);
		editor.send({ type: "cancel" });
		expect(editor.getSnapshot().document).toBe(fixture);
		expect(editor.getSnapshot().history.past).toHaveLength(0);
	});

	it("catches on the middle of the page, and says where", () => {
		// The middle of the page lies at 74 mm, that of the text at 50.
		const editor = drag("names", "move", [23.6, 2.3]);
		const { tool } = editor.getSnapshot();
		expect(boxOf(editor.getSnapshot().shown, "names")?.x).toBe(mm(34));
		expect(tool.name === "placing" && tool.dragged.guides).toEqual([
			{ axis: "x", at: mm(74), from: 0, to: mm(105) },
		]);
	});

	it("catches on nothing where it is told not to", () => {
		const editor = drag("names", "move", [23.6, 2.3], { tolerance: 0 });
		expect(boxOf(editor.getSnapshot().shown, "names")?.x).toBe(mm(33.6));
	});

	it("keeps to one axis when it is to be even", () => {
		const editor = drag("names", "move", [2.3, 9.4], { isEven: true, tolerance: 0 });
		expect(boxOf(editor.getSnapshot().shown, "names")).toMatchObject({ x: mm(10), y: mm(19.4) });
	});

	it("catches where gaps become equal", () => {
		const text = findElement(fixture, "names");
		if (text?.type !== "text") throw new Error("no text");
		const at = (id: string, y: number) => ({ ...text, id, box: box(mm(11), mm(y), mm(61), mm(7)) });
		const elements = [at("a", 20), at("b", 41.3), at("c", 60)];
		const document = { ...fixture, pages: [{ key: "front", elements }] };
		const bounds = boundsAround(document, ["b"]);
		if (!bounds) throw new Error("no bounds");
		const { placements } = dragPlacements({
			grip: "move",
			start: placementsOf(document, ["b"]),
			members: [],
			bounds,
			field: { lines: [], still: elements.filter(({ id }) => id !== "b").map((one) => one.box) },
			from: { x: um(0), y: um(0) },
			to: { x: um(0), y: mm(-1) },
			tolerance: mm(1),
			isEven: false,
		});
		expect(placements[0]?.box.y).toBe(mm(40));
	});
});

describe("sizing and turning", () => {
	it.each([
		["e", [5, 5], [10, 10, 85, 12]],
		["w", [5, 5], [15, 10, 75, 12]],
		["s", [5, 5], [10, 10, 80, 17]],
		["nw", [-4, -3], [6, 7, 84, 15]],
	] as const)("by %s the opposite side stays", (grip, to, [x, y, width, height]) => {
		const editor = drag("names", grip, to, { tolerance: 0 });
		expect(boxOf(editor.getSnapshot().shown, "names")).toEqual(box(mm(x), mm(y), mm(width), mm(height)));
	});

	it("[law] the opposite corner stays in its place on the page, however the element is turned", () => {
		const corner = fc.constantFrom("ne", "se", "sw", "nw") as fc.Arbitrary<Grip>;
		const way = fc.integer({ min: -30_000, max: 30_000 }).map(um);
		fc.assert(
			fc.property(corner, fc.integer({ min: -18_000, max: 18_000 }), way, way, (grip, rotation, x, y) => {
				const start = { element: "a", box: box(0, 0, mm(40), mm(30)), rotation, turn: 0 };
				const { placements } = dragPlacements({
					grip,
					start: [start],
					members: [],
					bounds: start.box,
					field: NO_SNAPPING,
					from: { x: um(0), y: um(0) },
					to: { x, y },
					tolerance: 0,
					isEven: false,
				});
				const opposite = { x: grip.includes("e") ? 0 : 1, y: grip.includes("s") ? 0 : 1 };
				const [before, after] = [start, placements[0] ?? start].map((one) => cornerOf(one, opposite));
				// Middles are rounded to whole micrometres.
				expect(
					Math.hypot((after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)),
				).toBeLessThan(2);
			}),
		);
	});

	it("no side gets shorter than 2 mm", () => {
		const editor = drag("names", "e", [-200, 0]);
		expect(boxOf(editor.getSnapshot().shown, "names")?.width).toBe(mm(2));
	});

	it("turns by the angle seen from the middle, and catches upright", () => {
		// From the right of the middle (50, 16) straight below it: a quarter.
		const editor = openEditor();
		const from = { x: mm(90), y: mm(16) };
		editor.send({
			type: "grabElements",
			placer,
			elements: ["names"],
			grip: "rotate",
			field: NO_SNAPPING,
			from,
		});
		const below = { x: mm(51), y: mm(56) };
		editor.send({ type: "dragElements", to: below, tolerance: mm(1), isEven: false });
		expect(findElement(editor.getSnapshot().shown, "names")?.rotation).toBe(9000);
		editor.send({ type: "dragElements", to: below, tolerance: 0, isEven: false });
		expect(findElement(editor.getSnapshot().shown, "names")?.rotation).toBe(8857);
	});
});

function cornerOf(
	{ box: { x, y, width, height }, rotation }: { readonly box: Box; readonly rotation: number },
	side: { readonly x: number; readonly y: number },
) {
	const angle = (rotation * Math.PI) / 18_000;
	const [dx, dy] = [(side.x - 0.5) * width, (side.y - 0.5) * height];
	return {
		x: x + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
		y: y + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
	};
}

describe("arranging several", () => {
	const ids = ["names", "photo", "date"];

	it("[law] moved there and back everything lies as before, on any document", () => {
		fc.assert(
			fc.property(arbitraryDocument, fc.integer({ min: -20_000, max: 20_000 }), (document, way) => {
				const all = document.pages.flatMap(({ elements }) => elements.filter(({ group }) => !group));
				const chosen = all.map(({ id }) => id);
				const there = applied(document, nudge(document, chosen, way, -way));
				expect(applied(there, nudge(there, chosen, -way, way))).toEqual(document);
			}),
		);
	});

	it("lines up with the area when it is one, with each other when they are several", () => {
		const one = applied(fixture, align(fixture, ["names"], "right", box(0, 0, mm(148), mm(105))));
		expect(boxOf(one, "names")?.x).toBe(mm(68));
		const all = applied(fixture, align(fixture, ids, "right", box(0, 0, mm(148), mm(105))));
		expect(ids.map((id) => boxOf(all, id)?.x)).toEqual([mm(10), mm(30), mm(10)]);
	});

	it("makes gaps equal, the outermost stay", () => {
		const spread = applied(fixture, distribute(fixture, ids, "y"));
		// 92 mm of height, 69 of them filled.
		expect(ids.map((id) => boxOf(spread, id)?.y)).toEqual([mm(10), mm(33.5), mm(90)]);
	});

	it("copies with other ids, and takes the copies away again in one step", () => {
		let number = 0;
		const copied = duplicate(fixture, ["names", "photo"], (kind) => `${kind}-${++number}`);
		const editor = openEditor();
		if (copied) editor.dispatch(copied.command);
		expect(boxOf(editor.getSnapshot().document, "text-1")).toEqual(box(mm(13), mm(13), mm(80), mm(12)));
		editor.undo();
		expect(editor.getSnapshot().document).toEqual(fixture);
	});

	it("takes away only what a person may take away", () => {
		const locked = { ...findElement(fixture, "date"), may: ["content"] };
		const elements = fixture.pages[0]?.elements.map((one) => (one.id === "date" ? locked : one));
		const document = { ...fixture, pages: [{ key: "front", elements }] } as DesignDocument;
		expect(remove(document, ["names", "date"])).toEqual({ type: "removeElement", element: "names" });
	});

	it("steps past what overlaps in the order of the page, and no further than its ends", () => {
		const text = (id: string, y: number) => ({
			...ownElement(fixture, { page: "front", area: box(0, 0, mm(100), mm(100)) }, { type: "line" }, id),
			box: box(0, mm(y), mm(50), mm(10)),
		});
		const elements = [text("a", 0), text("far", 60), text("b", 5)];
		const document = { ...fixture, pages: [{ key: "front", elements }] };
		expect(reorder(document, ["a"], "forward")).toEqual({ type: "moveElement", element: "a", index: 2 });
		expect(reorder(document, ["b"], "backward")).toEqual({ type: "moveElement", element: "b", index: 0 });
		expect(reorder(document, ["b"], "front")).toBeUndefined();
	});
});

describe("own elements", () => {
	const room = { page: "front", area: box(mm(4), mm(4), mm(140), mm(97)) };

	it.each([
		{ type: "text", text: "Hallo" },
		{ type: "photo", shape: "heart" },
		{ type: "shape", shape: "ellipse" },
		{ type: "line" },
		{ type: "qr", content: "https://offizin.example" },
	] as const)("a $type is taken by the document, and everything may be done to it", (kind) => {
		const value = ownElement(
			fixture,
			room,
			kind,
			freeId(kind.type, () => 0.5),
		);
		const document = applied(fixture, { type: "addElement", page: "front", value });
		const added = findElement(document, value.id);
		expect(added && rightsOf(added).size).toBe(4);
	});

	it("lies where nothing is, and a little aside where all is taken", () => {
		// Texts from 10 to 22 and from 90 to 102 mm, a photo from 30 to 75, 10 to 70 across.
		const first = ownElement(fixture, room, { type: "shape", shape: "heart" }, "heart");
		expect(first.box).toMatchObject({ x: Math.round(mm(74) - first.box.width / 2 + mm(12)) });
		const full = ownElement(
			fixture,
			{ page: "front", area: box(mm(10), mm(30), mm(60), mm(45)) },
			{ type: "line" },
			"a",
		);
		const document = applied(fixture, { type: "addElement", page: "front", value: full });
		const second = ownElement(
			document,
			{ page: "front", area: box(mm(10), mm(30), mm(60), mm(45)) },
			{ type: "line" },
			"b",
		);
		expect([full.box.y, second.box.y]).toEqual([mm(51.5), mm(55.5)]);
	});
});

describe("[14] a photo dropped beside every frame", () => {
	const area = box(mm(4), mm(4), mm(140), mm(97));
	const framed = (x: number, y: number, size: { width: number; height: number }) =>
		frameAround(fixture, { room: { page: "front", area }, at: { x: um(x), y: um(y) }, size, id: "own" }).box;

	it("lies around the point where it was dropped", () => {
		const { x, y, width, height } = framed(mm(70), mm(50), { width: 4000, height: 3000 });
		expect(Math.abs(x + width / 2 - mm(70))).toBeLessThanOrEqual(1);
		expect(Math.abs(y + height / 2 - mm(50))).toBeLessThanOrEqual(1);
	});

	it("[law] has the shape of the photo and lies whole within the safe area, wherever it is dropped", () => {
		const side = fc.integer({ min: 200, max: 8000 });
		const place = fc.integer({ min: -50_000, max: 200_000 });
		fc.assert(
			fc.property(place, place, side, side, (x, y, width, height) => {
				const made = framed(x, y, { width, height });
				expect(contains(area, made)).toBe(true);
				expect(Math.abs(made.width * height - made.height * width)).toBeLessThanOrEqual(
					Math.max(width, height),
				);
			}),
		);
	});
});
