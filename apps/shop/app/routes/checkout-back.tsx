import { privatePage } from "#app/cache-header.ts";
import { BackPage } from "#app/checkout/back-page.tsx";
import { CANCELLED, FORWARD, payAnotherWay, payingOrder } from "#app/checkout/paying-order.server.ts";
import { reading } from "#app/reading.server.ts";
import type { Route } from "./+types/checkout-back.ts";

export const loader = reading([CANCELLED, FORWARD], (args: Route.LoaderArgs) => payingOrder(args));

export function action(args: Route.ActionArgs) {
	return payAnotherWay(args);
}

export const headers = privatePage;

export default function CheckoutBack({ loaderData }: Route.ComponentProps) {
	return <BackPage {...loaderData} />;
}
