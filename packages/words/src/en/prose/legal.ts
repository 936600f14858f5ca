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
				heading: "Dispute resolution",
				text: [
					"We do not take part in dispute resolution before a consumer arbitration board, nor are we obliged to (section 36 VSBG). Write to us: we answer within one working day.",
				],
			},
		],
	},
	terms: {
		title: "Terms and conditions",
		intro: "What you and we agree on, in as few sentences as possible.",
		description: "Terms and conditions of {brand}.",
		sections: [
			{
				heading: "Scope and contracting party",
				text: [
					"These terms apply to all orders placed with {brand}. Your contract is with {address}. The language of the contract is German; this page is a translation, and the German terms prevail.",
				],
			},
			{
				heading: "How the contract is concluded",
				text: [
					"Displaying our products does not constitute an offer. By clicking “Order and pay” you make a binding offer; the contract is concluded when we confirm your order by email. Until then you can check and change your entries on every page of the checkout. We send you the text of the contract with the confirmation.",
				],
			},
			{
				heading: "Your texts and pictures",
				text: [
					"You confirm that you have the right to use the pictures and texts you upload. We use them only to produce your order, and delete them after the periods given in our [privacy notice](/datenschutz/).",
					"We print what you approve in the preview. {frozen} We do not check spelling or dates. If you have made a mistake, we will reprint within 14 days at a 30% discount.",
				],
			},
			{
				heading: "Prices and payment",
				text: [
					"All prices include VAT. Delivery is charged in addition and is included in the total before you order. The ways to pay are listed under [payment & delivery](/zahlung-und-versand/). The goods remain our property until they are paid for in full.",
				],
			},
			{
				heading: "Delivery",
				text: [
					"Before you order, we tell you the day by which your order will be delivered. If you pay in advance, it is counted from the day your payment arrives. If we miss it, you have your statutory rights.",
				],
			},
			{
				heading: "Defects",
				text: [
					"Statutory rights for defects apply; for consumers the period is two years from receipt. Shades may differ slightly between screen and paper. A clear deviation in colour, format, trimming or page order is a defect: we reprint or refund, whichever you prefer.",
				],
			},
			{
				heading: "Liability",
				text: [
					"We are liable without limit for intent and gross negligence, and for injury to life, body and health. For slight negligence we are liable only where an essential contractual duty is breached, and only for foreseeable damage typical of such contracts. Claims under the German Product Liability Act are unaffected.",
				],
			},
			{
				heading: "Final provisions",
				text: [
					"German law applies. Mandatory provisions of the country in which you live as a consumer are unaffected.",
				],
			},
		],
	},
	privacy: {
		title: "Privacy",
		intro: "Your pictures belong to you. Here is what we store, what for and for how long.",
		description: "Privacy notice of {brand}: what data we store, what for and for how long.",
		sections: [
			{ heading: "Controller", text: ["{address}. Email [{mail}](mailto:{mail})."] },
			{
				heading: "When you visit our pages",
				text: [
					"We set no advertising or analytics cookies and load nothing from third-party servers, not even fonts. Our server logs requests without names or contents, to detect faults and abuse (Art. 6(1)(f) GDPR).",
				],
			},
			{
				heading: "When you design",
				text: [
					"A cookie links your browser to your designs and your basket; without it they would be lost (section 25(2) TDDDG). Your wishlist is stored only in your browser.",
					"Pictures you upload are kept in private storage and can only be opened from your browser.",
				],
			},
			{
				heading: "When you order",
				text: [
					"We need your name, address and email address to fulfil your order (Art. 6(1)(b) GDPR). Your delivery address goes to the carrier and to nobody else.",
				],
			},
			{
				heading: "For how long",
				text: [
					{
						list: [
							"Pictures not used in any design: 30 days",
							"Designs that were never ordered: 90 days after the last change",
							"Abandoned orders: one day",
							"Your address, if we are to let you know about a product: until we have done so or you leave the list; 7 days without your confirmation",
							"Print files of an order: 6 months after dispatch, for reprints and complaints",
							"Email address, telephone number and delivery address of an order: 6 years, as the law requires for business correspondence",
							"Invoices: 8 years, as the law requires",
						],
					},
					"The periods of 6 and 8 years begin at the end of the year in which you ordered. After that we delete the data without being asked.",
				],
			},
			{
				heading: "Your rights",
				text: [
					"Access, rectification, erasure, restriction, portability and objection: an email is enough. You can lodge a complaint with the Bavarian data protection authority (Bayerisches Landesamt für Datenschutzaufsicht).",
				],
			},
		],
	},
	withdrawal: {
		title: "Right of withdrawal",
		intro: "When you can withdraw, when you cannot, and how to do it.",
		description: "Right of withdrawal at {brand}: instructions, exceptions and how to do it.",
		sections: [
			{
				heading: "Personalised goods",
				text: [
					"Anything that carries your text or your picture is made for you alone. There is no right of withdrawal for such goods (section 312g(2) no. 1 BGB).",
					"This does not affect your rights in the event of defects: if something is badly printed, wrongly cut or damaged, we reprint or refund.",
				],
			},
			{
				heading: "Everything else: 14 days",
				text: [
					"You can return unprinted goods such as envelopes, ribbons or empty frames, and goods with our own patterns such as gift wrap, within fourteen days without giving a reason. The period begins when you, or a person you have named, receive the goods.",
					"To withdraw, simply send a clear statement to {address}, email [{mail}](mailto:{mail}), or call {phone}. The quickest way is to [withdraw from a contract](/vertrag-widerrufen/) online. It is enough to send the statement before the period ends.",
				],
			},
			{
				heading: "What happens next",
				text: [
					"We refund the price and the cost of standard delivery within fourteen days of receiving your withdrawal, by the same means you used to pay. We may wait until the goods are back or you have shown that you sent them. You bear the cost of returning them. You are only liable for a loss in value if it goes beyond what comes of examining the goods.",
				],
			},
		],
	},
	accessibility: {
		title: "Accessibility",
		intro:
			"Shopping and designing should work for everyone, whether by mouse, thumb, keyboard or screen reader.",
		description: "Accessibility statement of {brand}.",
		sections: [
			{
				heading: "Our standard",
				text: [
					"WCAG 2.2, level AA, and with it the German Accessibility Act (BFSG). Before it is published, every page is checked with axe-core and operated by keyboard.",
				],
			},
			{
				heading: "What works",
				text: [
					{
						list: [
							"All pages can be used by keyboard; the focus is always visible.",
							"Lists, product pages and the checkout also work without JavaScript.",
							"Text can be enlarged to 200% without anything disappearing.",
							"If you have turned off motion in your system, you will see none.",
						],
					},
				],
			},
			{
				heading: "What is still missing",
				text: [
					"Pictures of cards have descriptions of motif, colour and view, but not of all the text on them. PDFs of the print preview are not tagged for screen readers.",
				],
			},
			{
				heading: "Tell us about barriers",
				text: [
					"Write to [{mail}](mailto:{mail}) or call {phone}. We answer within one working day. If that does not help, you can contact the German market surveillance authority for the accessibility of products and services (Marktüberwachungsstelle der Länder).",
				],
			},
		],
	},
};
