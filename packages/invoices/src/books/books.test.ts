import { invariant } from "@offizin/base";
import { buildAddress } from "@offizin/testkit";
import { expect, test } from "vitest";
import { creditNoteOf } from "../credit-note.ts";
import type { Invoice } from "../invoice.ts";
import { invoiced, orderOf } from "../invoices.fixtures.ts";
import type { Booked } from "./booked.ts";
import { datevBatch } from "./datev-batch.ts";
import { ossReport } from "./oss-report.ts";

const terms = { month: "2026-11", until: "2026-11-30", writtenAt: "20261201080000000" };

function sale(country: string, goods: Parameters<typeof orderOf>[0], company?: string): Invoice {
	const address = buildAddress({ country, ...(company ? { company } : {}) });
	const invoice = invoiced({ ...orderOf(goods), billing: address });
	invariant(invoice, "it costs something");
	return invoice;
}

const booked = (data: Booked["data"], number = "PV-RE-DE-26-00001"): Booked => ({
	...{ data, number, issuedOn: "2026-11-19" },
});

function credited(invoice: Invoice, amount: number): Booked {
	const credit = creditNoteOf(invoice, [], { kind: "amount", amount });
	invariant(credit.ok, "so much is left");
	const of = { number: "PV-RE-DE-26-00001", issuedOn: "2026-11-19" };
	return booked(
		{ ...invoice, ...credit.value, kind: "credit", invoice: of, reason: "" },
		"PV-RK-DE-26-00001",
	);
}

test("[invoices.I15] bookings by rate, each on its account, a credit note on the other side", () => {
	const home = sale("DE", [
		{ gross: 11_900, rate: 190 },
		{ gross: 1070, rate: 70 },
		{ gross: 5000, rate: undefined },
	]);
	const batch = datevBatch(
		[booked(home), booked(sale("AT", [{ gross: 12_000, rate: 200 }])), credited(home, 1797)],
		terms,
	);
	invariant(batch.ok, "every rate has an account");
	const [head, columns, ...lines] = batch.value.trimEnd().split("\r\n");
	expect(head).toContain('"EXTF";700;21;"Buchungsstapel";13;20261201080000000;');
	expect(head).toContain(";20260101;4;20261101;20261130;");
	expect(head?.split(";")).toHaveLength(31);
	const width = columns?.split(";").length;
	expect(lines.map((line) => line.split(";").length)).toEqual(lines.map(() => width));
	expect(
		lines.map((line) => line.split(";").filter((_, index) => [0, 1, 6, 7, 9, 10].includes(index))),
	).toEqual([
		["119,00", '"S"', "10000", "8400", "1911", '"PV-RE-DE-26-00001"'],
		["10,70", '"S"', "10000", "8300", "1911", '"PV-RE-DE-26-00001"'],
		["50,00", '"S"', "10000", "1700", "1911", '"PV-RE-DE-26-00001"'],
		["120,00", '"S"', "10000", "8320", "1911", '"PV-RE-DE-26-00001"'],
		["11,90", '"H"', "10000", "8400", "1911", '"PV-RK-DE-26-00001"'],
		["1,07", '"H"', "10000", "8300", "1911", '"PV-RK-DE-26-00001"'],
		["5,00", '"H"', "10000", "1700", "1911", '"PV-RK-DE-26-00001"'],
	]);
});

test("a name ends no field and no line", () => {
	const batch = datevBatch([booked(sale("DE", [{ gross: 119, rate: 190 }], 'A"; =1+1\r\nB'))], terms);
	invariant(batch.ok, "every rate has an account");
	expect(batch.value.trimEnd().split("\r\n")).toHaveLength(3);
	expect(batch.value).toContain('"A\'  =1+1  B DE"');
});

test("[invoices.I15] a rate at home without an account stops it and is named", () => {
	expect(datevBatch([booked(sale("DE", [{ gross: 116, rate: 160 }]))], terms)).toEqual({
		ok: false,
		error: { code: "account_missing", country: "DE", rate: 160 },
	});
});

test("[invoices.I16] the one-stop shop by country and rate, what was taken back taken off", () => {
	const vienna = sale("AT", [{ gross: 12_000, rate: 200 }]);
	const documents = [
		booked(vienna),
		booked(sale("FR", [{ gross: 6000, rate: 200 }])),
		booked(sale("AT", [{ gross: 1200, rate: 200 }])),
		...[booked(sale("DE", [{ gross: 1190, rate: 190 }])), booked(sale("CH", [{ gross: 1081, rate: 81 }]))],
		credited(vienna, 600),
	];
	expect(ossReport(documents)).toEqual([
		{ country: "AT", rate: 200, currency: "eur", net: 10_500, vat: 2100 },
		{ country: "FR", rate: 200, currency: "eur", net: 5000, vat: 1000 },
	]);
});
