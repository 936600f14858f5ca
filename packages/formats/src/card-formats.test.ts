import { contoursOf, crosses, isFilled, segmentsOf } from "@offizin/geometry";
import { type Box, box, contains, intersects, type Point, type Size, um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardFormat } from "./card-format.ts";
import { cardFormats } from "./card-formats.ts";
import { openSides, type Page, type Panel, pageOf, type SheetSide } from "./format.ts";
import { sheetToPage } from "./panel-place.ts";

/** Where a point of a page lies on the sheet: the other way of `sheetToPage`. */
function pageToSheet({ x, y, turned }: Panel, { width, height }: Size, point: Point): Point {
	return turned
		? { x: um(x + width - point.x), y: um(y + height - point.y) }
		: { x: um(x + point.x), y: um(y + point.y) };
}

interface Laid {
	readonly page: Page;
	readonly panel: Panel;
	readonly area: Box;
}

function laidOn(format: CardFormat, side: SheetSide): readonly Laid[] {
	return side.panels.map((panel) => {
		const page = pageOf(format, panel.page);
		if (!page) throw new Error(`${format.key} has no page ${panel.page}`);
		return { page, panel, area: box(panel.x, panel.y, page.size.width, page.size.height) };
	});
}

const whole = ({ width, height }: Size) => box(0, 0, width, height);
const allSides = cardFormats.flatMap((format) =>
	openSides(format).map((side) => ({ name: `${format.key} ${side.key}`, format, side })),
);
const isFinished = ({ form }: CardFormat) => form === "briefumschlag";

describe("[1.3] every format", () => {
	test("has a key of its own and shows its front first", () => {
		expect(new Set(cardFormats.map(({ key }) => key)).size).toBe(cardFormats.length);
		expect(cardFormats.filter(({ pages }) => pages[0]?.key !== "front").map(({ key }) => key)).toEqual([]);
	});

	test("has pages and sides with keys of their own", () => {
		for (const { key, pages, sides } of cardFormats) {
			expect(new Set(pages.map((page) => page.key)).size, key).toBe(pages.length);
			expect(new Set(sides.map((side) => side.key)).size, key).toBe(sides.length);
		}
	});

	test("prints every page on exactly one side", () => {
		for (const format of cardFormats) {
			const printed = openSides(format).flatMap(({ panels }) => panels.map((panel) => panel.page));
			expect([...printed].sort(), format.key).toEqual(format.pages.map((page) => page.key).sort());
		}
	});

	test("numbers its pages from 1 without a gap", () => {
		for (const { key, pages } of cardFormats) {
			const numbers = pages.flatMap((page) => page.numbers).sort((a, b) => a - b);
			expect(numbers, key).toEqual(numbers.map((_, index) => index + 1));
		}
	});

	test("says how large it lies closed", () => {
		for (const { key, trim, orientation, pages } of cardFormats) {
			const ratio = Math.sign(trim.width - trim.height);
			expect(ratio, key).toBe({ portrait: -1, square: 0, landscape: 1 }[orientation]);
			expect(
				pages.some(({ size }) => size.height >= trim.height || size.width >= trim.width),
				key,
			).toBe(true);
		}
	});
});

describe("[1.1] sheets", () => {
	test("panels lie inside their sheet and never on each other", () => {
		for (const { name, format, side } of allSides) {
			const areas = laidOn(format, side).map(({ area }) => area);
			expect(
				areas.every((area) => contains(whole(side.size), area)),
				name,
			).toBe(true);
			expect(
				areas.some((a, i) => areas.some((b, j) => i < j && intersects(a, b))),
				name,
			).toBe(false);
		}
	});

	test("panels fill the sheet where it is a plain rectangle of paper", () => {
		for (const { name, format, side } of allSides) {
			if (format.form === "pocketfold" || isFinished(format)) continue;
			const area = laidOn(format, side).reduce((sum, laid) => sum + laid.area.width * laid.area.height, 0);
			expect(area, name).toBe(side.size.width * side.size.height);
		}
	});

	test("the creases of a side are the boundaries of its panels", () => {
		for (const { name, format, side } of allSides) {
			if (isFinished(format)) continue;
			// The back of the pocket is glued out of sight: blank, so only its creases show on the inner side.
			const isPocketBack = format.form === "pocketfold" && side.key === "inside";
			const lines = laidOn(format, side).flatMap(foldLines);
			if (isPocketBack) lines.push(...pocketFolds(format, side));
			expect([...new Set(lines)].sort(), name).toEqual(
				side.folds.map(({ axis, at }) => `${axis}${at}`).sort(),
			);
		}
	});

	test("a cut edge lies on the edge of the sheet or on its contour", () => {
		for (const { name, format, side } of allSides) {
			if (isFinished(format)) continue;
			const edge = segmentsOf(side.die ?? "").concat(segmentsOf(rectangle(side.size)));
			for (const laid of laidOn(format, side)) {
				for (const middle of cutEdgeMiddles(laid)) {
					const near = box(middle.x - 1, middle.y - 1, 2, 2);
					expect(
						edge.some((segment) => crosses(segment, near)),
						`${name} ${laid.page.key}`,
					).toBe(true);
				}
			}
		}
	});

	test("holes go through the sheet where the page has them", () => {
		for (const { name, format, side } of allSides) {
			const holes = laidOn(format, side).flatMap(({ page, panel }) =>
				page.holes.map((hole) => ({ ...pageToSheet(panel, page.size, hole), diameter: hole.diameter })),
			);
			expect(holes, name).toEqual(side.holes);
		}
	});

	test("both sides of a leaf are cut alike: holes lie mirrored behind each other", () => {
		for (const format of cardFormats) {
			const pierced = format.sides.filter(({ holes }) => holes.length > 0);
			pierced.forEach((front, index) => {
				const back = pierced[index + 1];
				if (index % 2 === 1 || !back) return;
				const mirrored = front.holes.map((hole) => ({ ...hole, x: um(front.size.width - hole.x) }));
				expect(back.holes, format.key).toEqual(mirrored);
			});
		}
	});

	test("both sides of a leaf have the same contour, seen from either side", () => {
		for (const format of cardFormats) {
			const [front, back] = format.sides;
			if (!front?.die || !back?.die) continue;
			const contours = [contoursOf(front.die), contoursOf(back.die)] as const;
			const { width, height } = front.size;
			for (let column = 0.5; column < 12; column++) {
				for (let row = 0.5; row < 12; row++) {
					const [x, y] = [(width * column) / 12, (height * row) / 12];
					const isPaper = isFilled(contours[0], "evenodd", { x, y });
					const mirrored = isFilled(contours[1], "evenodd", { x: width - x, y });
					expect(mirrored, `${format.key} ${x} ${y}`).toBe(isPaper);
				}
			}
		}
	});

	test("a contour touches all four edges of its sheet and reaches beyond none", () => {
		for (const { name, side } of allSides) {
			if (!side.die) continue;
			const points = segmentsOf(side.die);
			const xs = points.map(({ bx }) => bx);
			const ys = points.map(({ by }) => by);
			const extent = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
			const edges = [0, side.size.width, 0, side.size.height];
			// A scalloped edge touches with its bumps, up to a tenth of a millimetre off the axes.
			for (const [index, edge] of edges.entries()) {
				expect(Math.abs((extent[index] ?? 0) - edge), `${name} ${index}`).toBeLessThan(100);
			}
			// Handles of curves are whole micrometres, so a bulge may be off by one.
			expect(Math.min(...xs, ...ys), name).toBeGreaterThan(-1);
			expect(Math.max(...xs) - side.size.width, name).toBeLessThan(1);
			expect(Math.max(...ys) - side.size.height, name).toBeLessThan(1);
		}
	});

	test("a point of a page is the same after going to the sheet and back, turned or not", () => {
		const panels = allSides.flatMap(({ format, side }) => laidOn(format, side));
		const coordinate = fc.integer({ min: -3_000, max: 700_000 });
		fc.assert(
			fc.property(fc.constantFrom(...panels), coordinate, coordinate, ({ panel, page }, x, y) => {
				const point: Point = { x: um(x), y: um(y) };
				const there = pageToSheet(panel, page.size, point);
				expect(sheetToPage(panel, page.size, there)).toEqual(point);
				const isOnPage = contains(whole(page.size), box(x, y, 0, 0));
				const area = box(panel.x, panel.y, page.size.width, page.size.height);
				expect(contains(area, box(there.x, there.y, 0, 0))).toBe(isOnPage);
			}),
		);
	});
});

const rectangle = ({ width, height }: Size) => `M0 0L${width} 0L${width} ${height}L0 ${height}Z`;

/** Corners of a page's edge on the sheet. */
function edgeOnSheet({ page, panel }: Laid, edge: keyof Page["edges"]): readonly [Point, Point] {
	const { width, height } = page.size;
	const at = (x: number, y: number) => pageToSheet(panel, page.size, { x: um(x), y: um(y) });
	const ends = {
		top: [at(0, 0), at(width, 0)],
		right: [at(width, 0), at(width, height)],
		bottom: [at(0, height), at(width, height)],
		left: [at(0, 0), at(0, height)],
	} as const;
	return ends[edge];
}

/** The creases of the pocket, seen from behind. */
function pocketFolds(format: CardFormat, { size }: SheetSide): readonly string[] {
	const outside = format.sides.find(({ key }) => key === "outside");
	const pocket = outside && laidOn(format, outside).filter(({ page }) => page.key === "pocket");
	return (pocket ?? []).flatMap(({ area: { x, y, width } }) => [
		`y${y}`,
		`x${size.width - x}`,
		`x${size.width - x - width}`,
	]);
}

const edgeNames = ["top", "right", "bottom", "left"] as const;

function cutEdgeMiddles(laid: Laid): readonly Point[] {
	return edgeNames
		.filter((edge) => laid.page.edges[edge] === "cut")
		.map((edge) => {
			const [a, b] = edgeOnSheet(laid, edge);
			return { x: um((a.x + b.x) / 2), y: um((a.y + b.y) / 2) };
		});
}

/** Creases a page needs where it lies, written like "x105000". */
function foldLines(laid: Laid): string[] {
	const { page, panel } = laid;
	const outer = edgeNames
		.filter((edge) => page.edges[edge] !== "cut")
		.map((edge) => {
			const [a, b] = edgeOnSheet(laid, edge);
			return a.x === b.x ? `x${a.x}` : `y${a.y}`;
		});
	const inner = page.folds.map(({ axis, at }) => {
		const point = pageToSheet(panel, page.size, {
			x: um(axis === "x" ? at : 0),
			y: um(axis === "y" ? at : 0),
		});
		return `${axis}${point[axis]}`;
	});
	return [...outer, ...inner];
}
