import type { options as german } from "../../de/shop/options.ts";

export const options: typeof german = {
	counted: {
		card: {
			pieces: "{count, plural, one {# card} other {# cards}}",
			each: "per card",
			quantity: "Quantity",
		},
		booklet: {
			pieces: "{count, plural, one {# booklet} other {# booklets}}",
			each: "per booklet",
			quantity: "Quantity",
		},
		calendar: {
			pieces: "{count, plural, one {# calendar} other {# calendars}}",
			each: "per calendar",
			quantity: "Quantity",
		},
		photobook: {
			pieces: "{count, plural, one {# book} other {# books}}",
			each: "per book",
			quantity: "Quantity",
		},
		guestbook: {
			pieces: "{count, plural, one {# book} other {# books}}",
			each: "per book",
			quantity: "Quantity",
		},
		photobox: {
			pieces: "{count, plural, one {# box} other {# boxes}}",
			each: "per box",
			quantity: "Quantity",
		},
		photoprint: {
			pieces: "{count, plural, one {# print} other {# prints}}",
			each: "per print",
			quantity: "Number of prints",
		},
		collage: {
			pieces: "{count, plural, one {# collage} other {# collages}}",
			each: "per collage",
			quantity: "Quantity",
		},
		merch: {
			pieces: "{count, plural, one {# piece} other {# pieces}}",
			each: "per piece",
			quantity: "Quantity",
		},
		giftwrap: {
			pieces: "{count, plural, one {# set} other {# sets}}",
			each: "per set",
			quantity: "Quantity",
		},
		photoframe: {
			pieces: "{count, plural, one {# picture} other {# pictures}}",
			each: "per picture",
			quantity: "Quantity",
		},
	},
	/** Of a booklet, which is as long as one likes. */
	pageCount: { name: "Pages", value: "{count, plural, one {# page} other {# pages}}" },
	average: "{price} {each} on average",
	exact: "{price} {each}",
	packed: "incl. {parts}",
	forPieces: "for {pieces}, {each}",
	gaveWay: "{name}: {value}. {sentence}",
	changed: "{reason} Changed for it: {changes}.",
	wouldChange: "{why} This would change: {changes}.",
	about: "{names}: {reason}",
	adjusted: "{name}: {to} instead of {from}. {reason}",
	days: "{days, plural, one {#\u00a0day} other {#\u00a0days}}",
	scene: "{name}: {chosen}",
};
