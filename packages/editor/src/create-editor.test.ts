import { um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Change } from "./change.ts";
import { document, openEditor, photoOf, photos, textOf } from "./design-fixtures.ts";

const texts = fc.constantFrom("names", "date", "reply");
const slots = fc.constantFrom("photo", "second");
const changes: fc.Arbitrary<Change> = fc.oneof(
	fc.record({ type: fc.constant("setText" as const), element: texts, text: fc.string({ maxLength: 70 }) }),
	fc.record({
		type: fc.constant("setTextStyle" as const),
		element: texts,
		style: fc.record(
			{
				font: fc.constantFrom("jost-400", "marcellus-400", "unknown"),
				size: fc.integer({ min: 1000, max: 20_000 }).map(um),
				align: fc.constantFrom("left" as const, "center" as const),
			},
			{ requiredKeys: [] },
		),
	}),
	fc.record({
		type: fc.constant("setPhoto" as const),
		element: slots,
		upload: fc.constantFrom("sea", "tower", "lost"),
	}),
	fc.record({
		type: fc.constant("setCrop" as const),
		element: slots,
		crop: fc.record({
			x: fc.nat(500),
			y: fc.nat(500),
			width: fc.integer({ min: 1, max: 900 }),
			height: fc.constant(600),
		}),
	}),
	fc.record({ type: fc.constant("removePhoto" as const), element: slots }),
	fc.constantFrom("ohne", "gold", "relief").map((refinementType) => ({
		type: "setConfiguration" as const,
		configuration: { ...document.configuration, refinementType: refinementType as "gold" },
	})),
);

describe("undo and redo", () => {
	it("[law] undo after do is identity, redo after undo too, over any changes at any times", () => {
		fc.assert(
			fc.property(
				fc.array(fc.tuple(changes, fc.integer({ min: 0, max: 1500 })), { maxLength: 30 }),
				(steps) => {
					let time = 0;
					const editor = openEditor({ now: () => time });
					for (const [change, pause] of steps) {
						time += pause;
						editor.dispatch(change);
					}
					const after = editor.getSnapshot().document;
					while (editor.undo());
					expect(editor.getSnapshot().document).toEqual(document);
					while (editor.redo());
					expect(editor.getSnapshot().document).toEqual(after);
				},
			),
			{ numRuns: 150 },
		);
	});

	it("typing in one field without a pause of 800 ms is one step", () => {
		let time = 0;
		const editor = openEditor({ now: () => time });
		for (const text of ["E", "Ev", "Eva"]) {
			time += 700;
			editor.dispatch({ type: "setText", element: "names", text });
		}
		time += 801;
		editor.dispatch({ type: "setText", element: "names", text: "Eva & Tom" });
		editor.undo();
		expect(textOf(editor, "names")).toBe("Eva");
		editor.undo();
		expect(textOf(editor, "names")).toBe("Anna & Paul");
		expect(editor.undo()).toBeUndefined();
	});

	it("undo takes back a word at a time, and of a word without end about twenty characters", () => {
		const editor = openEditor();
		const type = (text: string) => {
			for (let end = 1; end <= text.length; end++)
				editor.dispatch({ type: "setText", element: "names", text: text.slice(0, end) });
		};
		const undone = () => {
			editor.undo();
			return textOf(editor, "names");
		};
		type("Wir feiern im Garten");
		expect([undone(), undone(), undone(), undone(), undone()]).toEqual([
			"Wir feiern im ",
			"Wir feiern ",
			"Wir ",
			"Anna & Paul",
			"Anna & Paul",
		]);
		type("x".repeat(50));
		expect([undone(), undone(), undone()]).toEqual(["x".repeat(40), "x".repeat(20), "Anna & Paul"]);
		while (editor.redo());
		editor.mark();
		for (let left = 49; left > 0; left--)
			editor.dispatch({ type: "setText", element: "names", text: "x".repeat(left) });
		expect([undone(), undone(), undone()].map((text) => text?.length)).toEqual([10, 30, 50]);
	});

	it("typing elsewhere in a text is a step of its own", () => {
		const editor = openEditor();
		const put = (text: string, caret: number) =>
			editor.send({ type: "typeText", text, range: { anchor: caret, caret } });
		editor.send({ type: "editText", element: "names", range: { anchor: 11, caret: 11 } });
		put("Anna & Paula", 12);
		editor.send({ type: "moveCaret", range: { anchor: 4, caret: 4 } });
		put("Annas & Paula", 5);
		editor.undo();
		expect(textOf(editor, "names")).toBe("Anna & Paula");
		editor.undo();
		expect(textOf(editor, "names")).toBe("Anna & Paul");
	});

	it("a mark, another field and a new change after undo each keep steps apart", () => {
		const editor = openEditor();
		editor.dispatch({ type: "setText", element: "names", text: "A" });
		editor.mark();
		editor.dispatch({ type: "setText", element: "names", text: "AB" });
		editor.dispatch({ type: "setText", element: "date", text: "15. Mai" });
		editor.undo();
		editor.undo();
		expect([textOf(editor, "names"), textOf(editor, "date")]).toEqual(["A", "14. Mai"]);
		editor.dispatch({ type: "setText", element: "reply", text: "Neu" });
		expect(editor.redo()).toBeUndefined();
	});

	it("switching the foil is undone like an edit", () => {
		const editor = openEditor();
		editor.dispatch({
			type: "setConfiguration",
			configuration: { ...document.configuration, refinementType: "silber" },
		});
		editor.undo();
		expect(editor.getSnapshot().document.configuration.refinementType).toBe("gold");
	});

	it("a keystroke is told once, with its text and its caret", () => {
		const editor = openEditor();
		editor.send({ type: "editText", element: "names", range: { anchor: 0, caret: 0 } });
		const told: unknown[] = [];
		editor.subscribe(() => told.push([textOf(editor, "names"), editor.getSnapshot().tool]));
		const range = { anchor: 1, caret: 1 };
		editor.send({ type: "typeText", text: "E", range });
		expect(told).toEqual([["E", { name: "editingText", element: "names", range }]]);
	});

	it("a refused change leaves everything as it was and says why", () => {
		const editor = openEditor();
		const answer = editor.dispatch({
			type: "setConfiguration",
			configuration: { ...document.configuration, paperType: "kraft" },
		});
		expect(answer).toMatchObject({ ok: false, error: { code: "configuration_impossible" } });
		expect(editor.getSnapshot().document).toBe(document);
		expect(editor.getSnapshot().sync.pending).toEqual([]);
		expect(editor.getSnapshot().refusal?.error.code).toBe("configuration_impossible");
	});
});

describe("photo gestures", () => {
	const grabbed = () => {
		const editor = openEditor();
		editor.dispatch({ type: "setPhoto", element: "photo", upload: "tower" });
		editor.send({ type: "grabPhoto", element: "photo" });
		for (let step = 1; step <= 20; step++) editor.send({ type: "dragPhoto", dx: 0, dy: step * 300 });
		return editor;
	};

	it("a drag is seen at once but changes the design only when let go, as one command and one step", () => {
		const editor = grabbed();
		const before = photoOf(editor, "photo");
		const seen = editor.getSnapshot().shown.pages[0]?.elements.find(({ id }) => id === "photo");
		expect(seen?.type === "photo" && seen.photo?.crop.y).toBeLessThan(before?.crop.y ?? 0);
		expect(editor.getSnapshot().sync.pending).toHaveLength(1);
		editor.send({ type: "release" });
		expect(editor.getSnapshot().sync.pending.map(({ type }) => type)).toEqual(["setPhoto", "setCrop"]);
		expect(editor.getSnapshot().document).toEqual(editor.getSnapshot().shown);
		editor.undo();
		expect(photoOf(editor, "photo")).toEqual(before);
	});

	it("Escape takes a drag back without a trace", () => {
		const editor = grabbed();
		editor.send({ type: "cancel" });
		expect(editor.getSnapshot().shown).toBe(editor.getSnapshot().document);
		expect(editor.getSnapshot().sync.pending).toHaveLength(1);
	});

	it("a second finger turns the drag into a zoom that starts from what is seen", () => {
		const editor = grabbed();
		editor.send({ type: "pinchPhoto", element: "photo" });
		editor.send({ type: "scalePhoto", factor: 2, dx: 0, dy: 0 });
		editor.send({ type: "release" });
		expect(photoOf(editor, "photo")?.crop.width).toBe(600);
	});

	it("an empty slot cannot be dragged", () => {
		const editor = openEditor();
		editor.send({ type: "grabPhoto", element: "photo" });
		expect(editor.getSnapshot().tool.name).toBe("idle");
	});
});

describe("incoming photos", () => {
	it("are seen in their slot at once, can be panned, and become part of the design when uploaded", () => {
		const editor = openEditor();
		editor.addPhoto({ key: "local-1", element: "photo", fileName: "meer.jpg" }, photos.sea);
		const crop = { x: 0, y: 0, width: 2000, height: 1500 };
		editor.dispatch({ type: "setCrop", element: "photo", crop });
		expect(editor.getSnapshot().document).toBe(document);
		expect(editor.getSnapshot().shown).not.toBe(document);
		editor.placePhoto("local-1", { id: "sea", ...photos.sea });
		expect(photoOf(editor, "photo")).toEqual({ upload: "sea", ...photos.sea, crop });
		expect(editor.getSnapshot().incoming).toEqual([]);
		editor.undo();
		expect(photoOf(editor, "photo")).toBeNull();
	});
});

describe("texts", () => {
	it("leaving a text keeps what was typed; undo while editing keeps the caret inside the text", () => {
		const editor = openEditor();
		editor.send({ type: "editText", element: "date", range: { anchor: 7, caret: 7 } });
		editor.send({ type: "typeText", text: "14. Mai 2027", range: { anchor: 12, caret: 12 } });
		editor.undo();
		expect(editor.getSnapshot().tool).toMatchObject({ name: "editingText", range: { anchor: 7, caret: 7 } });
		editor.redo();
		editor.send({ type: "cancel" });
		expect(textOf(editor, "date")).toBe("14. Mai 2027");
		expect(editor.getSnapshot().tool).toEqual({ name: "idle", selected: ["date"] });
	});
});

describe("texts that tell facts", () => {
	const [front, ...others] = document.pages;
	const bound = front?.elements.map((element) =>
		element.type === "text" && element.id === "names"
			? { ...element, text: "{{name1}} & {{name2}}" }
			: element,
	);
	const told = {
		...document,
		facts: { name1: "Anna", name2: "Paul" },
		pages: [{ ...front, key: "front", elements: bound ?? [] }, ...others],
	};

	it("are read with them, follow each, and go back one step at a time", () => {
		const editor = openEditor({ document: told });
		expect(textOf(editor, "names")).toBe("Anna & Paul");
		editor.dispatch({ type: "setFact", fact: "name1", value: "Zoë" });
		expect(textOf(editor, "names")).toBe("Zoë & Paul");
		expect(editor.getSnapshot().written.facts).toEqual({ name1: "Zoë", name2: "Paul" });
		editor.undo();
		expect(textOf(editor, "names")).toBe("Anna & Paul");
	});

	it("stay bound where other words are changed, and leave a fact that is written over", () => {
		const editor = openEditor({ document: told });
		editor.dispatch({ type: "setText", element: "names", text: "Anna und Paul" });
		editor.dispatch({ type: "setFact", fact: "name2", value: "Pál" });
		expect(textOf(editor, "names")).toBe("Anna und Pál");
		editor.mark();
		editor.dispatch({ type: "setText", element: "names", text: "Annika und Pál" });
		editor.dispatch({ type: "setFact", fact: "name1", value: "Zoë" });
		expect(textOf(editor, "names")).toBe("Annika und Pál");
		while (editor.undo());
		expect(editor.getSnapshot().written).toEqual(told);
	});

	it("are styled where they are read: a part of a name takes the whole name", () => {
		const editor = openEditor({ document: told });
		const style = { font: "marcellus-400" };
		editor.dispatch({ type: "setTextStyle", element: "names", range: { start: 8, end: 10 }, style });
		editor.dispatch({ type: "setFact", fact: "name2", value: "Maximilian" });
		const [element] = editor.getSnapshot().document.pages.flatMap(({ elements }) => elements);
		expect(element?.type === "text" && element.runs).toEqual([{ start: 7, end: 17, style }]);
	});
});
