import { err, invariant, ok, type Result } from "@offizin/base";
import { wallTime, yearOf } from "@offizin/calendar-days";
import { type Cart, emptyCart, type PriceCartError, type PricedCart, type VoucherTerms } from "@offizin/cart";
import type { CartView, checkoutSchema } from "@offizin/contract";
import { money } from "@offizin/money";
import { orderNumber, type PlaceOrderError, placeOrder } from "@offizin/orders";
import { marketOf, type Site } from "@offizin/sites";
import { sql } from "kysely";
import type { z } from "zod";
import type { Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import { hashToken } from "../../adapters/ids/hash-token.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { findDraft, lockCart } from "../cart/cart-store.ts";
import { viewCart } from "../cart/cart-view.ts";
import { nameOfLine } from "../cart/line-view.ts";
import { priceCartOn } from "../cart/price-cart-on.ts";
import { accessTokenOf } from "../orders/access-token.ts";
import { insertDraft } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import { openPricing, type PricingContext } from "../prices/pricing-context.ts";
import { lockVoucher, useVoucher, type VoucherCustomer, voucherTermsOf } from "../vouchers/voucher-terms.ts";
import { attachOrder, type RequestKey } from "./idempotency.ts";

export type CheckoutBody = z.output<typeof checkoutSchema>;

export interface CheckoutRequest {
	readonly site: Site;
	readonly key: RequestKey;
	readonly hash: string;
	readonly body: CheckoutBody;
}

export type DraftRefusal =
	| Exclude<PlaceOrderError, { code: "total_changed" | "arrival_changed" }>
	| { readonly code: "total_changed" | "arrival_changed"; readonly cart: CartView }
	/** Another wish has led to a draft, whose id that is. */
	| { readonly code: "checkout_running"; readonly draft: string }
	| PriceCartError;

/** Decides the order under the row lock of the cart and stores it as a draft. Returns its id. */
export function draftOrder(
	platform: Platform,
	{ site, key, hash, body }: CheckoutRequest,
): Promise<Result<string, DraftRefusal>> {
	const { config, database, now, templates } = platform;
	const provided = platform.payments.methods;
	return transact<string, DraftRefusal>(database.db, async (trx) => {
		const at = now();
		const { country, postalCode } = body.shipping ?? body.billing;
		const pricing = openPricing(platform, site, country);
		const cart = await lockCart(trx, { owner: key.owner, channel: site.channel });
		const draft = cart && (await findDraft(trx, cart.id));
		if (draft) {
			// The same wish under another key (a reloaded page after a crash) leads to the same order.
			if (draft.request_hash !== hash) return err({ code: "checkout_running", draft: draft.id });
			await attachOrder(trx, key, draft.id);
			return ok(draft.id);
		}
		const voucher =
			cart && (await lockedVoucher(trx, cart, { ...key, channel: site.channel, ...body.contact }));
		const priced = priceForDelivery(pricing, cart ?? emptyCart(""), body, voucher);
		if (!priced.ok) return priced;
		const order = placeOrder(
			{
				...{ ...tidy(body), site, priced: priced.value, expectedTotal: totalOf(body, pricing) },
				provided,
			},
			{ now: at.toISOString(), orderNumber: await nextOrderNumber(trx, site, at), newId },
		);
		if (!order.ok) {
			const { error } = order;
			if (error.code !== "total_changed" && error.code !== "arrival_changed") return err(error);
			const view = viewCart(pricing, cart, { ...body, postalCode, voucher, provided });
			return view.ok ? err({ code: error.code, cart: view.value }) : view;
		}

		const id = newId();
		await insertDraft(trx, order.value, {
			id,
			requestHash: hash,
			tokenHash: hashToken(accessTokenOf(config.secret, id)),
			nameOf: (line) => nameOfLine(line, site.locale, templates),
		});
		if (priced.value.voucher?.discount.ok) await useVoucher(trx, priced.value.voucher.code, id, at);
		await attachOrder(trx, key, id);
		return ok(id);
	});
}

/** The voucher of a cart, which nobody else can use until the order is stored. */
async function lockedVoucher(
	trx: Trx,
	cart: Cart,
	customer: VoucherCustomer,
): Promise<VoucherTerms | undefined> {
	if (cart.voucher === undefined) return undefined;
	await lockVoucher(trx, cart.voucher);
	return voucherTermsOf(trx, cart, customer);
}

/** Prices for how the parcel goes. Where it does not go so, the order itself is refused, after its fields. */
function priceForDelivery(
	pricing: PricingContext,
	cart: Cart,
	body: CheckoutBody,
	voucher: VoucherTerms | undefined,
): Result<PricedCart, PriceCartError> {
	const { shippingType, sameDay = false } = body;
	const priced = priceCartOn(pricing, cart, { shippingType, sameDay }, voucher);
	if (priced.ok || priced.error.code !== "shipping_not_available") return priced;
	return priceCartOn(pricing, cart, { shippingType: "standard" }, voucher);
}

function totalOf({ expectedTotal }: CheckoutBody, { market }: PricingContext) {
	return typeof expectedTotal === "number" ? money(expectedTotal, market.currency) : expectedTotal;
}

/** Optional parts are absent rather than undefined. */
function tidy({ contact, billing, shipping, gift, ...body }: CheckoutBody) {
	const { shippingType, sameDay = false, payment, expectedArrival } = body;
	return {
		contact: { email: contact.email, ...(contact.phone ? { phone: contact.phone } : {}) },
		billing: tidyAddress(billing),
		...(shipping ? { shipping: tidyAddress(shipping) } : {}),
		...{ shippingType, sameDay },
		...(expectedArrival ? { expectedArrival } : {}),
		...(gift ? { gift: gift.message === undefined ? {} : { message: gift.message } } : {}),
		payment,
	};
}

function tidyAddress({ company, postNumber, ...address }: CheckoutBody["billing"]) {
	return { ...address, ...(company ? { company } : {}), ...(postNumber ? { postNumber } : {}) };
}

/** Numbers may have gaps: a refused checkout uses one up (orders.O14). */
async function nextOrderNumber(trx: Trx, site: Site, at: Date): Promise<string> {
	const { rows } = await sql<{ value: number }>`select nextval('order_sequence')::int as value`.execute(trx);
	const [row] = rows;
	invariant(row, "a sequence has a next value");
	const { timeZone } = marketOf(site.market);
	return orderNumber(row.value, yearOf(wallTime(at.toISOString(), timeZone).day));
}
