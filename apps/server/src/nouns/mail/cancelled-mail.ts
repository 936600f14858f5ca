import { say, wordsOf } from "@offizin/words";
import type { StoredOrder } from "../orders/order-store.ts";
import { greet, type MailFacts } from "./confirmation-mail.ts";
import { imprintOf } from "./imprint.ts";
import type { MailContent } from "./mail-content.ts";
import { itemsOf, totalsOf } from "./order-blocks.ts";

/** Nothing comes of the order any more. */
export function cancelledMail(
	order: StoredOrder,
	{ brand, address, orderLink, pictured }: MailFacts,
): MailContent {
	const { locale, number, payment_method: method, payment_state: state } = order.row;
	const isPaid = state !== "cancelled";
	const { cancelled, link } = wordsOf(locale).mail;
	return {
		locale,
		subject: say(cancelled.subject, { number }, locale),
		greeting: greet(order),
		paragraphs: [
			say(cancelled.done, { number }, locale),
			isPaid ? cancelled.paid : method === "prepayment" ? cancelled.transferred : cancelled.nothing,
		],
		items: itemsOf(order, pictured),
		totals: totalsOf(order),
		blocks: [],
		link: { words: link, href: orderLink },
		terms: imprintOf(locale, { brand, address }),
		farewell: say(cancelled.farewell, { brand }, locale),
	};
}
