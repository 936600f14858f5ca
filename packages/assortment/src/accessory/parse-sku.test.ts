import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accessories } from "./accessories.ts";
import { parseSku } from "./parse-sku.ts";
import { formatSku } from "./sku.ts";

describe("[assortment.K15] [3.7-1] SKU grammar", () => {
	test("an envelope gives type, colour and size, an inlay size and paper, a ribbon its colour", () => {
		expect(parseSku("envelope-spitz-salbei-c6")).toEqual({
			ok: true,
			value: { kind: "envelope", type: "spitz", colour: "salbei", size: "c6" },
		});
		expect(parseSku("inlay-115x165-vellum")).toEqual({
			ok: true,
			value: { kind: "inlay", size: "115x165", paper: "vellum" },
		});
		expect(parseSku("ribbon-satin10-rose")).toMatchObject({ value: { type: "satin10", colour: "rose" } });
		expect(parseSku("standard-standfuss-rund")).toMatchObject({ value: { article: "standfuss-rund" } });
	});

	test("parse then format is identity for everything sold", () => {
		for (const { sku } of accessories) {
			const parsed = parseSku(sku);
			expect(parsed.ok && formatSku(parsed.value)).toBe(sku);
		}
	});

	test.each([
		["sticker-gold", "kind", "sticker"],
		["", "kind", ""],
		["envelope", "type", ""],
		["envelope-rund-salbei-c6", "type", "rund"],
		["envelope-spitz-lila-c6", "colour", "lila"],
		["envelope-spitz-salbei-a4", "size", "a4"],
		["envelope-spitz-salbei-c6-xl", "size", "c6-xl"],
		["inlay-100x100-weiss", "size", "100x100"],
		["posterbar-eiche-45", "cm", "45"],
		["ribbon-jute-gold", "combination", "ribbon-jute-gold"],
		["Envelope-spitz-salbei-c6", "kind", "Envelope"],
	])("%s names what is unknown: %s", (sku, part, value) => {
		expect(parseSku(sku)).toMatchObject({ ok: false, error: { code: "sku_unknown", sku, part, value } });
	});

	test("what is known is offered", () => {
		const size = parseSku("envelope-spitz-salbei-a4");
		expect(!size.ok && size.error.alternatives).toEqual(["c6", "b6", "dl", "c5", "sq", "c7"]);
		const jute = parseSku("ribbon-jute-gold");
		expect(!jute.ok && jute.error.alternatives).toEqual(["ribbon-jute-natur"]);
	});

	test("any text is answered, and only sold SKUs are taken", () => {
		const sold = new Set(accessories.map(({ sku }) => sku));
		const words = accessories.flatMap(({ sku }) => sku.split("-"));
		const nearly = fc.array(fc.constantFrom(...words, "", "x", "constructor")).map((list) => list.join("-"));
		fc.assert(
			fc.property(fc.oneof(fc.string({ unit: "binary" }), nearly), (text) => {
				const parsed = parseSku(text);
				expect(parsed.ok).toBe(sold.has(text));
				if (parsed.ok) expect(formatSku(parsed.value)).toBe(text);
			}),
		);
	});
});
