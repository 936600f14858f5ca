import { describe, expect, it } from "vitest";
import { document, openEditor, photoOf, textOf } from "../design-fixtures.ts";
import { bringBack } from "./bring-back.ts";
import { stateDifferences } from "./state-differences.ts";

function changedEditor() {
	const editor = openEditor();
	editor.dispatch({ type: "setText", element: "names", text: "Jana & Tom" });
	editor.dispatch({ type: "setPhoto", element: "photo", upload: "sea" });
	const wanted = editor.getSnapshot().written;
	editor.mark();
	editor.dispatch({ type: "setText", element: "names", text: "Ein Versehen" });
	editor.dispatch({ type: "removePhoto", element: "photo" });
	editor.dispatch({
		type: "setConfiguration",
		configuration: { ...document.configuration, refinementType: "silber" },
	});
	return { editor, wanted };
}

describe("[14] bringing a state back", () => {
	it("is one step of undo for texts, photos and choices together, and one of redo", () => {
		const { editor, wanted } = changedEditor();
		const before = editor.getSnapshot().written;
		expect(bringBack(editor, wanted)).toBe(true);
		expect(editor.getSnapshot().written).toEqual(wanted);
		expect(textOf(editor, "names")).toBe("Jana & Tom");
		expect(photoOf(editor, "photo")?.upload).toBe("sea");
		editor.undo();
		expect(editor.getSnapshot().written).toEqual(before);
		editor.redo();
		expect(editor.getSnapshot().written).toEqual(wanted);
	});

	it("waits to be saved as one change", () => {
		const { editor, wanted } = changedEditor();
		const waiting = editor.getSnapshot().sync.pending.length;
		bringBack(editor, wanted);
		const { pending } = editor.getSnapshot().sync;
		expect(pending.length).toBe(waiting + 1);
		expect(pending.at(-1)).toMatchObject({ type: "bringBack", configuration: wanted.configuration });
	});

	it("refuses choices the product no longer has, and changes nothing", () => {
		const { editor, wanted } = changedEditor();
		const before = editor.getSnapshot().written;
		const gone = { ...wanted, configuration: { ...wanted.configuration, refinementType: "platin" } };
		expect(bringBack(editor, gone)).toBe(false);
		expect(editor.getSnapshot().written).toEqual(before);
	});

	it("says in how many things two states differ", () => {
		const { editor, wanted } = changedEditor();
		const now = editor.getSnapshot().written;
		expect(stateDifferences(now, wanted)).toEqual({ texts: 1, photos: 1, others: 0, guests: 0, choices: 1 });
		// The database keeps members in an order of its own.
		const stored = JSON.parse(JSON.stringify(wanted), (_, value) =>
			typeof value === "object" && value !== null && !Array.isArray(value)
				? Object.fromEntries(
						Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)),
					)
				: value,
		);
		expect(JSON.stringify(stored)).not.toBe(JSON.stringify(wanted));
		expect(stateDifferences(wanted, stored)).toEqual({
			texts: 0,
			photos: 0,
			others: 0,
			guests: 0,
			choices: 0,
		});
	});
});
