import { money } from "@offizin/money";
import type { Voucher } from "@offizin/pricing";
import type { Db } from "../../adapters/database/database.ts";
import type { Config } from "../../config.ts";
import { addVoucher } from "./voucher-store.ts";

/** The newsletter's 5 euros (spec 9.1-6) and a reduction of a tenth. */
const demoVouchers: readonly Voucher[] = [
	{
		code: "WILLKOMMEN5",
		discount: { kind: "amount", amount: money(500, "eur") },
		firstOrderOnly: true,
		perCustomer: 1,
	},
	{
		code: "HERBST10",
		discount: { kind: "percent", perMille: 100 },
		minimum: money(2500, "eur"),
		firstOrderOnly: false,
	},
];

/** Vouchers to try the demo with; production starts without any. */
export async function seedVouchers(db: Db, { mode }: Config): Promise<void> {
	if (mode === "production") return;
	for (const voucher of demoVouchers) await addVoucher(db, voucher);
}
