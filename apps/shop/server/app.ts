import * as build from "virtual:react-router/server-build";
import type { ShopContext } from "@offizin/contract";
import { pathPrefixOf, type Site } from "@offizin/sites";
import {
	createRequestHandler,
	type RequestHandler,
	RouterContextProvider,
	type ServerBuild,
} from "react-router";
import { type BlockComponent, blockComponents } from "#app/blocks/block-components.server.ts";
import { canonicalAddress, ownPath } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { addressReader } from "./address-read.ts";

const builtRoutes = Object.values((build as ServerBuild).routes).filter((route) => route !== undefined);
const readOf = addressReader(builtRoutes);

const answers = new Map<string, RequestHandler>();

/** The pages below a prefix: the router leaves it out of what it matches and writes it into what it leads to. */
function answerBelow(prefix: string): RequestHandler {
	let answer = answers.get(prefix);
	if (!answer) {
		// The generated module types optional exports as `| undefined`, which exactOptionalPropertyTypes tells from absent.
		const below = { ...(build as ServerBuild), ...(prefix ? { basename: prefix } : {}) };
		answer = createRequestHandler(below, import.meta.env.MODE);
		answers.set(prefix, answer);
	}
	return answer;
}

/** The blocks a channel's space offers its editors. */
export function contentComponents(): readonly BlockComponent[] {
	return blockComponents();
}

/** An address without the query its page does not read: one page is kept for all addresses that lead to the same. */
export function addressRead(url: URL, site: Site): URL {
	return readOf(url, ownPath(url.pathname, site));
}

/** Answers one page request of a channel. Static files (`build/client`) are the server's business. */
export async function handle(request: Request, context: ShopContext): Promise<Response> {
	const prefix = pathPrefixOf(context.site);
	const url = new URL(request.url);
	const { pathname, search } = url;
	const location = canonicalAddress({ pathname: ownPath(pathname, context.site), search });
	const isAsked = location === undefined && pathname !== prefix;
	if (!isAsked && (request.method === "GET" || request.method === "HEAD")) {
		return new Response(null, {
			status: 301,
			headers: { location: `${prefix}${location ?? `/${search}`}` },
		});
	}
	const provider = new RouterContextProvider();
	provider.set(shopContext, context);
	return answerBelow(prefix)(new Request(addressRead(url, context.site), request), provider);
}
