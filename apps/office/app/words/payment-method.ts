import type { Say } from "./office-intl.tsx";

/** The word for a method of payment; one that this version does not know yet is shown as it is named. */
export function paymentMethodWord(method: string, t: Say): string {
	return method === "invoice" || method === "prepayment" ? t(`states.method.${method}`) : method;
}
