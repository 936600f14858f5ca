import type { Currency } from "@offizin/money";
import type { ChannelKey } from "@offizin/sites";
import type { Json, Timestamp } from "../column.ts";

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

/** An order that a voucher has lowered. */
export interface VoucherUseTable {
	voucher: string;
	order: string;
	at: Timestamp;
	/** When the order was given up or cancelled. */
	released_at: Timestamp | null;
}

/** Prepaid money; see packages/pricing, GiftVoucher. */
export interface GiftVoucherTable {
	code_hash: string;
	balance: number;
	currency: Currency;
	bought_on: string;
}
