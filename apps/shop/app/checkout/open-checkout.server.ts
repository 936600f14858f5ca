import { type CartView, getCart } from "@offizin/contract";
import { deliveryCountries, isDeliveryCountry } from "@offizin/delivery";
import { marketOf } from "@offizin/sites";
import { type RouterContextProvider, redirect } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { addressErrors } from "./address-errors.ts";
import { type CheckoutDraft, destinationOf, emptyDraft } from "./checkout-draft.ts";
import { readMemory } from "./checkout-memory.server.ts";
import { hasErrors } from "./field-errors.ts";

export interface PageArgs {
	readonly request: Request;
	readonly context: Readonly<RouterContextProvider>;
}

export interface OpenCheckout {
	readonly cart: CartView;
	readonly draft: CheckoutDraft;
	/** Where we deliver to, the country of the market first. */
	readonly countries: readonly string[];
}

/** Cart and draft of a checkout. Without a cart there is none: on to the order just placed, or to the empty cart. */
export async function openCheckout({ request, context }: PageArgs): Promise<OpenCheckout> {
	const memory = await readMemory(request);
	const open = draftOf(context, memory.draft);
	const cart = await cartFor(context, open.draft);
	if (cart.items.length === 0) throw redirect(memory.placed ?? paths.cart);
	return { cart, ...open };
}

/** The cart as it is sent with a draft: with the prices of where it goes. */
export async function cartFor(
	context: Readonly<RouterContextProvider>,
	draft: CheckoutDraft,
): Promise<CartView> {
	const { country, postalCode } = destinationOf(draft);
	const { pricedFor, shippingType, sameDay } = draft;
	const isKnown = country === pricedFor && postalCode.trim() !== "" && postalCode.length <= 20;
	const query = {
		...(isDeliveryCountry(pricedFor) ? { country: pricedFor } : {}),
		...(isKnown ? { postalCode } : {}),
		shippingType,
		...(sameDay ? { sameDay: "true" as const } : {}),
	};
	return valueOrThrow(await apiOf(context)(getCart, { query }));
}

/** The draft of a request and the countries it may name. */
export async function readDraft({ request, context }: PageArgs): Promise<Omit<OpenCheckout, "cart">> {
	const { draft } = await readMemory(request);
	return draftOf(context, draft);
}

function draftOf(context: Readonly<RouterContextProvider>, draft: CheckoutDraft | undefined) {
	const { country } = marketOf(context.get(shopContext).site.market);
	const countries = [country, ...deliveryCountries.filter((other) => other !== country)];
	return {
		draft: draft?.pricedFor ? draft : { ...(draft ?? emptyDraft(country)), pricedFor: country },
		countries: countries.filter(isDeliveryCountry),
	};
}

/** Sends back to step one while its fields are not all right, or another country has not been agreed to. */
export function requireAddress({ draft, countries }: Omit<OpenCheckout, "cart">): void {
	const isAgreed = destinationOf(draft).country === draft.pricedFor;
	if (!isAgreed || hasErrors(addressErrors(draft, countries))) throw redirect(paths.checkout);
}

/** Sends back to step two while no payable method is chosen, or the cart cannot be sent as it was chosen. */
export function requirePayment({ cart, draft }: OpenCheckout): void {
	const { payment, shippingType, sameDay } = draft;
	const isSentSo = cart.shippingType === shippingType && cart.sameDay === sameDay;
	if (payment === "" || !cart.payments.includes(payment) || !isSentSo) throw redirect(paths.payment);
}
