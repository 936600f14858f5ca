import type { service as german } from "../../de/prose/service.ts";

export const service: typeof german = {
	shipping: {
		title: "Payment & delivery",
		intro: "All prices include value added tax. Delivery comes on top, once per order.",
		description: "Ways to pay, delivery costs and delivery times at {brand}.",
		costs: {
			heading: "Delivery costs",
			none: "We do not deliver {destination} yet.",
			standard: "Standard delivery {destination}: {price}, whatever the quantity.",
			country: "We deliver to the country in whose shop you buy.",
		},
		day: {
			heading: "A day, not a range",
			text: [
				"Before you order we name the day by which the parcel is with you. In it are the making, two days more with foil, and two to four working days on the road; holidays at your place and at ours are counted in.",
				"The same day stands on the product page, in the basket, in the checkout and in the confirmation. If the parcel is not there by then, [please get in touch](/kontakt/): we find out where it is.",
			],
		},
		payment: {
			heading: "Payment",
			text: [
				{
					list: [
						"On invoice, from goods worth {invoice}",
						"In advance: we begin as soon as your transfer has arrived",
					],
				},
				"No way of paying costs extra.",
			],
		},
		postage: {
			heading: "Postage for your post",
			text: "Every product page says how your card travels. For that the post takes:",
		},
	},
	contact: {
		name: "Contact",
		title: "Ask somebody who prints",
		intro: "At the telephone and behind the address are people of the workshop, in German and in English.",
		description: "Questions about paper, print or delivery? Telephone {phone}, {hours}.",
		sections: [
			{ heading: "Telephone", text: ["[{phone}]({phoneLink})", "{hours}"] },
			{ heading: "Email", text: ["[{mail}](mailto:{mail})", "Answered within one working day."] },
			{ heading: "Post", text: ["{address}"] },
			{
				heading: "If something is wrong",
				text: [
					"Send us a photo and the order number. If the fault is ours, we print anew or pay back; you need not return anything.",
				],
			},
		],
	},
	samples: {
		name: "Sample cards",
		pageTitle: "Sample cards, free",
		title: "Feel first, then order",
		intro:
			"We send you up to {free, select, 1 {one sample card} 2 {two sample cards} 3 {three sample cards} other {{free} sample cards}} free of charge, on the paper and with the foil you have in mind. Every further one costs {price}.",
		description:
			"Up to {free, select, 1 {one sample card} 2 {two sample cards} 3 {three sample cards} other {{free} sample cards}} free: feel paper, fold and foil before you order.",
		action: "Choose cards",
		subject: "Sample cards",
		sections: [
			{
				heading: "How they come to you",
				text: [
					"Write to [{mail}]({link}) and name the cards, the paper and your address. Ordering with one click is being set up.",
					"The samples go out as a letter, free of charge, and you send nothing back.",
				],
			},
			{
				heading: "What is on them",
				text: [
					"The card shows the sample text of the template. So you see colour, touch and shine; your own text you see line by line while you design, as it will be printed.",
				],
			},
			{
				heading: "Which to choose",
				text: [
					"Take the same card on several papers. The difference between natural paper, cotton and matt board is larger than that between two motifs. What marks them is described under [papers](/papiere/).",
				],
			},
		],
	},
	withdraw: {
		title: "Withdraw from a contract",
		intro:
			"Without a login and without a reason. We need your name, the order number and an email address to confirm the receipt to.",
		description: "How to withdraw from a contract: without a login, by email.",
		letter: {
			goods: "I hereby withdraw from the contract for the following goods:",
			number: "Order number:",
			days: "Ordered on / received on:",
			name: "Name:",
			email: "Email address for the confirmation:",
		},
		sections: [
			{
				heading: "How it is done",
				text: [
					"Write to [{mail}]({link}). The link opens a prepared message that you only complete. A letter to {address} or a call to {phone} counts as well.",
					"We confirm the receipt by email with contents, date and time.",
				],
			},
			{
				heading: "Before you write",
				text: [
					"Goods with your text or your picture we make for you alone; for them there is no right of withdrawal. What is excepted and which times hold is described under [right of withdrawal](/widerruf/).",
					"If something on a designed card is printed wrongly, you need no withdrawal: [write to us](/kontakt/), and we print anew or pay back.",
				],
			},
		],
	},
	themes: {
		title: "Collections",
		pageTitle: "Collections for weddings",
		intro:
			"A collection is an idea, a pair of typefaces, an ornament and a way to divide the page. What you begin here you can finish a year later.",
		description:
			"Collections of Papiervogel: one idea from the save the date to the thank-you card, in several colours and with foil.",
	},
	cards: {
		name: "Cards",
		intro:
			"We begin with the occasion that makes the most post. Birth, christening, birthday and mourning follow as soon as the cards for them are as good as these.",
	},
	magazine: {
		title: "Magazine",
		intro: "Deadlines, etiquette and paper. Little, but thought through.",
		description: "From the workshop of Papiervogel: deadlines, etiquette and paper around wedding post.",
	},
	papers: {
		title: "{papers, select, 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{papers}}} papers",
		pageTitle:
			"{papers, select, 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{papers}}} papers for cards",
		description:
			"Coated, natural, cotton, linen grain, pearl, kraft: how our {papers, select, 8 {eight} 9 {nine} 10 {ten} 11 {eleven} 12 {twelve} other {{papers}}} papers feel and which of them take foil.",
		intro:
			"Smooth papers show pictures sharply, open ones take ink, cotton does a little of both and costs more. {foil, select, 2 {Two} 3 {Three} 4 {Four} 5 {Five} 6 {Six} 7 {Seven} 8 {Eight} 9 {Nine} other {{foil}}} of them take foil{hasRelief, select, yes {, {relief, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} other {{relief}}} raised varnish} other {}}.",
	},
};
