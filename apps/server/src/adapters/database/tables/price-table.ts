import type { Currency } from "@offizin/money";
import type { ChannelKey } from "@offizin/sites";
import type { Generated } from "kysely";
import type { Timestamp } from "../column.ts";

/** A cell of a price table from a day on; see packages/pricing, PriceRow. */
export interface PriceRowTable {
	id: Generated<string>;
	/** Rows that were saved together. */
	change: string;
	table: string;
	row: string;
	column: string;
	currency: Currency;
	market: string | null;
	channel: ChannelKey | null;
	amount: number;
	valid_from: string;
	valid_until: string | null;
	saved_at: Timestamp;
	/** Name the member of staff had then, and the id of their account, which may have gone since. */
	saved_by: string;
	saved_staff: string | null;
	withdrawn_at: Timestamp | null;
	withdrawn_by: string | null;
	withdrawn_staff: string | null;
}
