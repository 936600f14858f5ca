import { redirect } from "react-router";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/calendars-alias.ts";

/** Spec 2.1-8: the overview of calendars is the page of the calendar, which shows every kind. */
export function loader({ request }: Route.LoaderArgs) {
	return redirect(`${paths.calendars}${new URL(request.url).search}`, 301);
}
