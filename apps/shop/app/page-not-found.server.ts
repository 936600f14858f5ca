import { data, type RouterContextProvider } from "react-router";
import { askedPath } from "./shop-context.ts";

/** Nothing answers to a path (spec 8.1-2). */
export function pageNotFound(path: string) {
	return data(null, { status: 404, statusText: `Page not found: ${path}` });
}

/** A page is there, and not for what its path asks: the check of a page fails (spec 5-1, 8.1-1). */
export function pageRefused(context: Readonly<RouterContextProvider>) {
	return data(null, { status: 404, statusText: `Page Not Found: ${context.get(askedPath)}` });
}
