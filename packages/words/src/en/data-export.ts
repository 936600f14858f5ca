import type { dataExport as german } from "../de/data-export.ts";

export const dataExport: typeof german = {
	title: "Your data",
	everything: "Everything as JSON:",
	nothing: "nothing",
	orders: "Orders",
	designs: "Designs",
	photos: "Photos",
	mails: "Mails",
	openCarts: "Open carts",
	staffAccount: "Account of the back office",
	reasonsTitle: "Why and how long",
	reasons:
		"We need these data to carry out orders (art. 6 (1) (b) GDPR), and for invoices, because the law demands it (c). Print data stay for {printDataMonths, number} months after an order was sent, designs without an order for {designDays, number} days, contact and delivery address for {letterYears, number} years, invoices for {invoiceYears, number} years. The carrier gets the address, nobody else does. You can demand correction and erasure, object, and complain to a supervisory authority.",
	state: {
		draft: "being placed",
		placed: "placed",
		abandoned: "given up",
	},
};
