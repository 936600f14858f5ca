import { parseXml } from "./parse-xml.ts";

/** Formats every spreadsheet knows without writing them down, as Germans see them (ECMA-376 part 1, 18.8.30). */
const builtIn: Readonly<Record<number, string>> = {
	1: "0",
	2: "0.00",
	3: "#,##0",
	4: "#,##0.00",
	9: "0%",
	10: "0.00%",
	14: "dd.mm.yyyy",
	15: "d. mmm yy",
	16: "d. mmm",
	17: "mmm yy",
	18: "h:mm",
	19: "h:mm:ss",
	20: "h:mm",
	21: "h:mm:ss",
	22: "dd.mm.yyyy h:mm",
	37: "#,##0",
	38: "#,##0",
	39: "#,##0.00",
	40: "#,##0.00",
	45: "mm:ss",
	46: "[h]:mm:ss",
	47: "mm:ss",
};

/** Excel takes no longer format; a longer one would be worked through for every cell. */
const LONGEST_FORMAT = 255;

/** Number format of every cell style, by its number; "General" where none is known. */
export function readNumberFormats(xml: string): string[] {
	const own = new Map<number, string>();
	const formats: string[] = [];
	let isCellStyles = false;
	parseXml(xml, {
		open(name, attributes) {
			if (name === "cellXfs") isCellStyles = true;
			if (name === "numFmt") own.set(Number(attributes().numFmtId), attributes().formatCode ?? "");
			if (name === "xf" && isCellStyles) {
				const id = Number(attributes().numFmtId ?? 0);
				const format = own.get(id) ?? builtIn[id] ?? "General";
				formats.push(format.length > LONGEST_FORMAT ? "General" : format);
			}
		},
		close(name) {
			if (name === "cellXfs") isCellStyles = false;
		},
	});
	return formats;
}
