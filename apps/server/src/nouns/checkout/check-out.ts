import { err, ok, type Result } from "@offizin/base";
import { crashPoint } from "../../crash-point.ts";
import { accessTokenOf } from "../orders/access-token.ts";
import type { Platform } from "../platform.ts";
import { abandonDraft } from "./abandon-draft.ts";
import { type CheckoutRequest, type DraftRefusal, draftOrder } from "./draft-order.ts";
import { finishOrder } from "./finish-order.ts";
import { giveKeyBack, giveLeaseBack, type KeyRefusal, takeKey } from "./idempotency.ts";
import { paymentDue } from "./payment-due.ts";
import type { PaymentStep } from "./payment-step.ts";

export interface CheckedOut {
	readonly orderNumber: string;
	readonly accessToken: string;
	/** Where the order is paid first: it counts once somebody has agreed there. */
	readonly payAt?: string;
}

export type CheckoutRefusal = DraftRefusal | KeyRefusal;

/**
 * The checkout (design.md §5): key, draft, payment, finish. Each step is stored before the next begins, so it can be
 * cut off anywhere and carried on by the same request again, or by the sweeper.
 */
export async function checkOut(
	platform: Platform,
	request: CheckoutRequest,
	pay: PaymentStep,
): Promise<Result<CheckedOut, CheckoutRefusal>> {
	const { config, database, now } = platform;
	const progress = await takeKey(database.db, request.key, request.hash, now());
	if (!progress.ok) return progress;
	if (progress.value.state === "answered") return ok(await answerFor(platform, progress.value.order));
	crashPoint(config, "checkout.afterIdempotency");

	const draft =
		progress.value.state === "drafted" ? ok(progress.value.order) : await draftAnew(platform, request, pay);
	if (!draft.ok) {
		await giveKeyBack(database.db, request.key);
		return draft;
	}
	crashPoint(config, "checkout.afterDraft");
	const consent = await pay.ask(await paymentDue(platform, draft.value));
	if (typeof consent === "object") {
		await giveLeaseBack(database.db, request.key, now());
		return ok({ ...(await answerFor(platform, draft.value)), ...consent });
	}
	if (consent === "open") return err({ code: "checkout_running" });
	crashPoint(config, "checkout.afterPayment");
	await finishOrder(platform, draft.value, consent);
	return ok(await answerFor(platform, draft.value));
}

/** Somebody who comes back from a provider without paying may order differently: what nobody agreed to is given up. */
async function draftAnew(
	platform: Platform,
	request: CheckoutRequest,
	pay: PaymentStep,
): Promise<Result<string, DraftRefusal>> {
	const draft = await draftOrder(platform, request);
	if (draft.ok || draft.error.code !== "checkout_running") return draft;
	return (await abandonDraft(platform, draft.error.draft, pay)) ? draftOrder(platform, request) : draft;
}

async function answerFor({ config, database }: Platform, id: string): Promise<CheckedOut> {
	const { number } = await database.db
		.selectFrom("order")
		.select("number")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return { orderNumber: number, accessToken: accessTokenOf(config.secret, id) };
}
