import { parseXml } from "./parse-xml.ts";

/** The longest text a cell can hold in Excel; what is longer was not written by a spreadsheet. */
const LONGEST_TEXT = 32_767;

/** Shared strings in their order, trimmed; of rich text the letters, of Japanese text not its reading aid. */
export function readSharedStrings(xml: string): string[] {
	const strings: string[] = [];
	let current = "";
	let isText = false;
	let isReadingAid = false;
	parseXml(xml, {
		open(name) {
			if (name === "si") current = "";
			if (name === "rPh") isReadingAid = true;
			isText = name === "t" && !isReadingAid;
		},
		text(text) {
			if (isText) current += text;
		},
		close(name) {
			if (name === "si") strings.push(unescaped(current.slice(0, LONGEST_TEXT)).trim());
			if (name === "rPh") isReadingAid = false;
			if (name === "t") isText = false;
		},
	});
	return strings;
}

/** Characters that XML cannot hold are written as _x000D_ (ECMA-376 part 1, 22.9.2.19). */
export function unescaped(text: string): string {
	return text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) =>
		String.fromCharCode(Number.parseInt(hex, 16)),
	);
}
