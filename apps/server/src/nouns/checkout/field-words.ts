import { assertNever } from "@offizin/base";
import type { FieldError } from "@offizin/orders";
import { say, wordsOf } from "@offizin/words";

/** What is wrong with a field of the checkout and what helps. `error.field` is a path like "billing.city". */
export function fieldWords(error: FieldError, locale: string): string {
	const { missing, tooLong, characters, postalCode, country, email, ...packstation } = wordsOf(locale).order;
	switch (error.code) {
		case "required": {
			const names: Readonly<Record<string, string>> = missing;
			return names[error.field.split(".").at(-1) ?? ""] ?? missing.other;
		}
		case "too_long":
			return say(tooLong, { max: error.max ?? 0 }, locale);
		case "characters_invalid":
			return characters;
		case "postal_code_invalid":
			return postalCode;
		case "country_not_served":
			return country;
		case "email_invalid":
			return email;
		case "post_number_missing":
			return packstation.postNumberMissing;
		case "post_number_invalid":
			return packstation.postNumber;
		case "packstation_missing":
			return packstation.packstationMissing;
		case "packstation_billing":
			return packstation.packstationBilling;
		case "packstation_country":
			return packstation.packstationCountry;
		case "packstation_standard_only":
			return packstation.packstationStandard;
		default:
			return assertNever(error.code, "field error");
	}
}
