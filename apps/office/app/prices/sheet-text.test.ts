import { describe, expect, test } from "vitest";
import { sheetText } from "./sheet-text.ts";

const text = "Währung;Preis\r\n€;1,69\r\n";

/** Latin letters as Windows writes them; of the others only the euro sign is needed. */
function windows1252(letters: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(letters, (letter) => (letter === "€" ? 0x80 : letter.charCodeAt(0)));
}

describe("a spreadsheet as it was saved", () => {
	test.each([
		["UTF-8", new TextEncoder().encode(text)],
		["UTF-8 with its mark", new TextEncoder().encode(`\uFEFF${text}`)],
		["Windows-1252", windows1252(text)],
		[
			"UTF-16 with its mark",
			new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (one) => one.charCodeAt(0)).buffer),
		],
	])("in %s is read with its umlauts", async (_encoding, bytes) => {
		expect(await sheetText(new Blob([bytes]))).toEqual({ ok: true, value: text });
	});

	test("as a workbook is no CSV", async () => {
		const workbook = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0);
		expect(await sheetText(new Blob([workbook]))).toEqual({
			ok: false,
			error: "not_csv",
		});
	});

	test("of ten megabytes is not even read", async () => {
		expect(await sheetText(new Blob([new Uint8Array(10_000_000)]))).toEqual({
			ok: false,
			error: "too_large",
		});
	});
});
