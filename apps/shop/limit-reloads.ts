import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("./app/missing-script.ts", import.meta.url));
const theirs = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const reload = "window.location.reload();";

/**
 * Lets the router ask before it reloads a page whose script did not come: it would do so at every click and offers no
 * way to say otherwise. A router that does it differently stops the build.
 */
export function limitReloads(): Plugin {
	let isFound = false;
	return {
		name: "limit-reloads",
		transform(code, id) {
			if (!theirs.test(id)) return undefined;
			isFound = code.includes(reload);
			const asking = "const explanation = reloadOrExplain(error); if (explanation) return explanation;";
			return `import { reloadOrExplain } from ${JSON.stringify(ours)};\n${code.replace(reload, asking)}`;
		},
		buildEnd(error) {
			if (error || isFound || this.environment.name !== "client") return;
			this.error(`react-router no longer says "${reload}" where it did`);
		},
	};
}
