import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inflateSync } from "node:zlib";
import { invariant } from "@offizin/base";
import { type CreditNote, creditNoteOf, type Invoice, invoiceOf, sellerOf } from "@offizin/invoices";
import { inspectPdf, memorySource, readPdf } from "@offizin/pdf";
import { buildAddress } from "@offizin/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eInvoiceXml } from "./e-invoice.ts";
import { loadLetterFonts } from "./letter-look.ts";
import { type MoneyTask, makeMoneyDocument } from "./make-money-document.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "offizin-letter-"));
afterAll(() => rmSync(folder, { recursive: true }));

const vat = { rate: 190, net: 7101, amount: 1349 };

function invoice(lines = 1, routingId?: string): Invoice {
	const total = lines * 8450 + 499;
	const net = Math.round(total / 1.19);
	const made = invoiceOf(
		{
			number: "26-100042",
			channel: "papiervogel",
			billing: buildAddress({ company: "Gärtnerei Weiß & Töchter GmbH" }),
			payment: { method: "invoice", state: "open" },
			lines: Array.from({ length: lines }, (_, index) => ({
				...{ id: `line-${index}`, name: `Einladung „Eukalyptus“ ${index}`, quantity: 50 },
				details: ["Papier: Naturpapier weiß"],
				quote: { unit: 169, total: 8450, vat: [vat] },
			})),
			charges: [{ code: "shipping.standard", quantity: 1, unit: 499, amount: 499 }],
			total: { amount: total, currency: "eur" },
			vat: [{ rate: 190, net, amount: total - net }],
		},
		{
			...{ seller: sellerOf("papiervogel"), locale: "de-DE", orderedOn: "2026-11-17", today: "2026-11-20" },
			supply: { from: "2026-11-20", until: "2026-11-20" },
			arrival: "2026-11-20",
			routingId,
		},
	);
	invariant(made, "it costs something");
	return made;
}

function credit(data: Invoice): CreditNote {
	const draft = creditNoteOf(data, [], { kind: "amount", amount: 2000 });
	invariant(draft.ok, "so much is left");
	const { kind: _kind, supply: _supply, method: _method, dueOn: _due, ...same } = data;
	const of = { number: "PV-RE-DE-26-00042", issuedOn: "2026-11-20" };
	return { ...same, ...draft.value, kind: "credit", invoice: of, reason: "Ein Bogen war geknickt" };
}

const task = (data: MoneyTask["data"], number = "PV-RE-DE-26-00042"): MoneyTask => ({
	...{ data, number, issuedOn: "2026-11-20", issuedAt: "2026-11-20T09:00:00.000Z", isDemo: false },
});

async function written(name: string, made: MoneyTask) {
	const path = join(folder, name);
	const bytes = await makeMoneyDocument(made, await loadLetterFonts());
	writeFileSync(path, bytes);
	const { stdout: text } = await run("pdftotext", ["-layout", path, "-"]);
	return { path, bytes, text };
}

let one: Awaited<ReturnType<typeof written>>;
let long: Awaited<ReturnType<typeof written>>;
beforeAll(async () => {
	one = await written("one.pdf", task(invoice()));
	long = await written("long.pdf", task(invoice(30)));
});

describe("an invoice on paper", () => {
	test("says what § 14 (4) UStG wants said", () => {
		for (const said of [
			...["Offizin Druck GmbH", "Beispielstraße 12", "80331 München", "USt-IdNr. DE000000000"],
			...["Gärtnerei Weiß & Töchter GmbH", "Änne D’Angelo-Weiß", "Straße des 17. Juni 135", "10623 Berlin"],
			...["PV-RE-DE-26-00042", "20.11.2026", "26-100042 vom 17.11.2026"],
			...[
				"Einladung „Eukalyptus“ 0",
				"50",
				"84,50",
				"Standardversand",
				"4,99",
				"19",
				"75,20",
				"14,29",
				"89,49",
			],
			...["bis zum 04.12.2026", "DE00 0000 0000 0000 0000 00"],
		]) {
			expect(one.text).toContain(said);
		}
	});

	test("a long one says on each page what it came to so far", () => {
		const pages = long.text.split("\f").slice(0, -1);
		expect(pages.length).toBeGreaterThan(1);
		const amounts = (text: string) => [...text.matchAll(/Übertrag\s+([\d.,]+)/g)].map(([, amount]) => amount);
		for (const [index, page] of pages.entries()) {
			expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
			expect(page).toContain("Bezeichnung");
			if (index > 0) expect(amounts(page)[0]).toBe(amounts(pages[index - 1] ?? "").at(-1));
		}
		expect(amounts(pages.at(-1) ?? "")).toHaveLength(1);
	});

	test("a credit note names its invoice and its reason", async () => {
		const { text } = await written("credit.pdf", task(credit(invoice()), "PV-RK-DE-26-00007"));
		expect(text).toContain("Rechnungskorrektur");
		expect(text).toContain("zu unserer Rechnung PV-RE-DE-26-00042 vom 20.11.2026");
		expect(text).toContain("Grund: Ein Bogen war geknickt");
		expect(text).toMatch(/Gutgeschriebener Betrag\s+20,00/);
	});
});

describe("a file to be kept (ISO 19005-3)", () => {
	test("is the same whenever it is made", async () => {
		const again = await makeMoneyDocument(task(invoice()), await loadLetterFonts());
		expect(Buffer.from(again).equals(one.bytes)).toBe(true);
	});

	test("is sound for another program, and its text is embedded type", async () => {
		const { stdout } = await run("qpdf", ["--check", one.path]);
		expect(stdout).toContain("No syntax or stream encoding errors");
		const { stdout: fonts } = await run("pdffonts", [one.path]);
		const rows = fonts.trim().split("\n").slice(2);
		expect(rows.length).toBeGreaterThanOrEqual(3);
		for (const row of rows) expect(row).toMatch(/CID TrueType\s+Identity-H\s+yes yes yes/);
	});

	test("has what PDF/A-3b asks for, entry by entry", async () => {
		const source = memorySource(one.bytes);
		const file = await readPdf(source, (bytes) => inflateSync(bytes));
		invariant(file.ok, "we read what we write");
		const facts = await inspectPdf(file.value);
		invariant(facts.ok, "it can be looked into");
		const { outputIntents, xmp, id, info, trapped, hasForm, pages, layers } = facts.value;
		expect(outputIntents).toMatchObject([
			{ subtype: "GTS_PDFA1", condition: "sRGB IEC61966-2.1", profile: { components: 3 } },
		]);
		expect(xmp?.text).toContain("<pdfaid:part>3</pdfaid:part>");
		expect(xmp?.text).toContain("<pdfaid:conformance>B</pdfaid:conformance>");
		expect(xmp?.text).not.toContain("Trapped");
		expect(xmp?.text).toContain(`<xmp:CreateDate>2026-11-20T09:00:00Z</xmp:CreateDate>`);
		expect(xmp?.text).toContain(`x-default">Rechnung PV-RE-DE-26-00042</rdf:li>`);
		expect(info).toMatchObject({ Title: "Rechnung PV-RE-DE-26-00042", Producer: "Offizin" });
		expect([trapped, hasForm, layers]).toEqual([undefined, false, []]);
		expect(id).toHaveLength(2);
		expect(JSON.stringify(pages)).not.toContain("DeviceCMYK");
	});

	test("says that it holds Factur-X, and describes the words it says it with", async () => {
		const raw = Buffer.from(one.bytes).toString("latin1");
		for (const part of [
			"/AFRelationship /Alternative",
			"/Subtype /text#2Fxml",
			"/F (factur-x.xml) /UF (factur-x.xml)",
			"<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>",
			"<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
			"<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
			"<fx:DocumentType>INVOICE</fx:DocumentType>",
			"/Lang (de-DE)",
		]) {
			expect(raw).toContain(part);
		}
		expect(raw).toMatch(/\/AF \[\d+ 0 R\] \/Names << \/EmbeddedFiles << \/Names \[\(factur-x.xml\)/);
	});

	test("the XML that another program takes out is the one we put in", async () => {
		const { stdout } = await run("qpdf", ["--show-attachment=factur-x.xml", one.path]);
		expect(stdout).toBe(Buffer.from(await eInvoiceXml(task(invoice()), "CII")).toString());
	});
});

describe("the invoice as data (EN 16931)", () => {
	const read = async (data: MoneyTask["data"], format: "CII" | "XRECHNUNG-CII") =>
		Buffer.from(await eInvoiceXml(task(data), format)).toString();
	const value = (xml: string, name: string) => xml.match(new RegExp(`<ram:${name}[^>]*>([^<]*)<`))?.[1];

	test("adds up as the invoice does", async () => {
		const xml = await read(invoice(), "CII");
		expect(xml).toContain("<ram:ID>urn:cen.eu:en16931:2017</ram:ID>");
		expect(value(xml, "LineTotalAmount")).toBe("71.01");
		expect(value(xml, "ChargeTotalAmount")).toBe("4.19");
		expect(value(xml, "TaxBasisTotalAmount")).toBe("75.20");
		expect(value(xml, "TaxTotalAmount")).toBe("14.29");
		expect(value(xml, "GrandTotalAmount")).toBe("89.49");
		expect(value(xml, "DuePayableAmount")).toBe("89.49");
		expect(xml).toContain("Gärtnerei Weiß &amp; Töchter GmbH");
	});

	test("a credit note is one, and names its invoice", async () => {
		const xml = await read(credit(invoice()), "CII");
		expect(value(xml, "TypeCode")).toBe("381");
		expect(xml).toContain("<ram:IssuerAssignedID>PV-RE-DE-26-00042</ram:IssuerAssignedID>");
		expect(value(xml, "GrandTotalAmount")).toBe("20.00");
	});

	test("an authority finds it by its routing id", async () => {
		const xml = await read(invoice(1, "04011000-1234512345-06"), "XRECHNUNG-CII");
		expect(xml).toContain("urn:xeinkauf.de:kosit:xrechnung_3.0");
		expect(value(xml, "BuyerReference")).toBe("04011000-1234512345-06");
	});
});
