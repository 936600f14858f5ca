import { formatOwner, type Owner } from "@offizin/accounts";
import type { Site } from "@offizin/sites";
import type { Db } from "../../adapters/database/database.ts";
import { findCart } from "../cart/cart-store.ts";
import type { Platform } from "../platform.ts";
import { openPricing } from "../prices/pricing-context.ts";
import { tryGiftVoucher, tryVoucher } from "./try-voucher.ts";
import { findGiftVoucher, findVoucher } from "./voucher-store.ts";

interface CodeTrial {
	readonly site: Site;
	readonly owner: Owner | undefined;
	/** As `normaliseVoucherCode` writes it. */
	readonly code: string;
}

/** What a code would do to the owner's cart, or why it does nothing; undefined for a code nobody knows. */
export async function tryCode(platform: Platform, { site, owner, code }: CodeTrial) {
	const { db } = platform.database;
	const voucher = await findVoucher(db, code);
	const gift = voucher ? undefined : await findGiftVoucher(db, code);
	if (!voucher && !gift) return undefined;
	const pricing = openPricing(platform, site);
	const cart = owner ? await findCart(db, { owner, channel: site.channel }) : undefined;
	if (gift) return tryGiftVoucher(gift, cart, pricing);
	return voucher && tryVoucher(voucher, { cart, ordersBefore: await ordersOf(db, owner) }, pricing);
}

/** Orders placed by the owner before; of somebody without a cookie nothing is known. */
async function ordersOf(db: Db, owner: Owner | undefined): Promise<number> {
	if (owner === undefined) return 0;
	const { count } = await db
		.selectFrom("order")
		.innerJoin("cart", "cart.id", "order.cart")
		.where("cart.owner", "=", formatOwner(owner))
		.where("order.state", "=", "placed")
		.select(({ fn }) => fn.countAll<string>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}
