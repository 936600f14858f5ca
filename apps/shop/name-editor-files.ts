import type { Plugin, Rolldown } from "vite";

const listed = /shop\/app\/editor\/editor-files\.server\.ts$/;
const engine = /packages\/text\/src\/shaping-engine\.ts$/;
const route = /shop\/app\/routes\/configurator\.tsx\b/;

/**
 * Tells the server how the build has called the files of the editor, so that its page asks for what sets text (HarfBuzz)
 * at once and not when its scripts have run, and a page that leads to it can have all of them fetched while it is read.
 * Browsers are built for before the server is.
 */
export function nameEditorFiles(): Plugin {
	let files = { shapingFiles: [] as string[], editorFiles: [] as string[] };
	return {
		name: "name-editor-files",
		writeBundle(_, bundle) {
			if (this.environment.name !== "client") return;
			const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
			const shaping = chunks.find(({ moduleIds }) => moduleIds.some((id) => engine.test(id)));
			const editor = chunks.find(({ facadeModuleId }) => route.test(facadeModuleId ?? ""));
			const wasm = Object.keys(bundle).find((name) => /\/harfbuzz-[\w-]+\.wasm$/.test(name));
			if (!shaping || !editor || !wasm) this.error("the build has no editor, or nothing that sets text");
			const addresses = (names: Iterable<string>) => [...names].map((name) => `/${name}`);
			files = {
				shapingFiles: addresses([shaping.fileName, wasm]),
				editorFiles: addresses(withImports(editor, new Map(chunks.map((one) => [one.fileName, one])))),
			};
		},
		load(id) {
			if (this.environment.name !== "ssr" || !listed.test(id) || this.meta.watchMode) return null;
			return Object.entries(files)
				.map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`)
				.join("\n");
		},
	};
}

/** A script with its styles, and those of all that it imports. */
function withImports(
	first: Rolldown.OutputChunk,
	chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<string> {
	const found = new Set<string>();
	const waiting = [first.fileName];
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		const chunk = chunks.get(name);
		if (!chunk || found.has(name)) continue;
		found.add(name);
		for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
		waiting.push(...chunk.imports);
	}
	return found;
}
