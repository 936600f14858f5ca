import { contoursOf, isFilled, segmentsOf } from "@offizin/geometry";
import { box, type Size } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { cardFormat, cardFormats } from "./card-formats.ts";
import { pageOf } from "./format.ts";
import { placementOf } from "./placement.ts";
import { punchedFormat } from "./punching.ts";
import { formatTakes, punchings } from "./punching-kind.ts";

const cut = punchings.filter((punching) => punching !== "ohne");
const punched = cardFormats.flatMap((format) =>
	cut
		.filter((punching) => formatTakes(format, punching))
		.map((punching) => ({ punching, plain: format, format: punchedFormat(format, punching) })),
);

function pointsOf(die: string | undefined) {
	return segmentsOf(die ?? "").map(({ bx, by }) => ({ x: bx, y: by }));
}

function expectWithin(die: string | undefined, { width, height }: Size) {
	const points = pointsOf(die);
	expect(points.length).toBeGreaterThan(3);
	expect(points.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)).toBe(true);
}

describe("[3.7-8] a punched format", () => {
	test("is the same for no punching, and cannot be made of a shape of its own", () => {
		const heart = cardFormat("geschenkanhaenger-herz");
		if (!heart) throw new Error("there is a heart");
		expect(punchedFormat(heart, "ohne")).toBe(heart);
		expect(() => punchedFormat(heart, "welle")).toThrow("geschenkanhaenger-herz");
	});

	test("keeps everything but its contours", () => {
		for (const { plain, format } of punched) {
			const strip = ({ pages, sides, ...rest }: typeof plain) => ({
				...rest,
				pages: pages.map(({ die: _, dieMargin: __, ...page }) => page),
				sides: sides.map(({ die: _, ...side }) => side),
			});
			expect(strip(format)).toEqual(strip(plain));
		}
	});

	test("has its contours inside the trim, on pages and on sheets", () => {
		for (const { format } of punched) {
			for (const page of format.pages) expectWithin(page.die, page.size);
			for (const side of format.sides) expectWithin(side.die, side.size);
		}
	});

	test("is cut the same seen from either side", () => {
		for (const { format, punching } of punched) {
			const [first, second] = format.sides;
			if (!first || !second || first.folds.some(({ at }, index) => at !== second.folds[index]?.at)) continue;
			const { width, height } = first.size;
			const [front, back] = [contoursOf(first.die ?? ""), contoursOf(second.die ?? "")];
			for (const x of [0.02, 0.05, 0.08, 0.3]) {
				for (const y of [0.02, 0.05, 0.08, 0.3]) {
					const here = isFilled(front, "evenodd", { x: x * width, y: y * height });
					const mirrored = isFilled(back, "evenodd", { x: width - x * width, y: y * height });
					expect(mirrored, `${format.key} ${punching} ${x} ${y}`).toBe(here);
				}
			}
		}
	});

	test("is cut at the corners of the sheet only, never at a fold", () => {
		const format = cardFormat("klappkarte-a6");
		const front = format && pageOf(punchedFormat(format, "rundeecken"), "front");
		expect(front?.die).toBe(
			"M0 0L100000 0C102761 0 105000 2239 105000 5000L105000 143000C105000 145761 102761 148000 100000 148000L0 148000Z",
		);
	});

	test("has as many hearts as a sheet has corners", () => {
		for (const { format, punching } of punched.filter((one) => one.punching === "herzecken")) {
			expect(punching).toBe("herzecken");
			expect(format.sides.map(({ die }) => die?.match(/Z/g)?.length)).toEqual(format.sides.map(() => 5));
		}
	});

	test("waves between the trim and 2 mm inside it", () => {
		const format = cardFormat("postkarte-a6");
		if (!format) throw new Error("there is a postcard");
		const top = pointsOf(punchedFormat(format, "welle").pages[0]?.die).filter(
			({ x, y }) => y < 3_000 && x > 5_000 && x < 143_000,
		);
		expect(Math.min(...top.map(({ y }) => y))).toBe(0);
		expect(Math.max(...top.map(({ y }) => y))).toBe(2_000);
	});

	test("keeps text 3 mm off its die line", () => {
		const format = cardFormat("postkarte-a6");
		if (!format) throw new Error("there is a postcard");
		const page = punchedFormat(format, "herzecken").pages[0];
		if (!page) throw new Error("it has a front");
		expect(placementOf(page, box(20_000, 20_000, 50_000, 5_000))).toBe("safe");
		expect(placementOf(page, box(8_000, 8_000, 50_000, 5_000))).toBe("die");
	});
});
