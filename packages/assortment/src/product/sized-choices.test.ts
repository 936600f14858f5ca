import { extentOf } from "@offizin/solver";
import { expect, test } from "vitest";
import { productOf, products } from "../registry.ts";

function sizeOf(product: string, key: string, value: string) {
	const option = productOf(product)?.options.find((one) => one.key === key);
	if (!option) throw new Error(`there is ${product}.${key}`);
	return extentOf(option, value);
}

test.each([
	["calendar", "formatType", "a4-quer", 297, 210],
	["calendar", "formatType", "130-300", 130, 300],
	["calendar", "formatType", "145", 145, 145],
	["photobook", "format", "a5-hoch", 148, 210],
	["photobook", "format", "200-200", 200, 200],
	["guestbook", "format", "210-210", 210, 210],
	["photoframe", "format", "60x40", 600, 400],
	["photoprint", "format", "9x13", 90, 130],
	["photobox", "format", "retro", 88, 107],
])("[3.5-2, 3.6-2, 3.9-1] a %s of %s %s is %i × %i mm", (product, option, value, width, height) => {
	expect(sizeOf(product, option, value)).toEqual({ width, height });
});

test.each([
	["photoframe", "frame", "ohne"],
	["merch", "type", "tasse"],
	["merch", "format", "112"],
	["photobook", "pageCount", "100"],
	["photobook", "format", "a7-hoch"],
	["photoframe", "format", "60x"],
])("a %s of %s %j says nothing of its size", (product, option, value) => {
	expect(sizeOf(product, option, value)).toBeUndefined();
});

test("where one format says how large it is, all of them do", () => {
	for (const { key: product, options } of products) {
		for (const { key, domain } of options) {
			if (domain.kind !== "list") continue;
			const sized = domain.choices.filter(({ size }) => size !== undefined);
			expect([0, domain.choices.length], `${product}.${key}`).toContain(sized.length);
		}
	}
});
