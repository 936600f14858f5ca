import { matchRoutes } from "react-router";
import { storyHeaders } from "#app/cache-header.ts";
import { canonicalAddress } from "#app/paths.ts";
import { type BuiltRoute, routeTree } from "./route-tree.ts";

/** What the paths of other places begin with: two letters of a country or a language, and "d" (spec 2.1-7). */
const placed = /^\/(?:[a-z]{2}|d)\//;

/**
 * A function that tells whether the page at a full slug shows the story of that slug: not the cart or a design, another
 * name of a page, or the home page of another country.
 */
export function storyAddresses(routes: readonly BuiltRoute[]): (slug: string) => boolean {
	const tree = routeTree(routes);
	const shown = new Set(routes.filter(({ module }) => module.headers === storyHeaders).map(({ id }) => id));
	return (slug) => {
		const { pathname } = new URL(`/${slug}/`, "https://shop.example");
		if (placed.test(pathname) || canonicalAddress({ pathname, search: "" }) !== undefined) return false;
		return shown.has(matchRoutes(tree, pathname)?.at(-1)?.route.id ?? "");
	};
}
