import { err, ok, type Result } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import type { Destination } from "@offizin/delivery";
import type { TaxClass } from "../tax-class.ts";
import { vatAreas } from "./vat-areas.ts";
import { vatRates } from "./vat-rates.ts";

export type VatError =
	/** Goods for there are an export, which we do not handle: nothing is delivered. */
	| {
			readonly code: "destination_outside_vat_area";
			readonly country: string;
			readonly postalCode: string;
	  }
	/** No rate is known for the country on the day. */
	| { readonly code: "vat_rate_missing"; readonly country: string; readonly day: Day };

function areaOf({ country, postalCode }: Destination) {
	const code = postalCode?.trim() ?? "";
	return vatAreas.find(
		({ country: own, postalCodes }) => own === country && postalCodes.some((start) => code.startsWith(start)),
	);
}

/** Whether the VAT of the country holds at a place: false for places outside the area or with a rate of their own. */
export function sharesVatOfCountry(destination: Destination): boolean {
	return areaOf(destination) === undefined;
}

/**
 * VAT in per mille of goods for a destination on a day (pricing.V1 to pricing.V3). Without a postal code the country's
 * rate holds.
 */
export function vatRateOf(destination: Destination, taxClass: TaxClass, day: Day): Result<number, VatError> {
	const { country, postalCode = "" } = destination;
	const area = areaOf(destination);
	if (area && area.standard === undefined) {
		const code = postalCode.trim();
		return err({ code: "destination_outside_vat_area", country, postalCode: code });
	}
	const row = vatRates.findLast((rate) => rate.country === country && rate.validFrom <= day);
	if (!row) return err({ code: "vat_rate_missing", country, day });
	return ok(taxClass === "standard" ? (area?.standard ?? row.standard) : row.book);
}
