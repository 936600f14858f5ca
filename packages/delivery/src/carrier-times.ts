import type { FactSource } from "@offizin/base";
import type { DeliveryCountry } from "./place.ts";

/** Carrier days after the handover, the last day of the carrier's span. */
export interface CarrierTimes {
	/** The latest of spec 1-10 in Germany. Islands included, but for express. */
	readonly standard: number;
	/** Absent: not offered. */
	readonly express?: number;
	/** The first Saturday after the handover; Germany only (domain.md §10). */
	readonly saturday?: true;
	/** What is too long for a parcel. */
	readonly forwarder: number;
	readonly source: FactSource;
}

export const carrierTimes: Readonly<Record<DeliveryCountry, CarrierTimes>> = {
	AT: { standard: 5, express: 2, forwarder: 7, source: "market" },
	BE: { standard: 5, forwarder: 7, source: "market" },
	CH: { standard: 6, express: 3, forwarder: 8, source: "market" },
	DE: { standard: 4, express: 1, saturday: true, forwarder: 6, source: "spec" },
	ES: { standard: 7, forwarder: 10, source: "market" },
	FR: { standard: 6, forwarder: 8, source: "market" },
	IT: { standard: 7, forwarder: 10, source: "market" },
	LI: { standard: 6, express: 3, forwarder: 8, source: "market" },
	LU: { standard: 5, forwarder: 7, source: "market" },
	NL: { standard: 5, forwarder: 7, source: "market" },
};

/**
 * Postal codes of the German North Sea islands, Sylt among them, and of Hiddensee: express takes a day more, and
 * there is no delivery on Saturdays.
 */
export const islandPostalCodes: ReadonlySet<string> = new Set([
	...["18565", "25849", "25859", "25863", "25869", "25938", "25946", "25980", "25992", "25996"],
	...["25997", "25999", "26465", "26474", "26486", "26548", "26571", "26579", "26757", "27498"],
]);

export const ISLAND_EXPRESS_DAYS = 1;
