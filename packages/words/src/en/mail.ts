import type { mail as german } from "../de/mail.ts";
import { provided } from "./provided.ts";

export const mail: typeof german = {
	greeting: "Dear {firstName} {lastName},",
	link: "See your order",
	confirmation: {
		subject: "Your order {number} at {brand}",
		thanks:
			"{isPictured, select, true {thank you for your order. Below you see {goods, select, photoframe {the picture} collage {the collage} other {the front}} once more, just as we print it.} other {thank you for your order.}}",
		waits: "As soon as your payment has reached us, your order goes to print.",
		begins: "We are now preparing the print files and sending your order to print.",
		keep: "Please keep this mail; it is the confirmation of your contract.",
		farewell: "With kind regards\nyour workshop at {brand}",
	},
	shipped: {
		subject: "Your order {number} is on its way",
		handed:
			"{goods, select, card {Your cards have been printed, checked and packed,} photoframe {Your pictures have been printed, checked and packed,} packed {Your order has been packed,} other {Your order has been printed, checked and packed,}} and we have handed {goods, select, card {them} photoframe {them} other {it}} to the carrier.",
		day: "Delivered by {day}.",
		invoice: "Your invoice {invoice} is on the page of your order, to be downloaded as a PDF.",
		ribbon: "The ribbon comes in a parcel of its own, by {day}.",
		parcel: "{carrier}, tracking number {number}",
		followed: "Follow it: {address}",
		parcels: "{count, plural, one {Your parcel} other {Your parcels}}",
		phone: "Telephone {phone}",
		farewell: "Enjoy them\nyour workshop at {brand}",
	},
	paid: {
		subject: "Your payment for order {number} has arrived",
		here: "the money for your order {number} has arrived, thank you. Now we are setting to work.",
		farewell: "Kind regards\nYour workshop at {brand}",
	},
	refunded: {
		subject: "Your money for order {number} is on its way",
		gone: "{of, select, all {we have paid back the whole amount of your order {number}: {amount}.} other {we have paid back {amount} of your order {number} so far.}}",
		sameWay:
			"The money comes back the way you paid. Depending on your bank it takes some days until it is in your account.",
		transferred:
			"We have transferred it to your account. Depending on your bank it is there after one or two working days.",
		farewell: "Kind regards\nYour workshop at {brand}",
	},
	cancelled: {
		subject: "Your order {number} has been cancelled",
		done: "Your order {number} has been cancelled. Nothing of it will be printed or sent.",
		nothing: "There is nothing to pay.",
		paid: "We are paying back what you have paid, and will write to you once it is on its way.",
		transferred: "If you have transferred the money already, you will get it back the same way.",
		farewell: "Kind regards\nYour workshop at {brand}",
	},
	withdrawal: {
		subject: "Your withdrawal from order {number} has arrived",
		greeting: "Dear {name},",
		received:
			"Your declaration reached us on {day} at {time}. This mail confirms what it says; please keep it.",
		next: "We will look at it and write to you about returning the goods and your refund.",
		declared: "What you declared",
		from: "I withdraw from the contract of order {number}.",
		by: "{name}, {email}",
		everything: "It concerns everything that can be withdrawn from.",
		lines: "What is in the order",
		made: "{name}: made to your specifications, without a right of withdrawal (§ 312g (2) no. 1 BGB)",
		returnable: "{name}: can be returned",
		link: "Read about the right of withdrawal",
		farewell: "Kind regards\nYour workshop at {brand}",
	},
	waitlist: {
		subject: "Please confirm: news of {product}",
		greeting: "Hello,",
		asked:
			"Somebody gave us this address so that we would write once you can design this at {brand}: {product}. If it was you, please confirm it with the button.",
		once: "We will then write to you a single time, and delete your address afterwards.",
		mistake: "If it was not you, there is nothing to do: after seven days the address is deleted.",
		link: "Yes, let me know",
		about: "What it is about",
		proof: "Asked on {day}.",
		leave: "Delete the address at once: {link}",
		farewell: "Kind regards\nYour workshop at {brand}",
	},
	designLink: {
		greeting: "Hello,",
		open: {
			subject: "A design at {brand}: go on with it here",
			about:
				"this link opens a design at {brand} on the device you follow it on. You go on with it there; what you change shows everywhere.",
			link: "Open the design",
		},
		comment: {
			subject: "Somebody shows you a design at {brand}",
			about:
				"somebody would like to show you a design at {brand}. You can look at it and comment on each page. It cannot be changed that way.",
			link: "Look at the design",
		},
		until: "The link is valid until {day}. Whoever has it is let in: please do not pass it on.",
		mistake: "If you do not know what this is about, there is nothing you need to do.",
		kept: "We were given your address for this one message and have deleted it since.",
		farewell: "Kind regards\nYour workshop of {brand}",
	},
	opening: {
		subject: "Now open: {product}",
		greeting: "Hello,",
		opened: "You asked us to let you know: {product} can now be designed and ordered at {brand}.",
		erased: "This is the one message you asked for. Your address is now deleted.",
		link: "Design now",
		proof: "You receive this email because you confirmed on {day} that you wanted it.",
		farewell: "Kind regards\nYour workshop at {brand}",
	},
	delivery: {
		title: "Delivery",
		day: "by {day}{waits, select, true {, if your payment arrives on the day of the order} other {}}",
		carriage: {
			parcel: "Parcel: {day}",
			ribbon: "Ribbon: {day}",
			letter: "Letter: {day}",
			forwarder: "Freight: {day}",
		},
		several: "{shipping}, in several deliveries",
		together: "{shipping}, everything in one parcel",
		apart: "{shipping}, the ribbon in a parcel of its own",
	},
	payment: {
		title: "Payment",
		invoice: "Invoice",
		invoiceDays:
			"You will get the invoice as soon as your order is on its way; it is payable within {days} days of receipt of the goods.",
		prepayment: "Bank transfer in advance. Please transfer",
		to: "{amount} to {company}",
		reference: "Reference {number}",
		method: provided,
		paid: "{name}, paid. Thank you.",
		comes: "{name}. The money is on its way to us; we will write to you once it is here.",
		demo: "This is a demo shop. Please do not transfer anything; the account does not exist.",
	},
	item: {
		pieces:
			"{count}\u00a0{of, select, giftwrap {{count, plural, one {set} other {sets}}} photoprint {{count, plural, one {print} other {prints}}} photoframe {{count, plural, one {picture} other {pictures}}} other {pieces}} at {price} each",
		parts: "of which {parts}",
		picture:
			"{item, select, product {“{name}” as we print it} other {{goods, select, photoframe {Your picture as we print it} collage {Your collage as we print it} other {Front of your design “{name}”}}}}",
	},
	total: {
		subtotal: "Subtotal",
		vat: "of which {rate, number}\u00a0% VAT",
		all: "Total incl. VAT",
	},
	address: {
		both: "Billing and delivery address",
		delivery: "Delivery address",
		billing: "Billing address",
		gift: "Gift",
		neutral: "Packed plainly, without prices.",
	},
	contract: {
		personal: {
			title: "No right of withdrawal for personalised goods",
			text: "{goods, select, card {Your cards are} photoframe {Your pictures are} collage {Your collages are} photoprint {Your prints are} other {Your goods are}} made to your specification with your texts and photos. For such goods there is no right of withdrawal (§\u00a0312g\u00a0(2) no.\u00a01 BGB, the German Civil Code).",
		},
		returned: {
			title:
				"Right of withdrawal for {goods, select, accessories {accessories without printing} ours {goods with patterns of ours} other {accessories without printing and goods with patterns of ours}}",
			right:
				"You may return {goods, select, accessories {envelopes, ribbons and other accessories without printing} ours {gift wrap and other goods with patterns of ours} other {envelopes, ribbons and other accessories without printing, and gift wrap and other goods with patterns of ours}} within 14\u00a0days without giving a reason. The period begins when you, or somebody you name, have received the last of them.",
			how: "A clear statement is enough, to {company}, {street}, {postalCode} {city}, {address}, telephone {phone}, or on our page “Withdraw from a contract”. It suffices to send it before the period ends.",
			refund:
				"We refund the price of these goods, and the cost of standard delivery if you withdraw from the whole order, at the latest fourteen days after your withdrawal has reached us, in the way in which you paid; we may wait until the goods are back or you prove that you have sent them. You bear the cost of the return. You answer for a loss in value only if it comes from more than merely examining the goods.",
		},
		payment: {
			title: "Payment and delivery",
			text: "All prices include statutory VAT. Invoices are payable within {days}\u00a0days of receipt of the goods. With a bank transfer in advance we begin to print as soon as your payment has arrived; the delivery day counts from that day.",
			property: "The goods remain our property until they are paid for in full.",
		},
		warranty: {
			title: "Warranty",
			text: "Your statutory rights in case of defects apply, for two years from receipt. Slight differences of colour between screen and print are no defect; where colour, format or trim clearly differ, we print again or refund the price.",
		},
		contract: {
			title: "Contract",
			text: "The contract is concluded with this mail, in English; it contains its text. Our terms and conditions are kept in German. We do not take part in dispute resolution before a consumer arbitration board (§\u00a036 VSBG).",
		},
		partner: {
			title: "Your contracting party",
			managers: "Managing directors: {managers} · {register} · VAT ID {vatId}",
			reach: "Telephone {phone} · {address}",
		},
	},
};
