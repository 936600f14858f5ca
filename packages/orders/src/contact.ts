import { checkText, type FieldError } from "./field-error.ts";

export interface Contact {
	readonly email: string;
	readonly phone?: string;
}

/** RFC 5321 §4.5.3.1: the longest path a mail server must take is 256 octets with its two brackets. */
const MAX_EMAIL = 254;
const MAX_PHONE = 40;
/** Plausible, not proven: one @, no spaces, and a domain with a dot; only a delivered mail proves more. */
const emailPattern = /^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)*\.(?!\d+$)[^\s@.<>"]{2,}$/;

/** Every field that cannot be used, empty when the contact is fine. */
export function checkContact(contact: Contact): readonly FieldError[] {
	const email = checkText("email", contact.email, { max: MAX_EMAIL, isRequired: true });
	const isPlausible = emailPattern.test(contact.email.trim());
	return [
		...(email.length > 0 || isPlausible ? email : [{ field: "email", code: "email_invalid" } as const]),
		...checkText("phone", contact.phone ?? "", { max: MAX_PHONE, isRequired: false }),
	];
}

/** The contact without stray spaces and without an empty phone number. */
export function tidyContact({ email, phone }: Contact): Contact {
	return phone?.trim() ? { email: email.trim(), phone: phone.trim() } : { email: email.trim() };
}
