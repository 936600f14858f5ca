import type { blocks as german } from "../../de/shop/blocks.ts";

export const blocks: typeof german = {
	teaser: { label: "Featured", pause: "Pause", play: "Play" },
	material: {
		perSquareMetre: "{weight}\u00a0kg per m²",
		upTo: "up to {size}",
		range: "{from} to {to}",
	},
};
