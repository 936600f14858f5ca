import type { Owner } from "@offizin/accounts";
import type { Site } from "@offizin/sites";
import type { Platform } from "../platform.ts";
import { openPricing } from "../prices/pricing-context.ts";
import { findGiftVoucher, findVoucher } from "../vouchers/voucher-store.ts";
import { usesOf } from "../vouchers/voucher-terms.ts";
import { findCart } from "./cart-store.ts";
import { tryGiftVoucher, tryVoucher } from "./try-voucher.ts";

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
	if (!voucher) return undefined;
	const uses = await usesOf(db, voucher.code, { owner, channel: site.channel });
	return tryVoucher({ voucher, ...uses }, cart, pricing);
}
