import type { Owner } from "@offizin/accounts";
import { err, type Result } from "@offizin/base";
import { type Cart, type PriceCartError, setVoucher } from "@offizin/cart";
import { normaliseVoucherCode, type VoucherRefusal } from "@offizin/pricing";
import type { Site } from "@offizin/sites";
import type { Trx } from "../../adapters/database/database.ts";
import type { Platform } from "../platform.ts";
import { openPricing } from "../prices/pricing-context.ts";
import { voucherTermsOf } from "../vouchers/voucher-terms.ts";
import { priceCartOn } from "./price-cart-on.ts";

interface Entry {
	readonly cart: Cart;
	readonly site: Site;
	readonly owner: Owner;
	/** As somebody typed it. */
	readonly typed: string;
}

/** The cart with a voucher; refused where it takes nothing off as the cart is now. */
export async function enterVoucher(
	platform: Platform,
	trx: Trx,
	{ cart, site, owner, typed }: Entry,
): Promise<Result<Cart, VoucherRefusal | { readonly code: "voucher_unknown" } | PriceCartError>> {
	const code = normaliseVoucherCode(typed);
	const { channel } = site;
	const terms =
		code === undefined ? undefined : await voucherTermsOf(trx, { voucher: code }, { owner, channel });
	if (!terms) return err({ code: "voucher_unknown" });
	const priced = priceCartOn(openPricing(platform, site), cart, { shippingType: "standard" }, terms);
	if (!priced.ok) return priced;
	const { voucher } = priced.value;
	return voucher && !voucher.discount.ok ? voucher.discount : setVoucher(cart, code);
}
