import type { extras as german } from "../../de/prose/extras.ts";

export const extras: typeof german = {
	accessory: {
		title: "Accessories for cards",
		intro:
			"Envelopes, inserts, ribbons, seals and pens that suit the card. You choose them on the page of your card, beside paper and quantity; they cannot be ordered by themselves yet.",
		description: "Envelopes, inserts, ribbons and seals from {brand}, with prices each.",
		kinds: {
			envelope: "Envelopes",
			inlay: "Inserts",
			ribbon: "Ribbons",
			seal: "Seals",
			pen: "Pens",
			others: "More",
		},
		price: "{name}: {price}",
		choose: {
			heading: "Where you choose",
			text: "What suits a card depends on its format. Find [a card](/produkte/) first; its page shows only what fits.",
		},
	},
	giftVoucher: {
		title: "Give a voucher",
		intro: "A voucher from {brand} is good for everything we print. It cannot be ordered on this page yet.",
		description: "Vouchers from {brand}: worth {min} to {max}, sent by e-mail.",
		value: {
			heading: "Worth",
			text: "From {min} to {max}, in whole amounts. What is left over stays on the voucher.",
		},
		sending: {
			heading: "Delivery",
			text: "The code comes by e-mail and costs no delivery. VAT is due only when it is redeemed.",
		},
		order: {
			heading: "Order",
			text: "Until there is a button here, [write to us](/kontakt/) which amount you would like to give. We send you an invoice and the code.",
		},
		redeem: {
			heading: "Redeem",
			text: "Enter the code in the [basket](/warenkorb/).",
		},
	},
};
