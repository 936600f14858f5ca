import { type Box, box, contains, intersects, mm, type Point, type Size, um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CardFormat, type CardPage, cardPage, type Panel, type SheetSide } from "./card-format.ts";
import { creepOf } from "./card-formats/booklet.ts";
import { cardFormat, cardFormats } from "./card-formats.ts";
import { crosses, flattenPath } from "./flatten-path.ts";
import { pageToSheet, sheetToPage } from "./panel-place.ts";

interface Laid {
	readonly page: CardPage;
	readonly panel: Panel;
	readonly area: Box;
}

function laidOn(format: CardFormat, side: SheetSide): readonly Laid[] {
	return side.panels.map((panel) => {
		const page = cardPage(format, panel.page);
		if (!page) throw new Error(`${format.key} has no page ${panel.page}`);
		return { page, panel, area: box(panel.x, panel.y, page.size.width, page.size.height) };
	});
}

const whole = ({ width, height }: Size) => box(0, 0, width, height);
const allSides = cardFormats.flatMap((format) =>
	format.sides.map((side) => ({ name: `${format.key} ${side.key}`, format, side })),
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
		for (const { key, sides, pages } of cardFormats) {
			const printed = sides.flatMap(({ panels }) => panels.map((panel) => panel.page));
			expect([...printed].sort(), key).toEqual(pages.map((page) => page.key).sort());
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
			// The back of the pocket is glued out of sight: blank, so only its crease shows on the inner side.
			const isPocketBack = format.form === "pocketfold" && side.key === "inside";
			const lines = laidOn(format, side).flatMap(foldLines);
			if (isPocketBack) lines.push(`y${format.trim.height}`);
			expect([...new Set(lines)].sort(), name).toEqual(
				side.folds.map(({ axis, at }) => `${axis}${at}`).sort(),
			);
		}
	});

	test("a cut edge lies on the edge of the sheet or on its contour", () => {
		for (const { name, format, side } of allSides) {
			if (isFinished(format)) continue;
			const edge = flattenPath(side.die ?? "").concat(flattenPath(rectangle(side.size)));
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
function edgeOnSheet({ page, panel }: Laid, edge: keyof CardPage["edges"]): readonly [Point, Point] {
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
		.filter((edge) => page.edges[edge] === "fold")
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

describe("[1.3] flat sheets", () => {
	test.each([
		["klappkarte-a6", 210, 148],
		["klappkarte-a6-quer", 148, 210],
		["klappkarte-b6", 240, 170],
		["klappkarte-dl", 210, 200],
		["klappkarte-sq145", 290, 145],
		["klappkarte-a5", 296, 210],
		["doppelklappkarte-a6", 313, 148],
		["doppelklappkarte-b6", 358, 170],
		["doppelklappkarte-sq145", 433, 145],
		["doppelklappkarte-a6-quer", 148, 313],
		["doppelklappkarte-b6-quer", 170, 358],
		["doppelklappkarte-a6-altarfalz", 208, 148],
		["leporello-a6-3", 315, 148],
		["leporello-sq145-4", 580, 145],
		["leporello-a6-6", 630, 148],
		["pocketfold-115x162", 345, 232],
		["kartenfaecher-5", 70, 200],
		["einlegeblatt-a6-klapp", 200, 143],
		["einlegeblatt-dl-klapp", 205, 190],
		["booklet-a5-8", 296, 210],
		["menuekarte-dl-klapp", 200, 210],
		["tischfaltkarte-85x55", 85, 110],
		["tischfaltkarte-100x50", 100, 100],
		["banderole-a6", 230, 45],
		["banderole-b6", 260, 45],
		["banderole-sq145", 310, 45],
		["sticker-herz", 45, 42],
		["geschenkanhaenger-siegel", 50, 50],
		["teelichtkarte", 148, 105],
		["wunderkerzen-etikett", 50, 120],
		["briefumschlag-c6-spitz", 162, 114],
	])("%s is %i × %i mm", (key, width, height) => {
		const sheets = cardFormat(key)?.sides.map(({ size }) => [size.width, size.height]);
		expect(sheets?.slice(0, 2)).toEqual(sheets?.slice(0, 2).map(() => [mm(width), mm(height)]));
		expect(sheets).not.toEqual([]);
	});

	test("no leporello is longer than 640 mm, so the square one stops at four panels", () => {
		const lengths = cardFormats.filter(({ form }) => form === "leporello");
		expect(lengths.every(({ sides }) => sides.every(({ size }) => size.width <= mm(640)))).toBe(true);
		expect(lengths.map(({ key }) => key)).toContain("leporello-sq145-4");
		expect(cardFormat("leporello-sq145-5")).toBeUndefined();
	});
});

const panelsOf = (key: string, side: number) =>
	cardFormat(key)?.sides[side]?.panels.map(({ page, x, y, turned }) => [page, x / 1000, y / 1000, turned]);
const foldsOf = (key: string, side: number) => cardFormat(key)?.sides[side]?.folds.map(({ at }) => at / 1000);

describe("[1.1] where pages lie", () => {
	test("landscape with a fold at the head: outer side [4 turned | 1], inner side [2 | 3]", () => {
		expect(panelsOf("klappkarte-a6-quer", 0)).toEqual([
			["back", 0, 0, true],
			["front", 0, 105, false],
		]);
		expect(cardPage(cardFormat("klappkarte-a6-quer") ?? fail(), "inner")?.folds).toEqual([
			{ axis: "y", at: mm(105) },
		]);
	});

	test("roll fold: outer side [5 | 6 | 1] with 5 the flap, 2 mm shorter, inner side [2 | 3 | 4]", () => {
		expect(panelsOf("doppelklappkarte-a6", 0)).toEqual([
			["flap", 0, 0, false],
			["back", 103, 0, false],
			["front", 208, 0, false],
		]);
		expect(foldsOf("doppelklappkarte-a6", 1)).toEqual([105, 210]);
	});

	test("rolled upward: [5 | 6 turned | 1] from the top, the flap at the foot of the inner side", () => {
		expect(panelsOf("doppelklappkarte-b6-quer", 0)).toEqual([
			["flap", 0, 0, false],
			["back", 0, 118, true],
			["front", 0, 238, false],
		]);
		expect(foldsOf("doppelklappkarte-b6-quer", 1)).toEqual([120, 240]);
	});

	test("gate fold: each door ends 1 mm before the middle", () => {
		expect(foldsOf("doppelklappkarte-a6-altarfalz", 1)).toEqual([51.5, 156.5]);
		expect(panelsOf("doppelklappkarte-a6-altarfalz", 0)?.map(([page]) => page)).toEqual([
			"front-right",
			"back",
			"front",
		]);
	});

	test("zigzag: behind page p lies 2n + 1 − p", () => {
		for (const format of cardFormats.filter(({ form }) => form === "leporello")) {
			const [front, back] = format.sides.map((side) => laidOn(format, side));
			front?.forEach(({ page, area }) => {
				const behind = back?.find(
					(other) => other.area.x + area.x + area.width === format.sides[0]?.size.width,
				);
				expect(behind?.page.numbers[0]).toBe(format.pages.length + 1 - (page.numbers[0] ?? 0));
			});
		}
	});

	test("the pocket of a pocketfold is printed on the outer side, below the flap and turned", () => {
		expect(panelsOf("pocketfold-115x162", 0)?.at(-1)).toEqual(["pocket", 1, 162, true]);
		expect(
			cardFormat("pocketfold-115x162-3")?.pages.map(({ key, size }) => [key, size.height / 1000]),
		).toEqual(
			expect.arrayContaining([
				["card-front", 156],
				["insert-1-front", 78],
				["insert-2-front", 104],
				["insert-3-front", 130],
			]),
		);
	});

	test("a booklet is its cover and its spreads as they are read, with 8 to 32 pages", () => {
		expect(panelsOf("booklet-a6-12", 0)).toEqual([
			["back", 0, 0, false],
			["front", 105, 0, false],
		]);
		expect(cardFormat("booklet-a6-12")?.sides.map(({ key }) => key)).toEqual([
			"outside",
			"spread-2",
			"spread-4",
			"spread-6",
			"spread-8",
			"spread-10",
		]);
		expect(cardFormats.filter(({ key }) => key.startsWith("booklet-a5-"))).toHaveLength(7);
	});

	test("each sheet inside pushes the pages of the next outward, more on heavy paper", () => {
		expect([0, 1, 3].map((sheet) => creepOf(sheet, 170))).toEqual([0, 350, 1050]);
		expect(creepOf(7, 250)).toBe(7000);
		expect(creepOf(1, 300)).toBeUndefined();
	});
});

describe("[1.4] envelopes", () => {
	const envelopes = cardFormats.filter(isFinished);

	test("are printed finished: without bleed and without a contour on the sheet", () => {
		expect(envelopes).toHaveLength(10);
		for (const { pages, sides } of envelopes) {
			expect(pages.flatMap(({ edges }) => Object.values(edges)).every((edge) => edge === "fold")).toBe(true);
			expect(sides.every(({ die, folds }) => die === undefined && folds.length === 0)).toBe(true);
		}
	});

	test("keep 74 × 40 mm for the stamp at the top right and 140 × 15 mm for codes at the foot", () => {
		const zones = cardPage(cardFormat("briefumschlag-dl-gerade") ?? fail(), "front")?.reserved;
		expect(zones).toEqual([
			{ kind: "franking", box: box(mm(146), 0, mm(74), mm(40)) },
			{ kind: "coding", box: box(mm(80), mm(95), mm(140), mm(15)) },
		]);
	});

	test("have room for six lines of address, clear of both zones", () => {
		for (const { key, pages } of envelopes) {
			const front = pages.find((page) => page.key === "front");
			const address = front?.address ?? fail();
			expect(address.height, key).toBeGreaterThanOrEqual(mm(40));
			expect(
				front?.reserved.some((zone) => intersects(zone.box, address)),
				key,
			).toBe(false);
		}
	});
});

function fail(): never {
	throw new Error("missing in the catalogue");
}
