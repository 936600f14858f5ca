import { redirect } from "react-router";
import { productPaths } from "#app/layout/product-links.server.ts";
import type { Route } from "./+types/calendars-alias.ts";

/** Spec 2.1-8: the overview of calendars is the page of the calendar, which shows every kind. */
export function loader({ request }: Route.LoaderArgs) {
	return redirect(`${productPaths.calendars}${new URL(request.url).search}`, 301);
}
