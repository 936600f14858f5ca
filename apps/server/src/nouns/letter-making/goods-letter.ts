import { type Seller, sellerOf } from "@offizin/invoices";
import type { Letter } from "@offizin/letters";
import { formatFigure } from "@offizin/money";
import type { Address } from "@offizin/orders";
import type { ChannelKey } from "@offizin/sites";
import { mm } from "@offizin/units";
import { formatDayShort, languageTag, say, wordsOf } from "@offizin/words";
import { footOf, recipientOf, senderLine } from "./money-letter.ts";

/** What lies in the parcels of an order. Nothing of it names a price. */
export interface Goods {
	readonly kind: "deliveryNote" | "packingSlip";
	readonly channel: ChannelKey;
	/** Of the words: the customer's on a delivery note, the workshop's on a packing slip. */
	readonly locale: string;
	/** Number of the order. */
	readonly order: string;
	/** Days in Berlin. */
	readonly orderedOn: string;
	readonly today: string;
	readonly to: Address;
	/** How it is sent, in words. */
	readonly shipping: string;
	/** The day it is promised for. */
	readonly until: string | undefined;
	readonly isGift: boolean;
	readonly hasCard: boolean;
	readonly lines: readonly {
		readonly name: string;
		readonly details: readonly string[];
		readonly quantity: number;
		/** A small JPEG of its front. */
		readonly picture?: Uint8Array;
	}[];
}

/** A delivery note for the parcel, or a packing slip for who packs it. */
export function goodsLetter(goods: Goods): Letter {
	const { kind, channel, locale, order, to, lines } = goods;
	const words = wordsOf(locale).receipt;
	const { column } = words;
	const seller: Seller = sellerOf(channel);
	const own = words[kind];
	const isPictured = kind === "packingSlip" && lines.some(({ picture }) => picture);
	return {
		language: languageTag(locale),
		title: `${own.heading} ${order}`,
		brand: seller.brand,
		sender: senderLine(seller),
		recipient: recipientOf(to, locale),
		facts: factsOf(goods),
		heading: own.heading,
		paragraphs: paragraphsOf(goods),
		table: {
			columns: [
				...(isPictured ? [{ head: column.picture, width: mm(26), align: "left" as const }] : []),
				{ head: column.name, align: "left" },
				{ head: column.quantity, width: mm(20), align: "right" },
			],
			rows: lines.map(({ name, details, quantity, picture }) => ({
				cells: [...(isPictured ? [""] : []), name, formatFigure(quantity, locale)],
				...(details.length > 0 ? { note: details.join(" · ") } : {}),
				...(isPictured && picture ? { picture } : {}),
			})),
		},
		sums: [],
		notes: [],
		foot: kind === "deliveryNote" ? footOf({ locale, seller, country: to.country }).slice(0, 2) : [],
		pageOf: (page, pages) => say(words.page, { page, pages }, locale),
	};
}

function factsOf({ locale, today, order, orderedOn, shipping, until }: Goods): Letter["facts"] {
	const { fact } = wordsOf(locale).receipt;
	const day = (one: string) => formatDayShort(one, locale);
	return [
		[fact.day, day(today)],
		[fact.order, say(fact.orderOf, { number: order, day: day(orderedOn) }, locale)],
		...(shipping ? [[fact.shipping, shipping] as const] : []),
		...(until ? [[fact.supply, say(fact.until, { day: day(until) }, locale)] as const] : []),
	];
}

function paragraphsOf({ kind, locale, to, isGift, hasCard, lines }: Goods): readonly string[] {
	const words = wordsOf(locale).receipt;
	if (kind === "deliveryNote") {
		const { firstName, lastName } = to;
		return [say(words.greeting, { firstName, lastName }, locale), words.deliveryNote.intro];
	}
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return [
		say(words.packingSlip.intro, { pieces, lines: lines.length }, locale),
		...(isGift ? [words.packingSlip.gift] : []),
		...(hasCard ? [words.packingSlip.card] : []),
	];
}
