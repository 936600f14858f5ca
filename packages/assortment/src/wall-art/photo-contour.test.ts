import { polygonPath } from "@offizin/formats";
import {
	type Contour,
	contoursOf,
	distanceToOutline,
	extentOf,
	isFilled,
	signedArea,
} from "@offizin/geometry";
import { mm } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PHOTO_CONTOUR, photoContour } from "./photo-contour.ts";

const pixels = { width: 1000, height: 1000 };
const size = (width: number, height: number) => ({ width: mm(width), height: mm(height) });
/** What a cell of the grid may be off by, in mm of a film of 60 cm. */
const CELL = 1.25;

function star(points: number, deep: number): Contour {
	return Array.from({ length: points * 2 }, (_none, at) => {
		const radius = at % 2 === 0 ? 400 : 400 * deep;
		const angle = (Math.PI * at) / points;
		return { x: 500 + radius * Math.sin(angle), y: 500 - radius * Math.cos(angle) };
	});
}
const square = (x: number, y: number, edge: number): Contour => [
	{ x, y },
	{ x: x + edge, y },
	{ x: x + edge, y: y + edge },
	{ x, y: y + edge },
];
const drawn = (...contours: readonly Contour[]) => ({
	...pixels,
	outline: contours.map(polygonPath).join(""),
});
const arbitraryStar = fc
	.tuple(fc.integer({ min: 3, max: 9 }), fc.double({ min: 0.35, max: 0.95, noNaN: true }))
	.map(([points, deep]) => star(points, deep));

function cut(photo: Parameters<typeof photoContour>[0], film = size(600, 600)) {
	const found = photoContour(photo, film);
	if (!found.ok) throw new Error(found.error);
	const { die, place } = found.value;
	const lines = contoursOf(die).map((line) => line.map(({ x, y }) => ({ x: x / 1000, y: y / 1000 })));
	const onFilm = (contour: Contour) =>
		contour.map(({ x, y }) => ({
			x: (place.x + (x * place.width) / pixels.width) / 1000,
			y: (place.y + (y * place.height) / pixels.height) / 1000,
		}));
	return { lines, place, onFilm };
}

/** A contour as many spots, so that none lies further than a millimetre from the next. */
function along(contour: Contour): Contour {
	return contour.flatMap((from, index) => {
		const to = contour[(index + 1) % contour.length] ?? from;
		const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
		return Array.from({ length: steps }, (_none, at) => ({
			x: from.x + (at / steps) * (to.x - from.x),
			y: from.y + (at / steps) * (to.y - from.y),
		}));
	});
}

describe("[15] a film cut out around what a photo shows", () => {
	test("is one line that keeps its distance from what is shown", () => {
		fc.assert(
			fc.property(arbitraryStar, (shape) => {
				const { lines, onFilm } = cut(drawn(shape));
				expect(lines).toHaveLength(1);
				const shown = along(onFilm(shape));
				const offset = Math.max(PHOTO_CONTOUR.offset, 600 * PHOTO_CONTOUR.offsetShare);
				for (const spot of shown) {
					expect(isFilled(lines, "evenodd", spot)).toBe(true);
					expect(distanceToOutline(lines, spot)).toBeGreaterThan(offset - CELL);
				}
				for (const spot of lines.flatMap(along))
					expect(distanceToOutline([onFilm(shape)], spot)).toBeGreaterThan(offset - CELL);
			}),
			{ numRuns: 12 },
		);
	});

	test("fills the size that is chosen, touches it and leaves it nowhere", () => {
		fc.assert(
			fc.property(
				arbitraryStar,
				fc.integer({ min: 200, max: 1300 }),
				fc.integer({ min: 200, max: 5000 }),
				(shape, width, height) => {
					const { lines } = cut(drawn(shape), size(width, height));
					const around = extentOf(lines);
					if (!around) throw new Error("there is a contour");
					const off = Math.max(width, height) / 480;
					expect(around.left).toBeGreaterThanOrEqual(0);
					expect(around.top).toBeGreaterThanOrEqual(0);
					expect(around.right).toBeLessThanOrEqual(width);
					expect(around.bottom).toBeLessThanOrEqual(height);
					expect(
						Math.min(width - (around.right - around.left), height - (around.bottom - around.top)),
					).toBeLessThan(6 * off);
				},
			),
			{ numRuns: 12 },
		);
	});

	test("has no bend that is tighter than film bears: a circle of the least radius rolls along both of its sides", () => {
		fc.assert(
			fc.property(arbitraryStar, (shape) => {
				const { lines } = cut(drawn(shape));
				const radius = PHOTO_CONTOUR.radius - 1.5 * CELL;
				const [line] = lines;
				if (!line) throw new Error("there is a contour");
				const spots = along(line);
				for (const [index, spot] of spots.entries()) {
					const next = spots[(index + 2) % spots.length] ?? spot;
					const length = Math.hypot(next.x - spot.x, next.y - spot.y);
					if (length < 0.5) continue;
					for (const side of [-1, 1]) {
						const middle = {
							x: spot.x - (side * radius * (next.y - spot.y)) / length,
							y: spot.y + (side * radius * (next.x - spot.x)) / length,
						};
						expect(distanceToOutline(lines, middle)).toBeGreaterThan(radius - CELL);
					}
				}
			}),
			{ numRuns: 8 },
		);
	});

	test("has openings that are large enough, and closes the others", () => {
		const ring = (opening: number) =>
			cut(drawn(square(100, 100, 800), square(500 - opening / 2, 500 - opening / 2, opening).toReversed()))
				.lines;
		expect(ring(300).map((line) => Math.sign(signedArea(line)))).toEqual([1, -1]);
		expect(ring(40)).toHaveLength(1);
	});

	test("leaves crumbs out, takes in what stands near, and is refused where two pieces stand apart", () => {
		const large = square(100, 100, 500);
		const alone = cut(drawn(large));
		// Of 9 mm on 588: less than a square centimetre.
		expect(cut(drawn(large, square(800, 800, 8)))).toMatchObject({ place: alone.place });
		const near = cut(drawn(large, square(608, 300, 200)));
		expect(near.lines).toHaveLength(1);
		expect(photoContour(drawn(large, square(700, 300, 200)), size(600, 600))).toEqual({
			ok: false,
			error: "in_pieces",
		});
	});

	test("needs a photo that shows nothing somewhere", () => {
		expect(photoContour(pixels, size(600, 600))).toEqual({ ok: false, error: "no_outline" });
	});
});
