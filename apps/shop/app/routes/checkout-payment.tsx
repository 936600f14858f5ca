import { money } from "@offizin/money";
import { INVOICE_MINIMUM } from "@offizin/orders";
import { data, redirect } from "react-router";
import { privatePage } from "#app/cache-header.ts";
import { orOffline, revalidateWhenAnswered } from "#app/cart/or-offline.ts";
import { memoryHeaders } from "#app/checkout/checkout-memory.server.ts";
import { parsePaymentStep } from "#app/checkout/draft-form.server.ts";
import { openCheckout, requireAddress } from "#app/checkout/open-checkout.server.ts";
import { PaymentPage } from "#app/checkout/payment-page.tsx";
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
	const payment = parsePaymentStep(await args.request.formData());
	if (payment === undefined) throw data(null, { status: 400, statusText: "Bad request" });
	const { cart, draft } = await openCheckout(args);
	if (payment === "" || !cart.payments.includes(payment)) {
		return data({ problem: payment === "" ? "missing" : "unavailable" } as const, { status: 422 });
	}
	const shop = args.context.get(shopContext);
	return redirect(paths.review, { headers: await memoryHeaders({ draft: { ...draft, payment } }, shop) });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return orOffline(serverAction);
}

export const headers = privatePage;

export const shouldRevalidate = revalidateWhenAnswered;

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
	return <PaymentPage {...loaderData} answer={actionData} />;
}
