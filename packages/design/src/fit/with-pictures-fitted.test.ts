import { oneSided, size } from "@offizin/formats";
import { type Box, box } from "@offizin/units";
import { describe, expect, test } from "vitest";
import type { DesignDocument } from "../document/document.ts";
import type { PhotoElement } from "../document/photo-element.ts";
import { asMade } from "./as-made.ts";

const grid = (count: number): Box[] =>
	Array.from({ length: count }, (_, index) => box(index * 50_000, 0, 40_000, 30_000));
const format = (count: number, words?: Box) =>
	oneSided(size(600, 400), { places: grid(count), ...(words && { words }) });

const empty = {
	pages: [{ key: "front", elements: [] }],
	fields: [],
	choices: { fonts: ["figtree-400"], inks: [{ kind: "process", swatch: "ink" }] },
} as unknown as DesignDocument;

const elementsOf = (document: DesignDocument) => document.pages[0]?.elements ?? [];
const photo = (upload: string) => ({
	...{ upload, width: 6000, height: 4000 },
	crop: { x: 300, y: 0, width: 5333, height: 4000 },
});

/** With a photo in each frame, "u1" in the first. */
function filled(count: number): DesignDocument {
	const made = asMade(empty, format(count));
	const elements = elementsOf(made).map((element, index) => ({ ...element, photo: photo(`u${index + 1}`) }));
	return { ...made, pages: [{ key: "front", elements: elements as PhotoElement[] }] };
}

describe("[15] photos in the places of a layout", () => {
	test("an empty page gets a frame in each place, the same whoever asks", () => {
		const made = asMade(empty, format(3));
		expect(elementsOf(made).map(({ id, box }) => [id, box.x])).toEqual([
			["front-place-1", 0],
			["front-place-2", 50_000],
			["front-place-3", 100_000],
		]);
		expect(asMade(empty, format(3))).toEqual(made);
		expect(asMade(made, format(3))).toBe(made);
	});

	test("of a layout with more places the new ones are empty; all photos stay in order, and whole", () => {
		const more = elementsOf(asMade(filled(2), format(4))) as PhotoElement[];
		expect(more.map((element) => element.photo?.upload)).toEqual(["u1", "u2", undefined, undefined]);
	});

	test("of one with fewer the photos that find no place lie in the tray, and back again they stand where they stood", () => {
		const four = filled(4);
		const two = asMade(four, format(2));
		expect(elementsOf(two)).toHaveLength(2);
		expect(two.assets?.map(({ upload }) => upload)).toEqual(["u3", "u4"]);
		expect(asMade(four, format(4))).toBe(four);
	});

	test("frames lie below what a person has put there", () => {
		const own = { ...elementsOf(filled(1))[0], id: "own", fills: undefined } as PhotoElement;
		const [page] = filled(1).pages;
		if (!page) throw new Error("The page is gone.");
		const document = { ...filled(1), pages: [{ ...page, elements: [...page.elements, own] }] };
		expect(elementsOf(asMade(document, format(3))).map(({ id }) => id)).toEqual([
			...["front-place-1", "front-place-2", "front-place-3"],
			"own",
		]);
	});

	test("words lie in what is left for them; written ones stay where the layout leaves nothing", () => {
		const area = box(0, 200_000, 300_000, 60_000);
		const made = asMade(empty, format(1, area));
		const words = elementsOf(made).at(-1);
		expect(words).toMatchObject({ type: "text", fills: "words", box: area, text: "" });
		expect(elementsOf(asMade(made, format(2)))).toHaveLength(2);
		const elements = elementsOf(made).map((one) => (one === words ? { ...one, text: "Mia" } : one));
		const written = { ...made, pages: [{ key: "front", elements }] } as DesignDocument;
		expect(elementsOf(asMade(written, format(2))).at(-1)).toMatchObject({ text: "Mia", box: area });
		const lower = box(0, 300_000, 300_000, 30_000);
		expect(elementsOf(asMade(written, format(1, lower))).at(-1)).toMatchObject({ text: "Mia", box: lower });
	});
});
