import { applyCommand, commandSchema, type DesignDocument, elementsOf, findElement } from "@offizin/design";
import { themeCard } from "@offizin/testkit";
import { box, contains, mm } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gutters, rankLayouts } from "../index.ts";
import { type FillPage, fill } from "./fill.ts";
import { fillCommand } from "./fill-command.ts";

const area = box(mm(8), mm(8), mm(194), mm(194));
const pagesOf = (count: number): FillPage[] =>
	Array.from({ length: count }, (_none, at) => ({ page: `page-${at}`, area, gap: gutters.narrow }));
const asset = fc.record({
	upload: fc.stringMatching(/^[a-z]{1,3}$/),
	width: fc.integer({ min: 800, max: 6000 }),
	height: fc.integer({ min: 800, max: 6000 }),
});
const given = fc.record({
	assets: fc.uniqueArray(asset, { maxLength: 60, selector: ({ upload }) => upload }),
	pages: fc.integer({ min: 0, max: 30 }),
	seed: fc.nat(),
});

describe("[14] filling pages", () => {
	test("[law] every photo stands on one page, in its order, or is named", () => {
		fc.assert(
			fc.property(given, ({ assets, pages, seed }) => {
				const filled = fill(assets, pagesOf(pages), seed);
				const placed = filled.pages.flatMap(({ photos }) => photos);
				expect([...placed, ...filled.unplaced]).toEqual(assets.map(({ upload }) => upload));
				expect(filled.unplaced).toHaveLength(Math.max(0, assets.length - 4 * pages));
				for (const { photos, layout } of filled.pages) {
					expect(photos.length).toBeLessThanOrEqual(4);
					expect(layout.places).toHaveLength(photos.length);
					for (const place of layout.places) expect(contains(area, place)).toBe(true);
				}
			}),
		);
	});

	test("[law] a seed is a book, and neighbours never look alike where they need not", () => {
		fc.assert(
			fc.property(given, ({ assets, pages, seed }) => {
				const { pages: filled } = fill(assets, pagesOf(pages), seed);
				expect(fill(assets, pagesOf(pages), seed).pages).toEqual(filled);
				for (const [at, { layout }] of filled.entries())
					expect(layout.key).not.toBe(filled[at - 1]?.layout.key);
			}),
		);
	});

	const many = Array.from({ length: 150 }, (_none, at) => ({
		upload: `photo${String(at).padStart(17, "x")}`,
		width: at % 3 === 0 ? 3000 : 4000,
		height: at % 3 === 0 ? 4000 : 3000,
	}));

	test("other seeds are other books, some pages show one photo alone, and little is cut off", () => {
		const book = (seed: number) => fill(many, pagesOf(60), seed).pages;
		expect(book(1)).not.toEqual(book(2));
		const counts = book(3).map(({ photos }) => photos.length);
		expect(new Set(counts)).toEqual(new Set([1, 2, 3, 4]));
		for (const { layout, photos } of book(3)) {
			const shapes = photos.map((upload) => many.find((one) => one.upload === upload) ?? null);
			const [best, second] = rankLayouts({ area, gap: gutters.narrow }, shapes);
			expect(layout.cropped).toBeLessThanOrEqual(((second ?? best)?.cropped ?? 0) + 0.051);
		}
	});

	test("a book of 120 pages with 150 photos is one small command, and is taken back as it was", () => {
		const card = themeCard("eukalyptus-klappkarte-a6-salbei");
		const leaves = Array.from({ length: 120 }, (_none, at) => ({
			key: `page-${at}`,
			like: "inner",
			elements: [],
		}));
		const [front] = card.pages;
		if (!front) throw new Error("a card has a front");
		const book: DesignDocument = { ...card, pages: [front, ...leaves], assets: many };
		const photos = (upload: string) => many.find((one) => one.upload === upload);
		const command = fillCommand(fill(many, pagesOf(120), 7), { name: "fill-x7k2m9qa" });
		expect(JSON.stringify(command).length).toBeLessThan(12_000);
		expect(commandSchema.parse(JSON.parse(JSON.stringify(command)))).toEqual(command);
		const done = applyCommand(book, command, photos);
		if (!done.ok) throw new Error(done.error.code);
		const made = done.value.document;
		const placed = elementsOf(made).flatMap((one) => (one.type === "photo" ? [one.photo?.upload] : []));
		expect(placed.filter((upload) => upload?.startsWith("photo"))).toEqual(many.map(({ upload }) => upload));
		expect(findElement(made, "fill-x7k2m9qa-150")).toBeDefined();
		const undone = applyCommand(made, done.value.inverse, photos);
		expect(undone.ok && undone.value.document).toEqual(book);
	});
});
