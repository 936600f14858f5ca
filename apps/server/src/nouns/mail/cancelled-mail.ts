import { operator } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import type { StoredOrder } from "../orders/order-store.ts";
import { greet, type MailFacts } from "./confirmation-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { itemsOf, totalsOf } from "./order-blocks.ts";

/** Nothing comes of the order any more. */
export function cancelledMail(
	order: StoredOrder,
	{ brand, address, orderLink, pictured }: MailFacts,
): MailContent {
	const { locale, number, payment_method: method } = order.row;
	const { cancelled, shipped, link } = wordsOf(locale).mail;
	const phone = say(shipped.phone, { phone: operator.phone }, locale);
	return {
		locale,
		subject: say(cancelled.subject, { number }, locale),
		greeting: greet(order),
		paragraphs: [
			say(cancelled.done, { number }, locale),
			method === "prepayment" ? cancelled.transferred : cancelled.nothing,
		],
		items: itemsOf(order, pictured),
		totals: totalsOf(order),
		blocks: [],
		link: { words: link, href: orderLink },
		terms: [
			{
				title: `${operator.company} (${brand})`,
				lines: [`${operator.street}, ${operator.postalCode} ${operator.city} · ${phone} · ${address}`],
			},
		],
		farewell: say(cancelled.farewell, { brand }, locale),
	};
}
