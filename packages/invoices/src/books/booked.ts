import type { Day } from "@offizin/calendar-days";
import type { CreditNote, Invoice } from "../invoice.ts";

/** A document as the books have it. */
export interface Booked {
	readonly number: string;
	readonly issuedOn: Day;
	readonly data: Invoice | CreditNote;
}

/** What a document adds to sales: a credit note takes away. */
export function signOf({ data }: Booked): 1 | -1 {
	return data.kind === "credit" ? -1 : 1;
}

/** Who a document is for. */
export function nameOf({ data: { buyer } }: Booked): string {
	return buyer.company ?? `${buyer.firstName} ${buyer.lastName}`;
}
