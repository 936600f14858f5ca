import { privatePage } from "#app/cache-header.ts";
import { loadOrder } from "#app/order/load-order.server.ts";
import { OrderPage } from "#app/order/order-page.tsx";
import { UnknownOrder } from "#app/order/unknown-order.tsx";
import { reading } from "#app/reading.server.ts";
import type { Route } from "./+types/order.ts";

export const loader = reading(["token"], (args: Route.LoaderArgs) => loadOrder(args));

/** The address holds the token, so it is told to nobody at all. */
export function headers() {
	return { ...privatePage(), "Referrer-Policy": "no-referrer" };
}

export default function Order({ loaderData }: Route.ComponentProps) {
	return loaderData ? <OrderPage {...loaderData} /> : <UnknownOrder />;
}
