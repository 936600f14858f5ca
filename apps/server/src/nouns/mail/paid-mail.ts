import { say, wordsOf } from "@offizin/words";
import type { StoredOrder } from "../orders/order-store.ts";
import { greet, type MailFacts } from "./confirmation-mail.ts";
import { imprintOf } from "./imprint.ts";
import type { MailContent } from "./mail-content.ts";
import { deliveryDay, itemsOf, ribbonDay, totalsOf } from "./order-blocks.ts";

/** The money is there, and with it the work begins. */
export function paidMail(order: StoredOrder, facts: MailFacts): MailContent {
	const { locale, number } = order.row;
	const { paid, shipped, link } = wordsOf(locale).mail;
	const day = deliveryDay(order);
	const ribbon = ribbonDay(order);
	return {
		locale,
		subject: say(paid.subject, { number }, locale),
		greeting: greet(order),
		paragraphs: [
			say(paid.here, { number }, locale),
			...(day ? [say(shipped.day, { day }, locale)] : []),
			...(ribbon ? [say(shipped.ribbon, { day: ribbon }, locale)] : []),
		],
		items: itemsOf(order, facts.pictured),
		totals: totalsOf(order),
		blocks: [],
		link: { words: link, href: facts.orderLink },
		terms: imprintOf(locale, facts),
		farewell: say(paid.farewell, { brand: facts.brand }, locale),
	};
}
