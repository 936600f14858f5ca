import { err, type Result } from "@offizin/base";
import type { Cart, PriceCartError } from "@offizin/cart";
import type { Site } from "@offizin/catalog";
import type { CartView } from "@offizin/contract";
import type { Trx } from "../database/database.ts";
import { transact } from "../database/transact.ts";
import type { Platform } from "../platform.ts";
import { openPriceDesk } from "../prices/price-desk.ts";
import { lockOrStartCart, saveCart } from "./cart-store.ts";
import { viewCart } from "./cart-view.ts";

export interface CartStale {
	readonly code: "cart_stale";
	readonly cart: CartView;
}

interface Change<Failure> {
	readonly site: Site;
	readonly owner: string;
	/** The version the visitor has seen (If-Match); any when absent. */
	readonly expected: number | undefined;
	readonly apply: (cart: Cart, trx: Trx) => Promise<Result<Cart, Failure>>;
}

/** Changes a cart under its row lock: all of it or nothing. Returns it priced. */
export function changeCart<Failure>(
	platform: Platform,
	{ site, owner, expected, apply }: Change<Failure>,
): Promise<Result<CartView, Failure | CartStale | PriceCartError>> {
	const { database, now } = platform;
	const desk = openPriceDesk(platform, site);
	return transact<CartView, Failure | CartStale | PriceCartError>(database.db, async (trx) => {
		const cart = await lockOrStartCart(trx, { owner, channel: site.channel }, now());
		if (expected !== undefined && expected !== cart.version) {
			const current = viewCart(desk, cart);
			return current.ok ? err({ code: "cart_stale", cart: current.value }) : current;
		}
		const changed = await apply(cart, trx);
		if (!changed.ok) return changed;
		await saveCart(trx, changed.value, now());
		return viewCart(desk, changed.value);
	});
}
