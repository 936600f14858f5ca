import { refinementOf } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";

/** What a photo will be printed on, as the server asks for it: what is not chosen of it is left out. */
export function printedOn(stock: Configuration) {
	const { paperType, materialType, productType } = stock;
	return {
		refinementType: refinementOf(stock),
		// Of what has no stock by which it is known.
		...(productType === "photoprint" && { productType: "photoprint" as const }),
		...(paperType && { paperType }),
		...(materialType && { materialType }),
	};
}
