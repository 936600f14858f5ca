import type { RouteObject } from "react-router";

/** What of a built route tells which addresses it answers, and how. */
export interface BuiltRoute {
	readonly id: string;
	readonly parentId?: string | undefined;
	readonly path?: string | undefined;
	readonly index?: boolean | undefined;
	readonly module: { readonly loader?: unknown; readonly headers?: unknown };
}

/** Built routes as the router matches them. */
export function routeTree(routes: readonly BuiltRoute[], parent?: string): RouteObject[] {
	return routes
		.filter(({ parentId }) => parentId === parent)
		.map(({ id, path, index }) =>
			index
				? { id, index, ...(path !== undefined && { path }) }
				: { id, ...(path !== undefined && { path }), children: routeTree(routes, id) },
		);
}
