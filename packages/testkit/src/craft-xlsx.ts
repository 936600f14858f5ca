import { strToU8, zipSync } from "fflate";

const namespace = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export interface XlsxParts {
	/** Rows of sheet 1, as XML. */
	readonly rows: string;
	/** `<si>` elements. */
	readonly strings?: string;
	/** `<xf>` elements of cellXfs; `<numFmt>` elements before them. */
	readonly numberFormats?: string;
	readonly cellStyles?: string;
	readonly workbook?: string;
	readonly more?: Readonly<Record<string, string>>;
}

/** An .xlsx file with exactly the XML that a test is about. */
export function craftXlsx(parts: XlsxParts): Uint8Array {
	const files = { ...fixedParts, ...sheetParts(parts), ...parts.more };
	return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
}

const fixedParts = {
	"[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
	"_rels/.rels": relations([["rId1", "officeDocument", "xl/workbook.xml"]]),
	"xl/_rels/workbook.xml.rels": relations([
		["rId1", "worksheet", "worksheets/sheet1.xml"],
		["rId2", "worksheet", "/xl/worksheets/sheet2.xml"],
		["rId3", "sharedStrings", "sharedStrings.xml"],
		["rId4", "styles", "styles.xml"],
		["rId5", "chartsheet", "chartsheets/sheet1.xml"],
	]),
};

function sheetParts({ rows, strings, numberFormats, cellStyles, workbook }: XlsxParts) {
	const sheets = `<sheet name="Gäste" sheetId="1" r:id="rId1"/>`;
	return {
		"xl/workbook.xml": `<workbook ${namespace} xmlns:r="${office}">${workbook ?? `<sheets>${sheets}</sheets>`}</workbook>`,
		"xl/worksheets/sheet1.xml": sheetXml(rows),
		"xl/sharedStrings.xml": `<sst ${namespace}>${strings ?? ""}</sst>`,
		"xl/styles.xml": `<styleSheet ${namespace}><numFmts>${numberFormats ?? ""}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${cellStyles ?? `<xf numFmtId="0"/>`}</cellXfs></styleSheet>`,
	};
}

export function sheetXml(rows: string): string {
	return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet ${namespace}><sheetData>${rows}</sheetData></worksheet>`;
}

/** A row of inline strings. */
export function inlineRow(number: number, cells: readonly string[]): string {
	const inline = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
	return `<row r="${number}">${inline.join("")}</row>`;
}

function relations(targets: readonly (readonly [string, string, string])[]): string {
	const own = targets.map(
		([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`,
	);
	return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${own.join("")}</Relationships>`;
}
