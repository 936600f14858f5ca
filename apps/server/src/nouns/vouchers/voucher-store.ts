import { invariant } from "@offizin/base";
import { money } from "@offizin/money";
import type { GiftVoucher, Voucher } from "@offizin/pricing";
import type { Selectable } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import type { VoucherTable } from "../../adapters/database/tables/voucher-table.ts";
import { hashToken } from "../../adapters/ids/hash-token.ts";

/** The voucher of a code, as `normaliseVoucherCode` writes it. */
export async function findVoucher(db: Db | Trx, code: string): Promise<Voucher | undefined> {
	const row = await db.selectFrom("voucher").selectAll().where("code", "=", code).executeTakeFirst();
	return row && toVoucher(row);
}

function discountOf({ amount, per_mille, currency }: Selectable<VoucherTable>): Voucher["discount"] {
	if (per_mille !== null) return { kind: "percent", perMille: per_mille };
	invariant(amount !== null && currency !== null, "a voucher of an amount has its currency");
	return { kind: "amount", amount: money(amount, currency) };
}

function toVoucher(row: Selectable<VoucherTable>): Voucher {
	const { minimum, currency } = row;
	return {
		code: row.code,
		discount: discountOf(row),
		firstOrderOnly: row.first_order_only,
		...(row.valid_from === null ? {} : { validFrom: row.valid_from }),
		...(row.valid_until === null ? {} : { validUntil: row.valid_until }),
		...(row.markets === null ? {} : { markets: row.markets }),
		...(row.channels === null ? {} : { channels: row.channels }),
		...(minimum === null || currency === null ? {} : { minimum: money(minimum, currency) }),
		...(row.per_customer === null ? {} : { perCustomer: row.per_customer }),
		...(row.in_all === null ? {} : { inAll: row.in_all }),
	};
}

/** The gift voucher of a code. Only hashes of codes are stored, so that the database alone spends nothing. */
export async function findGiftVoucher(db: Db, code: string): Promise<GiftVoucher | undefined> {
	const row = await db
		.selectFrom("gift_voucher")
		.selectAll()
		.where("code_hash", "=", hashToken(code))
		.executeTakeFirst();
	return row && { code, balance: money(row.balance, row.currency), boughtOn: row.bought_on };
}

/** Puts a voucher in, unless its code exists. */
export async function addVoucher(db: Db, voucher: Voucher): Promise<void> {
	const { discount, minimum } = voucher;
	await db
		.insertInto("voucher")
		.values({
			code: voucher.code,
			amount: discount.kind === "amount" ? discount.amount.amount : null,
			per_mille: discount.kind === "percent" ? discount.perMille : null,
			currency: discount.kind === "amount" ? discount.amount.currency : (minimum?.currency ?? null),
			valid_from: voucher.validFrom ?? null,
			valid_until: voucher.validUntil ?? null,
			markets: voucher.markets ? toJson(voucher.markets) : null,
			channels: voucher.channels ? toJson(voucher.channels) : null,
			minimum: minimum?.amount ?? null,
			first_order_only: voucher.firstOrderOnly,
			per_customer: voucher.perCustomer ?? null,
			in_all: voucher.inAll ?? null,
		})
		.onConflict((conflict) => conflict.column("code").doNothing())
		.execute();
}

/** Puts a gift voucher in, unless its code exists. */
export async function addGiftVoucher(db: Db, { code, balance, boughtOn }: GiftVoucher): Promise<void> {
	await db
		.insertInto("gift_voucher")
		.values({
			code_hash: hashToken(code),
			balance: balance.amount,
			currency: balance.currency,
			bought_on: boughtOn,
		})
		.onConflict((conflict) => conflict.column("code_hash").doNothing())
		.execute();
}
