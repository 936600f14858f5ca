import type { OpenAPIHono } from "@hono/zod-openapi";
import { allOff } from "@offizin/contract";
import { wordsOf } from "@offizin/words";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { isUnreachable } from "./adapters/database/is-unreachable.ts";
import { isUnstorable } from "./adapters/database/is-unstorable.ts";
import { createTurns, type Turns } from "./adapters/limits/turns.ts";
import { cartRoutes } from "./doors/cart/routes.ts";
import { requestContext } from "./doors/channel/request-context.ts";
import { createRequestContexts, type TreatmentsOf } from "./doors/channel/request-contexts.ts";
import { checkoutRoutes } from "./doors/checkout/routes.ts";
import { deliveryRoutes } from "./doors/content/delivery/routes.ts";
import { contentFileRoutes } from "./doors/content/files/routes.ts";
import { managementRoutes } from "./doors/content/management/routes.ts";
import { siteAddresses } from "./doors/content/site-addresses.ts";
import { myDesignsRoutes } from "./doors/designs/my-designs-routes.ts";
import { previewRoutes } from "./doors/designs/preview-routes.ts";
import { proofRoutes } from "./doors/designs/proof-routes.ts";
import { designRoutes } from "./doors/designs/routes.ts";
import { spellingRoutes } from "./doors/designs/spelling-routes.ts";
import { versionRoutes } from "./doors/designs/version-routes.ts";
import { docsRoutes } from "./doors/docs/docs-routes.ts";
import { fontRoutes } from "./doors/fonts/routes.ts";
import { guestRoutes } from "./doors/guests/routes.ts";
import { healthRoutes } from "./doors/health/routes.ts";
import type { AppEnv } from "./doors/http/app-env.ts";
import { inTurn } from "./doors/http/in-turn.ts";
import { knownMethods } from "./doors/http/known-methods.ts";
import { localeOf } from "./doors/http/locale-of.ts";
import { originCheck } from "./doors/http/origin-check.ts";
import { compressedPaths } from "./doors/http/program-paths.ts";
import { refuse } from "./doors/http/refuse.ts";
import { refuseNul } from "./doors/http/refuse-nul.ts";
import { requestScope } from "./doors/http/request-scope.ts";
import { createRouter } from "./doors/http/router.ts";
import { securityHeaders } from "./doors/http/security-headers.ts";
import { visitor } from "./doors/http/visitor.ts";
import { inkRoutes } from "./doors/inks/routes.ts";
import { locationRoutes } from "./doors/location/routes.ts";
import { mailboxRoutes } from "./doors/mailbox/mailbox-routes.ts";
import { myPhotosRoutes } from "./doors/my-photos/routes.ts";
import { officeRoutes } from "./doors/office/routes.ts";
import { orderRoutes } from "./doors/orders/routes.ts";
import { ornamentRoutes } from "./doors/ornaments/routes.ts";
import { createPageServer, type PageServer } from "./doors/pages/page-server.ts";
import { pageRoutes } from "./doors/pages/routes.ts";
import type { FrontEnds } from "./doors/pages/shop-build.ts";
import { paymentRoutes } from "./doors/payments/routes.ts";
import { photoPassRoutes } from "./doors/photo-passes/routes.ts";
import { picturesRoutes } from "./doors/pictures/routes.ts";
import { priceRoutes } from "./doors/prices/routes.ts";
import { searchRoutes } from "./doors/search/routes.ts";
import { remarkRoutes } from "./doors/sharing/remark-routes.ts";
import { sharingRoutes } from "./doors/sharing/routes.ts";
import { shopRoutes } from "./doors/shops/routes.ts";
import { staffRoutes } from "./doors/staff/routes.ts";
import { templateRoutes } from "./doors/templates/routes.ts";
import { uploadRoutes } from "./doors/uploads/routes.ts";
import { voucherRoutes } from "./doors/vouchers/routes.ts";
import { waitlistRoutes } from "./doors/waitlist/routes.ts";
import { withdrawalRoutes } from "./doors/withdrawals/routes.ts";
import { abandonDraft } from "./nouns/checkout/abandon-draft.ts";
import { paymentStep } from "./nouns/payments/ask-provider.ts";
import type { Platform } from "./nouns/platform.ts";

const MAX_BODY_BYTES = 1_000_000;
/** Seconds in which a database is usually back. */
const RETRY_AFTER = "5";

export type App = OpenAPIHono<AppEnv>;

export interface Edge {
	/** The whole server as one function from Request to Response. */
	readonly app: App;
	/** Pages already made, for the listener to write without asking `app`; absent while no shop is built. */
	readonly pages: PageServer | undefined;
}

/** Nobody decides about flags yet. */
const undecided: TreatmentsOf = () => allOff;

/** Every door, in order. */
export function createApp(platform: Platform, frontEnds: FrontEnds, treatmentsOf = undecided): Edge {
	const contexts = createRequestContexts(platform.config, treatmentsOf);
	const pay = paymentStep(platform);
	const app = createRouter();
	app.onError((error, c) => {
		if (error instanceof HTTPException && error.status === 400) return refuse(c, "request_invalid");
		if (error instanceof HTTPException && error.status === 415) return refuse(c, "request_not_json");
		// Whoever asked is gone, often in the middle of an upload: no alarm, and nobody reads the answer.
		if (c.req.raw.signal.aborted) {
			c.var.log.debug({ error }, "request cut off");
			return refuse(c, "request_cut_off");
		}
		if (isUnstorable(error))
			return refuse(c, "request_invalid", { message: wordsOf(localeOf(c)).input.noNulText });
		c.var.log.error({ error }, "request failed");
		if (!isUnreachable(error)) return refuse(c, "server_failed");
		c.header("Retry-After", RETRY_AFTER);
		return refuse(c, "service_unavailable");
	});
	app.notFound((c) => refuse(c, "not_found"));

	app.use(requestScope(platform.log, platform.metrics));
	app.use(requestContext(contexts));
	app.use(securityHeaders);
	app.use(knownMethods);
	app.use(refuseNul);
	app.use(originCheck);
	app.use(visitor);
	app.use(limitBody);
	app.use(largeBodies(createTurns(platform.config.rateLimitFactor, () => performance.now())));

	// What is sent often is kept compressed (kept-bytes.ts); no client needs another encoding than its two.
	for (const first of compressedPaths) app.use(`/${first}/*`, compress({ encoding: "gzip" }));

	app.route("/", healthRoutes(platform));
	app.route("/", fontRoutes(platform));
	app.route("/", picturesRoutes(platform));
	app.route("/", templateRoutes(platform));
	app.route("/", ornamentRoutes(platform));
	app.route("/", guestRoutes(platform));
	app.route("/", inkRoutes(platform));
	app.route("/", searchRoutes(platform));
	app.route("/", priceRoutes(platform));
	app.route("/", locationRoutes(platform));
	app.route("/", shopRoutes(platform));
	app.route("/", voucherRoutes(platform));
	app.route("/", waitlistRoutes(platform));
	app.route("/", withdrawalRoutes(platform));
	// Before what takes the last part of an address for a rendition.
	app.route("/", myPhotosRoutes(platform));
	app.route("/", uploadRoutes(platform));
	app.route("/", designRoutes(platform));
	app.route("/", myDesignsRoutes(platform));
	app.route("/", versionRoutes(platform));
	app.route("/", spellingRoutes(platform));
	app.route("/", previewRoutes(platform));
	app.route("/", proofRoutes(platform));
	app.route("/", sharingRoutes(platform));
	app.route("/", photoPassRoutes(platform));

	app.route("/", remarkRoutes(platform));
	app.route(
		"/",
		cartRoutes(platform, (draft) => abandonDraft(platform, draft, pay)),
	);
	app.route("/", checkoutRoutes(platform, pay));
	app.route("/", paymentRoutes(platform, pay));
	app.route("/", orderRoutes(platform));
	app.route("/", deliveryRoutes(platform));
	app.route(
		"/",
		managementRoutes(platform, {
			async ask(address) {
				const answer = await app.fetch(new Request(address), {});
				// A file would stay open until somebody reads it.
				await answer.body?.cancel();
				return answer.status;
			},
			showsStory: siteAddresses(frontEnds.shop),
		}),
	);
	app.route("/", contentFileRoutes(platform));
	app.route("/", mailboxRoutes(platform));
	app.route("/", officeRoutes(platform));
	app.route("/", staffRoutes(platform));
	const about = { openapi: "3.1.0", info: { title: "Offizin", version: "1" } };
	app.route(
		"/",
		docsRoutes(() => app.getOpenAPI31Document(about)),
	);
	const pages =
		frontEnds.shop && createPageServer(platform, { shop: frontEnds.shop, appFetch: app.fetch, contexts });
	app.route("/", pageRoutes(platform.config, frontEnds, pages));
	return { app, pages };
}

/** More than a person changes at a time, except by a list or a whole page. */
const LARGE_BODY_BYTES = 32_000;
/** Reading a large body and saying what is wrong with it takes some time of the main thread: one of a client at a time. */
function largeBodies(turns: Turns) {
	return createMiddleware<AppEnv>((c, next) => {
		const isStreamed = c.req.header("transfer-encoding") !== undefined;
		const bytes = isStreamed ? MAX_BODY_BYTES : Number(c.req.header("content-length") ?? 0);
		if (bytes <= LARGE_BODY_BYTES || isUpload(c)) return next();
		return inTurn(c, turns, async () => {
			await next();
			return c.res;
		});
	});
}

const limitJson = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, "request_too_large") });
/** Photos and guest lists have limits of their own (adapters/photo/upload-limits.ts, doors/guests/routes.ts). */
const limitBody = createMiddleware<AppEnv>((c, next) => {
	const hasNone = c.req.method === "GET" || c.req.method === "HEAD";
	return hasNone || isUpload(c) ? next() : limitJson(c, next);
});

function isUpload(c: Context<AppEnv>): boolean {
	const { path, method } = c.req;
	return (
		path.startsWith("/web-api/uploads") ||
		path === "/web-api/guest-lists" ||
		(method === "POST" && /^\/v1\/spaces\/\d+\/assets$/.test(path))
	);
}
