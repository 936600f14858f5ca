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

/** Postal codes by country, domain.md §13; its keys are the countries of spec 1-5. */
const postalCodes: Readonly<Record<string, RegExp>> = {
	DE: /^\d{5}$/,
	AT: /^\d{4}$/,
	CH: /^\d{4}$/,
	LI: /^\d{4}$/,
	LU: /^\d{4}$/,
	BE: /^\d{4}$/,
	FR: /^\d{5}$/,
	IT: /^\d{5}$/,
	ES: /^\d{5}$/,
	NL: /^\d{4} [A-Z]{2}$/,
};

/** Countries an address may be in: all that spec 1-5 names. Where we deliver to is the price list's matter. */
export const addressCountries: readonly string[] = Object.keys(postalCodes);

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
	const pattern = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined;
	// An unknown country is the country's error; its postal code cannot be judged.
	return !pattern || pattern.test(postalCode.trim()) ? [] : [{ field, code: "postal_code_invalid" }];
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
