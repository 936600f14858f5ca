import { priceIn } from "../../list/price-list.ts";
import { chosen, chosenSize } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import { picturePrice } from "../../quote/picture-price.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";

/** A collage costs what one picture on the same material does, and its layout. */
export const collageParts: PartsOf = (selection, list) => {
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
	return withQuantityDiscount(parts, "collage", selection.quantity, list);
};
