import { useEffect } from "react";
import { matchRoutes, type RouteObject, useLocation } from "react-router";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { fetchAhead, type PrefetchedRoute } from "./fetch-payload.ts";
import { type Connection, fewAtOnce, mayFetchAhead } from "./few-at-once.ts";

const start = fewAtOnce(4);
/**
 * Links that are fetched ahead say so (links/link.tsx): not every tile of a list. Of what is begun anew each time a link
 * names the files alone (panel/panel-action.tsx).
 */
const wanted = "a[data-ahead], a[data-files]";

/** Fetches what links lead to as soon as they come into view: its data and its script (spec 2.2-5). */
export function useFetchingAhead(): void {
	const prefix = usePathPrefix();
	const { key } = useLocation();
	useEffect(() => {
		const { connection } = navigator as Navigator & { readonly connection?: Connection };
		if (key === "" || !mayFetchAhead(connection) || !("IntersectionObserver" in window)) return;
		const observer = new IntersectionObserver((entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
				observer.unobserve(target);
				const { href, dataset } = target;
				if (dataset.files) for (const file of dataset.files.split(" ")) prefetch(file);
				else if (new URL(href).pathname !== window.location.pathname)
					start(() => fetchPage(new URL(href), prefix));
			}
		});
		for (const link of document.querySelectorAll(wanted)) observer.observe(link);
		return () => observer.disconnect();
	}, [key, prefix]);
}

/** When there is nothing else to fetch. */
function prefetch(href: string): void {
	if (document.head.querySelector(`link[rel=prefetch][href="${CSS.escape(href)}"]`)) return;
	const as = /\.js$/.test(href) ? "script" : /\.css$/.test(href) ? "style" : "fetch";
	const link = Object.assign(document.createElement("link"), { rel: "prefetch", href, as });
	if (as !== "style") link.crossOrigin = "anonymous";
	document.head.append(link);
}

let tree: RouteObject[] | undefined;

async function fetchPage(url: URL, prefix: string): Promise<void> {
	const routes = window.__reactRouterManifest?.routes ?? {};
	tree ??= below(Object.values(routes), "root");
	const matches = (matchRoutes(tree, url.pathname.slice(prefix.length)) ?? []).map(
		({ route }) => routes[route.id ?? ""],
	);
	for (const route of matches) if (route) preloadScript(route.module);
	const loading = matches.flatMap((route) => (route?.hasLoader ? [route.id] : []));
	if (loading.length === 0) return;
	const data = new URL(url);
	data.hash = "";
	data.pathname += "_.data";
	// As the router asks: the root's data never change within a visit, so others are named.
	data.searchParams.set("_routes", loading.join(","));
	await fetchAhead(data);
}

function below(routes: readonly PrefetchedRoute[], parent: string): RouteObject[] {
	return routes
		.filter(({ parentId }) => parentId === parent)
		.map(({ id, path, index }) => ({
			id,
			...(path === undefined ? {} : { path }),
			...(index ? { index } : { children: below(routes, id) }),
		}));
}

function preloadScript(href: string): void {
	const known = [...document.head.querySelectorAll("link[rel=modulepreload]")];
	if (known.some((link) => link.getAttribute("href") === href)) return;
	document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
