import { isMailAddress, MAX_MAIL_ADDRESS } from "@offizin/accounts";
import { checkText, type FieldError } from "./field-error.ts";

export interface Contact {
	readonly email: string;
	readonly phone?: string;
}

const MAX_PHONE = 40;

/** Every field that cannot be used, empty when the contact is fine. */
export function checkContact(contact: Contact): readonly FieldError[] {
	const email = checkText("email", contact.email, { max: MAX_MAIL_ADDRESS, isRequired: true });
	return [
		...(email.length > 0 || isMailAddress(contact.email.trim())
			? email
			: [{ field: "email", code: "email_invalid" } as const]),
		...checkText("phone", contact.phone ?? "", { max: MAX_PHONE, isRequired: false }),
	];
}

/** The contact without stray spaces and without an empty phone number. */
export function tidyContact({ email, phone }: Contact): Contact {
	return phone?.trim() ? { email: email.trim(), phone: phone.trim() } : { email: email.trim() };
}
