import { addressLines } from "@offizin/design";
import { buildGuests, buildNastyGuests, type Guest, guestHeaders, guestRows } from "@offizin/testkit";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import writeXlsx from "write-excel-file/node";
import { readGuestList } from "./read-guest-list.ts";

const fields = Object.entries(guestHeaders).map(([key, label]) => ({ key, label }));

function csvOf(guests: readonly Guest[], delimiter: string): string {
	return Papa.unparse(
		guestRows(guests).map((row) => [...row]),
		{ delimiter, newline: "\r\n" },
	);
}

function read(bytes: Uint8Array) {
	const result = readGuestList(bytes, { fields });
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

describe("a guest list that was written", () => {
	const guests = buildGuests(400);

	it.each([
		["CSV for German Excel", new TextEncoder().encode(`\ufeff${csvOf(guests, ";")}`)],
		["CSV with commas", new TextEncoder().encode(csvOf(guests, ","))],
		["Unicode text", new Uint8Array(Buffer.from(`\ufeff${csvOf(guests, "\t")}`, "utf16le"))],
	])("as %s is read as the same guests", (_, bytes) => {
		const { records, findings } = read(bytes);
		expect(findings).toEqual([]);
		expect(records).toEqual(guests);
	});

	it("as .xlsx is read as the same guests", async () => {
		const cells = guestRows(guests).map((row) => row.map((value) => ({ value })));
		expect(read(await writeXlsx(cells).toBuffer())).toMatchObject({ records: guests, findings: [] });
	});

	it("holds addresses that can be printed", () => {
		for (const record of read(new TextEncoder().encode(csvOf(guests, ";"))).records) {
			expect(addressLines(record)).toMatchObject({ ok: true });
		}
	});

	it("keeps nasty guests as they are, or names their row", () => {
		const nasty = buildNastyGuests();
		const list = read(
			new TextEncoder().encode(
				csvOf(
					nasty.map(({ guest }) => guest),
					";",
				),
			),
		);
		const refused = list.findings.map((finding) => "row" in finding && nasty[finding.row - 2]?.what);
		expect(refused).toEqual([
			"a line break in the street",
			"a tab in the town",
			"a control character",
			"marks that turn the writing direction",
		]);
		expect(list.rows).toHaveLength(nasty.length - refused.length);
		for (const [at, row] of list.rows.entries()) {
			expect(list.records[at]?.vorname).toBe(nasty[row - 2]?.guest.vorname.normalize("NFC").trim());
		}
	});
});
