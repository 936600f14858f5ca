import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("./app/payload/fetch-payload.ts", import.meta.url));
const theirs = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/single-fetch\.js$/;
const says = "let res = await fetch(url, await createRequestInit(request));";

/**
 * Lets the router ask for the data of pages through our own function, which knows their address (spec 7.1-4) and what
 * was fetched ahead. A router that does it differently stops the build.
 */
export function fetchPayloads(): Plugin {
	let isFound = false;
	return {
		name: "fetch-payloads",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			if (!theirs.test(id)) return undefined;
			isFound = code.includes(says);
			const asking = says.replace("fetch(url,", "fetchPayload(url,");
			return `import { fetchPayload } from ${JSON.stringify(ours)};\n${code.replace(says, asking)}`;
		},
		buildEnd(error) {
			if (!error && !isFound) this.error(`react-router no longer says "${says}" where it did`);
		},
	};
}
