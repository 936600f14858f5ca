import type { legal as german } from "../../de/prose/legal.ts";

export const legal: typeof german = {
	imprint: {
		title: "Legal notice",
		intro: "{brand} is a brand of {company}.",
		description: "Legal notice of {brand}: provider, representation, register and contact.",
		sections: [
			{ heading: "Provider", text: ["{address}, {country}", "Represented by: {managers}"] },
			{
				heading: "Contact",
				text: ["Telephone [{phone}]({phoneLink}), {hours}", "Email [{mail}](mailto:{mail})"],
			},
			{ heading: "Register and tax", text: ["{register}", "VAT identification number: {vatId}"] },
			{
				heading: "Settling of disputes",
				text: [
					"We take no part in dispute resolution before a consumer arbitration board and are not obliged to (§ 36 VSBG). Write to us; we answer within one working day.",
				],
			},
		],
	},
	terms: {
		title: "Terms and conditions",
		intro: "What holds between you and us, in as few sentences as possible.",
		description: "Terms and conditions of {brand}.",
		sections: [
			{
				heading: "Scope and contract partner",
				text: [
					"These terms hold for all orders placed with {brand}. Your contract partner is {address}. The contract is made in German; this page is a translation of the German terms, which decide.",
				],
			},
			{
				heading: "How the contract is made",
				text: [
					"Showing our products is not yet an offer. With the button “Order and pay” you make a binding offer. The contract is made when we confirm the order by email. Before that you can check and change what you entered on every page of the checkout. We send you the text of the contract with the confirmation.",
				],
			},
			{
				heading: "Your texts and pictures",
				text: [
					"You assure us that you may use the pictures and texts you upload. We use them only to make your order, and delete them after the times given under [privacy](/datenschutz/).",
					"We print what you approve in the preview. {frozen} We check neither spelling nor dates. If you made a mistake, we print anew within 14 days at a discount of 30 %.",
				],
			},
			{
				heading: "Prices and payment",
				text: [
					"All prices include value added tax. Delivery comes on top and stands in the sum before you order. How you can pay is described under [payment & delivery](/zahlung-und-versand/). The goods remain ours until they are paid in full.",
				],
			},
			{
				heading: "Delivery",
				text: [
					"Before you order we name a day by which you have the goods. With payment in advance it counts from the arrival of your payment. If we do not keep it, you have the rights the law gives you.",
				],
			},
			{
				heading: "Defects",
				text: [
					"The statutory rights for defects hold; for consumers the period is two years from receipt. Shades may differ a little between screen and paper. A plain deviation of colour, format, trim or order of pages is a defect: we print anew or pay back, as you like.",
				],
			},
			{
				heading: "Liability",
				text: [
					"We are liable without limit for intent and gross negligence and for harm to life, body and health. For slight negligence we are liable only for duties essential to the contract, and only up to the foreseeable, typical damage. Claims under product liability law remain untouched.",
				],
			},
			{
				heading: "Final words",
				text: [
					"German law holds. Mandatory rules of the country in which you live as a consumer remain untouched.",
				],
			},
		],
	},
	privacy: {
		title: "Privacy",
		intro: "Your pictures are yours. Here is what we keep, what for and how long.",
		description: "Privacy notice of {brand}: which data we keep, what for and how long.",
		sections: [
			{ heading: "Responsible", text: ["{address}. Email [{mail}](mailto:{mail})."] },
			{
				heading: "When you look at pages",
				text: [
					"We set no cookies for advertising or analytics and load nothing from other servers, not even fonts. Our server records requests without names and contents, to notice faults and abuse (Art. 6 (1) (f) GDPR).",
				],
			},
			{
				heading: "When you design",
				text: [
					"A cookie connects your browser with your designs and your basket; without it they would be lost (§ 25 (2) TDDDG). The wishlist lies in your browser only.",
					"Pictures you upload lie in a store that is not public and can be opened from your browser only.",
				],
			},
			{
				heading: "When you order",
				text: [
					"We need your name, address and email to carry out your order (Art. 6 (1) (b) GDPR). The carrier gets the address, nobody else does.",
				],
			},
			{
				heading: "How long",
				text: [
					{
						list: [
							"Pictures that are in no design: 30 days",
							"Designs without an order: 90 days after the last change",
							"Orders broken off: one day",
							"Print data of an order: 6 months after dispatch, for reprints and complaints",
							"Email address, telephone and delivery address of an order: 6 years, because the law asks for it for business letters",
							"Invoices: 8 years, because the law asks for it",
						],
					},
					"The times of 6 and 8 years begin at the end of the year in which you ordered. After that we delete by ourselves.",
				],
			},
			{
				heading: "Your rights",
				text: [
					"Access, correction, deletion, restriction, portability and objection: an email will do. You can complain to the Bavarian data protection authority (Bayerisches Landesamt für Datenschutzaufsicht).",
				],
			},
		],
	},
	withdrawal: {
		title: "Right of withdrawal",
		intro: "When you can step back, when you cannot, and how it is done.",
		description: "Right of withdrawal at {brand}: instruction, exceptions and how to do it.",
		sections: [
			{
				heading: "Goods made for you",
				text: [
					"What carries your text or your picture we make for you alone. For such goods there is no right of withdrawal (§ 312g (2) no. 1 BGB).",
					"This does not touch your rights in case of defects: if something is badly printed, wrongly cut or damaged, we print anew or pay back.",
				],
			},
			{
				heading: "Everything else: 14 days",
				text: [
					"Unprinted goods such as envelopes, ribbons or empty frames, and goods with patterns of our own such as gift wrap, you can return within fourteen days without giving reasons. The time begins when you, or somebody you named, have received the goods.",
					"To withdraw, a clear statement to {address}, email [{mail}](mailto:{mail}), telephone {phone} will do. The quickest way is [withdraw from a contract](/vertrag-widerrufen/). It is enough that you send the statement before the time is over.",
				],
			},
			{
				heading: "What follows",
				text: [
					"We pay back the price and the cost of standard delivery within fourteen days of receiving your withdrawal, in the way you paid. We may wait until the goods are back or you show that you sent them. You bear the cost of returning them. You pay for a loss in value only where it does not come from merely examining the goods.",
				],
			},
		],
	},
	accessibility: {
		title: "Accessibility",
		intro: "Shopping and designing should work for everybody, with mouse, thumb, keyboard or read aloud.",
		description: "Accessibility statement of {brand}.",
		sections: [
			{
				heading: "What we measure ourselves by",
				text: [
					"By WCAG 2.2, level AA, and so by the German accessibility act (BFSG). Every page is checked with axe-core and used with the keyboard before it is published.",
				],
			},
			{
				heading: "What works",
				text: [
					{
						list: [
							"All pages can be used with the keyboard; the focus can always be seen.",
							"Lists, product pages and checkout work without script too.",
							"Text can be enlarged to 200 % without anything vanishing.",
							"Whoever turns motion off in their system sees none.",
						],
					},
				],
			},
			{
				heading: "What is still missing",
				text: [
					"Pictures of cards describe motif, colour and view, but not every text on them. A PDF of the print preview is not tagged for screen readers.",
				],
			},
			{
				heading: "Tell us of barriers",
				text: [
					"At [{mail}](mailto:{mail}) or {phone}. We answer within one working day. If that does not help, you can turn to the German market surveillance authority for the accessibility of products and services (Marktüberwachungsstelle der Länder).",
				],
			},
		],
	},
};
