import { goodsOf } from "@offizin/assortment";
import { isPrinted } from "@offizin/cart";
import { operator } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import type { StoredOrder } from "../orders/order-store.ts";
import { greet, type MailFacts } from "./confirmation-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { deliveryDay, deliveryLines, itemsOf, ribbonDay } from "./order-blocks.ts";

/** Everything is with the carrier. */
export function shippedMail(
	order: StoredOrder,
	{ brand, address, orderLink, pictured }: MailFacts,
): MailContent {
	const { locale, number } = order.row;
	const { shipped, link, address: titles } = wordsOf(locale).mail;
	const day = deliveryDay(order);
	const ribbon = ribbonDay(order);
	const invoice = order.documents.find(({ kind }) => kind === "invoice");
	const phone = say(shipped.phone, { phone: operator.phone }, locale);
	return {
		locale,
		subject: say(shipped.subject, { number }, locale),
		greeting: greet(order),
		paragraphs: [
			say(shipped.handed, { goods: goodsOf(order.lines.filter(isPrinted)) }, locale),
			...(day ? [say(shipped.day, { day }, locale)] : []),
			...(ribbon ? [say(shipped.ribbon, { day: ribbon }, locale)] : []),
			...(invoice ? [say(shipped.invoice, { invoice: invoice.number }, locale)] : []),
		],
		items: itemsOf(order, pictured),
		totals: [],
		blocks: [{ title: titles.delivery, lines: deliveryLines(order) }],
		link: { words: link, href: orderLink },
		terms: [
			{
				title: `${operator.company} (${brand})`,
				lines: [`${operator.street}, ${operator.postalCode} ${operator.city} · ${phone} · ${address}`],
			},
		],
		farewell: say(shipped.farewell, { brand }, locale),
	};
}
