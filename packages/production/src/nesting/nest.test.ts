import { geometryOf, materials, photoframeProduct } from "@offizin/assortment";
import { settleConfiguration } from "@offizin/solver";
import { toMm } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nest, type Piece, type PlacedPiece } from "./nest.ts";
import { type StockForm, stockFormOf } from "./stock-form.ts";

const board: StockForm = { kind: "board", width: 3050, length: 2030, gap: 10, margin: 10, turns: true };
const roll: StockForm = { ...board, kind: "roll", width: 1520, length: 30_000 };
const piece = fc.record({
	width: fc.integer({ min: 130, max: 1600 }),
	height: fc.integer({ min: 130, max: 3200 }),
});
const asPieces = (sizes: readonly Omit<Piece, "key">[]) =>
	sizes.map((size, index): Piece => ({ ...size, key: String(index) }));
/** How far apart two pieces are along the axis on which they are further apart. */
const apart = (a: PlacedPiece, b: PlacedPiece) =>
	Math.max(
		Math.max(a.x, b.x) - (a.x < b.x ? a.x + a.width : b.x + b.width),
		Math.max(a.y, b.y) - (a.y < b.y ? a.y + a.height : b.y + b.height),
	);

describe.each([
	["boards", board],
	["a roll", roll],
	["boards with a grain", { ...board, turns: false }],
	["a roll without margins and gaps", { ...roll, gap: 0, margin: 0 }],
] as const)("[production.N1] pieces on %s", (_name, form) => {
	test("lie inside, apart by the gap, each once, turned only where it may be, and waste is what they leave", () => {
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 30 }), (sizes) => {
				const pieces = asPieces(sizes);
				const { sheets, tooLarge } = nest(pieces, form);
				const placed = sheets.flatMap((sheet) => sheet.pieces);
				expect([...placed, ...tooLarge].map(({ key }) => key).sort()).toEqual(
					pieces.map(({ key }) => key).sort(),
				);
				for (const sheet of sheets) {
					for (const [at, one] of sheet.pieces.entries()) {
						expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(form.margin);
						expect(one.x + one.width).toBeLessThanOrEqual(sheet.width - form.margin);
						expect(one.y + one.height).toBeLessThanOrEqual(sheet.length - form.margin);
						for (const other of sheet.pieces.slice(at + 1)) {
							expect(apart(one, other)).toBeGreaterThanOrEqual(form.gap);
						}
						const { width, height } = pieces[Number(one.key)] ?? { width: 0, height: 0 };
						expect([one.width, one.height]).toEqual(one.turned ? [height, width] : [width, height]);
						if (!form.turns) expect(one.turned).toBe(false);
					}
					expect(sheet.length).toBeLessThanOrEqual(form.length);
					const used = sheet.pieces.reduce((sum, { width, height }) => sum + width * height, 0);
					expect(sheet.waste).toBeCloseTo((1 - used / (sheet.width * sheet.length)) * 100, 0);
				}
			}),
		);
	});
});

test("[production.N1] what fills a board exactly wastes nothing but margins and gaps", () => {
	const quarter = { width: (3050 - 30) / 2, height: (2030 - 30) / 2 };
	const { sheets } = nest(asPieces([quarter, quarter, quarter, quarter]), board);
	expect(sheets).toHaveLength(1);
	expect(sheets[0]?.waste).toBeLessThan(3);
	expect(nest([], board)).toEqual({ sheets: [], waste: 0, tooLarge: [] });
});

test("[production.N2] the largest and the narrowest picture of every material and variant has room on what it comes in", () => {
	for (const { key, variants, limits, edges } of materials) {
		for (const variant of variants) {
			for (const edge of edges) {
				const size = `${limits.long.max}x${limits.short.max}`;
				const wished = { materialType: key, variant: variant.key, edge, format: size, frame: "ohne" };
				const settled = settleConfiguration(photoframeProduct, wished);
				if (!settled.ok) throw new Error(JSON.stringify(settled.error));
				const { configuration } = settled.value;
				expect(configuration).toMatchObject(wished);
				const form = stockFormOf(key, variant.key);
				if (!form) throw new Error(`${key} comes in something`);
				const pieces = geometryOf({ product: "photoframe", configuration }).sides.map((side) => ({
					key: side.key,
					width: toMm(side.size.width),
					height: toMm(side.size.height),
				}));
				expect(nest(pieces, form).tooLarge, `${key} ${variant.key} ${edge}`).toEqual([]);
			}
		}
	}
	expect(stockFormOf("gold", "standard")).toBeUndefined();
});
