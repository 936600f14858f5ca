import type { Result } from "@offizin/base";
import type { PriceList, PriceMissing } from "../list/price-list.ts";
import type { Selection } from "./selection.ts";

/** One reason for a price before rounding. */
export interface Part {
	/** "calendar.mounting": names the words it is explained with. */
	readonly code: string;
	/** Minor units for one of `quantity`, not rounded; negative for a discount. */
	readonly unit: number;
	/** How many; absent: as many as the selection has. 1 for what is charged once. */
	readonly quantity?: number;
}

export type PriceError =
	| {
			readonly code: "quantity_out_of_range";
			readonly quantity: number;
			readonly min: number;
			readonly max: number;
	  }
	| PriceMissing;

/** How one product is priced: the parts of a checked selection, the base first. */
export type PartsOf = (selection: Selection, list: PriceList) => Result<readonly Part[], PriceError>;
