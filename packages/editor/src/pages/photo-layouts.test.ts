import { type DesignDocument, elementsOf } from "@offizin/design";
import { box, mm } from "@offizin/units";
import { describe, expect, it } from "vitest";
import { document as fixture, openEditor } from "../design-fixtures.ts";
import { trayOf } from "../tray.ts";

const place = (at: number) => box(mm(5), mm(5 + 30 * at), mm(40), mm(25));
const photosIn = (document: DesignDocument) =>
	elementsOf(document).flatMap((one) => (one.type === "photo" && one.photo ? [one.photo.upload] : []));
/** A book of many pages, with two photos at hand. */
const book: DesignDocument = {
	...fixture,
	assets: [
		{ upload: "sea", width: 4000, height: 3000 },
		{ upload: "tower", width: 1200, height: 2400 },
	],
	choices: { ...fixture.choices, pages: { like: "leaf", min: 2, max: 200, step: 2 } },
	pages: [
		...fixture.pages,
		...Array.from({ length: 120 }, (_none, at) => ({ key: `leaf-${at}`, like: "leaf", elements: [] })),
	],
};

describe("[14] photos laid out", () => {
	it("fills the pages of a book in one change that is sent as it is, and takes it back in one step", () => {
		const editor = openEditor({ document: book });
		const before = editor.getSnapshot().document;
		const command = {
			type: "fillPages" as const,
			name: "fill-a",
			layouts: [[place(0)]],
			pages: book.pages
				.slice(-120)
				.map(({ key }, at) => ({ page: key, layout: 0, photos: [at % 2 ? "sea" : "tower"] })),
		};
		expect(editor.dispatch(command).ok).toBe(true);
		const filled = editor.getSnapshot();
		expect(photosIn(filled.document)).toHaveLength(120);
		expect(filled.history.past).toHaveLength(1);
		expect(filled.sync.pending).toEqual([command]);
		editor.undo();
		expect(editor.getSnapshot().document).toEqual(before);
		editor.redo();
		expect(editor.getSnapshot().document).toEqual(filled.document);
	});

	it("keeps at hand what a layout has no place for, also when it only stood on the page", () => {
		const editor = openEditor();
		editor.dispatch({ type: "setPhoto", element: "photo", upload: "sea" });
		editor.dispatch({ type: "setPhoto", element: "second", upload: "tower" });
		editor.mark();
		const { document } = editor.getSnapshot();
		const page = document.pages.find(({ elements }) => elements.some(({ id }) => id === "second"));
		const done = editor.dispatch({
			type: "applyLayout",
			page: page?.key ?? "",
			places: [{ element: "own-frame", box: place(0) }],
			without: ["second"],
		});
		expect(done.ok).toBe(true);
		const made = editor.getSnapshot().document;
		expect(photosIn(made)).toEqual(["sea"]);
		expect(trayOf(made).filter(({ uses }) => uses === 0)).toMatchObject([{ upload: "tower" }]);
		editor.undo();
		expect(editor.getSnapshot().document).toEqual(document);
	});
});
