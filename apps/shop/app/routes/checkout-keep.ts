import { keepAddress } from "#app/checkout/keep-address.server.ts";
import type { Route } from "./+types/checkout-keep.ts";

/** Keeps a half-filled address form while somebody types (use-keep-typing.ts). */
export async function action(args: Route.ActionArgs) {
	const { headers } = await keepAddress(args);
	return new Response(null, { status: 204, headers });
}
