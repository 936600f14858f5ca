import { data } from "react-router";

/** Spec 8.1-2. */
export function pageNotFound(path: string) {
	return data(null, { status: 404, statusText: `Page not found: ${path}` });
}
