import { formatMoney, money } from "@offizin/money";
import { say, wordsOf } from "@offizin/words";
import type { StoredOrder } from "../orders/order-store.ts";
import { greet, type MailFacts } from "./confirmation-mail.ts";
import { imprintOf } from "./imprint.ts";
import type { MailContent } from "./mail-content.ts";
import { totalsOf } from "./order-blocks.ts";

/** Money has gone back; the mail tells of all that has, so one that is sent again is still true. */
export function refundedMail(order: StoredOrder, facts: MailFacts): MailContent {
	const { locale, number, currency, payment_state: state } = order.row;
	const { refunded, link } = wordsOf(locale).mail;
	const done = order.refunds.filter((refund) => refund.state === "done");
	const amount = formatMoney(
		money(
			done.reduce((sum, one) => sum + one.amount, 0),
			currency,
		),
		locale,
	);
	const isByHand = done.at(-1)?.provider === null;
	return {
		locale,
		subject: say(refunded.subject, { number }, locale),
		greeting: greet(order),
		paragraphs: [
			say(refunded.gone, { number, amount, of: state === "refunded" ? "all" : "part" }, locale),
			isByHand ? refunded.transferred : refunded.sameWay,
		],
		items: [],
		totals: totalsOf(order),
		blocks: [],
		link: { words: link, href: facts.orderLink },
		terms: imprintOf(locale, facts),
		farewell: say(refunded.farewell, { brand: facts.brand }, locale),
	};
}
