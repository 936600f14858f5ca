import { settleOrder, withdrawOrder } from "@offizin/contract";
import { redirect } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { orderPath, paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { memoryHeaders, readMemory } from "./checkout-memory.server.ts";
import type { PageArgs } from "./open-checkout.server.ts";

/** Says in the address that somebody is on the way to the provider, not back from there. */
export const FORWARD = "weiter";
/** As the server has it in the address a provider leads back to when somebody has cancelled there. */
export const CANCELLED = "abgebrochen";

export interface PayingPage {
	/** Empty where nothing is being paid. */
	readonly payment: CheckoutDraft["payment"];
	/** Where it is paid; null while nobody can tell. */
	readonly payAt: string | null;
	readonly arrival: "forward" | "cancelled" | "back";
}

/** How the order that is being paid elsewhere stands; once it counts, on to its page. */
export async function payingOrder({
	request,
	context,
	url,
}: PageArgs & { readonly url: URL }): Promise<PayingPage> {
	const { draft, paying } = await readMemory(request);
	const arrival = arrivalOf(url.searchParams);
	const nothing: PayingPage = { payment: "", payAt: null, arrival };
	if (!paying || !draft) return nothing;
	const { number, token } = paying;
	const asked = { params: { number }, query: { token } };
	const settled = await apiOf(context)(settleOrder, asked);
	// The provider does not answer: nothing is lost, and they may look once more.
	if (!settled.ok && settled.error.status !== 404) return { payment: draft.payment, payAt: null, arrival };
	if (!settled.ok || settled.value.state === "abandoned") return nothing;
	const { state, payAt } = settled.value;
	if (state === "draft") return { payment: draft.payment, payAt, arrival };
	const page = orderPath(number, token);
	throw redirect(page, { headers: await memoryHeaders({ placed: page }, context.get(shopContext)) });
}

function arrivalOf(query: URLSearchParams): PayingPage["arrival"] {
	if (query.has(FORWARD)) return "forward";
	return query.has(CANCELLED) ? "cancelled" : "back";
}

/** Gives the order up, so that it can be paid another way; what has been paid meanwhile counts. */
export async function payAnotherWay({ request, context }: PageArgs): Promise<Response> {
	const memory = await readMemory(request);
	const shop = context.get(shopContext);
	if (!memory.paying) return redirect(paths.payment);
	const { number, token } = memory.paying;
	const asked = { params: { number }, query: { token } };
	const { state } = valueOrThrow(await apiOf(context)(withdrawOrder, asked));
	if (state === "placed") {
		const page = orderPath(number, token);
		return redirect(page, { headers: await memoryHeaders({ placed: page }, shop) });
	}
	const draft = memory.draft && { ...memory.draft, payment: "" as const };
	return redirect(paths.payment, { headers: await memoryHeaders({ draft }, shop) });
}
