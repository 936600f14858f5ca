import { describe, expect, it } from "vitest";
import { document, openEditor } from "./design-fixtures.ts";
import { slotForPhoto, slotsForPhotos } from "./incoming-photo.ts";

describe("slots for photos", () => {
	it("several fill the empty slots in order, this page first, each its own", () => {
		expect(slotsForPhotos(document, "front", null, [], 3)).toEqual(["photo", "second"]);
		expect(slotsForPhotos(document, "back", null, [], 2)).toEqual(["second", "photo"]);
		expect(slotsForPhotos(document, "front", "second", [], 2)).toEqual(["second", "photo"]);
		expect(slotsForPhotos(document, "front", null, [], 1)).toEqual(["photo"]);
		expect(slotsForPhotos(document, "front", null, [], 0)).toEqual([]);
	});

	it("a slot a photo is on its way to is not empty", () => {
		const editor = openEditor();
		editor.addPhoto({ key: "local-1", element: "photo", fileName: "meer.jpg" }, null);
		const { incoming } = editor.getSnapshot();
		expect(slotsForPhotos(document, "front", null, incoming, 2)).toEqual(["second"]);
	});

	it("the first goes where a single one would, even into a filled slot; the others replace nothing", () => {
		const editor = openEditor();
		for (const element of ["photo", "second"]) {
			editor.dispatch({ type: "setPhoto", element, upload: "sea" });
		}
		const { document } = editor.getSnapshot();
		expect(slotForPhoto(document, "front", null, [])).toBe("photo");
		expect(slotsForPhotos(document, "front", null, [], 3)).toEqual(["photo"]);
		expect(slotsForPhotos({ ...document, pages: [] }, "front", null, [], 3)).toEqual([]);
	});
});
