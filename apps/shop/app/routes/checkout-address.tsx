import { data, redirect } from "react-router";
import { privatePage } from "#app/cache-header.ts";
import { orOffline, revalidateWhenAnswered } from "#app/cart/or-offline.ts";
import { addressErrors } from "#app/checkout/address-errors.ts";
import { AddressPage } from "#app/checkout/address-page.tsx";
import { hasErrors } from "#app/checkout/field-errors.ts";
import { keepAddress } from "#app/checkout/keep-address.server.ts";
import { openCheckout } from "#app/checkout/open-checkout.server.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/checkout-address.ts";

export function loader(args: Route.LoaderArgs) {
	return openCheckout(args);
}

/** Goes on when all is right, answers with what is wrong otherwise; what was typed is kept either way. */
export async function action(args: Route.ActionArgs) {
	const { draft, countries, headers } = await keepAddress(args);
	const errors = addressErrors(draft, countries);
	return hasErrors(errors)
		? data({ draft, errors }, { status: 422, headers })
		: redirect(paths.payment, { headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return orOffline(serverAction);
}

export const headers = privatePage;

export const shouldRevalidate = revalidateWhenAnswered;

export default function CheckoutAddress({ loaderData, actionData }: Route.ComponentProps) {
	return <AddressPage {...loaderData} answer={actionData} />;
}
