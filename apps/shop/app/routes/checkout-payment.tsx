import type { CartView } from "@offizin/contract";
import { money } from "@offizin/money";
import { INVOICE_MINIMUM } from "@offizin/orders";
import { data, redirect } from "react-router";
import { privatePage } from "#app/cache-header.ts";
import { orOffline, revalidateWhenAnswered } from "#app/cart/or-offline.ts";
import { memoryHeaders } from "#app/checkout/checkout-memory.server.ts";
import { type PaymentStep, parsePaymentStep } from "#app/checkout/draft-form.server.ts";
import { openCheckout, requireAddress } from "#app/checkout/open-checkout.server.ts";
import { PaymentPage, type PaymentProblem } from "#app/checkout/payment-page.tsx";
import { paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/checkout-payment.ts";

export async function loader(args: Route.LoaderArgs) {
	const checkout = await openCheckout(args);
	requireAddress(checkout);
	const { amount, currency } = checkout.cart.subtotal;
	return { ...checkout, invoiceMinimum: money(INVOICE_MINIMUM, currency), missing: INVOICE_MINIMUM - amount };
}

export async function action(args: Route.ActionArgs) {
	const posted = parsePaymentStep(await args.request.formData());
	if (posted === undefined) throw data(null, { status: 400, statusText: "Bad request" });
	const { cart, draft: kept } = await openCheckout(args);
	const draft = { ...kept, ...posted };
	const headers = await memoryHeaders({ draft }, args.context.get(shopContext));
	const problem = problemOf(cart, posted);
	return problem ? data({ problem }, { status: 422, headers }) : redirect(paths.review, { headers });
}

function problemOf(
	cart: CartView,
	{ shippingType, sameDay, payment }: PaymentStep,
): PaymentProblem | undefined {
	const isOffered = (way: CartView["ways"][number]) =>
		way.shippingType === shippingType && way.sameDay === sameDay;
	if (cart.ways.length > 0 && !cart.ways.some(isOffered)) return "way";
	if (payment === "") return "missing";
	return cart.payments.includes(payment) ? undefined : "unavailable";
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return orOffline(serverAction);
}

export const headers = privatePage;

export const shouldRevalidate = revalidateWhenAnswered;

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
	return <PaymentPage {...loaderData} answer={actionData} />;
}
