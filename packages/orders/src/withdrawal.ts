import { isMailAddress, MAX_MAIL_ADDRESS } from "@offizin/accounts";
import { checkText, type FieldError } from "./field-error.ts";

/** What somebody declares who withdraws from a contract (§ 356a BGB): who, from which, and where we confirm it. */
export interface Withdrawal {
	readonly name: string;
	readonly email: string;
	/** As they know it; it may be mistaken, and is declared all the same. */
	readonly orderNumber: string;
	/** Which of the goods, in their words; "" for all of them. */
	readonly what: string;
}

const MAX_NAME = 120;
const MAX_NUMBER = 40;
const MAX_WHAT = 1000;

/** Every field that cannot be used, empty when the declaration can be taken. */
export function checkWithdrawal({ name, email, orderNumber, what }: Withdrawal): readonly FieldError[] {
	const address = checkText("email", email, { max: MAX_MAIL_ADDRESS, isRequired: true });
	return [
		...checkText("name", name, { max: MAX_NAME, isRequired: true }),
		...(address.length > 0 || isMailAddress(email.trim())
			? address
			: [{ field: "email", code: "email_invalid" } as const]),
		...checkText("orderNumber", orderNumber, { max: MAX_NUMBER, isRequired: true }),
		...checkText("what", what.replace(/\s/g, " "), { max: MAX_WHAT, isRequired: false }),
	];
}

/** A declaration without stray spaces. */
export function tidyWithdrawal({ name, email, orderNumber, what }: Withdrawal): Withdrawal {
	return {
		name: name.trim(),
		email: email.trim(),
		orderNumber: orderNumber.trim(),
		what: what.trim(),
	};
}
