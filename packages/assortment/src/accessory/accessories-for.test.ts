import { cardFormat, cardFormats } from "@offizin/formats";
import { describe, expect, test } from "vitest";
import { accessories } from "./accessories.ts";
import { accessoriesFor } from "./accessories-for.ts";
import { ribbonLength } from "./ribbon.ts";

const format = (key: string) => cardFormat(key) ?? missing();

function fitting(formatKey: string, kind: string): string[] {
	return accessoriesFor(format(formatKey))
		.filter(({ sku, fits }) => fits && sku.startsWith(`${kind}-`))
		.map(({ sku }) => sku);
}

function reason(formatKey: string, sku: string): string | undefined {
	const found = accessoriesFor(format(formatKey)).find((row) => row.sku === sku);
	return found && !found.fits ? found.reason.code : undefined;
}

describe("[3.7-1] accessories of a card", () => {
	test("all are answered, those that do not fit with a reason", () => {
		for (const card of cardFormats) {
			const rows = accessoriesFor(card);
			expect(rows.map(({ sku }) => sku)).toEqual(accessories.map(({ sku }) => sku));
			for (const row of rows) if (!row.fits) expect(row.reason.code).toMatch(/^accessory\./);
		}
	});

	test("envelopes of its size: two flaps in ten colours", () => {
		const envelopes = fitting("klappkarte-b6", "envelope");
		expect(envelopes).toHaveLength(20);
		expect(envelopes.every((sku) => sku.endsWith("-b6"))).toBe(true);
		expect(reason("klappkarte-b6", "envelope-gerade-weiss-c6")).toBe("accessory.envelope-small");
		expect(reason("klappkarte-b6", "envelope-gerade-weiss-c5")).toBe("accessory.envelope-loose");
		expect(reason("tischkarte", "envelope-gerade-weiss-c6")).toBe("accessory.no-envelope");
	});

	test("[1.4] inlays that are 5 mm smaller and lie the same way", () => {
		const papers = ["weiss", "creme", "vellum", "kraft", "gemustert"];
		expect(fitting("klappkarte-a6", "inlay")).toEqual(papers.map((stock) => `inlay-100x143-${stock}`));
		expect(fitting("klappkarte-a6-quer", "inlay")).toEqual(papers.map((stock) => `inlay-143x100-${stock}`));
		expect(fitting("klappkarte-dl", "inlay")).toEqual(papers.map((stock) => `inlay-205x95-${stock}`));
		expect(fitting("klappkarte-sq145", "inlay")).toEqual(papers.map((stock) => `inlay-140x140-${stock}`));
		expect(fitting("postkarte-a6", "inlay")).toEqual([]);
	});

	test("[3.7-7] screws hold fans, [3.7-8] feet hold table cards", () => {
		expect(fitting("kartenfaecher-5", "screw")).toHaveLength(3);
		expect(reason("klappkarte-a6", "screw-gold")).toBe("accessory.screw-of-fan");
		expect(fitting("tischkarte", "standard")).toEqual([
			"standard-standfuss-eckig",
			"standard-standfuss-rund",
		]);
		expect(fitting("klappkarte-a6", "standard")).toEqual([]);
	});

	test("seals close envelopes and bands", () => {
		expect(fitting("klappkarte-a6", "seal")).toHaveLength(4);
		expect(fitting("banderole-a6", "seal")).toHaveLength(4);
		expect(reason("sitzplan-a3", "seal-gold")).toBe("accessory.seal-of");
	});

	test("poster bars as long as a seating plan is wide", () => {
		expect(new Set(fitting("sitzplan-a3", "posterbar").map((sku) => sku.split("-")[2]))).toEqual(
			new Set(["30"]),
		);
		expect(new Set(fitting("sitzplan-500x700", "posterbar").map((sku) => sku.split("-")[2]))).toEqual(
			new Set(["50"]),
		);
		expect(reason("sitzplan-a3", "posterbar-eiche-50")).toBe("accessory.posterbar-width");
	});

	test("boxes take cards up to their size", () => {
		expect(fitting("klappkarte-a6-quer", "box").map((sku) => sku.split("-")[1])).toContain("a6");
		expect(reason("klappkarte-b6", "box-a6-weiss")).toBe("accessory.box-small");
	});
});

describe("[1.4] ribbon for a card", () => {
	test.each([
		["klappkarte-a6", 60],
		["klappkarte-b6", 70],
		["klappkarte-sq145", 70],
		["klappkarte-dl", 60],
		["geschenkanhaenger-herz", 30],
		["tischkarte", undefined],
	])("%s takes %s cm", (key, centimetres) => {
		expect(ribbonLength(format(key))).toBe(centimetres);
		expect(fitting(key, "ribbon").length > 0).toBe(centimetres !== undefined);
	});
});

function missing(): never {
	throw new Error("missing in the catalogue");
}
