import { applyCommand, findElement } from "@offizin/design";
import { describe, expect, test } from "vitest";
import { document as fixture, openEditor, photos } from "./design-fixtures.ts";
import { withRatio } from "./placing/own-element.ts";
import { trayOf } from "./tray.ts";

const photoIn = (editor: ReturnType<typeof openEditor>, element: string) => {
	const slot = findElement(editor.getSnapshot().document, element);
	return slot?.type === "photo" ? slot.photo : undefined;
};

describe("[14] the tray", () => {
	test("a photo that comes for no slot lies in the tray, and undo does not take it out", () => {
		const editor = openEditor();
		editor.addPhoto({ key: "local-1", element: null, fileName: "meer.jpg" }, { width: 4000, height: 3000 });
		expect(editor.getSnapshot().incoming).toMatchObject([{ element: null, preview: null }]);
		editor.placePhoto("local-1", { id: "new", width: 4000, height: 3000 });
		expect(trayOf(editor.getSnapshot().document)).toEqual([
			{ upload: "new", width: 4000, height: 3000, uses: 0, isOnlyPlaced: false },
		]);
		expect(editor.undo()).toBeUndefined();
		expect(trayOf(editor.getSnapshot().document)).toHaveLength(1);
	});

	test("several on their way to the tray do not take each other's place", () => {
		const editor = openEditor();
		for (const key of ["local-1", "local-2"]) editor.addPhoto({ key, element: null, fileName: key }, null);
		expect(editor.getSnapshot().incoming.map(({ key }) => key)).toEqual(["local-1", "local-2"]);
	});

	test("one that comes for a slot lies in the tray too: undo empties the slot and leaves it there", () => {
		const editor = openEditor();
		editor.addPhoto({ key: "local-1", element: "photo", fileName: "meer.jpg" }, null);
		editor.placePhoto("local-1", { id: "new", width: 4000, height: 3000 });
		expect(trayOf(editor.getSnapshot().document)).toMatchObject([{ upload: "new", uses: 1 }]);
		editor.undo();
		expect(photoIn(editor, "photo")).toBeNull();
		expect(trayOf(editor.getSnapshot().document)).toMatchObject([{ upload: "new", uses: 0 }]);
	});

	test("what is placed without lying in the tray is at hand all the same", () => {
		const placed = applyCommand(
			fixture,
			{ type: "setPhoto", element: "photo", upload: "sea" },
			() => photos.sea,
		);
		expect(placed.ok && trayOf(placed.value.document)).toMatchObject([
			{ upload: "sea", uses: 1, isOnlyPlaced: true },
		]);
	});

	test("a frame takes the shape of its picture about its own centre", () => {
		const square = { box: { x: 0, y: 0, width: 40_000, height: 40_000 } as never };
		expect(withRatio(square, { width: 4000, height: 3000 }).box).toMatchObject({
			...{ x: 0, y: 5000, width: 40_000, height: 30_000 },
		});
	});
});
