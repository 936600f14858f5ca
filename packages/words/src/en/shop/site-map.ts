import type { siteMap as german } from "../../de/shop/site-map.ts";

export const siteMap: typeof german = {
	timing: "When to send which card?",
	cards: "Cards for a wedding",
	wedding: "All wedding cards",
	products: "All cards",
	themes: "All collections",
	designs: "Designs",
};
