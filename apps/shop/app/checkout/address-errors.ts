import { checkAddress, checkBilling, checkContact, checkGift, type FieldError } from "@offizin/orders";
import { type CheckoutDraft, recipientOf } from "./checkout-draft.ts";
import type { FieldErrors } from "./field-errors.ts";

/** Every field of step one that cannot be used; `countries` are those the market delivers to. */
export function addressErrors(draft: CheckoutDraft, countries: readonly string[]): FieldErrors {
	const { contact, billing, shipping, gift } = recipientOf(draft);
	return {
		...under("contact", checkContact(contact)),
		...under("billing", checkBilling(billing, countries)),
		...(shipping ? under("shipping", checkAddress(shipping, countries)) : {}),
		...(gift ? under("gift", checkGift(gift)) : {}),
	};
}

function under(prefix: string, errors: readonly FieldError[]): FieldErrors {
	const found = errors.map(({ field, code, max }) => [`${prefix}.${field}`, max ? { code, max } : { code }]);
	return Object.fromEntries(found);
}
