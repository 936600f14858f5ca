import * as build from "virtual:react-router/server-build";
import type { ShopContext } from "@offizin/contract";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { withTrailingSlash } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";

// The generated module types optional exports as `| undefined`, which exactOptionalPropertyTypes tells from absent.
const answer = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Answers one page request of a channel. Static files (`build/client`) are the server's business. */
export async function handle(request: Request, context: ShopContext): Promise<Response> {
	const url = new URL(request.url);
	const canonicalPath = withTrailingSlash(url.pathname);
	if (canonicalPath !== url.pathname && (request.method === "GET" || request.method === "HEAD")) {
		return new Response(null, { status: 301, headers: { location: `${canonicalPath}${url.search}` } });
	}
	const provider = new RouterContextProvider();
	provider.set(shopContext, context);
	return answer(request, provider);
}
