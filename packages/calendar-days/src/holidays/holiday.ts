import type { FactSource } from "@offizin/base";
import { addDays, type Day, weekday } from "../day.ts";
import { easterSunday } from "./easter.ts";
import type { HolidayKey } from "./holiday-key.ts";

/** When a holiday is: the same day each year, days from Easter Sunday, or the first such weekday from a day on. */
export type HolidayDate =
	| string
	| { readonly easter: number }
	/** `weekday`: 0 is Sunday. `from`: "11-16". */
	| { readonly weekday: number; readonly from: string };

/** A public holiday of a country. */
export interface Holiday {
	readonly key: HolidayKey;
	readonly on: HolidayDate;
	/** States or cantons where it holds everywhere; absent: in the whole country. */
	readonly regions?: readonly string[];
	/** Regions where it holds in some places only: nobody knows whether a parcel arrives there. */
	readonly partly?: readonly string[];
	readonly source: FactSource;
}

/** The day of a holiday in a year. */
export function dayOf({ on }: Holiday, year: number): Day {
	if (typeof on === "string") return `${year}-${on}`;
	if ("easter" in on) return addDays(easterSunday(year), on.easter);
	const from = `${year}-${on.from}`;
	return addDays(from, (on.weekday - weekday(from) + 7) % 7);
}
