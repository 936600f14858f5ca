import { packedSkus } from "@offizin/assortment";
import { formatMoney } from "@offizin/money";
import { operator } from "@offizin/sites";
import type { StoredOrder } from "../orders/order-store.ts";
import { contractTerms, INVOICE_DAYS } from "./contract-terms.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";
import { addressBlocks, deliveryDay, itemsOf, ribbonDay, shippingName, totalsOf } from "./order-blocks.ts";

export interface MailFacts {
	readonly brand: string;
	/** Mail address of the shop, for answers. */
	readonly address: string;
	/** The customer's order page, token included. */
	readonly orderLink: string;
	/** Nobody should pay in a demo. */
	readonly isDemo: boolean;
	/** Lines whose picture comes with the mail, by id. */
	readonly pictured: ReadonlySet<string>;
}

/** The order confirmation: the contract on a durable medium (§ 312f BGB). */
export function confirmationMail(
	order: StoredOrder,
	{ brand, address, orderLink, isDemo, pictured }: MailFacts,
): MailContent {
	const { row } = order;
	const waits = row.payment_method === "prepayment" && row.payment_state === "open";
	return {
		subject: `Ihre Bestellung ${row.number} bei ${brand}`,
		greeting: greet(order),
		paragraphs: [
			pictured.size > 0
				? "vielen Dank für Ihre Bestellung. Unten sehen Sie noch einmal die Vorderseite, so wie wir sie drucken."
				: "vielen Dank für Ihre Bestellung.",
			waits
				? "Sobald Ihre Zahlung bei uns eingegangen ist, geht Ihre Bestellung in den Druck."
				: "Wir bereiten jetzt die Druckdaten vor und geben Ihre Bestellung in den Druck.",
			"Bitte bewahren Sie diese E-Mail auf; sie ist die Bestätigung Ihres Vertrags.",
		],
		items: itemsOf(order, pictured),
		totals: totalsOf(order),
		blocks: [deliveryBlock(order, waits), paymentBlock(order, isDemo), ...addressBlocks(order)],
		link: { words: "Bestellung ansehen", href: orderLink },
		terms: contractTerms(brand, address, {
			hasAccessories: order.lines.some(({ configuration }) => packedSkus(configuration).length > 0),
		}),
		farewell: `Herzliche Grüße\nIhre Werkstatt von ${brand}`,
	};
}

export function greet({ row: { billing } }: StoredOrder): string {
	return `Guten Tag ${billing.firstName} ${billing.lastName},`;
}

function deliveryBlock(order: StoredOrder, waits: boolean): MailBlock {
	const condition = waits ? ", wenn Ihre Zahlung am Tag der Bestellung eingeht" : "";
	const ribbon = ribbonDay(order);
	return {
		title: "Lieferung",
		lines: ribbon
			? [
					`Karten: bis ${deliveryDay(order)}${condition}`,
					`Band: bis ${ribbon}${condition}`,
					`${shippingName(order)}, das Band in einem eigenen Paket`,
				]
			: [`bis ${deliveryDay(order)}${condition}`, `${shippingName(order)}, alles in einem Paket`],
	};
}

function paymentBlock({ row }: StoredOrder, isDemo: boolean): MailBlock {
	const title = "Zahlung";
	if (row.payment_method === "invoice") {
		return {
			title,
			lines: [
				"Kauf auf Rechnung",
				`Die Rechnung liegt dem Paket bei und ist innerhalb von ${INVOICE_DAYS} Tagen nach Erhalt zu bezahlen.`,
			],
		};
	}
	const { company, bank } = operator;
	return {
		title,
		lines: [
			"Vorkasse. Bitte überweisen Sie",
			`${formatMoney({ amount: row.total, currency: row.currency }, row.locale)} an ${company}`,
			`IBAN ${bank.iban}`,
			`BIC ${bank.bic} (${bank.name})`,
			`Verwendungszweck ${row.number}`,
			...(isDemo ? ["Dies ist ein Demo-Shop. Bitte überweisen Sie nichts; das Konto gibt es nicht."] : []),
		],
	};
}
