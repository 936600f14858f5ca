import type { blocks as german } from "../../de/shop/blocks.ts";

export const blocks: typeof german = {
	teaser: { label: "Featured", pause: "Pause", play: "Play" },
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
};
