import { randomUUID } from "node:crypto";
import { goodsOf } from "@offizin/assortment";
import { privatePage } from "#app/cache-header.ts";
import { orOffline, revalidateWhenAnswered } from "#app/cart/or-offline.ts";
import { openCheckout, requireAddress, requirePayment } from "#app/checkout/open-checkout.server.ts";
import { placeOrder } from "#app/checkout/place-order.server.ts";
import { ReviewPage } from "#app/checkout/review-page.tsx";
import type { Route } from "./+types/checkout-review.ts";

/** Every review that is shown has its own Idempotency-Key: what it posts is one order, however often it is posted. */
export async function loader(args: Route.LoaderArgs) {
	const checkout = await openCheckout(args);
	requireAddress(checkout);
	requirePayment(checkout);
	const personal = checkout.cart.items.flatMap((line) =>
		line.item === "design" || line.item === "sample" ? [line] : [],
	);
	return { ...checkout, goods: goodsOf(personal), idempotencyKey: randomUUID() };
}

export function action(args: Route.ActionArgs) {
	return placeOrder(args);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return orOffline(serverAction);
}

export const headers = privatePage;

export const shouldRevalidate = revalidateWhenAnswered;

export default function CheckoutReview({ loaderData, actionData }: Route.ComponentProps) {
	return <ReviewPage {...loaderData} answer={actionData} />;
}
