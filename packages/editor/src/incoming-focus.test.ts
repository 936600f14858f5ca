import { findElement } from "@offizin/design";
import { box } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { openEditor } from "./design-fixtures.ts";
import { swapPhotos } from "./swap-photos.ts";

const high = { width: 2000, height: 6000 };
const focus = { x: 0.5, y: 0.1 };
const room = box(0, 0, 148_000, 105_000);

function cropIn(editor: ReturnType<typeof openEditor>, element: string) {
	const slot = findElement(editor.getSnapshot().document, element);
	return slot?.type === "photo" ? slot.photo?.crop : undefined;
}

function arrived(move = false) {
	const editor = openEditor();
	editor.addPhoto({ key: "local-1", element: "photo", fileName: "kind.jpg" }, high);
	const preview = editor.getSnapshot().incoming[0]?.preview?.crop;
	if (move && preview) editor.dispatch({ type: "setCrop", element: "photo", crop: { ...preview, y: 4000 } });
	editor.placePhoto("local-1", { id: "new", ...high, focus });
	return editor;
}

describe("[14] where the eye goes first", () => {
	test("is in the frame of a photo that has arrived", () => {
		expect(cropIn(arrived(), "photo")).toMatchObject({ x: 0, y: 0 });
	});

	test("is what somebody has chosen meanwhile", () => {
		expect(cropIn(arrived(true), "photo")).toMatchObject({ y: 4000 });
	});

	test("stays in the frame where it is put from the tray, after an undo and in another's place", () => {
		const editor = arrived();
		editor.undo();
		expect(cropIn(editor, "photo")).toBeUndefined();
		editor.dispatch({ type: "setPhoto", element: "second", upload: "new" });
		editor.dispatch({ type: "setPhoto", element: "photo", upload: "sea" });
		expect(cropIn(editor, "second")).toMatchObject({ y: 0 });
		const swap = swapPhotos(editor.getSnapshot().document, "photo", "second", () => room);
		if (swap) editor.dispatch(swap);
		expect(cropIn(editor, "photo")).toMatchObject({ y: 0 });
	});

	test("goes to the server as the crop it led to: both see the same", () => {
		const { pending } = arrived().getSnapshot().sync;
		expect(pending).toContainEqual(expect.objectContaining({ type: "setPhoto", crop: expect.anything() }));
	});
});
