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
	];
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

/** The address without stray spaces at the ends and without an empty company: what is stored and printed. */
export function tidyAddress(address: Address): Address {
	const { company, ...rest } = address;
	const tidied = {
		firstName: rest.firstName.trim(),
		lastName: rest.lastName.trim(),
		street: rest.street.trim(),
		postalCode: rest.postalCode.trim(),
		city: rest.city.trim(),
		country: rest.country,
	};
	return company?.trim() ? { ...tidied, company: company.trim() } : tidied;
}
