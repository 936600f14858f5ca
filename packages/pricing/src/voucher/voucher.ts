import type { Day } from "@offizin/calendar-days";
import type { Money } from "@offizin/money";
import type { ChannelKey } from "@offizin/sites";

/** What a voucher takes off the goods: an amount in one currency (domain.md §7.5), or thousandths of them. */
export type VoucherDiscount =
	| { readonly kind: "amount"; readonly amount: Money }
	| { readonly kind: "percent"; readonly perMille: number };

/** A code that lowers the price of an order. It is a discount; a gift voucher is money (`GiftVoucher`). */
export interface Voucher {
	/** As `normaliseVoucherCode` writes it. */
	readonly code: string;
	readonly discount: VoucherDiscount;
	/** First and last day; absent: no limit. */
	readonly validFrom?: Day;
	readonly validUntil?: Day;
	/** Keys of markets and channels; absent: all. */
	readonly markets?: readonly string[];
	readonly channels?: readonly ChannelKey[];
	/** Goods must be worth as much, before the discount and without shipping. */
	readonly minimum?: Money;
	readonly firstOrderOnly: boolean;
	/** How often one customer may use it; absent: without limit. */
	readonly perCustomer?: number;
	/** How often it may be used in all. */
	readonly inAll?: number;
}

/** The order a voucher is tried on. */
export interface VoucherUse {
	readonly day: Day;
	readonly market: string;
	readonly channel: ChannelKey;
	/** Goods that vouchers may lower: without shipping, without gift vouchers. */
	readonly goods: Money;
	/** Orders of this customer so far; absent while nobody knows who it is. */
	readonly ordersBefore?: number;
	readonly usedByCustomer: number;
	readonly usedInAll: number;
}

export type VoucherRefusal =
	| { readonly code: "voucher_not_yet_valid"; readonly from: Day }
	| { readonly code: "voucher_expired"; readonly until: Day }
	| { readonly code: "voucher_other_market"; readonly markets: readonly string[] }
	| { readonly code: "voucher_other_channel"; readonly channels: readonly ChannelKey[] }
	| { readonly code: "voucher_other_currency"; readonly currency: Money["currency"] }
	| { readonly code: "voucher_minimum"; readonly minimum: Money }
	| { readonly code: "voucher_first_order_only" }
	| { readonly code: "voucher_used" }
	| { readonly code: "voucher_used_up" };
