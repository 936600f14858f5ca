import type { ChannelKey } from "@offizin/sites";
import type { CreditNote, Invoice } from "./invoice.ts";

export type DocumentKind = (Invoice | CreditNote)["kind"];

const brands: Readonly<Record<ChannelKey, string>> = { papiervogel: "PV", bildwand: "BW" };
/** "Rechnung" and "Rechnungskorrektur": what both are called where they are issued (§ 14 UStG, § 31 (5) UStDV). */
const kinds: Readonly<Record<DocumentKind, string>> = { invoice: "RE", credit: "RK" };

/** What counts for itself: "PV-RE-DE" (invoices.I12). */
export function seriesOf({
	kind,
	channel,
	country,
}: Pick<Invoice | CreditNote, "kind" | "channel" | "country">): string {
	return `${brands[channel]}-${kinds[kind]}-${country}`;
}

/** "PV-RE-DE-26-00042" for the 42nd of a series in 2026. */
export function documentNumber(series: string, year: number, count: number): string {
	return `${series}-${String(year % 100).padStart(2, "0")}-${String(count).padStart(5, "0")}`;
}
