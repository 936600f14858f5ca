import type { panel as german } from "../../de/shop/panel.ts";

export const panel: typeof german = {
	panel: {
		recalculate: "Calculate the price again",
		facts: "Details of your choice",
		follows: "What else changes with it",
		reasons: "What does not go together here",
		withheld: "What there is not here, and why",
		freeSize: "Your own size",
		width: "Width in cm",
		height: "Height in cm",
		limits:
			"Short side {shortMin, number} to {shortMax, number} cm, long side {longMin, number} to {longMax, number} cm.",
		takeSize: "Take this size",
		decrease: "Fewer: {name}",
		more: "show {count, number} more",
		increase: "More: {name}",
		flap: "Flap",
		price: "Price and delivery",
		delivery: "Delivered by {date}",
		deliveryNote: "if you order today, by standard delivery {destination}",
		before: "was {price}",
		lowest: "Lowest price of the last 30 days: {price}",
		perSquareMetre: "{price} per m²",
		explained: "How the price is made up",
		ladder: "Prices by quantity",
		item: "Item",
		each: "Price each",
		total: "Total",
		others: "More products",
		vatPart: "Including: {amount} VAT ({rate, number}\u00a0%)",
	},
};
