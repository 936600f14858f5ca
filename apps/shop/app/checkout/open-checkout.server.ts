import { type CartView, getCart } from "@offizin/contract";
import { marketOf } from "@offizin/sites";
import { type RouterContextProvider, redirect } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { addressErrors } from "./address-errors.ts";
import { type CheckoutDraft, emptyDraft } from "./checkout-draft.ts";
import { readMemory } from "./checkout-memory.server.ts";
import { hasErrors } from "./field-errors.ts";

export interface PageArgs {
	readonly request: Request;
	readonly context: Readonly<RouterContextProvider>;
}

export interface OpenCheckout {
	readonly cart: CartView;
	readonly draft: CheckoutDraft;
	/** Where this market delivers to. */
	readonly countries: readonly string[];
}

/** Cart and draft of a checkout. Without a cart there is none: on to the order just placed, or to the empty cart. */
export async function openCheckout({ request, context }: PageArgs): Promise<OpenCheckout> {
	const [found, memory] = await Promise.all([apiOf(context)(getCart, {}), readMemory(request)]);
	const cart = valueOrThrow(found);
	if (cart.items.length === 0) throw redirect(memory.placed ?? paths.cart);
	return { cart, ...draftOf(context, memory.draft) };
}

/** The draft of a request and the countries it may name. */
export async function readDraft({ request, context }: PageArgs): Promise<Omit<OpenCheckout, "cart">> {
	const { draft } = await readMemory(request);
	return draftOf(context, draft);
}

function draftOf(context: Readonly<RouterContextProvider>, draft: CheckoutDraft | undefined) {
	const { country } = marketOf(context.get(shopContext).site.market);
	return { draft: draft ?? emptyDraft(country), countries: [country] };
}

/** Sends back to step one while its fields are not all right. */
export function requireAddress({ draft, countries }: Omit<OpenCheckout, "cart">): void {
	if (hasErrors(addressErrors(draft, countries))) throw redirect(paths.checkout);
}

/** Sends back to step two while no payable method is chosen. */
export function requirePayment({ cart, draft }: OpenCheckout): void {
	const { payment } = draft;
	if (payment === "" || !cart.payments.includes(payment)) throw redirect(paths.payment);
}
