import { collageAsWallArt, isOversize } from "@offizin/assortment";
import { priceIn } from "../../list/price-list.ts";
import { chosen, chosenSize } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import { picturePrice } from "../../quote/picture-price.ts";
import type { PricedProduct } from "../../quote/priced-product.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";
import { collageDiscount, collageSheets } from "./collage-sheets.ts";

/** A collage costs what one picture on the same material does, and its layout. */
const collageParts: PartsOf = (selection, list) => {
	const material = chosen(selection, "productType");
	const size = chosenSize(selection, "formatType");
	const picture = picturePrice({ material, size, surcharge: 0 }, list);
	if (!picture.ok) return picture;
	const layout = priceIn(list, "collage.layout", material);
	if (!layout.ok) return layout;
	const parts = [
		{ code: "collage.base", unit: picture.value },
		{ code: "collage.layout", unit: layout.value },
	];
	return withQuantityDiscount(parts, collageDiscount, selection.quantity, list);
};

export const pricedCollage = {
	sheets: collageSheets,
	discount: collageDiscount,
	parts: collageParts,
	lineCodes: ["collage.base", "collage.layout", "collage.discount"],
	pricedOptions: ["productType", "formatType"],
	taxClass: "standard",
	// Domain.md §10.
	production: { days: 3, source: "market" },
	isBulky: (configuration) => isOversize(collageAsWallArt(configuration)),
} as const satisfies PricedProduct;
