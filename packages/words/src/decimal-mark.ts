import type { DecimalMark } from "@offizin/pricing";
import { conventionsOf } from "@offizin/sites";

/** What a locale writes before decimal places. */
export function decimalMark(locale: string): DecimalMark {
	const parts = new Intl.NumberFormat(conventionsOf(locale)).formatToParts(1.5);
	return parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
}
