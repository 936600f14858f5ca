import type { blocks as german } from "../../de/shop/blocks.ts";

export const blocks: typeof german = {
	teaser: "Featured",
	gallery: {
		title: "Blocks of pages",
		intro: "Every block that pages are made of, by its example. This page is there in the demo only.",
	},
	article: { contents: "In this article", related: "Read on" },
	material: {
		perSquareMetre: "{weight}\u00a0kg per m²",
		upTo: "up to {size}",
		range: "{from} to {to}",
	},
	similar: { more: "Show {count} more", less: "Show fewer" },
	themeCards: { progress: "{count} of {total}", more: "Show more designs" },
	review: { stars: "{stars} of {most} stars" },
	shipping: {
		country: "Country",
		none: "not available",
		cutOff: "What is ordered by {time} in Munich is begun on the same working day.",
	},
	accessoryKinds: {
		envelope: "Envelopes",
		inlay: "Inserts",
		ribbon: "Ribbons",
		seal: "Seals",
		pen: "Pens",
		others: "More",
	},
};
