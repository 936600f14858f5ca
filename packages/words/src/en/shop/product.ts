import type { product as german } from "../../de/shop/product.ts";

export const product: typeof german = {
	samples: {
		note: "Feel it first, then order: we send you <link>up to {samples, plural, =2 {two} =3 {three} =4 {four} =5 {five} other {#}} samples</link> free of charge.",
		papers:
			"All {count, plural, =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} papers compared",
	},
	search: { about: "{description} {format}, made yours online." },
	gallery: {
		label: "Pictures of the card",
		show: "Show {name}",
	},
	view: { front: "Front and back", set: "Your choice", open: "Opened", detail: "Close up" },
	facts: {
		title: "Good to know",
		withdrawal: "Withdrawal",
		withdrawalText:
			"Cards with your text or picture are made for you alone, so there is no <link>right of withdrawal</link> for them. Envelopes, ribbons and other accessories without printing can be returned for 14 days.",
		warranty: "Warranty",
		warrantyText:
			"The statutory warranty of two years applies. If the mistake is ours, we print again or pay you back; more in the <link>terms and conditions</link>.",
		manufacturer: "Manufacturer",
	},
};
