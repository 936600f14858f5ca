import { realpathSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const formatMessage = fileURLToPath(new URL("./app/messages/format-message.ts", import.meta.url));

type Compiled = ReturnType<typeof compile> | { readonly [key: string]: Compiled };

/**
 * Turns the ICU messages into what use-intl's small formatter reads, so that no page carries the ICU parser
 * (13 KB gzip). A message that cannot be read stops the build.
 */
export function compileMessages(files: readonly string[]): Plugin {
	const paths = files.map((file) => realpathSync(fileURLToPath(new URL(file, import.meta.url))));
	return {
		name: "compile-messages",
		enforce: "pre",
		config: () => ({
			resolve: {
				alias: [{ find: /^use-intl\/format-message$/, replacement: formatMessage }],
			},
		}),
		async load(id) {
			if (!paths.includes(id)) return undefined;
			const messages: Record<string, unknown> = await import(pathToFileURL(id).href);
			return Object.entries(messages)
				.map(([name, tree]) => `export const ${name} = ${JSON.stringify(compileTree(tree, name))};`)
				.join("\n");
		},
	};
}

function compileTree(tree: unknown, path: string): Compiled {
	if (typeof tree === "string") return compile(tree);
	if (typeof tree !== "object" || tree === null)
		throw new Error(`Message ${path} is no text: ${String(tree)}`);
	return Object.fromEntries(
		Object.entries(tree).map(([key, value]) => [key, compileTree(value, `${path}.${key}`)]),
	);
}
