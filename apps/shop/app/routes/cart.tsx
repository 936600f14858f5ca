import { getCart } from "@offizin/contract";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { privatePage } from "#app/cache-header.ts";
import { changeCart } from "#app/cart/cart-action.server.ts";
import { CartPage } from "#app/cart/cart-page.tsx";
import type { Route } from "./+types/cart.ts";

export async function loader({ context }: Route.LoaderArgs) {
	return valueOrThrow(await apiOf(context)(getCart, {}));
}

export function action(args: Route.ActionArgs) {
	return changeCart(args);
}

export const headers = privatePage;

/** A refused change may mean that the cart is another by now. */
export function shouldRevalidate() {
	return true;
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
	return <CartPage cart={loaderData} answer={actionData} />;
}
