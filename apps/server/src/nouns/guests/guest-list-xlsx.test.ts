import { craftXlsx, inlineRow, sheetXml } from "@offizin/testkit";
import { describe, expect, it } from "vitest";
import writeXlsx from "write-excel-file/node";
import type { GuestList } from "./guest-list.ts";
import { readGuestList } from "./read-guest-list.ts";

const field = (label: string) => ({ key: label.toLowerCase(), label });

function listOf(bytes: Uint8Array, labels: readonly string[], sheet?: string): GuestList {
	const result = readGuestList(bytes, { fields: labels.map(field), ...(sheet && { sheet }) });
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

describe("a guest list as .xlsx", () => {
	it("leaves out a row with a formula that has no value yet", async () => {
		const unsaved = await writeXlsx([
			[{ value: "Vorname" }, { value: "Tisch" }],
			[{ value: '="An"&"na"', type: "Formula" }, { value: 3 }],
			[{ value: "Ben" }, { value: 4 }],
		]).toBuffer();
		const list = listOf(unsaved, ["Vorname", "Tisch"]);
		expect(list.findings).toEqual([
			{ rule: "cell.formulaWithoutValue", severity: "error", row: 2, header: "Vorname" },
		]);
		expect(list.records).toEqual([{ vorname: "Ben", tisch: "4" }]);
		expect(list.rows).toEqual([3]);
	});

	it("leaves out a row with an error in a field, and names the row", () => {
		const rows = `${inlineRow(1, ["Vorname", "Notiz"])}<row r="2"><c r="A2" t="e"><f>Tabelle9!A1</f><v>#REF!</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>Ben</t></is></c><c r="B3" t="e"><v>#N/A</v></c></row>`;
		const list = listOf(craftXlsx({ rows }), ["Vorname"]);
		expect(list.findings).toEqual([
			{ rule: "cell.error", severity: "error", row: 2, header: "Vorname", value: "#REF!" },
		]);
		expect(list.records).toEqual([{ vorname: "Ben" }]);
	});

	it("keeps what stands behind a header nobody asked for out of the records", () => {
		const rows = inlineRow(1, ["Vorname", "Geheim"]) + inlineRow(2, ["Anna", "x"]);
		const list = listOf(craftXlsx({ rows }), ["Vorname"]);
		expect(list.columns).toEqual([
			{ header: "Vorname", field: "vorname" },
			{ header: "Geheim", field: null },
		]);
		expect(list.records).toEqual([{ vorname: "Anna" }]);
	});

	it("says so when a row is hidden in the sheet", () => {
		const rows = inlineRow(1, ["Vorname"]) + inlineRow(2, ["Anna"]).replace("<row", `<row hidden="1"`);
		expect(listOf(craftXlsx({ rows }), ["Vorname"]).findings).toEqual([
			{ rule: "row.hidden", severity: "warning", row: 2 },
		]);
	});

	it("names sheets that hold rows and are not read, unless somebody said which is meant", () => {
		const second = {
			"xl/worksheets/sheet2.xml": sheetXml(inlineRow(1, ["Vorname"]) + inlineRow(2, ["Zwei"])),
		};
		const sheet = (name: string, id: string, more = "") => `<sheet name="${name}" r:id="${id}"${more}/>`;
		const craft = (sheets: string) =>
			craftXlsx({
				rows: inlineRow(1, ["Vorname"]) + inlineRow(2, ["Eins"]),
				workbook: `<sheets>${sheets}</sheets>`,
				more: second,
			});
		const both = craft(sheet("A", "rId1") + sheet("B", "rId2"));
		expect(listOf(both, ["Vorname"]).findings).toEqual([
			{ rule: "sheet.unread", severity: "warning", sheet: "A", others: ["B"] },
		]);
		expect(listOf(both, ["Vorname"], "A").findings).toEqual([]);
		const hidden = craft(sheet("A", "rId1") + sheet("B", "rId2", ` state="hidden"`));
		expect(listOf(hidden, ["Vorname"]).findings).toEqual([]);
	});
});
