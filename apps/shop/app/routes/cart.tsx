import { getCart } from "@offizin/contract";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { privatePage } from "#app/cache-header.ts";
import { changeCart } from "#app/cart/cart-action.server.ts";
import { CartPage } from "#app/cart/cart-page.tsx";
import { orOffline, revalidateWhenAnswered } from "#app/cart/or-offline.ts";
import type { Route } from "./+types/cart.ts";

export async function loader({ context }: Route.LoaderArgs) {
	return valueOrThrow(await apiOf(context)(getCart, { query: {} }));
}

export function action(args: Route.ActionArgs) {
	return changeCart(args);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return orOffline(serverAction);
}

export const headers = privatePage;

export const shouldRevalidate = revalidateWhenAnswered;

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
	return <CartPage cart={loaderData} answer={actionData} />;
}
