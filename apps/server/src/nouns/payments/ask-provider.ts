import { isProvided } from "@offizin/orders";
import { channels } from "@offizin/sites";
import type { PaymentFacts, PaymentProvider } from "../../adapters/payment/payment-provider.ts";
import {
	agreedByOrdering,
	type Consent,
	type PayAt,
	type PaymentDue,
	type PaymentStep,
} from "../checkout/payment-step.ts";
import { shopAddress } from "../mail/mail-brand.ts";
import type { Platform } from "../platform.ts";
import {
	beginSession,
	findSession,
	nameSession,
	noteMoney,
	reopenSession,
	takeSession,
	withdrawSession,
} from "./payment-sessions.ts";

/** The page of the shop that a provider leads back to. */
const BACK = "/kasse/zurueck/";

/** Invoice and prepayment are agreed to with the button; for everything else a provider is asked. */
export function paymentStep(platform: Platform): PaymentStep {
	return {
		async ask(due) {
			if (!isProvided(due.method)) return agreedByOrdering.ask(due);
			const facts = await lookAtPayment(platform, due);
			return facts ? consentOf(facts, due) : "open";
		},
		async withdraw(due) {
			return isProvided(due.method) ? withdraw(platform, due) : agreedByOrdering.withdraw(due);
		},
	};
}

/** What the provider's facts mean for an order. */
export function consentOf({ state, total, payAt }: PaymentFacts, due: PaymentDue): Consent | PayAt {
	if (state === "open") return payAt === null ? "open" : { payAt };
	if (state !== "pending" && state !== "paid") return "open";
	const isSame = total.amount === due.total.amount && total.currency === due.total.currency;
	if (!isSame) return "differs";
	return state === "paid" ? "paid" : "agreed";
}

/**
 * Opens the payment of an order where nobody has yet, collects what somebody has approved, and tells how it stands.
 * Undefined when it was withdrawn before it was opened, or nobody carries its method out any more.
 */
export async function lookAtPayment(platform: Platform, due: PaymentDue): Promise<PaymentFacts | undefined> {
	const { database, payments, now } = platform;
	const provider = payments.for(due.method);
	if (!provider) return undefined;
	const { db } = database;
	await beginSession(db, { order: due.order, provider: provider.key, at: now() });
	const session = await findSession(db, due.order);
	const id = session?.id ?? (await openPayment(platform, provider, due));
	if (id === undefined) return undefined;
	let facts = await provider.look(id);
	if (facts.state === "approved" && (await takeSession(db, due.order))) {
		await provider.collect(id);
		facts = await provider.look(id);
		if (facts.state === "open") await reopenSession(db, due.order);
	}
	if (facts.state === "paid" || facts.state === "pending") await noteMoney(db, due.order, facts.reference);
	return facts;
}

/** The id of the payment at the provider; undefined when it has been withdrawn meanwhile. */
async function openPayment(
	{ config, database }: Platform,
	provider: PaymentProvider,
	{ order, number, method, total, site, email }: PaymentDue,
): Promise<string | undefined> {
	if (!isProvided(method)) return undefined;
	const back = shopAddress(config, site) + BACK;
	const { id } = await provider.open({
		...{ order, number, method, total, email, locale: site.locale, brand: channels[site.channel].name },
		...{ paidAt: back, cancelledAt: `${back}?abgebrochen` },
	});
	if (await nameSession(database.db, order, id)) return id;
	await provider.close(id);
	return undefined;
}

/**
 * Ours is the right to collect; where the provider collects by itself, it has to close the payment before anybody can be
 * sure. What somebody has paid meanwhile stands.
 */
async function withdraw(platform: Platform, due: PaymentDue): Promise<"agreed" | "withdrawn"> {
	const { database, payments } = platform;
	const session = await withdrawSession(database.db, due.order);
	const provider = session && payments.named(session.provider);
	if (!provider || session.id === null) return session?.state === "taken" ? "agreed" : "withdrawn";
	await provider.close(session.id);
	const { state, reference } = await provider.look(session.id);
	if (state === "paid" || state === "pending") {
		await noteMoney(database.db, due.order, reference);
		return "agreed";
	}
	if (session.state !== "taken") return "withdrawn";
	// Somebody is collecting at this moment; or has tried, was refused, and was cut off before that was noted.
	if (state === "approved") return "agreed";
	await reopenSession(database.db, due.order);
	return (await withdrawSession(database.db, due.order))?.state === "taken" ? "agreed" : "withdrawn";
}
