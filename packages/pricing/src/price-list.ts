import type { Paper, Refinement } from "@offizin/catalog";
import type { Currency } from "@offizin/money";

/** A price per piece in minor units, valid exactly at `from` pieces; in between it is interpolated (P3). */
export interface TierPoint {
	readonly from: number;
	readonly unit: number;
}

/** Rows in ascending order of `from`, the first at 1. Above the last row its price stays. */
export type TierTable = readonly TierPoint[];

export type PricedRefinement = Exclude<Refinement, "ohne">;
export const shippingTypes = ["standard"] as const;
export type ShippingType = (typeof shippingTypes)[number];

/** All prices of one market from one day on: gross, in minor units. `checkPriceList` says whether it is complete. */
export interface PriceList {
	readonly id: string;
	readonly currency: Currency;
	/** First day of validity in the market, "2026-11-01". */
	readonly validFrom: string;
	readonly card: {
		/** The folded A6 card; other formats take their catalogue factor of it. */
		readonly base: TierTable;
		/** Surcharge per piece and paper class at 50 pieces. */
		readonly paper: Readonly<Partial<Record<Paper["priceClass"], number>>>;
		readonly refinement: Readonly<Partial<Record<PricedRefinement, TierTable>>>;
		/** Per piece, the same for every punching. */
		readonly punching: number;
	};
	/** Price of one delivery by country (ISO 3166-1 alpha-2). */
	readonly shipping: Readonly<Record<ShippingType, Readonly<Record<string, number>>>>;
}
