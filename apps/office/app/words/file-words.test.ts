import { describe, expect, test } from "vitest";
import { fileWord, formatBytes, sortFiles } from "./file-words.ts";

describe("files of a job", () => {
	test.each([
		["26-100042_01_klappkarte-a6_50.pdf", "application/pdf", "Druckdatei"],
		["ticket.json", "application/json", "Auftragsticket"],
		["preview-outside.png", "image/png", "Bogen außen"],
		["preview-inside.png", "image/png", "Bogen innen"],
		["front.webp", "image/webp", "Vorderseite"],
		["sheet-3.png", "image/png", "Vorschau"],
		["fonts.zip", "application/zip", "Datei"],
	])("%s (%s) is: %s", (name, contentType, word) => {
		expect(fileWord({ name, contentType })).toBe(word);
	});

	test("the print file comes first, then the ticket, the rest keeps its order", () => {
		const types = ["image/png", "text/xml", "application/json", "image/jpeg", "application/pdf"];
		const sorted = sortFiles(types.map((contentType) => ({ contentType })));
		expect(sorted.map(({ contentType }) => contentType)).toEqual([
			"application/pdf",
			"application/json",
			"image/png",
			"text/xml",
			"image/jpeg",
		]);
	});
});

test.each([
	[0, "0\u00a0Byte"],
	[999, "999\u00a0Byte"],
	[1000, "1,0\u00a0kB"],
	[18_244, "18,2\u00a0kB"],
	[999_499, "999\u00a0kB"],
	[999_500, "1,0\u00a0MB"],
	[4_260_000, "4,3\u00a0MB"],
	[123_456_789, "123\u00a0MB"],
])("%i bytes are %s", (bytes, text) => {
	expect(formatBytes(bytes)).toBe(text);
});
