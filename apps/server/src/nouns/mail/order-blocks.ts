import { isPrinted, lastArrival } from "@offizin/cart";
import { formatMoney } from "@offizin/money";
import { type Address, addressLines, arrivalOf, deliveryAddress, type Gift } from "@offizin/orders";
import { countedAs, countryName, formatDay, lineName, say, wordsOf } from "@offizin/words";
import { lineDetails } from "../orders/line-details.ts";
import { type StoredOrder, toOrder } from "../orders/order-store.ts";
import type { MailBlock, MailContent, MailItem } from "./mail-content.ts";

/** Content id of a line's picture. */
export function pictureId(lineId: string): string {
	return `${lineId}@offizin`;
}

/**
 * The lines of an order with what makes them: design, options, quantity, price of one and of all with what it is made up
 * of, and the picture of those in `pictured`.
 */
export function itemsOf({ row, lines }: StoredOrder, pictured: ReadonlySet<string>): MailItem[] {
	const price = (amount: number) => formatMoney({ amount, currency: row.currency }, row.locale);
	const words = wordsOf(row.locale).mail.item;
	return lines.map((line) => ({
		name: line.name,
		details: [
			...lineDetails(line, row.locale),
			say(
				words.pieces,
				{ count: line.quantity, price: price(line.quote.unit), of: countedAs(line) },
				row.locale,
			),
			...partsOf(line, row.locale, price),
		],
		amount: price(line.quote.total),
		...(pictured.has(line.id) ? { cid: pictureId(line.id) } : {}),
		pictureWords: say(
			words.picture,
			{ name: line.name, item: line.item, goods: isPrinted(line) ? line.product : "" },
			row.locale,
		),
	}));
}

/** What a price is made up of, as it was quoted; nothing where that is one part alone. */
function partsOf(
	line: StoredOrder["lines"][number],
	locale: string,
	price: (amount: number) => string,
): string[] {
	const { lines } = line.quote;
	if (lines.length < 2) return [];
	const made = isPrinted(line) ? line.configuration : undefined;
	const parts = lines
		.map(({ code, amount }) => `${lineName(code, locale, made)} ${price(amount)}`)
		.join(", ");
	return [say(wordsOf(locale).mail.item.parts, { parts }, locale)];
}

/** How an order is sent, as it was chosen. */
export function shippingName({ row }: StoredOrder): string {
	return lineName(`shipping.${row.shipping_type}`, row.locale);
}

/** What it costs, VAT named by rate. */
export function totalsOf(stored: StoredOrder): MailContent["totals"] {
	const { row } = stored;
	const price = (amount: number) => formatMoney({ amount, currency: row.currency }, row.locale);
	const words = wordsOf(row.locale).mail.total;
	const vat = row.vat.map(({ rate, amount }): [string, string] => [
		say(words.vat, { rate: rate / 10 }, row.locale),
		price(amount),
	]);
	return [
		[words.subtotal, price(row.subtotal)],
		...row.charges.map(({ code, amount }): [string, string] => [lineName(code, row.locale), price(amount)]),
		...vat,
		[words.all, price(row.total)],
	];
}

export function addressBlocks(stored: StoredOrder): MailBlock[] {
	const { billing, shipping, gift } = toOrder(stored);
	const { locale } = stored.row;
	const words = wordsOf(locale).mail.address;
	const given = gift ? [{ title: words.gift, lines: [words.neutral, ...linesOf(gift)] }] : [];
	if (!shipping) return [{ title: words.both, lines: linesOfAddress(billing, locale) }, ...given];
	return [
		{ title: words.delivery, lines: linesOfAddress(shipping, locale) },
		{ title: words.billing, lines: linesOfAddress(billing, locale) },
		...given,
	];
}

function linesOf({ message }: Gift): readonly string[] {
	return message?.split("\n") ?? [];
}

export function deliveryLines(stored: StoredOrder): readonly string[] {
	return linesOfAddress(deliveryAddress(toOrder(stored)), stored.row.locale);
}

function linesOfAddress(address: Address, locale: string): readonly string[] {
	const { country } = address;
	return [...addressLines(address), ...(country === "DE" ? [] : [countryName(country, locale)])];
}

/** "Mi., 25. November 2026": the latest day of all lines, since they travel together (cart.C8); undefined where nothing is sent. */
export function deliveryDay({ row, lines, deliveries }: StoredOrder): string | undefined {
	const latest = lastArrival(
		lines.flatMap(({ id }) => arrivalOf(deliveries, id) ?? []).map((date) => ({ date })),
	);
	return latest && formatDay(latest, row.locale);
}

/** The same of the ribbons, which travel apart; undefined without one. */
export function ribbonDay({ row, deliveries }: StoredOrder): string | undefined {
	const latest = lastArrival(deliveries.filter(({ carriage }) => carriage === "ribbon"));
	return latest && formatDay(latest, row.locale);
}
