import * as build from "virtual:react-router/server-build";
import type { ShopContext } from "@offizin/contract";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { canonicalAddress } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";

// The generated module types optional exports as `| undefined`, which exactOptionalPropertyTypes tells from absent.
const answer = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Answers one page request of a channel. Static files (`build/client`) are the server's business. */
export async function handle(request: Request, context: ShopContext): Promise<Response> {
	const location = canonicalAddress(new URL(request.url));
	if (location !== undefined && (request.method === "GET" || request.method === "HEAD")) {
		return new Response(null, { status: 301, headers: { location } });
	}
	const provider = new RouterContextProvider();
	provider.set(shopContext, context);
	return answer(request, provider);
}
