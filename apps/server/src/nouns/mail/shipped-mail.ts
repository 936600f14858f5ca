import { goodsOf } from "@offizin/assortment";
import { isPrinted } from "@offizin/cart";
import { trackingAddress } from "@offizin/delivery";
import { say, wordsOf } from "@offizin/words";
import type { StoredOrder } from "../orders/order-store.ts";
import { greet, type MailFacts } from "./confirmation-mail.ts";
import { imprintOf } from "./imprint.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";
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
		blocks: [...parcelBlock(order), { title: titles.delivery, lines: deliveryLines(order) }],
		link: { words: link, href: orderLink },
		terms: imprintOf(locale, { brand, address }),
		farewell: say(shipped.farewell, { brand }, locale),
	};
}

/** What the carrier has, and where it is followed. */
function parcelBlock({ row: { locale }, parcels }: StoredOrder): MailBlock[] {
	if (parcels.length === 0) return [];
	const { carrier: names, mail } = wordsOf(locale);
	const lines = parcels.flatMap(({ carrier, tracking_number: number }) => [
		say(mail.shipped.parcel, { carrier: names[carrier], number }, locale),
		say(mail.shipped.followed, { address: trackingAddress({ carrier, number }) }, locale),
	]);
	return [{ title: say(mail.shipped.parcels, { count: parcels.length }, locale), lines }];
}
