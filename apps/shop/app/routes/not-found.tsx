import { data } from "react-router";
import type { Route } from "./+types/not-found.ts";

/** Any address nothing answers to (spec 8.1-2). */
export function loader({ request }: Route.LoaderArgs): never {
	const { pathname } = new URL(request.url);
	throw data(null, { status: 404, statusText: `Page not found: ${pathname}` });
}

export default function NotFound() {
	return null;
}
