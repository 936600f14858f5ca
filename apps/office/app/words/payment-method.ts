import { paymentMethods } from "@offizin/orders";
import type { Say } from "./office-intl.tsx";

/** The word for a method of payment; one that this version does not know yet is shown as it is named. */
export function paymentMethodWord(method: string, t: Say): string {
	const known = paymentMethods.find((one) => one === method);
	return known ? t(`states.method.${known}`) : method;
}
