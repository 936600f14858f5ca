import { checkAddress, checkContact, type FieldError } from "@offizin/orders";
import { type CheckoutDraft, recipientOf } from "./checkout-draft.ts";

/** What is wrong, by the name of the form field, such as "billing.postalCode". */
export type FieldErrors = Readonly<Record<string, Pick<FieldError, "code" | "max">>>;

/** Every field of step one that cannot be used; `countries` are those the market delivers to. */
export function addressErrors(draft: CheckoutDraft, countries: readonly string[]): FieldErrors {
	const { contact, billing, shipping } = recipientOf(draft);
	return {
		...under("contact", checkContact(contact)),
		...under("billing", checkAddress(billing, countries)),
		...(shipping ? under("shipping", checkAddress(shipping, countries)) : {}),
	};
}

export function hasErrors(errors: FieldErrors): boolean {
	return Object.keys(errors).length > 0;
}

function under(prefix: string, errors: readonly FieldError[]): FieldErrors {
	const found = errors.map(({ field, code, max }) => [`${prefix}.${field}`, max ? { code, max } : { code }]);
	return Object.fromEntries(found);
}
