import { geometryOf } from "@offizin/assortment";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changePrints } from "./change-prints.ts";
import { marksOf } from "./marks.ts";
import { configurationOf, groupsIn, type PrintItem, printOf, printsWanted } from "./print-item.ts";

const shapes = Object.fromEntries(
	["10x15", "20x30", "10x10"].map((format) => {
		const { pages, ppi } = geometryOf({ product: "photoprint", configuration: { format, material: "matt" } });
		const [page] = pages;
		if (!page || !ppi) throw new Error("a print has a page");
		return [format, { page, ppi }];
	}),
);

function item(
	own: Partial<PrintItem> = {},
	photo: { dhash?: string; sharpness?: number; width?: number } = {},
): PrintItem {
	const { dhash = "0123456789abcdef", sharpness = 900, width = 3000 } = photo;
	return {
		...{
			key: "a",
			name: "IMG_1.jpg",
			format: "10x15",
			material: "matt",
			isWhole: false,
			copies: 1,
			isDated: false,
		},
		local: null,
		sending: {
			kind: "stored",
			photo: {
				...{
					upload: "u",
					width,
					height: Math.round(width * 0.7),
					focus: null,
					takenOn: "2026-07-12",
					thumb: "",
					screen: "",
				},
				likeness: { dhash, sharpness },
			},
		},
		...own,
	};
}

describe("[15] a set of prints", () => {
	test("[law] groups have each print once, and as many prints as the set", () => {
		const items = fc.array(
			fc
				.record({
					format: fc.constantFrom("10x15", "20x30", "10x10"),
					material: fc.constantFrom("matt", "glaenzend"),
					copies: fc.integer({ min: 1, max: 99 }),
					key: fc.uuid(),
				})
				.map((own) => item(own)),
			{ maxLength: 40 },
		);
		fc.assert(
			fc.property(items, (set) => {
				const groups = [...groupsIn(set).values()];
				expect(groups.flat().length).toBe(set.length);
				expect(groups.reduce((sum, group) => sum + printsWanted(group), 0)).toBe(printsWanted(set));
				for (const group of groups) {
					const { format, material } = configurationOf(group);
					expect(group.every((one) => one.format === format && one.material === material)).toBe(true);
				}
			}),
		);
	});

	test("how a group is cropped is said of all of it, where that is the same", () => {
		const whole = item({ isWhole: true });
		expect(configurationOf([item(), item()]).fit).toBe("fuellen");
		expect(configurationOf([whole, whole]).fit).toBe("einpassen");
		expect(configurationOf([item(), whole]).fit).toBe("je-foto");
	});

	test("a day stands on the back where it is wanted and known", () => {
		expect(printOf(item({ isDated: true }), "de-DE")?.backText).toBe("12.07.2026");
		expect(printOf(item(), "de-DE")?.backText).toBeUndefined();
		expect(printOf(item({ sending: { kind: "waiting" } }), "de-DE")).toBeUndefined();
	});

	test("blurred, double and small photos are marked, for the paper they are wanted on", () => {
		const set = [
			item({ key: "a" }),
			item({ key: "b" }, { sharpness: 40, dhash: "ffff000000000000" }),
			item({ key: "c" }, { dhash: "0123456789abcdee" }),
			item({ key: "d", format: "20x30" }, { width: 700, dhash: "00ff00ff00ff00ff" }),
			item({ key: "e" }, { width: 700, dhash: "ff00ff00ff00ff00" }),
		];
		expect([...marksOf(shapes, set)]).toEqual([
			["a", []],
			["b", [{ kind: "blurred" }]],
			["c", [{ kind: "double", of: 1 }]],
			["d", [{ kind: "tooSmall" }]],
			["e", [{ kind: "soft" }]],
		]);
	});

	test("what is set for some changes those alone; what was looked for stays on another paper", () => {
		const view = { zoom: 2, centerX: 0.3, centerY: 0.4 };
		const set = [item({ key: "a", view }), item({ key: "b" })];
		const after = changePrints(set, {
			type: "wish",
			keys: new Set(["a"]),
			wish: { format: "20x30", copies: 400 },
		});
		expect(after.map(({ format, copies, view }) => [format, copies, view])).toEqual([
			["20x30", 99, view],
			["10x15", 1, undefined],
		]);
		const [back] = changePrints(after, { type: "look", key: "a", view: undefined });
		expect(back && "view" in back).toBe(false);
	});

	test("by name numbers count as numbers; photos whose day nobody knows come last", () => {
		const undated = item({ key: "c", name: "IMG_2.jpg" });
		const set = [
			{ ...undated, sending: { kind: "waiting" as const } },
			item({ key: "b", name: "IMG_10.jpg" }),
			item({ key: "a", name: "IMG_9.jpg" }),
		];
		const order = (by: "name" | "taken") => changePrints(set, { type: "sort", by }).map(({ key }) => key);
		expect(order("name")).toEqual(["c", "a", "b"]);
		expect(order("taken")).toEqual(["a", "b", "c"]);
	});
});
