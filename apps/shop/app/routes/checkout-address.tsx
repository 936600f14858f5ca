import { data, redirect } from "react-router";
import { privatePage } from "#app/cache-header.ts";
import { orOffline, revalidateWhenAnswered } from "#app/cart/or-offline.ts";
import { addressErrors } from "#app/checkout/address-errors.ts";
import { AddressPage } from "#app/checkout/address-page.tsx";
import { destinationOf } from "#app/checkout/checkout-draft.ts";
import { destinationTerms } from "#app/checkout/destination-change.ts";
import { hasErrors } from "#app/checkout/field-errors.ts";
import { keepAddress } from "#app/checkout/keep-address.server.ts";
import { cartFor, openCheckout } from "#app/checkout/open-checkout.server.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/checkout-address.ts";

export function loader(args: Route.LoaderArgs) {
	return openCheckout(args);
}

/**
 * Goes on when all is right, answers with what is wrong otherwise, or with what another country of delivery changes; what was
 * typed is kept either way.
 */
export async function action(args: Route.ActionArgs) {
	const { draft, countries, headers } = await keepAddress(args);
	const errors = addressErrors(draft, countries);
	if (hasErrors(errors)) return data({ draft, errors }, { status: 422, headers });
	const { country } = destinationOf(draft);
	if (country === draft.pricedFor) return redirect(paths.payment, { headers });
	const [before, after] = await Promise.all([
		cartFor(args.context, draft),
		cartFor(args.context, { ...draft, pricedFor: country }),
	]);
	const change = { before: destinationTerms(before), after: destinationTerms(after) };
	return data({ draft, errors, change }, { status: 200, headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return orOffline(serverAction);
}

export const headers = privatePage;

export const shouldRevalidate = revalidateWhenAnswered;

export default function CheckoutAddress({ loaderData, actionData }: Route.ComponentProps) {
	return <AddressPage {...loaderData} answer={actionData} />;
}
