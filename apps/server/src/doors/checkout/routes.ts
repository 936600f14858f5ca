import { assertNever } from "@offizin/base";
import { checkout } from "@offizin/contract";
import { wordsOf } from "@offizin/words";
import type { Context } from "hono";
import { type CheckoutRefusal, checkOut } from "../../nouns/checkout/check-out.ts";
import { fieldWords } from "../../nouns/checkout/field-words.ts";
import { requestHash } from "../../nouns/checkout/idempotency.ts";
import type { PaymentStep } from "../../nouns/checkout/payment-step.ts";
import type { Platform } from "../../nouns/platform.ts";
import { priceFields } from "../../nouns/prices/choice-fields.ts";
import { CHECKOUT_RETRY_SECONDS } from "../cart/refuse-cart.ts";
import { localeOf } from "../http/locale-of.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { type Refused, refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** `POST /web-api/checkout`. */
export function checkoutRoutes(platform: Platform, pay: PaymentStep) {
	const router = createRouter();
	router.on("POST", checkout.path, rateLimit(platform.limiter, "checkout"));
	router.openapi(checkout, async (c) => {
		const { owner } = c.var.visitor;
		// Without a cookie there is no cart.
		if (owner === undefined) return refuse(c, "cart_empty");
		const body = c.req.valid("json");
		const placed = await checkOut(
			platform,
			{
				site: c.var.context.site,
				key: { owner, key: c.req.valid("header")["idempotency-key"] },
				hash: requestHash(c.var.context.site.channel, body),
				body,
			},
			pay,
		);
		c.header("Cache-Control", "no-store");
		return placed.ok ? c.json(placed.value, 201) : refuseCheckout(c, placed.error);
	});
	return router;
}

function refuseCheckout(c: Context, error: CheckoutRefusal): Refused {
	switch (error.code) {
		case "address_invalid": {
			const pairs = error.fields.map((field): [string, string] => [
				field.field,
				fieldWords(field, localeOf(c)),
			]);
			return refuse(c, error.code, { fields: Object.fromEntries(pairs) });
		}
		case "total_changed":
		case "arrival_changed":
			return refuse(c, error.code, { more: { cart: error.cart } });
		case "payment_not_available":
			return refuse(c, error.code, {
				fields: { payment: wordsOf(localeOf(c)).order.payment },
				more: { payments: error.allowed },
			});
		case "checkout_running":
			c.header("Retry-After", CHECKOUT_RETRY_SECONDS);
			return refuse(c, error.code);
		case "quantity_out_of_range":
		case "price_missing":
			return refuse(c, error.code, { fields: priceFields(error, localeOf(c)) });
		case "sku_unknown":
		case "gift_voucher_value":
		case "cart_empty":
		case "product_not_sold":
		case "shipping_not_available":
		case "same_day_not_available":
		case "idempotency_key_reused":
			return refuse(c, error.code);
		default:
			return assertNever(error, "checkout refusal");
	}
}
