import type { Plugin } from "vite";

interface Edit {
	/** Within the router's `lib`. */
	readonly file: string;
	readonly says: string | RegExp;
	readonly instead: string;
}

/** What of the router nobody here uses, and what keeps it nevertheless. */
const edits: readonly Edit[] = [
	// Its links (ours are app/links) are made by a call, and named for developer tools.
	{ file: "dom/lib.js", says: "= React$1.forwardRef(", instead: "= /* @__PURE__ */ React$1.forwardRef(" },
	{ file: "dom/lib.js", says: /^\w+\.displayName = .*$/gm, instead: "" },
	// Routes that are found out bit by bit: ours are all known from the first page on (react-router.config.ts).
	{ file: "dom/ssr/fog-of-war.js", says: "if (!isFogOfWarEnabled(routeDiscovery, ssr)", instead: "if (true" },
	{ file: "dom/ssr/components.js", says: "= isFogOfWarEnabled(routeDiscovery, ssr)", instead: "= false" },
	{ file: "router/router.js", says: "if (init.patchRoutesOnNavigation)", instead: "if (false)" },
	{ file: "router/router.js", says: "if (!init.patchRoutesOnNavigation)", instead: "if (true)" },
	{ file: "router/router.js", says: "if (isFogOfWar)", instead: "if (false)" },
	{ file: "router/router.js", says: "if (loadMatch.isDiscovering)", instead: "if (false)" },
	{ file: "router/router.js", says: /^\t\t(patchRoutes|_internalSetRoutes),$/gm, instead: "" },
	// Pages that only a browser draws, and modules that are exchanged while somebody develops.
	{ file: "dom-export/hydrated-router.js", says: /ssrInfo\.context\.isSpaMode/g, instead: "false" },
	{ file: "dom-export/hydrated-router.js", says: /^\trouter\.createRoutesForHMR = .*$/gm, instead: "" },
	{
		file: "dom/ssr/single-fetch.js",
		says: "if (!ssr && !foundRevalidatingServerLoader)",
		instead: "if (false)",
	},
	{ file: "dom/ssr/routes.js", says: "if (!ssr && manifestRoute.hasLoader", instead: "if (false" },
	{ file: "dom/ssr/routes.js", says: "if (needsRevalidation)", instead: "if (false)" },
	// Loaders and middleware of browsers: our routes have none.
	{ file: "dom/ssr/routes.js", says: "if (!routeModule.clientLoader)", instead: "if (true)" },
	{ file: "dom/ssr/routes.js", says: "route.hasClientLoader ? async", instead: "false ? async" },
	{ file: "dom/ssr/routes.js", says: "route.hasClientMiddleware ? async", instead: "false ? async" },
	{
		file: "router/router.js",
		says: "init.dataStrategy || defaultDataStrategyWithMiddleware",
		instead: "init.dataStrategy",
	},
	// What it shows where a root route has nothing for failures and for waiting; ours has.
	{ file: "dom/ssr/routes.js", says: 'route.id === "root" ? Remix', instead: "false ? Remix" },
	{ file: "dom/ssr/routes.js", says: 'route.id === "root" ? () =>', instead: "false ? () =>" },
	// Links that fetch a page ahead; ours are fetched by payload/use-fetching-ahead.ts.
	{ file: "dom/ssr/components.js", says: "isPageLinkDescriptor(link) ?", instead: "false ?" },
	// The scripts that a server writes into a page.
	{ file: "dom/ssr/components.js", says: '!isStatic ? " "', instead: 'true ? " "' },
	// Those who want to measure each loader.
	{ file: "router/router.js", says: "if (init.instrumentations)", instead: "if (false)" },
	{
		file: "router/router.js",
		says: "= consumeInstrumentationClientResultMetaReceiver(router)",
		instead: "= undefined",
	},
	{ file: "router/router.js", says: "if (opts?.instrumentationNavigateMetaReceiver)", instead: "if (false)" },
	// Fetchers that submit: ours only ask (wishlist-page).
	{
		file: "router/router.js",
		says: /if \(submission && isMutationMethod\(submission\.formMethod\)\)(?= \{\s+await handleFetcherAction)/g,
		instead: "if (false)",
	},
	// Addresses shown instead of others, and pages that refuse to be left.
	{ file: "router/router.js", says: "if (opts?.mask)", instead: "if (false)" },
	{ file: "router/router.js", says: "if (blockerFunctions.size === 0)", instead: "if (true)" },
	{ file: "router/router.js", says: "if (blockerKey)", instead: "if (false)" },
	{ file: "router/router.js", says: "if (blockerKey && delta != null)", instead: "if (false)" },
	// View transitions.
	{
		file: "router/router.js",
		says: /if \(isBrowser\)(?= \{\s+restoreAppliedTransitions)/g,
		instead: "if (false)",
	},
	{
		file: "router/router.js",
		says: /if \(pendingAction === "POP" && !isUninterrupted\w+ && /g,
		instead: "if (false && ",
	},
	{ file: "router/router.js", says: "else if (pendingViewTransitionEnabled)", instead: "else if (false)" },
	{
		file: "components.js",
		says: "if (!viewTransitionOpts || !isViewTransitionAvailable)",
		instead: "if (true)",
	},
	{
		file: "components.js",
		says: /if \((vtContext\.is|!vtContext\.is|renderDfd && pending).*?\) (?=\{|set|renderDfd)/g,
		instead: "if (false) ",
	},
	// What it tells developers who use it wrongly.
	{
		file: "router/history.js",
		says: /^function warning\(cond, message\) \{[\s\S]*?^\}/gm,
		instead: "function warning() {}",
	},
];

/** What would do nothing any more. */
const leftOut =
	/\b(clientLoader|clientMiddleware|HydrateFallback|useBlocker|viewTransition|PrefetchPageLinks)\b/;

/**
 * Leaves out of every page's script what of the router is never used. A router that says it differently stops the
 * build, and so does who begins to use it.
 */
export function dropUnusedRouter(): Plugin {
	const missing = new Set(edits);
	return {
		name: "drop-unused-router",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			const [, used] = (id.includes("/shop/app/") && leftOut.exec(code)) || [];
			if (used) this.error(`${id} uses ${used} of the router, which drop-unused-router.ts leaves out`);
			const [, file] = /\/react-router\/dist\/production\/lib\/(.*\.js)$/.exec(id) ?? [];
			let edited = code;
			for (const edit of edits.filter((one) => one.file === file)) {
				const after = edited.replaceAll(edit.says, edit.instead);
				if (after !== edited) missing.delete(edit);
				edited = after;
			}
			return edited === code ? undefined : edited;
		},
		buildEnd(error) {
			const [edit] = missing;
			if (!error && edit) this.error(`react-router no longer says "${edit.says}" in ${edit.file}`);
		},
	};
}
