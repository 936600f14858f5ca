import { applyCommand, captionOf, commandSchema, type DesignDocument, elementsOf } from "@offizin/design";
import { themeCard } from "@offizin/testkit";
import { box, mm, pt } from "@offizin/units";
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

	test("asked for captions, each photo has one to be written below it; one command, exactly taken back", () => {
		const own = card.pages.flatMap(({ elements }) => elements).find((one) => one.type === "text");
		if (own?.type !== "text") throw new Error("the card has a text");
		const { pattern: _pattern, runs: _runs, group: _group, ...plain } = own;
		const newText = ({ box: at }: { readonly box: typeof own.box }) => ({
			...plain,
			id: "any",
			label: "own-text",
			may: ["content" as const, "style" as const, "place" as const, "remove" as const],
			text: "Caption",
			rotation: 0,
			style: { ...own.style, size: pt(8) },
			personal: { kind: "detail" as const, sample: "Caption" },
			box: at,
		});
		const filling = fillDocument(book, { ...choice, newText });
		if (!filling) throw new Error("there is something to fill");
		const { command } = filling;
		expect(commandSchema.parse(JSON.parse(JSON.stringify(command)))).toEqual(command);
		expect(command.models).toHaveLength(1);
		const applied = applyCommand(book, command, photos);
		if (!applied.ok) throw new Error(JSON.stringify(applied.error));
		const { document, inverse } = applied.value;
		const filled = document.pages.slice(2);
		for (const { elements } of filled)
			for (const one of elements.filter((element) => element.type === "photo"))
				expect(captionOf(elements, one)?.text).toBe("Caption");
		const count = (type: string) =>
			filled.flatMap(({ elements }) => elements).filter((one) => one.type === type).length;
		expect([count("photo"), count("text")]).toEqual([8, 8]);
		const undone = applyCommand(document, inverse, photos);
		expect(undone.ok && undone.value.document).toEqual(book);
		// Spread anew, what nobody has written goes.
		const emptied = filled.flatMap(({ elements }) => elements);
		const bare = {
			...document,
			pages: document.pages.map((page) => ({
				...page,
				elements: page.elements.map((one) =>
					emptied.includes(one) && one.type === "photo" ? { ...one, photo: null } : one,
				),
			})),
		};
		const again = fillDocument(bare, { ...choice, name: "fill-b" });
		expect(again?.command.without).toHaveLength(16);
	});

	test("nothing for a product whose pages are fixed, or without a photo that is free", () => {
		expect(fillDocument({ ...card, assets }, choice)).toBeUndefined();
		expect(fillDocument({ ...book, assets: assets.slice(0, 1) }, choice)).toBeUndefined();
	});
});
