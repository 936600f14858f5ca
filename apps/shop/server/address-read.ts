import { BoundedCache } from "@offizin/base";
import { matchRoutes } from "react-router";
import { pageOfPayload, payloadAsked } from "#app/payload/payload-address.ts";
import type { Reads } from "#app/reading.server.ts";
import { type BuiltRoute, routeTree } from "./route-tree.ts";

/** Names the router itself reads: which loaders a page change asks, and whose action a form means. */
const routerReads = ["_routes", "index"];
/** For how many paths, and of how many characters, is kept what they read: matching took 6 % of the time of a list. */
const MAX_PATHS = 2000;
const MAX_PATH_CHARACTERS = 200_000;

/**
 * A function that leaves of an address only the query its page reads, sorted by name: two addresses of which the same
 * is left are the same page. Of the data of a page `build` says for whose scripts they are.
 */
export function addressReader(
	routes: readonly BuiltRoute[],
	build: string,
): (url: URL, ownPath: string) => URL {
	const tree = routeTree(routes);
	const readBy = new Map(routes.map(({ id, module }) => [id, readsOf(module.loader)]));
	// Anybody may make up paths: many short ones are as little to be kept as long ones.
	const readAt = new BoundedCache<string, ReadonlySet<string>>(
		MAX_PATH_CHARACTERS,
		({ length }) => length + MAX_PATH_CHARACTERS / MAX_PATHS,
	);
	function readsAt(path: string): ReadonlySet<string> {
		const matches = matchRoutes(tree, path) ?? [];
		return new Set([...routerReads, ...matches.flatMap(({ route }) => readBy.get(route.id ?? "") ?? [])]);
	}
	return (url, ownPath) => {
		const path = pagePath(ownPath);
		const read = readAt.get(path, () => readsAt(path));
		// Data of another build are none of the page's.
		const payload = payloadAsked(url);
		// Taking parameters out of a URL writes it anew for each: half a second for the longest query a client may send.
		const query = new URLSearchParams([...url.searchParams].filter(([name]) => read.has(name)));
		query.sort();
		const left = new URL(url);
		left.search = query.toString();
		if (payload?.build && payload.build === build)
			left.search = `?${build}${query.size > 0 ? `&${query}` : ""}`;
		return left;
	};
}

function readsOf(loader: unknown): readonly string[] {
	return typeof loader === "function" && "reads" in loader ? (loader as unknown as Reads).reads : [];
}

/** The page whose loaders are asked for by an address of data. */
function pagePath(path: string): string {
	return pageOfPayload(path)
		.replace(/\/_(root)?\.data$/, "/")
		.replace(/\.data$/, "");
}
