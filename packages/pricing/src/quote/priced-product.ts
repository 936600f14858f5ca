import type { FactSource, Result } from "@offizin/base";
import type { Configuration } from "@offizin/solver";
import type { PriceList } from "../list/price-list.ts";
import type { PriceRowProblem } from "../list/price-row-problem.ts";
import type { PriceSheet } from "../list/price-table.ts";
import type { TaxClass } from "../tax-class.ts";
import type { PartsOf, PriceError } from "./part.ts";
import type { QuantityDiscount } from "./quantity-discount.ts";
import type { Selection } from "./selection.ts";

/** Everything pricing knows about one product; `registry.ts` holds one for each. */
export interface PricedProduct {
	/** With the prices we start with, in the order of the back office; the table of the discount is apart. */
	readonly sheets: readonly PriceSheet[];
	/** Absent where the price itself goes by quantity. */
	readonly discount?: QuantityDiscount;
	readonly parts: PartsOf;
	/** What a square metre costs, in minor units, where it is sold by area. Absent: never. */
	readonly perSquareMetre?: (selection: Selection, list: PriceList) => Result<number | undefined, PriceError>;
	/** Of every part there can be. */
	readonly lineCodes: readonly string[];
	/** The option whose value a part is the price of, by line code; absent where names of lines say enough. */
	readonly lineOptions?: Readonly<Record<string, string>>;
	/** The options whose values cost more or less than one another, by any prices an operator may set: "ab" tries each. */
	readonly pricedOptions: readonly string[];
	/** What else no list may be sold by: where more pieces would cost less in all (pricing.P5). Reads `sheets` only. */
	readonly listProblems?: (list: PriceList) => readonly PriceRowProblem[];
	readonly taxClass: TaxClass;
	readonly production: ProductionTime;
	/** Whether it is too large for a parcel. Absent: never. */
	readonly isBulky?: (configuration: Configuration) => boolean;
	/** Whether a ribbon goes with it, by a way of its own. Absent: never. */
	readonly hasRibbon?: (configuration: Configuration) => boolean;
}

/** Working days until the handover (pricing.P28). */
export interface ProductionTime {
	readonly days: number;
	readonly source: FactSource;
	readonly steps?: readonly ProductionStep[];
	/** Can be made on the day of the order, where no step adds to it. */
	readonly sameDay?: true;
}

/** What a choice adds to the days, or takes their place. */
export interface ProductionStep {
	readonly option: string;
	/** Beginnings of values with this time; absent: every value but "ohne". */
	readonly values?: readonly string[];
	/** Days more, or instead of the product's own. */
	readonly effect: "more" | "instead";
	readonly days: number;
	readonly source: FactSource;
}
