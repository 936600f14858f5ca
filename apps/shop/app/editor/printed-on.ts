import { refinementOf } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";

/** What a photo will be printed on, as the server asks for it: what is not chosen of it is left out. */
export function printedOn(stock: Configuration) {
	const { paperType, materialType } = stock;
	return {
		refinementType: refinementOf(stock),
		...(paperType && { paperType }),
		...(materialType && { materialType }),
	};
}
