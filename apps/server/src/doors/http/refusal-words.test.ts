import { languages } from "@offizin/words";
import { describe, expect, test } from "vitest";
import { type RefusalCode, refusalStatus } from "./refusal-status.ts";
import { refusalWords } from "./refusal-words.ts";

const codes = Object.keys(refusalStatus) as RefusalCode[];

test.each(languages)("every refusal says its limits in %s", (language) => {
	for (const code of codes) expect(refusalWords(code, language), code).toMatch(/^[^{}]+$/);
});

describe("limits stand as the locale writes them", () => {
	test.each([
		["quantity_out_of_range", "de-DE", "zwischen 1 und 5.000 Stück"],
		["quantity_out_of_range", "en-DE", "between 1 and 5,000"],
		["upload_too_large", "de-DE", "größer als 50 MB"],
		["upload_too_many_pixels", "en-DE", "more than 120 megapixels"],
		["upload_edge_too_long", "de-DE", "länger als 30.000 Pixel"],
	] as const)("%s in %s", (code, locale, words) => {
		expect(refusalWords(code, locale)).toContain(words);
	});
});
