import { redirect } from "react-router";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/products-alias.ts";

/** Spec 2.1-3: /products is the same as /produkte/. */
export function loader({ request }: Route.LoaderArgs) {
	return redirect(`${paths.products}${new URL(request.url).search}`, 301);
}
