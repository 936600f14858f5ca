export type FieldErrorCode =
	| "required"
	| "too_long"
	| "characters_invalid"
	| "postal_code_invalid"
	| "country_not_served"
	| "email_invalid"
	/** A Packstation without the number of who fetches there, or the number without one. */
	| "post_number_missing"
	| "post_number_invalid"
	| "packstation_missing"
	| "packstation_billing"
	| "packstation_country"
	| "packstation_standard_only";

/** What is wrong with one field; `max` in characters when it is too long. */
export interface FieldError {
	readonly field: string;
	readonly code: FieldErrorCode;
	readonly max?: number;
}

/** Line breaks and other control characters would end up on parcel labels; half a surrogate pair cannot be stored. */
const unusableCharacters = /[\p{Cc}\p{Cs}]/u;

/** Checks a text for presence, length and control characters. */
export function checkText(
	field: string,
	value: string,
	rule: { readonly max: number; readonly isRequired: boolean },
): FieldError[] {
	if (value.trim() === "") return rule.isRequired ? [{ field, code: "required" }] : [];
	if (value.length > rule.max) return [{ field, code: "too_long", max: rule.max }];
	return unusableCharacters.test(value) ? [{ field, code: "characters_invalid" }] : [];
}
