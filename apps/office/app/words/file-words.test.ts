import { describe, expect, test } from "vitest";
import { formatsOf } from "#app/formats/formats.ts";
import { fileWord, sizeWord, sortFiles } from "./file-words.ts";
import { sayDe } from "./words-fixtures.ts";

describe("files of a job", () => {
	test.each([
		["26-100042_01_klappkarte-a6_50.pdf", "application/pdf", "Druckdatei"],
		["ticket.json", "application/json", "Auftragsticket"],
		["preview-outside.png", "image/png", "Bogen außen"],
		["preview-inside.png", "image/png", "Bogen innen"],
		["preview-spread-4.png", "image/png", "Seiten 4 und 5"],
		["plate-page-3_Cyan.png", "image/png", "Cyan, Seite 3"],
		["front.webp", "image/webp", "Vorderseite"],
		["sheet-3.png", "image/png", "Vorschau"],
		["fonts.zip", "application/zip", "Datei"],
		["plate-outside_Folie-Gold.png", "image/png", "Folie Gold, Bogen außen"],
		["plate-inside_Black.png", "image/png", "Schwarz, Bogen innen"],
		["plate-front_lack.png", "image/png", "lack, Vorderseite"],
		["ticket.xjdf", "application/vnd.cip4-xjdf+xml", "Auftragsticket als XJDF"],
		["SHA256SUMS", "text/plain; charset=utf-8", "Prüfsummen"],
		["index.json", "application/json", "Verzeichnis der Gäste"],
	])("%s (%s) is: %s", (name, contentType, word) => {
		expect(fileWord({ name, contentType }, sayDe)).toBe(word);
	});

	test("what the press prints comes first, then what describes the job, then pages and plates", () => {
		const png = "image/png";
		const files = [
			{ name: "preview-front.png", contentType: png },
			{ name: "plate-front_Cyan.png", contentType: png },
			{ name: "ticket.json", contentType: "application/json" },
			{ name: "preview-back.png", contentType: png },
			{ name: "a.pdf", contentType: "application/pdf" },
			{ name: "ticket.xjdf", contentType: "application/vnd.cip4-xjdf+xml" },
		];
		expect(sortFiles(files).map(({ name }) => name)).toEqual([
			"a.pdf",
			"ticket.json",
			"ticket.xjdf",
			"preview-front.png",
			"preview-back.png",
			"plate-front_Cyan.png",
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
	expect(sizeWord(bytes, sayDe, formatsOf("de-DE"))).toBe(text);
});
