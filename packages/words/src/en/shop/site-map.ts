import type { siteMap as german } from "../../de/shop/site-map.ts";

export const siteMap: typeof german = {
	wedding: "All wedding cards",
	products: "All cards",
	themes: "All collections",
	designs: "Designs",
};
