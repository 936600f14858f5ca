import {
	BLEED,
	bleedBox,
	type CardFormat,
	cardFormats,
	type Page,
	pageOf,
	papers,
	weightFor,
} from "@offizin/formats";
import { contains, um } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { cardThickness } from "./mailed-card.ts";
import { caliperOf } from "./paper-caliper.ts";

function page(format: CardFormat, key: string): Page {
	return pageOf(format, key) ?? fail(`${format.key} has no page ${key}`);
}

/** Widths between the folds of a page. */
function panelsOf({ size, folds }: Page): readonly number[] {
	const stops = [0, ...folds.map(({ at }) => at), size.width];
	return stops.slice(1).map((stop, index) => stop - (stops[index] ?? 0));
}

/** The fronts of the card and of what else lies in the pocket. */
function cardsOf({ pages }: CardFormat): readonly Page[] {
	return pages.filter(({ key }) => /^(card|insert-\d)-front$/.test(key));
}

const pocketfolds = cardFormats.filter(({ form }) => form === "pocketfold");
/** With every paper they are made of, and how thick a leaf of it is. */
const made = pocketfolds.flatMap((format) =>
	papers.flatMap((stock) => {
		const grammage = weightFor(format, stock);
		return grammage === undefined ? [] : [{ format, stock, leaf: caliperOf(stock, grammage) }];
	}),
);

describe("[assortment.K20] every pocketfold", () => {
	test("there are two sizes with none to three inserts, in nine papers", () => {
		expect(pocketfolds).toHaveLength(8);
		expect(made.length).toBe(8 * 9);
	});

	test("the card and every insert fit the pocket, as a pile in whichever paper, and reach out of it", () => {
		for (const { format, stock, leaf } of made) {
			const pocket = page(format, "pocket").size;
			const cards = cardsOf(format);
			expect(cards.length, format.key).toBe(1 + Number(/-(\d)$/.exec(format.key)?.[1] ?? 0));
			for (const { size } of cards) {
				// A flat tube of paper is as wide inside as it is outside, less its two folds and what lies in it.
				const needed = size.width + cards.length * leaf + 2 * leaf;
				expect(needed, `${format.key} ${stock.key}`).toBeLessThanOrEqual(pocket.width);
				expect(size.height, format.key).toBeGreaterThan(pocket.height);
				expect(size.height, format.key).toBeLessThan(format.trim.height);
			}
		}
	});

	test("no glue lies where the cards lie: it is on tabs beside the pocket", () => {
		for (const format of pocketfolds) {
			const [outside] = format.sides;
			const pocket = outside?.panels.find((panel) => panel.page === "pocket") ?? fail("no pocket");
			const right = pocket.x + page(format, "pocket").size.width;
			const strips = outside?.glue ?? [];
			expect(strips.map(({ adhesive }) => adhesive)).toEqual(["glue", "glue"]);
			for (const { box } of strips) {
				expect(box.x + box.width <= pocket.x || box.x >= right, format.key).toBe(true);
				expect(box.y, format.key).toBeGreaterThan(pocket.y);
			}
		}
	});

	test("the colour of the pocket wraps round onto its tabs, up to the glue", () => {
		for (const format of pocketfolds) {
			const [outside] = format.sides;
			const pocket = page(format, "pocket");
			const bleed = bleedBox(pocket);
			expect([bleed.x, bleed.width], format.key).toEqual([-BLEED, pocket.size.width + 2 * BLEED]);
			const left = outside?.panels.find((panel) => panel.page === "pocket")?.x ?? fail("no pocket");
			for (const { box } of outside?.glue ?? []) {
				const clear = Math.max(left - box.x - box.width, box.x - left - pocket.size.width);
				expect(clear, format.key).toBeGreaterThan(BLEED);
			}
		}
	});

	test("where the glue lands nothing is printed, but ink runs on below the edges of the pocket", () => {
		for (const format of pocketfolds) {
			const [outside] = format.sides;
			const pocket = page(format, "pocket").size;
			const inner = page(format, "inner");
			// The pocket on the inner page: its foot is that of the page, its middle that of the flap's panel.
			const left = inner.size.width - page(format, "flap").size.width + 500;
			for (const [index, { box: zone, bare = fail("printed") }] of inner.reserved.entries()) {
				const glue = outside?.glue[index]?.box ?? fail("no glue");
				expect([bare.width - glue.width, bare.height - glue.height], format.key).toEqual([1000, 1000]);
				expect(contains(zone, bare), format.key).toBe(true);
				expect(Math.min(bare.x - left, left + pocket.width - bare.x - bare.width)).toBe(3000);
				expect(bare.y - (inner.size.height - pocket.height)).toBeGreaterThan(1000);
			}
		}
	});

	test("panels and spines add up to the open card, inside as outside", () => {
		for (const format of pocketfolds) {
			const [left = 0, spine = 0, middle = 0, narrow = 0, right = 0] = panelsOf(page(format, "inner"));
			const outside = ["front", "back", "flap"].map((key) => page(format, key).size.width);
			expect(page(format, "inner").size.width).toBe(outside.reduce((sum, width) => sum + width, 0));
			expect([left, middle]).toEqual([format.trim.width, format.trim.width]);
			expect(panelsOf(page(format, "back"))).toEqual([narrow, middle, spine]);
			expect(right).toBe(page(format, "flap").size.width);
		}
	});

	test("its spines are as wide as what lies between them is thick", () => {
		for (const { format, stock, leaf } of made) {
			const [, spine = 0, , narrow = 0] = panelsOf(page(format, "inner"));
			const name = `${format.key} ${stock.key}`;
			expect(spine, name).toBe(3000);
			expect(cardThickness(format, stock), name).toBeLessThanOrEqual(spine);
			// Without the front panel.
			expect(cardThickness(format, stock) - leaf, name).toBeLessThanOrEqual(narrow);
			expect(narrow + leaf, name).toBeLessThanOrEqual(spine);
		}
	});
});

test("[assortment.K20] every flap that folds inside is shorter than the panel it folds upon", () => {
	const folded = cardFormats.flatMap((format) => {
		const flap = pageOf(format, "flap");
		return flap ? [{ format, flap }] : [];
	});
	expect(new Set(folded.map(({ format }) => format.form))).toEqual(
		new Set(["doppelklappkarte", "pocketfold"]),
	);
	for (const { format, flap } of folded) {
		const { width, height } = format.trim;
		const [own, panel] = flap.size.width === width ? [flap.size.height, height] : [flap.size.width, width];
		expect(own, format.key).toBe(um(panel - 2000));
	}
});

function fail(message: string): never {
	throw new Error(message);
}
