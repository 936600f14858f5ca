import { applyCommand, type DesignDocument, findElement, type TextElement } from "@offizin/design";
import { box, mm, pt } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { document as fixture, openEditor, photoSlot, photos } from "./design-fixtures.ts";
import { withRatio } from "./placing/own-element.ts";
import { swapPhotos } from "./swap-photos.ts";

const room = () => box(mm(5), mm(5), mm(138), mm(95));
const photoIn = (editor: ReturnType<typeof openEditor>, element: string) => {
	const slot = findElement(editor.getSnapshot().document, element);
	return slot?.type === "photo" ? slot.photo : undefined;
};

describe("[14] two photos change places", () => {
	test("photos of two slots change places in one step; each covers its slot, turned as it was", () => {
		const editor = openEditor();
		editor.dispatch({ type: "setPhoto", element: "photo", upload: "sea", turn: 90 });
		editor.dispatch({ type: "setPhoto", element: "second", upload: "tower" });
		const before = editor.getSnapshot().document;
		const swap = swapPhotos(before, "photo", "second", room);
		if (!swap) throw new Error("both have a photo");
		editor.mark();
		editor.dispatch(swap);
		expect(photoIn(editor, "second")).toMatchObject({ upload: "sea", turn: 90 });
		expect(photoIn(editor, "photo")).toMatchObject({ upload: "tower" });
		editor.undo();
		expect(editor.getSnapshot().document).toEqual(before);
		expect(swapPhotos(fixture, "photo", "second", room)).toBeUndefined();
		expect(swapPhotos(before, "photo", "photo", room)).toBeUndefined();
	});

	test("what somebody looked for in a photo goes along, in the shape of the other slot", () => {
		const editor = openEditor();
		const high = withRatio(photoSlot("high"), { width: 600, height: 900 });
		editor.dispatch({ type: "addElement", page: "front", value: high });
		editor.dispatch({ type: "setPhoto", element: "photo", upload: "sea" });
		const crop = { x: 2800, y: 300, width: 1000, height: 750 };
		editor.dispatch({ type: "setCrop", element: "photo", crop });
		const swap = swapPhotos(editor.getSnapshot().document, "photo", "high", room);
		if (!swap) throw new Error("one has a photo");
		editor.dispatch(swap);
		expect(photoIn(editor, "photo")).toBeNull();
		const seen = photoIn(editor, "high")?.crop;
		if (!seen) throw new Error("the photo is gone");
		expect(seen.width / seen.height).toBeCloseTo(2 / 3, 2);
		expect(seen.x + seen.width / 2).toBeCloseTo(3300, -1);
		expect(seen.y + seen.height / 2).toBeCloseTo(675, -1);
	});
});

describe("[14] captions go with their photos", () => {
	const words = fixture.pages[0]?.elements[0];
	const caption = (id: string, at: readonly [x: number, y: number, width: number]): TextElement => {
		if (words?.type !== "text") throw new Error("the card has a text");
		const [x, y, width] = at;
		const place = box(mm(x), mm(y), mm(width), mm(8));
		return {
			...words,
			id,
			text: id,
			label: "own-text",
			may: ["content", "style", "place", "remove"],
			box: place,
		};
	};
	const shown = (id: string, x: number) => ({
		...photoSlot(id, x),
		photo: { upload: "sea", width: 4000, height: 3000, crop: box(0, 0, 4000, 3000) },
	});
	const start: DesignDocument = {
		...fixture,
		pages: fixture.pages.map((page) =>
			page.key === "front"
				? {
						...page,
						elements: [
							shown("photo", 10),
							shown("right", 75),
							caption("Sea", [10, 77, 60]),
							caption("Far", [10, 90, 60]),
							{ ...caption("Title", [75, 77, 60]), style: { ...caption("", [0, 0, 1]).style, size: pt(24) } },
						],
					}
				: page,
		),
	};
	const swapped = (document: DesignDocument, one: string, other: string) => {
		const swap = swapPhotos(document, one, other, room);
		const applied = swap && applyCommand(document, swap, (upload) => photos[upload as keyof typeof photos]);
		if (!applied?.ok) throw new Error(JSON.stringify(applied));
		const undone = applyCommand(applied.value.document, applied.value.inverse, () => photos.sea);
		expect(undone.ok && undone.value.document).toEqual(document);
		return applied.value.document;
	};
	const boxOf = (document: DesignDocument, id: string) => findElement(document, id)?.box;

	test("below the other one, as it stood below its own; what is no caption stays", () => {
		const after = swapped(start, "photo", "right");
		expect(boxOf(after, "Sea")).toEqual(box(mm(75), mm(77), mm(60), mm(8)));
		expect(boxOf(after, "Far")).toEqual(boxOf(start, "Far"));
		expect(boxOf(after, "Title")).toEqual(boxOf(start, "Title"));
	});

	test("two captions take each other's place", () => {
		const both: DesignDocument = {
			...start,
			pages: start.pages.map((page) =>
				page.key === "front"
					? { ...page, elements: [...page.elements, caption("Tower", [80, 78, 50])] }
					: page,
			),
		};
		const after = swapped(both, "right", "photo");
		expect(boxOf(after, "Sea")).toEqual(boxOf(both, "Tower"));
		expect(boxOf(after, "Tower")).toEqual(boxOf(both, "Sea"));
	});

	test("onto another page, where it stays inside what may be printed", () => {
		const after = swapped(start, "photo", "second");
		const [front, back] = after.pages.map(({ elements }) => elements.map(({ id }) => id));
		expect(front).not.toContain("Sea");
		expect(back).toContain("Sea");
		expect(boxOf(after, "Sea")).toEqual(box(mm(10), mm(77), mm(60), mm(8)));
		const held = {
			...start,
			pages: start.pages.map((page) => ({
				...page,
				elements: page.elements.map((one) => (one.id === "Sea" ? { ...one, may: ["place" as const] } : one)),
			})),
		};
		expect(swapped(held, "photo", "second").pages[0]?.elements.map(({ id }) => id)).toContain("Sea");
	});
});
