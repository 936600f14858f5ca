import { err, ok, type Result } from "@offizin/base";
import {
	type Asking,
	type Delivered,
	deliverDataSource,
	deliverDataSources,
	deliverEntries,
	deliverLink,
	deliverLinks,
	deliverSpace,
	deliverStories,
	deliverStory,
	deliverTags,
	type QueryError,
	readStoriesQuery,
	readStoryQuery,
	spaceKey,
} from "@offizin/content";
import { contentDelivery } from "@offizin/contract";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { searchStories } from "../../../nouns/content/library/search-stories.ts";
import type { Platform } from "../../../nouns/platform.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { clientOf } from "../../http/client.ts";
import { tagOf } from "../../http/kept-bytes.ts";
import { createRouter } from "../../http/router.ts";
import { contentTag } from "../../http/shared-answer.ts";
import { refuseQuery } from "./refuse-query.ts";

type Answer = (
	parameters: URLSearchParams,
	asking: Asking,
	name: string,
) => Result<Delivered, QueryError> | Promise<Result<Delivered, QueryError>>;

const MAX_KEYS = 200;
/** An address with the current cv names exactly what it answers, until a publication makes another one of it. */
const KEEP = "public, max-age=3600";
/** Any other one is asked for again, and mostly answered by its tag. */
const ASK_AGAIN = "public, max-age=0, must-revalidate";

/** Any page may ask: what is read here opens by a token in the address, never by a cookie. */
const forEveryone = createMiddleware<AppEnv>(async (c, next) => {
	if (c.req.method === "OPTIONS") c.res = new Response(null, { status: 204 });
	else await next();
	const { headers } = c.res;
	headers.set("Access-Control-Allow-Origin", "*");
	headers.set("Access-Control-Expose-Headers", "total, per-page, x-ratelimit-policy");
	headers.set("Cross-Origin-Resource-Policy", "cross-origin");
	if (c.req.method !== "OPTIONS") return;
	headers.set("Access-Control-Allow-Methods", "GET, HEAD");
	headers.set("Access-Control-Allow-Headers", "content-type, accept");
	headers.set("Access-Control-Max-Age", "86400");
});

/** What a space delivers, by the protocol of the official clients (content-protocol §2). */
export function deliveryRoutes({ content, database, limiter }: Platform) {
	const router = createRouter();
	for (const described of contentDelivery) router.openAPIRegistry.registerPath(described);

	const limited = createMiddleware<AppEnv>(async (c, next) => {
		const space = content.ofToken(c.req.query("token") ?? "")?.space.id;
		// Strangers' tokens are counted together, so that nobody tries them out.
		const wait = limiter.take("content", `${clientOf(c)} ${space ?? "unknown"}`);
		c.header("X-RateLimit-Policy", `"requests";q=${limiter.perSecond("content")}`);
		if (wait === 0) return next();
		c.header("Retry-After", String(wait));
		c.header("Cache-Control", "no-store");
		return c.json({ error: "Too Many Requests" }, 429);
	});

	const answers: readonly (readonly [path: string, answer: Answer])[] = [
		["/stories", listStories],
		["/stories/", listStories],
		["/stories/:name{.+}", oneStory],
		["/links", deliverLinks],
		["/links/:name", deliverLink],
		["/datasources", deliverDataSources],
		["/datasources/:name", deliverDataSource],
		["/datasource_entries", deliverEntries],
		["/tags", deliverTags],
		["/spaces/me", deliverSpace],
		["/*", () => err({ code: "not_found" })],
	];
	for (const base of ["/v2/cdn", "/cdn"]) {
		router.use(`${base}/*`, forEveryone, limited, contentTag);
		for (const [path, answer] of answers) router.all(`${base}${path}`, (c) => respond(c, answer));
	}
	return router;

	async function respond(c: Context<AppEnv>, answer: Answer): Promise<Response> {
		const parameters = new URL(c.req.url).searchParams;
		const opened = content.ofToken(parameters.get("token") ?? "");
		if (!opened) return refuseQuery(c, { code: "unauthorized" });
		if (c.req.method !== "GET" && c.req.method !== "HEAD") return refuseQuery(c, { code: "not_found" });
		const { space } = opened;
		const delivered = await answer(
			parameters,
			{ ...opened, origin: c.var.context.origin },
			c.req.param("name") ?? "",
		);
		if (!delivered.ok) {
			if (delivered.error.code === "not_found") {
				c.header("Cache-Control", c.var.context.isOwnHost ? ASK_AGAIN : "private, no-store");
				c.header("Surrogate-Key", spaceKey(space));
			}
			return refuseQuery(c, delivered.error);
		}
		const { body, paging, keys, version } = delivered.value;
		if (paging) {
			c.header("Total", String(paging.total));
			c.header("Per-Page", String(paging.perPage));
		}
		const isForAll = version === "published" && c.var.context.isOwnHost;
		// What is searched is asked of the database, which may be further than this cv, or of memory.
		const isCurrent = parameters.get("cv") === String(space.cv) && !parameters.has("search_term");
		c.header("Cache-Control", isForAll ? (isCurrent ? KEEP : ASK_AGAIN) : "private, no-store");
		c.header("Vary", "Accept-Encoding");
		c.header("Surrogate-Key", (keys.length > MAX_KEYS ? [spaceKey(space)] : keys).join(" "));
		const text = JSON.stringify(body);
		// A text costs V8 less than bytes outside of its heap: of half a megabyte p95 is a third lower. Without its tag an answer is
		// copied, read as a stream and sent as one.
		c.header("ETag", tagOf(text));
		return c.body(text, 200, { "Content-Type": "application/json" });
	}

	async function listStories(
		parameters: URLSearchParams,
		asking: Asking,
	): Promise<Result<Delivered, QueryError>> {
		const query = readStoriesQuery(parameters, asking);
		if (!query.ok) return query;
		const { searchTerm, form } = query.value;
		const found =
			searchTerm === undefined
				? undefined
				: await searchStories(database, asking.space, { term: searchTerm, version: form.version });
		return ok(deliverStories(asking, query.value, found));
	}
}

function oneStory(parameters: URLSearchParams, asking: Asking, name: string): Result<Delivered, QueryError> {
	const query = readStoryQuery(parameters, asking);
	return query.ok ? deliverStory(asking, query.value, name) : query;
}
