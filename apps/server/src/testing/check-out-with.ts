import type { Owner, VisitorOwner } from "@offizin/accounts";
import { checkoutSchema } from "@offizin/contract";
import { visitorOf } from "../doors/http/visitor.ts";
import { checkOut } from "../nouns/checkout/check-out.ts";
import { requestHash } from "../nouns/checkout/idempotency.ts";
import type { PaymentStep } from "../nouns/checkout/payment-step.ts";
import type { Platform } from "../nouns/platform.ts";
import type { Browser } from "./browser.ts";
import { testContext } from "./request-context.ts";
import type { checkoutBody } from "./shopper.ts";

/** Where the carts of tests are. */
export const testSite = testContext.site;

/** A payment page that stays open; whoever comes back from it may change the cart. */
export const openPayment: PaymentStep = { ask: async () => "open", withdraw: async () => "withdrawn" };

/** Who uses a browser, as the shop knows them. */
export function ownerOf(browser: Browser): VisitorOwner {
	const [, cookie = ""] = /visitor=([\w-]+)/.exec(browser.cookies()) ?? [];
	return visitorOf(cookie);
}

/** A checkout with another way to pay than the shop has, past its door. */
export function checkOutWith(
	platform: Platform,
	pay: PaymentStep,
	{ owner, key, body }: { owner: Owner; key: string; body: ReturnType<typeof checkoutBody> },
) {
	const parsed = checkoutSchema.parse(body);
	const hash = requestHash(testSite.channel, parsed);
	return checkOut(platform, { site: testSite, key: { owner, key }, hash, body: parsed }, pay);
}
