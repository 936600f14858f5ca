import type { CreditNote, Invoice, Rate } from "@offizin/invoices";
import { isProvided } from "@offizin/orders";
import { formatDayShort, lineName, say, type Words } from "@offizin/words";
import type { Numbered } from "./money-letter.ts";

type Position = Invoice["positions"][number];

/** Minor units as the decimal that XML wants. */
const decimal = (amount: number) => (amount / 100).toFixed(2);
const vatScheme = { "cac:TaxScheme": { "cbc:ID": "VAT" } };

/**
 * The terms of EN 16931 for a document, in the words of UBL, from which the library writes either syntax. Amounts are net;
 * what one costs is told as what so many cost together, so that nothing has to be rounded.
 */
export function eInvoiceOf({ data, number, issuedOn }: Numbered, receipt: Words["receipt"]) {
	const { positions, vat, total, order, routingId, country, locale } = data;
	const currency = total.currency.toUpperCase();
	const isLine = ({ name }: Position) => data.kind === "credit" || name !== undefined;
	const lines = positions.filter(isLine);
	const charges = positions.filter((position) => !isLine(position));
	const sum = (some: readonly { readonly net: number }[]) => some.reduce((all, { net }) => all + net, 0);
	const taken = charges.filter(({ net }) => net < 0);
	const added = charges.filter(({ net }) => net >= 0);
	const isPaid = data.kind === "invoice" && data.dueOn === undefined;
	return {
		"ubl:Invoice": {
			"cbc:ID": number,
			"cbc:IssueDate": issuedOn,
			...(data.kind === "invoice" && data.dueOn ? { "cbc:DueDate": data.dueOn } : {}),
			// UNTDID 1001: commercial invoice, credit note.
			"cbc:InvoiceTypeCode": data.kind === "invoice" ? "380" : "381",
			...(data.kind === "credit" ? { "cbc:Note": [data.reason] } : {}),
			"cbc:DocumentCurrencyCode": currency,
			...(routingId ? { "cbc:BuyerReference": routingId } : {}),
			...periodOf(data),
			"cac:OrderReference": { "cbc:ID": order },
			"cac:AccountingSupplierParty": sellerOf(data, receipt),
			"cac:AccountingCustomerParty": buyerOf(data),
			"cac:Delivery": {
				...(data.kind === "invoice" && !data.supply.isPromised
					? { "cbc:ActualDeliveryDate": data.supply.until }
					: {}),
				"cac:DeliveryLocation": { "cac:Address": { "cac:Country": { "cbc:IdentificationCode": country } } },
			},
			"cac:PaymentMeans": [meansOf(data, number)],
			"cac:PaymentTerms": { "cbc:Note": termsOf(data, receipt) },
			...(charges.length > 0
				? { "cac:AllowanceCharge": charges.map((charge) => chargeOf(charge, locale, currency)) }
				: {}),
			"cac:TaxTotal": [
				{
					"cbc:TaxAmount": decimal(vat.reduce((all, one) => all + one.vat, 0)),
					"cbc:TaxAmount@currencyID": currency,
					"cac:TaxSubtotal": vat.map((one) => ({
						"cbc:TaxableAmount": decimal(one.net),
						"cbc:TaxableAmount@currencyID": currency,
						"cbc:TaxAmount": decimal(one.vat),
						"cbc:TaxAmount@currencyID": currency,
						"cac:TaxCategory": {
							...categoryOf(one.rate),
							...(one.rate === null ? { "cbc:TaxExemptionReason": receipt.freeOfVat } : {}),
							...vatScheme,
						},
					})),
				},
			],
			"cac:LegalMonetaryTotal": {
				"cbc:LineExtensionAmount": decimal(sum(lines)),
				"cbc:LineExtensionAmount@currencyID": currency,
				"cbc:TaxExclusiveAmount": decimal(sum(positions)),
				"cbc:TaxExclusiveAmount@currencyID": currency,
				"cbc:TaxInclusiveAmount": decimal(total.amount),
				"cbc:TaxInclusiveAmount@currencyID": currency,
				"cbc:AllowanceTotalAmount": decimal(-sum(taken)),
				"cbc:AllowanceTotalAmount@currencyID": currency,
				"cbc:ChargeTotalAmount": decimal(sum(added)),
				"cbc:ChargeTotalAmount@currencyID": currency,
				"cbc:PrepaidAmount": decimal(isPaid ? total.amount : 0),
				"cbc:PrepaidAmount@currencyID": currency,
				"cbc:PayableAmount": decimal(isPaid ? 0 : total.amount),
				"cbc:PayableAmount@currencyID": currency,
			},
			"cac:InvoiceLine": lines.map((line, index) => lineOf(line, index, { locale, currency })),
		},
	};
}

/** S: with VAT; E: free of it (UNTDID 5305). */
function categoryOf(rate: Rate) {
	return rate === null
		? { "cbc:ID": "E", "cbc:Percent": "0" }
		: { "cbc:ID": "S", "cbc:Percent": String(rate / 10) };
}

function periodOf(data: Invoice | CreditNote) {
	if (data.kind === "credit" || (data.supply.from === data.supply.until && !data.supply.isPromised))
		return {};
	const { from, until } = data.supply;
	return { "cac:InvoicePeriod": { "cbc:StartDate": from, "cbc:EndDate": until } };
}

function sellerOf({ seller, locale }: Invoice | CreditNote, { foot }: Words["receipt"]) {
	const { company, street, postalCode, city, country, vatId, register, managers, phone, mail } = seller;
	return {
		"cac:Party": {
			"cbc:EndpointID": mail,
			"cbc:EndpointID@schemeID": "EM",
			"cac:PartyName": { "cbc:Name": seller.brand },
			"cac:PostalAddress": postal({ street, postalCode, city, country }),
			"cac:PartyTaxScheme": [{ "cbc:CompanyID": vatId, ...vatScheme }],
			"cac:PartyLegalEntity": {
				"cbc:RegistrationName": company,
				"cbc:CompanyLegalForm": `${register}, ${say(foot.managers, { managers }, locale)}`,
			},
			"cac:Contact": { "cbc:Name": company, "cbc:Telephone": phone, "cbc:ElectronicMail": mail },
		},
	};
}

function buyerOf({ buyer, routingId }: Invoice | CreditNote) {
	const person = `${buyer.firstName} ${buyer.lastName}`;
	return {
		"cac:Party": {
			// The scheme of Leitweg-IDs.
			...(routingId ? { "cbc:EndpointID": routingId, "cbc:EndpointID@schemeID": "0204" } : {}),
			"cac:PostalAddress": postal(buyer),
			"cac:PartyLegalEntity": { "cbc:RegistrationName": buyer.company ?? person },
			...(buyer.company ? { "cac:Contact": { "cbc:Name": person } } : {}),
		},
	};
}

function postal(address: Pick<Invoice["buyer"], "street" | "postalCode" | "city" | "country">) {
	return {
		"cbc:StreetName": address.street,
		"cbc:CityName": address.city,
		"cbc:PostalZone": address.postalCode,
		"cac:Country": { "cbc:IdentificationCode": address.country },
	};
}

/** SEPA transfer for euros, another one else; nothing is said about how an amount goes back (UNTDID 4461). */
function meansOf(data: Invoice | CreditNote, number: string) {
	if (data.kind === "credit") return { "cbc:PaymentMeansCode": "1" };
	// UNTDID 4461: a card, or a service for paying online, by which it has been paid.
	if (isProvided(data.method)) return { "cbc:PaymentMeansCode": data.method === "card" ? "48" : "68" };
	const { bank, company } = data.seller;
	return {
		"cbc:PaymentMeansCode": data.total.currency === "eur" ? "58" : "30",
		"cbc:PaymentID": number,
		"cac:PayeeFinancialAccount": {
			"cbc:ID": bank.iban.replaceAll(" ", ""),
			"cbc:Name": company,
			"cac:FinancialInstitutionBranch": { "cbc:ID": bank.bic },
		},
	};
}

function termsOf(data: Invoice | CreditNote, { invoice, credit }: Words["receipt"]): string {
	if (data.kind === "credit") return credit.back;
	const day = formatDayShort(data.dueOn ?? data.paidOn ?? "", data.locale);
	return say(data.dueOn ? invoice.dueShort : invoice.paidShort, { day }, data.locale);
}

function chargeOf({ code = "", net, rate }: Position, locale: string, currency: string) {
	return {
		"cbc:ChargeIndicator": String(net >= 0),
		"cbc:AllowanceChargeReason": lineName(code, locale),
		"cbc:Amount": decimal(Math.abs(net)),
		"cbc:Amount@currencyID": currency,
		"cac:TaxCategory": { ...categoryOf(rate), ...vatScheme },
	};
}

/** Pieces (H87 of UN/ECE recommendation 20). */
const PIECE = "H87";

function lineOf(
	{ name, code = "", details, quantity, net, rate }: Position,
	index: number,
	{ locale, currency }: { readonly locale: string; readonly currency: string },
) {
	return {
		"cbc:ID": String(index + 1),
		"cbc:InvoicedQuantity": String(quantity),
		"cbc:InvoicedQuantity@unitCode": PIECE,
		"cbc:LineExtensionAmount": decimal(net),
		"cbc:LineExtensionAmount@currencyID": currency,
		"cac:Item": {
			...(details.length > 0 ? { "cbc:Description": details.join(", ") } : {}),
			"cbc:Name": name ?? lineName(code, locale),
			"cac:ClassifiedTaxCategory": { ...categoryOf(rate), ...vatScheme },
		},
		"cac:Price": {
			"cbc:PriceAmount": decimal(net),
			"cbc:PriceAmount@currencyID": currency,
			"cbc:BaseQuantity": String(quantity),
			"cbc:BaseQuantity@unitCode": PIECE,
		},
	};
}
