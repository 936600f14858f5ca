import { describe, expect, test } from "vitest";
import { freeSize, readChoices } from "./read-choices.ts";

const read = (query: string) => readChoices(new URLSearchParams(query));

describe("readChoices", () => {
	test("[5-5] empty parameters are left out, repeated ones are joined", () => {
		expect(read("paperType=matt&tag=&sku=seal-gold&sku=ribbon-jute")).toEqual({
			values: { paperType: "matt", sku: "seal-gold,ribbon-jute" },
			from: undefined,
		});
	});

	test("a typed size counts instead of the listed one that was shown", () => {
		const { values } = read("format=60x40&format-breite=55&format-hoehe=42&von=format%3D60x40");
		expect(values).toEqual({ format: "55x42" });
	});

	test("a listed size replaces the typed one that was shown and is still in its fields", () => {
		const { values } = read("format=60x40&format-breite=55&format-hoehe=42&von=format%3D55x42");
		expect(values).toEqual({ format: "60x40" });
	});

	test("a size with one field empty is none", () => {
		expect(read("format=60x40&format-breite=55&format-hoehe=").values).toEqual({ format: "60x40" });
	});

	test("a step of a number counts instead of the number beside it", () => {
		expect(read("pageCount=24&schritt=pageCount%3A28").values).toEqual({ pageCount: "28" });
		expect(read("pageCount=24&schritt=").values).toEqual({ pageCount: "24" });
	});

	test("tells where the form was sent from", () => {
		expect(read("paper=matt&von=paper%3Dkraft%26quantity%3D50").from).toBe("paper=kraft&quantity=50");
	});
});

test.each([
	["60", "40", "60x40"],
	[" 59,6 ", "40", "60x40"],
	["0", "40", undefined],
	["breit", "40", undefined],
])("[5-2] %j by %j is the size %j in whole centimetres", (width, height, size) => {
	expect(freeSize(width, height)).toBe(size);
});
