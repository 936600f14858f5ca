import { describe, expect, it } from "vitest";
import { guestListErrorWords } from "./guest-list-words.ts";
import { readGuestList } from "./read-guest-list.ts";

const fields = [{ key: "vorname", label: "Vorname" }];
const utf8 = (text: string) => new TextEncoder().encode(text);

describe("a list below a title", () => {
	const title = '"Unsere Hochzeit, 12. Juni, 15 Uhr";;\n\nVorname;Ort\nAnna;Ulm\n';

	it("is read from the row that is named, rows count as before", () => {
		const list = readGuestList(utf8(title), { fields, headerRow: 3 });
		expect(list).toMatchObject({
			ok: true,
			value: { records: [{ vorname: "Anna" }], rows: [4], header: { row: 3 }, source: { separator: ";" } },
		});
		const hinted = readGuestList(utf8(`sep=;\n${title}`), { fields, headerRow: 4 });
		expect(hinted).toMatchObject({ ok: true, value: { rows: [5] } });
	});

	it("is refused with the row that was looked at", () => {
		const missing = readGuestList(utf8(`\n${title}`), { fields });
		expect(missing.ok ? "" : guestListErrorWords(missing.error, "de-DE")).toMatch(
			/ Zeile 2 muss die Feldnamen enthalten\.$/,
		);
		for (const headerRow of [2, 9]) {
			const empty = readGuestList(utf8(title), { fields, headerRow });
			expect(empty).toEqual(
				headerRow === 2
					? { ok: false, error: { code: "spreadsheet_header_row_empty", row: 2 } }
					: { ok: false, error: { code: "spreadsheet_empty" } },
			);
		}
	});

	it("has no sheets", () => {
		const refused = readGuestList(utf8(title), { fields, sheet: "2" });
		expect(refused).toMatchObject({ ok: false, error: { code: "spreadsheet_sheet_missing", sheets: [] } });
	});
});
