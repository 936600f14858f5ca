import { applyCommand, findElement } from "@offizin/design";
import { describe, expect, test } from "vitest";
import { document as fixture, openEditor, photoSlot, photos } from "./design-fixtures.ts";
import { withRatio } from "./placing/own-element.ts";
import { swapPhotos, trayOf } from "./tray.ts";

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

	test("photos of two slots change places in one step; each covers its slot, turned as it was", () => {
		const editor = openEditor();
		editor.dispatch({ type: "setPhoto", element: "photo", upload: "sea", turn: 90 });
		editor.dispatch({ type: "setPhoto", element: "second", upload: "tower" });
		const before = editor.getSnapshot().document;
		const swap = swapPhotos(before, "photo", "second");
		if (!swap) throw new Error("both have a photo");
		editor.mark();
		editor.dispatch(swap);
		expect(photoIn(editor, "second")).toMatchObject({ upload: "sea", turn: 90 });
		expect(photoIn(editor, "photo")).toMatchObject({ upload: "tower" });
		editor.undo();
		expect(editor.getSnapshot().document).toEqual(before);
		expect(swapPhotos(fixture, "photo", "second")).toBeUndefined();
		expect(swapPhotos(before, "photo", "photo")).toBeUndefined();
	});

	test("what somebody looked for in a photo goes along, in the shape of the other slot", () => {
		const editor = openEditor();
		const high = withRatio(photoSlot("high"), { width: 600, height: 900 });
		editor.dispatch({ type: "addElement", page: "front", value: high });
		editor.dispatch({ type: "setPhoto", element: "photo", upload: "sea" });
		const crop = { x: 2800, y: 300, width: 1000, height: 750 };
		editor.dispatch({ type: "setCrop", element: "photo", crop });
		const swap = swapPhotos(editor.getSnapshot().document, "photo", "high");
		if (!swap) throw new Error("one has a photo");
		editor.dispatch(swap);
		expect(photoIn(editor, "photo")).toBeNull();
		const seen = photoIn(editor, "high")?.crop;
		if (!seen) throw new Error("the photo is gone");
		expect(seen.width / seen.height).toBeCloseTo(2 / 3, 2);
		expect(seen.x + seen.width / 2).toBeCloseTo(3300, -1);
		expect(seen.y + seen.height / 2).toBeCloseTo(675, -1);
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
