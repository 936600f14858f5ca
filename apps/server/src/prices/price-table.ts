import type { ChannelKey } from "@offizin/catalog";
import type { Currency } from "@offizin/money";
import type { Generated } from "kysely";
import type { Json, Timestamp } from "../database/column.ts";

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
	saved_by: string;
	withdrawn_at: Timestamp | null;
	withdrawn_by: string | null;
}

/** A code that lowers a price; see packages/pricing, Voucher. */
export interface VoucherTable {
	code: string;
	amount: number | null;
	per_mille: number | null;
	currency: Currency | null;
	valid_from: string | null;
	valid_until: string | null;
	markets: Json<readonly string[]> | null;
	channels: Json<readonly ChannelKey[]> | null;
	minimum: number | null;
	first_order_only: boolean;
	per_customer: number | null;
	in_all: number | null;
}

/** Prepaid money; see packages/pricing, GiftVoucher. */
export interface GiftVoucherTable {
	code_hash: string;
	balance: number;
	currency: Currency;
	bought_on: string;
}
