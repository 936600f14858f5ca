import { isTypedPostcode, postcodeForms } from "@offizin/sites";
import { countryOf, splitPostcode } from "./address-country.ts";
import type { AddressRecord, HomeCountry } from "./address-lines.ts";

/** A postcode that is hardly one of its country. */
export type PostcodeDoubt =
	/** Four digits in Germany: a spreadsheet took a zero away, or it is an Austrian or Swiss one. */
	| { readonly kind: "fourDigits" }
	/** The country's name, and how postcodes look there ("1234 AB"). */
	| { readonly kind: "otherForm"; readonly country: string; readonly form: string };

/**
 * What is to be doubted about the postcode of a guest, in the country of the guest or else at home. Undefined for a fine
 * one, for none, and in a country that is not known.
 */
export function postcodeDoubt(
	{ plz = "", land = "" }: AddressRecord,
	home: HomeCountry = "DE",
): PostcodeDoubt | undefined {
	const { postcode, country: signed } = splitPostcode(plz.trim());
	const country = land.trim() === "" ? (signed ?? countryOf(home)) : countryOf(land.trim());
	const [form] = postcodeForms(country.code ?? "");
	if (postcode === "" || !form || isTypedPostcode(country.code ?? "", postcode)) return undefined;
	if (country.code === "DE" && /^\d{4}$/.test(postcode)) return { kind: "fourDigits" };
	return { kind: "otherForm", country: country.name, form };
}
