import type { service as german } from "../../de/prose/service.ts";

export const service: typeof german = {
	shipping: {
		title: "Payment & delivery",
		intro: "All prices include VAT. Delivery is charged once per order.",
		description: "Payment methods, delivery costs and delivery times at {brand}.",
		costs: {
			heading: "Delivery costs",
			none: "We do not deliver {destination} yet.",
			standard: "Standard delivery {destination}: {price}, whatever the quantity.",
			country: "We deliver to the country whose shop you are buying in.",
		},
		day: {
			heading: "A day, not a range",
			text: [
				"Before you order, we tell you the day by which your parcel will be with you. It allows for production, two more days with foil, and two to four working days in transit; public holidays where you are and where we are have been taken into account.",
				"You will see the same day on the product page, in the basket, at the checkout and in the confirmation. If your parcel has not arrived by then, [please get in touch](/kontakt/): we will find out where it is.",
			],
		},
		payment: {
			heading: "Payment",
			text: [
				{
					list: [
						"By invoice for goods worth {invoice} or more",
						"In advance: we start production as soon as your transfer arrives",
					],
				},
				"There is no surcharge for any payment method.",
			],
		},
		postage: {
			heading: "Postage for your cards",
			text: "Every product page says how your card is posted. The postal service charges:",
		},
	},
	contact: {
		name: "Contact",
		title: "Ask someone who prints",
		intro: "Your calls and emails are answered by people from the workshop, in German and in English.",
		description: "Questions about paper, printing or delivery? Call {phone}, {hours}.",
		sections: [
			{ heading: "Telephone", text: ["[{phone}]({phoneLink})", "{hours}"] },
			{ heading: "Email", text: ["[{mail}](mailto:{mail})", "Answered within one working day."] },
			{ heading: "Post", text: ["{address}"] },
			{
				heading: "If something is not right",
				text: [
					"Send us a photo and your order number. If the mistake is ours, we reprint or refund; there is no need to return anything.",
				],
			},
		],
	},
	samples: {
		name: "Sample cards",
		pageTitle: "Free sample cards",
		title: "Feel first, then order",
		intro:
			"We send you up to {free, select, 1 {one sample card} 2 {two sample cards} 3 {three sample cards} other {{free} sample cards}} free of charge, on the paper and with the foil you have in mind. Each additional one costs {price}.",
		description:
			"Up to {free, select, 1 {one sample card} 2 {two sample cards} 3 {three sample cards} other {{free} sample cards}} free: feel the paper, fold and foil before you order.",
		action: "Choose cards",
		subject: "Sample cards",
		sections: [
			{
				heading: "How to get them",
				text: [
					"Write to [{mail}]({link}) with the cards and paper you would like and your address. We are working on one-click ordering.",
					"The samples are sent by letter post, free of charge, and you do not need to return them.",
				],
			},
			{
				heading: "What they show",
				text: [
					"The cards carry the template’s sample text, so you can judge the colour, feel and shine. You will see your own text line by line as you design, exactly as it will be printed.",
				],
			},
			{
				heading: "Which to choose",
				text: [
					"Choose the same card on several papers: natural paper, cotton and matt board differ more than any two motifs do. You will find what sets them apart under [papers](/papiere/).",
				],
			},
		],
	},
	withdraw: {
		title: "Withdraw from a contract",
		intro:
			"No login and no reason needed. All we need is your name, your order number and an email address for our confirmation.",
		description: "How to withdraw from a contract: by email, without logging in.",
		letter: {
			goods: "I hereby withdraw from the contract for the following goods:",
			number: "Order number:",
			days: "Ordered on / received on:",
			name: "Name:",
			email: "Email address for the confirmation:",
		},
		sections: [
			{
				heading: "How to do it",
				text: [
					"Write to [{mail}]({link}). The link opens a prepared message for you to complete. A letter to {address} or a call to {phone} is just as valid.",
					"We confirm receipt by email, with the contents, date and time.",
				],
			},
			{
				heading: "Before you write",
				text: [
					"Goods with your text or your picture are made for you alone; there is no right of withdrawal for them. The exceptions and periods are set out under [right of withdrawal](/widerruf/).",
					"If something on a personalised card has been printed wrongly, there is no need to withdraw: [write to us](/kontakt/), and we will reprint or refund.",
				],
			},
		],
	},
	themes: {
		title: "Collections",
		pageTitle: "Collections for weddings",
		intro:
			"A collection is one idea, one pair of typefaces, one ornament and one way of laying out the page. What you start today, you can finish a year from now.",
		description:
			"Collections of Papiervogel: one idea from save the date to thank-you card, in several colours and with foil.",
	},
	cards: {
		name: "Cards",
		intro:
			"We are starting with the occasion that fills the most letterboxes. Births, christenings, birthdays and condolences will follow as soon as their cards are as good as these.",
	},
	magazine: {
		title: "Magazine",
		intro: "Timing, etiquette and paper. Not much, but well thought through.",
		description: "From the Papiervogel workshop: timing, etiquette and paper for wedding stationery.",
	},
	papers: {
		title: "{papers, select, 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{papers}}} papers",
		pageTitle:
			"{papers, select, 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{papers}}} papers for cards",
		description:
			"Coated, natural, cotton, linen grain, pearl, kraft: how our {papers, select, 8 {eight} 9 {nine} 10 {ten} 11 {eleven} 12 {twelve} other {{papers}}} papers feel and which of them take foil.",
		intro:
			"Smooth papers keep pictures crisp, uncoated ones take ink, and cotton does a little of both and costs more. {foil, select, 2 {Two} 3 {Three} 4 {Four} 5 {Five} 6 {Six} 7 {Seven} 8 {Eight} 9 {Nine} other {{foil}}} of them take foil{hasRelief, select, yes {, {relief, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} other {{relief}}} raised varnish} other {}}.",
	},
};
