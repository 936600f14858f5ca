import { placementOf } from "@offizin/formats";
import { type Configuration, chooseKeeping, parseImageFormat, violations } from "@offizin/solver";
import { box, mm, toMm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { geometryOf, isOversize, photoframeProduct } from "../index.ts";
import { arrangements, canBeParted, type PicturePart, partsOf } from "./arrangement.ts";
import { wallCutList } from "./cut-list.ts";
import { fittingsFor } from "./fittings.ts";
import { materials } from "./material.ts";
import { reachOf, weightOf } from "./measures.ts";
import { wallArtOf } from "./wall-art.ts";

const start = Object.fromEntries(photoframeProduct.options.map((option) => [option.key, option.default]));
const sizes = ["60x40", "90x30", "100x100", "120x80", "150x100", "200x70", "80x120", "61x43"] as const;
const gaps = [0, 1, 7, 30, 31, 60, 61, 100] as const;
const inParts = arrangements.filter(({ shares }) => shares.length > 1);

const faces = arrangements.flatMap((arrangement) =>
	sizes.flatMap((size) =>
		gaps.map((gap) => ({ arrangement, gap, size, name: `${arrangement.key} ${size} ${gap}` })),
	),
);

/** All that a person may choose of parts, with everything else as it opens. */
const offered = materials
	.flatMap(({ key: materialType, variants, edges }) =>
		inParts.flatMap(({ key: parts }) =>
			[...sizes, "300x100", "20x100", "26x18", "54x18", "65x23"].flatMap((format) =>
				gaps.flatMap((gap) =>
					edges.map(
						(edge): Configuration => ({
							...start,
							...{ materialType, parts, format, edge, partGap: String(gap), variant: variants[0]?.key ?? "" },
						}),
					),
				),
			),
		),
	)
	.filter((one) => violations(photoframeProduct, one).length === 0);

const along = (part: PicturePart, isUpright: boolean) =>
	isUpright ? ([part.y, part.y + part.height] as const) : ([part.x, part.x + part.width] as const);

describe("[15] a picture in parts", () => {
	test.each(faces)(
		"[law] $name: whole millimetres, the gap between all, as long as the picture",
		({ arrangement, gap, size }) => {
			const [width = 0, height = 0] = size.split("x").map((edge) => 10 * Number(edge));
			const parts = partsOf(arrangement, gap, { width, height });
			const isUpright = height > width;
			const ends = parts.map((part) => along(part, isUpright));
			expect(ends[0]?.[0]).toBe(0);
			expect(ends.at(-1)?.[1]).toBe(Math.max(width, height));
			expect(ends.slice(1).map(([from], index) => from - (ends[index]?.[1] ?? 0))).toEqual(
				ends.slice(1).map(() => gap),
			);
			const lengths = ends.map(([from, to]) => to - from);
			expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
			for (const { x, y, width: wide, height: high } of parts) {
				expect([x, y, wide, high].every(Number.isInteger)).toBe(true);
				// As much is free above as below.
				expect(isUpright ? 2 * x + wide : 2 * y + high).toBe(Math.min(width, height));
			}
		},
	);

	test("[law] only stretched canvas and rigid plates, and no part is smaller than a picture of its material", () => {
		expect(offered.length).toBeGreaterThan(500);
		expect(new Set(offered.map(({ materialType }) => materialType))).toEqual(
			new Set(materials.filter(canBeParted).map(({ key }) => key)),
		);
		expect(new Set(offered.map(({ parts }) => parts))).toEqual(new Set(inParts.map(({ key }) => key)));
		for (const one of offered) {
			const { material, parts } = wallArtOf(one);
			for (const { width, height } of parts) {
				expect(Math.min(width, height), JSON.stringify(one)).toBeGreaterThanOrEqual(
					10 * material.limits.short.min,
				);
				expect(Math.max(width, height), JSON.stringify(one)).toBeGreaterThanOrEqual(
					10 * material.limits.long.min,
				);
			}
		}
	});

	test("[law] each part is a side of its own, with all that goes round it", () => {
		for (const one of offered) {
			const art = wallArtOf(one);
			const { sides, pages } = geometryOf({ product: "photoframe", configuration: one });
			const reach = reachOf(art);
			expect(pages).toHaveLength(1);
			expect(sides.map(({ key, size }) => [key, toMm(size.width), toMm(size.height)])).toEqual(
				art.parts.map(({ width, height }, index) => [
					`part-${index + 1}`,
					width + 2 * reach.width,
					height + 2 * reach.height,
				]),
			);
		}
	});

	test("[law] what was chosen stays, or is told before: parts change nothing else, and no other choice changes parts in silence", () => {
		const framed = { ...start, frame: "schattenfuge-leinwand", frameType: "schwarz" };
		expect(violations(photoframeProduct, framed)).toEqual([]);
		const follows = photoframeProduct.follows ?? { along: {}, givesWay: {} };
		const product = { ...photoframeProduct, follows };
		expect(chooseKeeping(product, framed, "parts", "3").ok).toBe(false);
		const parted = { ...start, format: "120x80", parts: "3", partGap: "20" };
		expect(chooseKeeping(product, parted, "frame", "schattenfuge-leinwand").ok).toBe(false);
		const poster = chooseKeeping(product, parted, "materialType", "poster");
		expect(poster.ok && poster.value.told.map(({ option }) => option)).toEqual(["parts"]);
		const wider = chooseKeeping(product, parted, "partGap", "55");
		expect(wider.ok && [wider.value.told, wider.value.along]).toEqual([[], []]);
		const whole = chooseKeeping(product, parted, "parts", "ohne");
		expect(whole.ok && whole.value.configuration.partGap).toBe("20");
		expect(photoframeProduct.idle?.(whole.ok ? whole.value.configuration : {})).toEqual(["partGap"]);
		// No gap is narrowed for more parts.
		const wide = { ...parted, format: "120x80", partGap: "80" };
		expect(chooseKeeping(product, wide, "parts", "5").ok).toBe(false);
	});

	test("weighs and hangs by its parts, and three of 40 cm are no bulky goods", () => {
		const whole = { ...start, format: "150x80" };
		const parted = { ...whole, parts: "3", partGap: "30" };
		expect([isOversize(whole), isOversize(parted)]).toEqual([true, false]);
		// 6 cm of 150 hang nowhere.
		expect(weightOf(parted)).toBe(Math.round((weightOf(whole) * 144) / 150));
		expect(fittingsFor(parted)).toContainEqual(expect.objectContaining({ key: "keile", count: 24 }));
		const list = wallCutList(parted);
		expect(list.parts?.map(({ number, x, y, width, height }) => [number, x, y, width, height])).toEqual([
			[1, 0, 0, 480, 800],
			[2, 510, 0, 480, 800],
			[3, 1020, 0, 480, 800],
		]);
		expect(list.stretcher?.bars).toEqual([
			{ length: 480, count: 6 },
			{ length: 800, count: 6 },
		]);
	});

	test("words that cross a gap, or come too near to it, are found as those at a cut", () => {
		const parted = { ...start, format: "100x70", parts: "2", partGap: "40" };
		const [page] = geometryOf({ product: "photoframe", configuration: parted }).pages;
		if (!page) throw new Error("A picture has a face.");
		const at = (left: number, right: number) =>
			placementOf(page, box(mm(left), mm(300), mm(right - left), mm(40)));
		// From 480 to 520 mm there is nothing.
		expect([at(400, 600), at(485, 515), at(300, 475), at(300, 460)]).toEqual(["die", "die", "die", "safe"]);
	});

	test("a picture of an earlier release is whole", () => {
		const { parts: _, partGap: __, ...before } = start;
		const format = parseImageFormat(before.format ?? "");
		expect(wallArtOf(before).parts).toHaveLength(1);
		expect(format.ok).toBe(true);
	});
});
