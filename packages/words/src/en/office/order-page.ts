import type { orderPage as german } from "../../de/office/order-page.ts";

export const orderPage: typeof german = {
	title: "Order {number}",
	back: "← Orders",
	placed: "{brand}, received on <time>{at}</time>",
	missing: "There is no order {number}",
	missingHelp: "Perhaps a character of the number is mixed up. The search finds parts of it, too.",
	toOrders: "Go to the orders",
	pieces:
		"{count} {of, select, giftwrap {{count, plural, one {set} other {sets}}} photoprint {{count, plural, one {print} other {prints}}} photoframe {{count, plural, one {picture} other {pictures}}} other {{count, plural, one {copy} other {copies}}}}",
	facts: {
		note: "Make",
		quantity: "{of, select, design {Run} sample {Run} other {Quantity}}",
		delivery: "Deliver by",
	},
	printDataRemoved:
		"Print data deleted on {day}. It can no longer be looked at, downloaded or printed again.",
	waiting: {
		preparing: "The print file is being made.",
		payment: "Waiting for the payment to arrive.",
	},
	noPreview: "No preview",
	front: "Front of {name}",
	move: {
		subject: "{quantity} × {name}",
		paySubject: "Order {number}, {total}",
		final: "{effect} This cannot be undone.",
		refused: "<strong>“{move}” was not carried out.</strong> {reason}",
		unconfirmed: "<strong>“{move}” was not confirmed.</strong> {reason}",
		changes: "This has changed in the meantime:",
	},
	change: {
		payment: "Payment: {before} → {after}",
		production: "Item\u00a0{position}, production: {before} → {after}",
		delivery: "Item\u00a0{position}, dispatch: {before} → {after}",
		job: "Item\u00a0{position}, print file: {before} → {after}",
		newJob: "Item\u00a0{position}, print file: newly created",
	},
	payment: {
		title: "Payment",
		subtotal: "Subtotal",
		total: "Total",
		vat: "includes {rate} VAT on {net}",
	},
	price: {
		caption: "Price, line by line",
		title: "Price",
		each: "{of, select, giftwrap {per set} photoprint {per print} photoframe {per picture} other {each}}",
		sum: "Total",
		vat: "includes {rate} VAT",
		// Of lines that one choice is the price of, by their codes; `told` says what the choice comes to as well.
		of: {
			card: {
				base: "Base price: {value}",
				paper: "Paper surcharge: {told}",
				refinement: "Finish: {value}",
				punching: "Die-cutting: {value}",
			},
		},
	},
	packing: {
		caption: "Packing list",
		accessory: "Accessory",
		sku: "Item no.",
		quantity: "Quantity",
		apart: "<strong>Separate parcel</strong>",
		apartBy: "<strong>Separate parcel</strong>, delivery: <due></due>",
	},
	people: {
		title: "Contact and address",
		removed:
			"Email address, telephone and delivery address deleted on {day}. What the invoice needs is still here.",
		billing: "Billing address",
		shipping: "Delivery address",
		both: "Delivery and billing address",
		country: "Country of delivery",
		gift: "Gift: pack without prices",
		giftCard: "Card to print (PDF)",
		message: "Put in a card",
	},
	history: {
		title: "History",
		atLine: "{event}, item\u00a0{position}",
		by: "<time>{at}</time> · {name}",
		byItself: "<time>{at}</time> · shop, automatically",
	},
};
