import type { IncomingMessage, ServerResponse } from "node:http";
import { spaceKey, storyKey } from "@offizin/content";
import type { ContentAccess, RequestContext } from "@offizin/contract";
import type { Context } from "hono";
import { createTurns } from "../../adapters/limits/turns.ts";
import type { ContentChange } from "../../nouns/content/library/content-library.ts";
import type { Platform } from "../../nouns/platform.ts";
import type { RequestContexts } from "../channel/request-contexts.ts";
import type { AppEnv, Connection } from "../http/app-env.ts";
import { cacheKey, pageKey } from "../http/cache-key.ts";
import { inTurn } from "../http/in-turn.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { variedBy } from "../http/varied-by.ts";
import { isPublic, keepFor } from "./cache-directives.ts";
import { compressPage } from "./compress-page.ts";
import { contentAccess } from "./content-access.ts";
import { createContentAnswers } from "./content-answers.ts";
import { type AppFetch, inProcess } from "./in-process-fetch.ts";
import { type KeptPage, keepPage, variantFor } from "./kept-page.ts";
import { createPageCache } from "./page-cache.ts";
import type { Shop } from "./shop-build.ts";

/** Pages of the shop: kept when they are the same for everyone, else made for the one who asks. */
export interface PageServer {
	answer(c: Context<AppEnv>): Promise<Response>;
	/** Writes a kept page straight to the socket, past everything else; false when there is none to write. */
	answerKept(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
	/** Forgets all kept pages, and the contents they are made from. */
	clear(): void;
}

interface PageRequest {
	readonly url: URL;
	readonly key: string | undefined;
	readonly method: string;
	readonly headers: Headers;
	readonly body: ReadableStream | null;
	readonly signal: AbortSignal | undefined;
	readonly connection: Connection;
	readonly context: RequestContext;
	readonly nonce: string;
}

interface Rendered {
	readonly response: Response;
	/** Set when the page has been kept. */
	readonly kept: KeptPage | undefined;
}

interface Parts {
	readonly shop: Shop;
	readonly appFetch: AppFetch;
	readonly contexts: Pick<RequestContexts, "contextKey">;
}

export function createPageServer(platform: Platform, { shop, appFetch, contexts }: Parts): PageServer {
	const { config, now, metrics, log, templates, content } = platform;
	const cache = createPageCache(now);
	const answers = createContentAnswers();
	content.onChange((change) => {
		if (!change.isPublished) return;
		// Both at once: a page made from now on must not find what the purged ones were made from.
		answers.purge(madeFrom(change));
		cache.purge(madeFrom(change));
	});
	templates.onPublished(() => {
		answers.purge(() => true);
		cache.clear();
	});
	const turns = createTurns(config.rateLimitFactor, () => performance.now());

	const accessTo = (url: URL, { site, origin, sisterOrigin }: RequestContext) =>
		contentAccess(content.ofChannel(site.channel), {
			url,
			now: now(),
			editors: [origin, sisterOrigin],
		});

	async function render(request: PageRequest): Promise<Rendered> {
		const { url, context, nonce, headers, key, connection } = request;
		const access = accessTo(url, context);
		const since = cache.purges;
		const cookie = headers.get("cookie") ?? undefined;
		const doors = inProcess({ fetch: appFetch, answers }, { context, cookie, connection });
		// Whoever asks is left out: what they have agreed to changes no page.
		const { consent: _, isOwnHost: __, ...shared } = context;
		const response = await shop.handle(shopRequest(request), {
			...shared,
			nonce,
			fetch: doors.fetch,
			templateDocument: templates.document,
			content: access,
			siteVerification: config.siteVerification[`${context.site.channel}-${context.site.locale}`],
			isDemo: config.mode === "demo",
		});
		if (access?.version === "draft")
			return { response: asDraft(withCookies(response, doors.cookies), access, nonce), kept: undefined };
		const cacheControl = response.headers.get("cache-control");
		if (!isPublic(cacheControl)) return { response: withCookies(response, doors.cookies), kept: undefined };
		// A page that has been read to its end has asked all the doors it is made from.
		const html = response.body && (await response.text());
		const isFromAll = doors.isPublic && doors.cookies.length === 0 && !response.headers.has("set-cookie");
		if (!isFromAll || !context.isOwnHost || checkoutDraft(headers) !== undefined) {
			if (context.isOwnHost && !isFromAll)
				log.warn({ path: url.pathname }, "page says it is public, but is made from what is not");
			const answer = new Response(html, response);
			answer.headers.set("cache-control", "private, no-cache");
			return { response: withCookies(answer, doors.cookies), kept: undefined };
		}
		const keep = keepFor(cacheControl);
		const isKeepable = key && keep && html && response.status === 200 && request.method === "GET";
		if (!isKeepable) {
			const answer = new Response(html, response);
			for (const name of variedBy(context)) answer.headers.append("vary", name);
			return { response: answer, kept: undefined };
		}
		const kept = await keepPage({ html, nonce, headers: response.headers, context });
		const nobody: RequestContext = { ...context, consent: "unknown" };
		const again = {
			...request,
			context: nobody,
			headers: new Headers(),
			body: null,
			signal: undefined,
			connection: {},
		};
		cache.put(key, kept, { keep, since, contents: doors.keys, remake: () => remake(again) });
		return { response, kept };
	}

	async function remake(request: PageRequest): Promise<void> {
		try {
			await render(request);
		} catch (error) {
			log.error({ error }, "a kept page could not be made anew; the stale one stays");
		}
	}

	function find(key: string): KeptPage | undefined {
		const found = cache.get(key);
		metrics.cachedPage(!found ? "miss" : found.isFresh ? "fresh" : "stale");
		return found?.page;
	}

	return {
		async answer(c) {
			const url = new URL(c.req.url);
			const { context, nonce } = c.var;
			const isDraft = accessTo(url, context)?.version === "draft";
			// Under a name that is not ours anybody could fill the cache with copies.
			const key =
				isGet(c.req.method) && context.isOwnHost && !isDraft
					? pageKey(cacheKey(context), pathOf(shop.addressRead(url, context)))
					: undefined;
			const known = key ? find(key) : undefined;
			if (known) return sendKept(c, known);
			return inTurn(c, turns, async () => {
				const { response, kept } = await render({
					url,
					key,
					method: c.req.method,
					headers: c.req.raw.headers,
					body: c.req.raw.body,
					signal: c.req.raw.signal,
					connection: c.env ?? {},
					context,
					nonce,
				});
				return kept ? sendKept(c, kept) : compressPage(response, c.req.header("accept-encoding") ?? "");
			});
		},
		answerKept(incoming, outgoing) {
			const { method, url, headers } = incoming;
			if (method !== "GET" || !url) return false;
			const context = contexts.contextKey(headers.host, url, headers.cookie);
			const key = context === undefined ? undefined : pageKey(context, url);
			const found = key && cache.get(key);
			if (!found) return false;
			metrics.cachedPage(found.isFresh ? "fresh" : "stale");
			if (headers["if-none-match"] === found.page.etag) {
				outgoing.writeHead(304, ["ETag", found.page.etag]);
				outgoing.end();
				return true;
			}
			const variant = variantFor(found.page, String(headers["accept-encoding"] ?? ""));
			outgoing.writeHead(200, variant.headers as string[]);
			outgoing.end(variant.body);
			return true;
		},
		clear() {
			answers.clear();
			cache.clear();
		},
	};
}

/** Which contents have changed: a story with all lists that may name it, or whatever a page may be made from. */
function madeFrom({ space, story }: ContentChange): (content: string) => boolean {
	if (story === undefined) return () => true;
	const names = [storyKey(story), spaceKey({ id: space })];
	return (content) => names.includes(content);
}

/** A page of an editor: kept by nobody, and shown in the frame of the back office. */
function asDraft(response: Response, { editors }: ContentAccess, nonce: string): Response {
	const answer = new Response(response.body, response);
	answer.headers.set("cache-control", "private, no-store");
	// The editor's bridge brings a style sheet for the outlines of blocks.
	const policy = contentSecurityPolicy([`'nonce-${nonce}'`], editors, "'self' 'unsafe-inline'");
	answer.headers.set("content-security-policy", policy);
	return answer;
}

const pathOf = ({ pathname, search }: URL) => pathname + search;
const isGet = (method: string) => method === "GET" || method === "HEAD";

/** What the shop sees of a request: not who is asking, since that is the business of the JSON doors. */
function shopRequest({ url, method, headers, body, signal }: PageRequest): Request {
	const own = anonymous(headers);
	const draft = checkoutDraft(headers);
	if (draft) own.set("cookie", draft);
	const init: RequestInit = { method, headers: own, ...(signal ? { signal } : {}) };
	if (isGet(method) || !body) return new Request(url, init);
	// Browsers' types do not know it, Node wants it for a body that is a stream.
	const streamed: RequestInit & { readonly duplex: "half" } = { ...init, body, duplex: "half" };
	return new Request(url, streamed);
}

/** The one cookie the shop itself reads: a half-filled checkout. Browsers send it to the checkout only. */
function checkoutDraft(headers: Headers): string | undefined {
	const pairs = headers.get("cookie")?.split(/;\s*/) ?? [];
	return pairs.find((pair) => pair.startsWith("checkout="));
}

function anonymous(headers: Headers): Headers {
	const kept = new Headers(headers);
	kept.delete("cookie");
	return kept;
}

function withCookies(response: Response, cookies: readonly string[]): Response {
	if (cookies.length === 0) return response;
	const answer = new Response(response.body, response);
	for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
	return answer;
}

const ofTheBody = /^content-(length|encoding)$/i;

/** What a 304 says replaces what its reader has kept with the page (RFC 9111 §4.3.4), so it says the same. */
function sendKept(c: Context<AppEnv>, page: KeptPage): Response {
	const isKnown = c.req.header("if-none-match") === page.etag;
	const { headers, body } = variantFor(page, c.req.header("accept-encoding") ?? "");
	for (let index = 0; index < headers.length; index += 2) {
		const name = `${headers[index]}`;
		if (!(isKnown && ofTheBody.test(name))) c.header(name, `${headers[index + 1]}`);
	}
	return isKnown ? c.body(null, 304) : c.body(new Uint8Array(body));
}
