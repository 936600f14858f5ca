import * as build from "virtual:react-router/server-build";
import type { ShopContext } from "@offizin/contract";
import { localAddress } from "@offizin/contract/browser";
import type { ChannelKey } from "@offizin/sites";
import {
	createRequestHandler,
	type RequestHandler,
	RouterContextProvider,
	type ServerBuild,
} from "react-router";
import { type BlockComponent, blockComponents } from "#app/blocks/block-components.server.ts";
import { drawingsContext } from "#app/drawings/to-drawing.server.ts";
import { basenameOf, canonicalAddress, ownPath, type PathPlace } from "#app/paths.ts";
import { pageOfPayload, payloadAsked } from "#app/payload/payload-address.ts";
import { askedPath, shopContext } from "#app/shop-context.ts";
import { addressReader } from "./address-read.ts";
import { storyAddresses } from "./story-address.ts";

const builtRoutes = Object.values((build as ServerBuild).routes).filter((route) => route !== undefined);
const { version } = (build as ServerBuild).assets;
const readOf = addressReader(builtRoutes, version);
/** Whether the page at a full slug shows the story of that slug. */
export const showsStory = storyAddresses(builtRoutes);

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
export function contentComponents(channel: ChannelKey): readonly BlockComponent[] {
	return blockComponents(channel);
}

/** An address without the query its page does not read: one page is kept for all addresses that lead to the same. */
export function addressRead(url: URL, place: PathPlace): URL {
	return readOf(url, ownPath(url.pathname, place));
}

/** Where an address leads that is not the one of its page; undefined for one that is. */
function redirectOf({ pathname, search }: URL, context: ShopContext): string | undefined {
	const basename = basenameOf(context);
	const asked = ownPath(pathname, context);
	// "/de/…" where pages are in German anyway.
	const language = `/${context.site.locale.slice(0, 2)}`;
	const own = asked === language || asked.startsWith(`${language}/`) ? asked.slice(3) || "/" : asked;
	const canonical = canonicalAddress({ pathname: own, search });
	if (canonical === undefined && own === asked && pathname !== basename) return undefined;
	return `${basename}${canonical ?? `${own}${search}`}`;
}

/** Tells a page of another build to load the one it asks for whole: its scripts may not know what they would read. */
function loadAnew({ pathname, searchParams }: URL, context: ShopContext): Response {
	const query = new URLSearchParams([...searchParams].slice(1).filter(([name]) => name !== "_routes"));
	const page = pageOfPayload(ownPath(pathname, context));
	return new Response(null, {
		status: 204,
		headers: {
			"Cache-Control": "no-store",
			// As the router's own redirects of data are told.
			"X-Remix-Redirect": localAddress(`${page}${query.size > 0 ? `?${query}` : ""}`),
			"X-Remix-Status": "302",
			"X-Remix-Reload-Document": "true",
		},
	});
}

/** Answers one page request of a channel. Static files (`build/client`) are the server's business. */
export async function handle(request: Request, context: ShopContext): Promise<Response> {
	const asked = new URL(request.url);
	const payload = payloadAsked(asked);
	if (payload && payload.build !== "" && payload.build !== version) return loadAnew(asked, context);
	const url = payload?.data ?? asked;
	const location = redirectOf(url, context);
	if (location !== undefined && (request.method === "GET" || request.method === "HEAD")) {
		return new Response(null, { status: 301, headers: { location } });
	}
	const provider = new RouterContextProvider();
	provider.set(shopContext, context);
	provider.set(askedPath, pageOfPayload(asked.pathname));
	if (!payload) provider.set(drawingsContext, new Map());
	return answerBelow(basenameOf(context))(new Request(addressRead(url, context), request), provider);
}
