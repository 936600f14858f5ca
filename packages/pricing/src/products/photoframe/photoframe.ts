import { isOversize } from "@offizin/assortment";
import type { PricedProduct } from "../../quote/priced-product.ts";
import { photoframeParts } from "./photoframe-parts.ts";
import { photoframeDiscount, photoframeSheets } from "./photoframe-sheets.ts";
import { photoframePerSquareMetre } from "./price-per-square-metre.ts";

export const pricedPhotoframe = {
	sheets: photoframeSheets,
	discount: photoframeDiscount,
	parts: photoframeParts,
	perSquareMetre: photoframePerSquareMetre,
	lineCodes: [
		"photoframe.base",
		"photoframe.variant",
		"photoframe.edge",
		"photoframe.parts",
		"photoframe.frame",
		"photoframe.mat",
		"photoframe.glazing",
		"photoframe.discount",
	],
	pricedOptions: ["format", "materialType", "variant", "edge", "parts", "frame", "matSize", "glazing"],
	taxClass: "standard",
	// Domain.md §10.
	production: {
		days: 3,
		source: "market",
		steps: [{ option: "frame", effect: "more", days: 2, source: "market" }],
	},
	isBulky: isOversize,
} as const satisfies PricedProduct;
