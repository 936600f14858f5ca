import { isPostcode } from "@offizin/sites";
import { checkText, type FieldError } from "./field-error.ts";

/** A postal address. `country` is ISO 3166-1 alpha-2; `street` holds the house number too. */
export interface Address {
	readonly firstName: string;
	readonly lastName: string;
	readonly company?: string;
	readonly street: string;
	readonly postalCode: string;
	readonly city: string;
	readonly country: string;
	/** Of who fetches the parcel from a DHL Packstation, which `street` names: "Packstation 123". */
	readonly postNumber?: string;
}

/** An address as doors tell it. */
export type ShownAddress = Omit<Address, Optional> & { readonly [Key in Optional]?: string | undefined };
type Optional = "company" | "postNumber";

const packstation = /^packstation\s*\d{3}$/i;
const postNumber = /^\d{6,10}$/;

/** Whether a parcel is to be fetched from a Packstation. */
export function isPackstation({ street }: Pick<Address, "street">): boolean {
	return packstation.test(street.trim());
}

/** Countries an address may be in: all that spec 1-5 names. Where we deliver to is the price list's matter. */
export const addressCountries: readonly string[] = [
	...["DE", "AT", "CH", "LI", "LU"],
	...["BE", "FR", "IT", "ES", "NL"],
];

const maxLengths = { firstName: 60, lastName: 60, company: 80, street: 80, city: 60 } as const;

/**
 * Every field that cannot be used, empty when the address is fine. `countries` narrows the allowed ones,
 * for a delivery address to those the market delivers to.
 */
export function checkAddress(
	address: Address,
	countries: readonly string[] = addressCountries,
): readonly FieldError[] {
	const text = (field: keyof typeof maxLengths, isRequired = true) =>
		checkText(field, address[field] ?? "", { max: maxLengths[field], isRequired });
	return [
		...text("firstName"),
		...text("lastName"),
		...text("company", false),
		...text("street"),
		...checkPostalCode(address),
		...text("city"),
		...checkCountry(address.country, countries),
		...checkPostNumber(address),
	];
}

/** The same of an address that an invoice goes to: nobody lives in a Packstation. */
export function checkBilling(address: Address, countries?: readonly string[]): readonly FieldError[] {
	if (isPackstation(address)) return [{ field: "street", code: "packstation_billing" }];
	return checkAddress(address, countries);
}

/** Packstations stand in Germany, and a parcel in one is given to a number, not to a name. */
function checkPostNumber(address: Address): FieldError[] {
	const field = "postNumber";
	const number = address.postNumber?.trim() ?? "";
	if (!isPackstation(address)) return number === "" ? [] : [{ field: "street", code: "packstation_missing" }];
	if (address.country !== "DE") return [{ field: "street", code: "packstation_country" }];
	if (number === "") return [{ field, code: "post_number_missing" }];
	return postNumber.test(number) ? [] : [{ field, code: "post_number_invalid" }];
}

function checkPostalCode({ postalCode, country }: Address): FieldError[] {
	const field = "postalCode";
	if (postalCode.trim() === "") return [{ field, code: "required" }];
	// An unknown country is the country's error; its postal code cannot be judged.
	const isFine = !addressCountries.includes(country) || isPostcode(country, postalCode.trim());
	return isFine ? [] : [{ field, code: "postal_code_invalid" }];
}

function checkCountry(country: string, countries: readonly string[]): FieldError[] {
	const field = "country";
	if (country.trim() === "") return [{ field, code: "required" }];
	return countries.includes(country) ? [] : [{ field, code: "country_not_served" }];
}

/** The address as it stands on a label, without its country: company, name, post number, street, place (DIN 5008). */
export function addressLines(address: ShownAddress): readonly string[] {
	const { firstName, lastName, company, street, postalCode, city, postNumber } = address;
	const lines = [company, `${firstName} ${lastName}`, postNumber, street, `${postalCode} ${city}`];
	return lines.flatMap((line) => (line?.trim() ? [line] : []));
}

/** The address without stray spaces at the ends and without an empty company: what is stored and printed. */
export function tidyAddress(address: Address): Address {
	const { company, postNumber, ...rest } = address;
	const tidied = {
		firstName: rest.firstName.trim(),
		lastName: rest.lastName.trim(),
		street: rest.street.trim(),
		postalCode: rest.postalCode.trim(),
		city: rest.city.trim(),
		country: rest.country,
	};
	return {
		...tidied,
		...(company?.trim() ? { company: company.trim() } : {}),
		...(postNumber?.trim() ? { postNumber: postNumber.trim() } : {}),
	};
}
