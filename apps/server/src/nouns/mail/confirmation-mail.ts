import { goodsOf, packedSkus } from "@offizin/assortment";
import { isDesigned } from "@offizin/cart";
import { INVOICE_DAYS } from "@offizin/invoices";
import { formatMoney } from "@offizin/money";
import { allowsProduction, isProvided } from "@offizin/orders";
import { operator } from "@offizin/sites";
import { formatDay, say, wordsOf } from "@offizin/words";
import type { StoredOrder } from "../orders/order-store.ts";
import { contractTerms, type Returnable } from "./contract-terms.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";
import { addressBlocks, itemsOf, shippingName, totalsOf } from "./order-blocks.ts";

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
	const { locale, number } = row;
	const { confirmation, link } = wordsOf(locale).mail;
	const isPictured = order.lines.some((line) => isDesigned(line) && pictured.has(line.id));
	const goods = goodsOf(order.lines.filter(isDesigned));
	const tell = (message: string) =>
		say(message, { number, brand, goods, isPictured: String(isPictured) }, locale);
	const { payment_method: method, payment_state: state } = row;
	const waits = state === "open" && !allowsProduction({ method, state });
	return {
		locale,
		subject: tell(confirmation.subject),
		greeting: greet(order),
		paragraphs: [
			tell(confirmation.thanks),
			waits ? confirmation.waits : confirmation.begins,
			confirmation.keep,
		],
		items: itemsOf(order, pictured),
		totals: totalsOf(order),
		blocks: [deliveryBlock(order, waits), paymentBlock(order, isDemo), ...addressBlocks(order)],
		link: { words: link, href: orderLink },
		terms: contractTerms({
			brand,
			address,
			isPersonal: order.lines.some(isDesigned),
			goods,
			returnable: returnableOf(order),
			locale,
		}),
		farewell: tell(confirmation.farewell),
	};
}

/** What has nothing personal on it can be sent back (§ 312g BGB). */
function returnableOf({ lines }: StoredOrder): Returnable | undefined {
	const hasOurs = lines.some(({ item }) => item === "product");
	const hasAccessories = lines.some(
		(line) => line.item === "article" || (isDesigned(line) && packedSkus(line.configuration).length > 0),
	);
	if (hasOurs) return hasAccessories ? "both" : "ours";
	return hasAccessories ? "accessories" : undefined;
}

export function greet({ row: { billing, locale } }: StoredOrder): string {
	const { firstName, lastName } = billing;
	return say(wordsOf(locale).mail.greeting, { firstName, lastName }, locale);
}

function deliveryBlock(order: StoredOrder, isWaiting: boolean): MailBlock {
	const { locale } = order.row;
	const { title, day, carriage: names, several, together, apart } = wordsOf(locale).mail.delivery;
	const dated = order.deliveries.map(({ carriage, date }) => ({
		carriage,
		day: say(day, { day: formatDay(date, locale), waits: String(isWaiting) }, locale),
	}));
	const isSplit = dated.length > 1;
	const hasRibbon = dated.some(({ carriage }) => carriage === "ribbon");
	const way = isSplit ? (hasRibbon && dated.length === 2 ? apart : several) : together;
	return {
		title,
		lines: [
			...dated.map((one) => (isSplit ? say(names[one.carriage], { day: one.day }, locale) : one.day)),
			say(way, { shipping: shippingName(order) }, locale),
		],
	};
}

function paymentBlock({ row }: StoredOrder, isDemo: boolean): MailBlock {
	const { locale, number } = row;
	const words = wordsOf(locale).mail.payment;
	const { title } = words;
	if (row.payment_method === "invoice") {
		return { title, lines: [words.invoice, say(words.invoiceDays, { days: INVOICE_DAYS }, locale)] };
	}
	if (isProvided(row.payment_method)) {
		const name = words.method[row.payment_method];
		return { title, lines: [say(row.payment_state === "paid" ? words.paid : words.comes, { name }, locale)] };
	}
	const { company, bank } = operator;
	const amount = formatMoney({ amount: row.total, currency: row.currency }, locale);
	return {
		title,
		lines: [
			words.prepayment,
			say(words.to, { amount, company }, locale),
			`IBAN ${bank.iban}`,
			`BIC ${bank.bic} (${bank.name})`,
			say(words.reference, { number }, locale),
			...(isDemo ? [words.demo] : []),
		],
	};
}
