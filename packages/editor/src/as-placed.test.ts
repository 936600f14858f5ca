import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type DesignDocument, findElement, ownBox, withGrownTexts } from "@offizin/design";
import { cardFormat } from "@offizin/formats";
import { createShaper } from "@offizin/text";
import { type Box, box, mm, um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { document as fixture, openEditor } from "./design-fixtures.ts";
import { nudge, turn } from "./placing/arrange.ts";
import type { Grip } from "./placing/drag.ts";
import { placer } from "./placing/drag-placements.ts";

const format = cardFormat("postkarte-a6");
const shaper = await createShaper();
if (!format) throw new Error("the fixture is made for it");
const font = "@expo-google-fonts/jost/400Regular/Jost_400Regular.ttf";
shaper.addFont("jost-400", new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(font))));
const growth = (document: DesignDocument) => withGrownTexts(document, format, shaper);

const lines = (count: number) => Array.from({ length: count }, () => "Line").join("\n");
const ALIGNS = ["top", "middle", "bottom"] as const;

function opened(verticalAlign: (typeof ALIGNS)[number] = "top") {
	const pages = fixture.pages.map((page) => ({
		...page,
		elements: page.elements.map((one) =>
			one.type === "text" && one.id === "names"
				? { ...one, box: box(mm(10), mm(40), mm(80), mm(12)), verticalAlign, grow: true as const }
				: one,
		),
	}));
	const editor = openEditor({ document: { ...fixture, pages } });
	editor.setGrowth(growth);
	return editor;
}

type Opened = ReturnType<typeof opened>;
const write = (editor: Opened, count: number) =>
	editor.dispatch({ type: "setText", element: "names", text: lines(count) });

function boxIn(document: DesignDocument): Box {
	const found = findElement(document, "names");
	if (!found) throw new Error("the text is there");
	return found.box;
}
const seen = (editor: Opened) => boxIn(editor.getSnapshot().document);
const stored = (editor: Opened) => boxIn(editor.getSnapshot().written);

function drag(editor: Opened, grip: Grip, x: number, y: number): void {
	const from = { x: um(0), y: um(0) };
	editor.send({
		type: "grabElements",
		placer,
		elements: ["names"],
		grip,
		field: { lines: [], still: [] },
		from,
	});
	editor.send({ type: "dragElements", to: { x: mm(x), y: mm(y) }, tolerance: 0, isEven: false });
}

describe("a text that grows", () => {
	it("grows with what is typed, and one step of undo gives all of it back", () => {
		const editor = opened();
		const before = editor.getSnapshot();
		write(editor, 5);
		expect(seen(editor).height).toBeGreaterThan(mm(20));
		expect(boxIn(editor.getSnapshot().shown)).toEqual(seen(editor));
		expect(editor.getSnapshot().history.past).toHaveLength(1);
		editor.undo();
		expect(editor.getSnapshot().document).toEqual(before.document);
		expect(editor.undo()).toBeUndefined();
		editor.redo();
		expect(seen(editor).height).toBeGreaterThan(mm(20));
	});

	it("stores nothing but its words", () => {
		const editor = opened();
		const before = stored(editor);
		write(editor, 5);
		expect(stored(editor)).toEqual(before);
		expect(editor.getSnapshot().sync.pending).toMatchObject([{ type: "setText" }]);
	});

	it("is moved as it is seen, and still shrinks back", () => {
		const editor = opened();
		write(editor, 5);
		const before = seen(editor);
		drag(editor, "move", 0, 4);
		expect(boxIn(editor.getSnapshot().shown)).toEqual({ ...before, y: before.y + mm(4) });
		editor.send({ type: "release" });
		expect(seen(editor)).toEqual({ ...before, y: before.y + mm(4) });
		write(editor, 1);
		expect(seen(editor)).toEqual(box(mm(10), mm(44), mm(80), mm(12)));
	});

	it("made wider by its edge it needs less height, as is seen at once", () => {
		const editor = opened();
		editor.dispatch({ type: "setText", element: "names", text: "one word after another ".repeat(2) });
		drag(editor, "e", -50, 0);
		const narrow = boxIn(editor.getSnapshot().shown);
		expect(narrow.height).toBeGreaterThan(mm(14));
		editor.send({ type: "release" });
		expect(seen(editor)).toEqual(narrow);
		drag(editor, "e", 50, 0);
		expect(boxIn(editor.getSnapshot().shown).height).toBe(mm(12));
	});

	it("given a height by hand it gets no lower than that", () => {
		const editor = opened();
		write(editor, 5);
		const before = seen(editor);
		drag(editor, "s", 0, 6);
		editor.send({ type: "release" });
		expect(seen(editor)).toEqual({ ...before, height: before.height + mm(6) });
		write(editor, 1);
		expect(seen(editor).height).toBe(before.height + mm(6));
	});

	it("[law] however it is moved and turned, its least height stays, and it lies where it was put", () => {
		const step = fc.record({
			dx: fc.integer({ min: -3000, max: 3000 }),
			dy: fc.integer({ min: -3000, max: 3000 }),
			turn: fc.constantFrom(0, 0, 1500, -4500),
			count: fc.integer({ min: 1, max: 6 }),
		});
		fc.assert(
			fc.property(fc.constantFrom(...ALIGNS), fc.array(step, { maxLength: 6 }), (align, steps) => {
				const editor = opened(align);
				for (const { dx, dy, turn: by, count } of steps) {
					write(editor, count);
					const { document } = editor.getSnapshot();
					const before = seen(editor);
					const command = nudge(document, ["names"], dx, dy);
					if (command) editor.dispatch(command);
					const there = seen(editor);
					// Nearer to the edge of the page it may have had to give in.
					if (there.height === before.height) {
						expect([there.x - before.x, there.y - before.y]).toEqual([dx, dy]);
					}
					const turned = turn(editor.getSnapshot().document, "names", by);
					if (turned) editor.dispatch(turned);
					expect(stored(editor).height).toBe(mm(12));
				}
				const element = findElement(editor.getSnapshot().document, "names");
				expect(element && ownBox(element)).toEqual(stored(editor));
				while (editor.undo());
				expect(stored(editor)).toEqual(box(mm(10), mm(40), mm(80), mm(12)));
			}),
		);
	});
});
