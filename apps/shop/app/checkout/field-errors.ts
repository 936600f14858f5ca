import type { FieldError } from "@offizin/orders";

/** What is wrong, by the name of the form field, such as "billing.postalCode". */
export type FieldErrors = Readonly<Record<string, Pick<FieldError, "code" | "max">>>;

export function hasErrors(errors: FieldErrors): boolean {
	return Object.keys(errors).length > 0;
}
