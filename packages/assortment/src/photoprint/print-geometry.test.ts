import { describe, expect, test } from "vitest";
import { geometryOf, printsOf } from "../registry.ts";
import { printFormats } from "./formats.ts";

const made = (format: string, copies: readonly number[] = [1]) => ({
	product: "photoprint",
	configuration: { format, material: "matt", fit: "fuellen" },
	pages: copies.map((count, at) => ({
		key: `print-${at + 1}`,
		like: "front",
		...(count > 1 && { copies: count }),
	})),
});

describe("[15] prints of photos", () => {
	test.each(printFormats.map(({ key, width, height }) => [key, width, height] as const))(
		"%s is a sheet of %d × %d mm, its photo within the bleed",
		(key, width, height) => {
			const { pages, sides, stock } = geometryOf(made(key));
			expect(sides.map(({ size }) => size)).toEqual([{ width: width * 1000, height: height * 1000 }]);
			const [page] = pages;
			expect(page?.picture?.x).toBe(key === "retro" ? 4500 : -3000);
			expect(page?.whole?.x).toBe(key === "retro" ? 4500 : 5000);
			expect(stock).toEqual({ key: "matt", grams: 230 });
		},
	);

	test("a page comes out as often as it is wanted, one behind the other, and is looked at once", () => {
		const { sides, spreads } = geometryOf(made("10x15", [1, 3, 2]));
		expect(sides.map(({ key, panels: [panel] }) => [key, panel?.page])).toEqual([
			["print-1", "print-1"],
			["print-2", "print-2"],
			["print-2_2", "print-2"],
			["print-2_3", "print-2"],
			["print-3", "print-3"],
			["print-3_2", "print-3"],
		]);
		expect(spreads?.map(({ key }) => key)).toEqual(["print-1", "print-2", "print-3"]);
	});

	test("a set counts its prints; of anything else copies are all alike", () => {
		expect(printsOf(made("10x15", [1, 3, 2]))).toBe(6);
		expect(printsOf({ ...made("10x15"), product: "photobook" })).toBeUndefined();
		const card = {
			product: "card",
			configuration: { formatType: "postkarte-a6" },
			pages: [{ key: "front" }],
		};
		expect(printsOf(card)).toBeUndefined();
	});
});
