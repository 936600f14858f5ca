import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCsv, writeCsv } from "./csv-text.ts";

const withoutMark = (csv: string) => csv.replace(/^\uFEFF/, "");

describe("rows as CSV", () => {
	it("are read as they were written, whatever stands in their cells", () => {
		const cell = fc.string({ unit: fc.constantFrom(..."aü;,|\"\n\r\t'") });
		const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
		fc.assert(
			fc.property(rows, (written) => {
				const isFormula = ([start = ""]: string) => "\t\r".includes(start);
				fc.pre(!written.flat().some((text) => text !== "" && isFormula(text)));
				expect(parseCsv(withoutMark(writeCsv(written)), ";")).toMatchObject({
					rows: written,
					misquoted: [],
					isCut: false,
				});
			}),
		);
	});

	it("begin with a byte order mark, and run nothing as a formula", () => {
		expect(
			writeCsv([
				["Größe", "Preis"],
				["=1+1", "1,69"],
			]),
		).toBe('\uFEFFGröße;Preis\r\n"\'=1+1";1,69');
	});

	it("leave a figure below zero a figure, and nothing that only begins like one", () => {
		expect(writeCsv([["-5,00", "-5", "-5,00+A1", "-A1", "-1\n=2"]])).toBe(
			'\uFEFF-5,00;-5;"\'-5,00+A1";"\'-A1";"\'-1\n=2"',
		);
	});

	it("are cut where there are more than were asked for", () => {
		expect(parseCsv("a\nb\nc", ";", 2)).toMatchObject({ rows: [["a"], ["b"]], isCut: true });
		expect(parseCsv("a\nb", ";", 2)).toMatchObject({ isCut: false });
	});

	it("name the row whose quotation mark is not closed", () => {
		expect(parseCsv('a;b\n"c;d\ne;f', ";").misquoted).toContain(1);
	});
});
