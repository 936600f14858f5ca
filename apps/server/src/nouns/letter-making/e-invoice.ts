import { type Invoice as EInvoice, InvoiceService } from "@e-invoice-eu/core";
import { invariant } from "@offizin/base";
import { wordsOf } from "@offizin/words";
import { eInvoiceOf } from "./e-invoice-data.ts";
import type { Numbered } from "./money-letter.ts";

/** "CII": the XML of EN 16931 that Factur-X embeds. "XRECHNUNG-CII": the same with what German authorities ask for. */
export type EInvoiceFormat = "CII" | "XRECHNUNG-CII";

/** What it would say on the way is in what it throws. */
const silent = { log: () => {}, warn: () => {}, error: () => {} };

/** An invoice or credit note as XML for machines. Throws where the library finds our data against its schema. */
export async function eInvoiceXml(numbered: Numbered, format: EInvoiceFormat): Promise<Uint8Array> {
	const { locale } = numbered.data;
	const { receipt } = wordsOf(locale);
	const invoice = eInvoiceOf(numbered, receipt) as EInvoice;
	const service = new InvoiceService(silent);
	const made = await service.generate(invoice, { format, lang: locale, noWarnings: true });
	return new TextEncoder().encode(withInvoice(String(made), numbered.data));
}

const SUMS_END = "</ram:SpecifiedTradeSettlementHeaderMonetarySummation>";

/** The library (2.3.4) loses which invoice a credit note is of (BT-25, BT-26): it belongs behind the sums. */
function withInvoice(xml: string, data: Numbered["data"]): string {
	if (data.kind === "invoice") return xml;
	const { number, issuedOn } = data.invoice;
	const day = `<qdt:DateTimeString format="102">${issuedOn.replaceAll("-", "")}</qdt:DateTimeString>`;
	const reference = [
		"<ram:InvoiceReferencedDocument>",
		`<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`,
		`<ram:FormattedIssueDateTime>${day}</ram:FormattedIssueDateTime>`,
		"</ram:InvoiceReferencedDocument>",
	].join("");
	invariant(xml.split(SUMS_END).length === 2, "an invoice has its sums once");
	return xml.replace(SUMS_END, `${SUMS_END}${reference}`);
}
