import { privatePage } from "#app/cache-header.ts";
import { cancelOrderOf } from "#app/order/cancel-order.server.ts";
import { loadOrder } from "#app/order/load-order.server.ts";
import { OrderPage } from "#app/order/order-page.tsx";
import { UnknownOrder } from "#app/order/unknown-order.tsx";
import { reading } from "#app/reading.server.ts";
import type { Route } from "./+types/order.ts";

export const loader = reading(["token"], (args: Route.LoaderArgs) => loadOrder(args));

export function action(args: Route.ActionArgs) {
	return cancelOrderOf(args);
}

/** The address holds the token, so it is told to nobody at all. */
export function headers() {
	return { ...privatePage(), "Referrer-Policy": "no-referrer" };
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
	return loaderData ? <OrderPage {...loaderData} wasRefused={actionData !== undefined} /> : <UnknownOrder />;
}
