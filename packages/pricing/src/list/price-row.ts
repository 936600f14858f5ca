import type { Day } from "@offizin/calendar-days";
import type { Currency } from "@offizin/money";
import type { ChannelKey } from "@offizin/sites";

/**
 * One cell of a table for a time: how prices are stored, imported and changed. Without `validUntil` it holds until a
 * later row; with it, it is an announced price for a while (a reduction), and the price before comes back afterwards.
 */
export interface PriceRow {
	readonly table: string;
	readonly row: string;
	readonly column: string;
	readonly currency: Currency;
	/** Only in this market, only in this brand's shop; the narrower row wins. Absent: in all. */
	readonly market?: string;
	readonly channel?: ChannelKey;
	/** In the unit of the table. */
	readonly amount: number;
	readonly validFrom: Day;
	/** Last day. */
	readonly validUntil?: Day;
}
