import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { wordsOf } from "@offizin/words";
import { build, type Plugin, type Rolldown } from "vite";

const app = fileURLToPath(new URL(".", import.meta.url));
const client = join(app, "build/client");

/** Scripts of the editor: what these load later belongs to it. What others load later is of other pages. */
const editor = /packages\/(editor|editor-react|design|text)\/src\/|shop\/app\/editor\//;
/** Where the editor begins, and what says that something went wrong. */
const beginnings = /shop\/app\/(routes\/configurator|layout\/error-page|root|entry\.client)\.tsx/;

/**
 * Builds the worker that keeps the editor for when there is no network: one script at the root of the origin, which is
 * told all files of this build that the editor may load.
 */
export function buildWorker(): Plugin {
	let files: readonly string[] = [];
	return {
		name: "build-worker",
		writeBundle(_, bundle) {
			if (this.environment.name === "client") files = filesOf(Object.values(bundle));
		},
		async closeBundle() {
			// The list of routes is written with the server's build.
			if (this.environment.name !== "ssr") return;
			const [manifest, ...more] = globSync("assets/manifest-*.js", { cwd: client });
			if (!manifest || more.length > 0 || files.length === 0) {
				this.error("the build has not one list of routes, or no editor");
			}
			const away = { de: wordsOf("de-DE").shop.away, en: wordsOf("en-GB").shop.away };
			const facts = {
				build: basename(manifest, ".js").replace("manifest-", ""),
				files: [manifest, ...files].map((file) => `/${file}`),
				away,
			};
			await build({
				configFile: false,
				logLevel: "warn",
				root: app,
				publicDir: false,
				define: { WORKER_FACTS: JSON.stringify(facts) },
				build: {
					outDir: client,
					emptyOutDir: false,
					target: "es2023",
					rolldownOptions: {
						input: join(app, "worker/editor-worker.ts"),
						output: { format: "iife", entryFileNames: "[name].js" },
					},
				},
			});
		},
	};
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

function filesOf(bundle: readonly Output[]): string[] {
	const chunks = bundle.filter((part) => part.type === "chunk");
	const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
	const found = new Set<string>();
	const waiting = chunks
		.filter(({ facadeModuleId, moduleIds }) =>
			[facadeModuleId, ...moduleIds].some((id) => beginnings.test(id ?? "")),
		)
		.map(({ fileName }) => fileName);
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		const chunk = byName.get(name);
		if (!chunk || found.has(name)) continue;
		found.add(name);
		for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
		waiting.push(...chunk.imports);
		if (chunk.moduleIds.some((id) => editor.test(id))) waiting.push(...chunk.dynamicImports);
	}
	return [...found];
}
