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
	// The scripts that a server writes into a page.
	{ file: "dom/ssr/components.js", says: '!isStatic ? " "', instead: 'true ? " "' },
	// Those who want to measure each loader.
	{ file: "router/router.js", says: "if (init.instrumentations)", instead: "if (false)" },
];

/** Leaves out of every page's script what of the router is never used. A router that says it differently stops the build. */
export function dropUnusedRouter(): Plugin {
	const missing = new Set(edits);
	return {
		name: "drop-unused-router",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
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
