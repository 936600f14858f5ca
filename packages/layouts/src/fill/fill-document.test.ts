import { applyCommand, type DesignDocument, elementsOf } from "@offizin/design";
import { themeCard } from "@offizin/testkit";
import { box, mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { gutters } from "../library/library.ts";
import { fillDocument } from "./fill-document.ts";

const card = themeCard("eukalyptus-postkarte-a6-salbei");
const frame = (id: string) => ({
	id,
	label: "own-photo",
	type: "photo" as const,
	shape: "rect" as const,
	box: box(0, 0, mm(50), mm(50)),
	rotation: 0,
	photo: null,
});
const assets = Array.from({ length: 9 }, (_none, at) => ({ upload: `p${at}`, width: 4000, height: 3000 }));
const photos = (upload: string) => assets.find((one) => one.upload === upload);
const taken = {
	...frame("taken"),
	photo: { upload: "p0", width: 4000, height: 3000, crop: box(0, 0, 3000, 3000) },
};
/** A cover, and four pages of its own: one has a photo already, one an empty frame. */
const book: DesignDocument = {
	...card,
	choices: { ...card.choices, pages: { like: "back", min: 2, max: 40, step: 2 } },
	assets,
	pages: [
		...card.pages.slice(0, 1),
		{ key: "leaf-1", like: "back", elements: [taken] },
		{ key: "leaf-2", like: "back", elements: [frame("empty")] },
		{ key: "leaf-3", like: "back", elements: [] },
		{ key: "leaf-4", like: "back", elements: [] },
	],
};
const choice = {
	seed: 3,
	name: "fill-a",
	surfaceOf: () => ({ area: box(mm(4), mm(4), mm(140), mm(97)), gap: gutters.narrow }),
};

describe("[14] filling a design", () => {
	test("what stands nowhere goes onto the pages that show nothing; what is there stays", () => {
		const filling = fillDocument(book, choice);
		if (!filling) throw new Error("there is something to fill");
		expect(filling).toMatchObject({ pages: 3, photos: 8, unplaced: [] });
		expect(filling.command.without).toEqual(["empty"]);
		const applied = applyCommand(book, filling.command, photos);
		if (!applied.ok) throw new Error(applied.error.code);
		const { document, inverse } = applied.value;
		expect(document.pages.slice(0, 2)).toEqual(book.pages.slice(0, 2));
		const uploads = elementsOf(document).flatMap((one) => (one.type === "photo" ? [one.photo?.upload] : []));
		expect(uploads.filter((upload) => upload !== undefined)).toEqual(assets.map(({ upload }) => upload));
		const undone = applyCommand(document, inverse, photos);
		expect(undone.ok && undone.value.document).toEqual(book);
	});

	test("nothing for a product whose pages are fixed, or without a photo that is free", () => {
		expect(fillDocument({ ...card, assets }, choice)).toBeUndefined();
		expect(fillDocument({ ...book, assets: assets.slice(0, 1) }, choice)).toBeUndefined();
	});
});
