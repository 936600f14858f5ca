import type { Owner } from "@offizin/accounts";
import { err, type Result } from "@offizin/base";
import type { Cart, CartError, PriceCartError } from "@offizin/cart";
import type { CartView } from "@offizin/contract";
import type { VoucherRefusal } from "@offizin/pricing";
import type { Site } from "@offizin/sites";
import type { Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import type { Platform } from "../platform.ts";
import { openPricing } from "../prices/pricing-context.ts";
import { voucherTermsOf } from "../vouchers/voucher-terms.ts";
import { findDraft, lockOrStartCart, saveCart } from "./cart-store.ts";
import { viewCart } from "./cart-view.ts";
import type { PinError } from "./pin-design.ts";

export interface CartStale {
	readonly code: "cart_stale";
	readonly cart: CartView;
}

/** An order is being made of the cart: what lies in it now is what is ordered. */
export interface CartInCheckout {
	readonly code: "checkout_running";
	readonly cart: CartView;
	/** Id of the order. */
	readonly draft: string;
}

/** Gives up an order that is being made, so that its cart can change again; false when it stands. */
export type AbandonDraft = (draft: string) => Promise<boolean>;

export interface CartChange {
	readonly site: Site;
	readonly owner: Owner;
	/** The version the visitor has seen (If-Match); any when absent. */
	readonly expected: number | undefined;
	readonly apply: (
		cart: Cart,
		trx: Trx,
	) => Promise<Result<Cart, CartError | PinError | PriceCartError | VoucherProblem>>;
}

/** A voucher that does not count for the cart. */
export type VoucherProblem = VoucherRefusal | { readonly code: "voucher_unknown" };

/** Why a change of the cart was not made. */
export type ChangeRefusal =
	| VoucherProblem
	| CartError
	| CartInCheckout
	| CartStale
	| PinError
	| PriceCartError;

/**
 * Changes a cart under its row lock: all of it or nothing. Returns it priced. Between the draft of an order and the
 * order its cart stays as it is (decision 022); a draft that nobody has agreed to pay is given up for the change.
 */
export async function changeCart(
	platform: Platform,
	change: CartChange,
	abandonDraft: AbandonDraft,
): Promise<Result<CartView, ChangeRefusal>> {
	const changed = await tryChange(platform, change);
	if (changed.ok || changed.error.code !== "checkout_running") return changed;
	return (await abandonDraft(changed.error.draft)) ? tryChange(platform, change) : changed;
}

function tryChange(
	platform: Platform,
	{ site, owner, expected, apply }: CartChange,
): Promise<Result<CartView, ChangeRefusal>> {
	const { database, now } = platform;
	const pricing = openPricing(platform, site);
	return transact<CartView, ChangeRefusal>(database.db, async (trx) => {
		const cart = await lockOrStartCart(trx, { owner, channel: site.channel }, now());
		const draft = await findDraft(trx, cart.id);
		if (draft || (expected !== undefined && expected !== cart.version)) {
			const current = await view(trx, cart);
			if (!current.ok) return current;
			return err(
				draft
					? { code: "checkout_running", cart: current.value, draft: draft.id }
					: { code: "cart_stale", cart: current.value },
			);
		}
		const changed = await apply(cart, trx);
		if (!changed.ok) return changed;
		await saveCart(trx, changed.value, now());
		return view(trx, changed.value);
	});

	async function view(trx: Trx, cart: Cart) {
		const voucher = await voucherTermsOf(trx, cart, { owner, channel: site.channel });
		return viewCart(pricing, cart, { voucher, provided: platform.payments.methods });
	}
}
