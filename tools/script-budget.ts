// The scripts that a first visit of each page loads, from the last build: fails where they are more than the budget.
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { markdownTable } from "./markdown-table.ts";

/** Bytes of all scripts of a page, of which a KB has 1,000 (design.md §8). */
export const MAX_PAGE_GZIP = 130_000;
/** Of the editor of a card before a tool is used, and of what sets its texts (issue 14). */
export const MAX_EDITOR_BROTLI = 150_000;
export const MAX_SHAPING_BROTLI = 170_000;

const assets = "apps/shop/build/client/assets";

interface MeasuredPage {
	readonly page: string;
	/** As the router names it. */
	readonly route: string;
	/** What it fetches besides as soon as it is there, by the names of the files without their hashes. */
	readonly later: readonly string[];
}

const measured: readonly MeasuredPage[] = [
	{ page: "Home of Papiervogel", route: "routes/home", later: ["card-face"] },
	{ page: "Home of Bildwand", route: "routes/home", later: ["wall-face"] },
	{ page: "All cards", route: "routes/cards", later: ["card-face"] },
	{ page: "List of cards", route: "routes/occasion", later: [] },
	{ page: "Product page of a card", route: "routes/card", later: [] },
	{ page: "Product page of a wall picture", route: "product-photoframe", later: [] },
	{ page: "Page of text", route: "routes/story", later: ["text-face"] },
];

const editor: MeasuredPage = {
	page: "Editor of a card",
	route: "configurator-card",
	later: ["form-parts", "keep-offline"],
};
/** HarfBuzz with what uses it, fetched beside the editor's own; the bundler names it after its module. */
const shaping = { script: "shaping-engine", wasm: /^harfbuzz-[\w-]{8}\.wasm$/ };

/** What the router's manifest says, as far as it is read here. */
interface Manifest {
	readonly entry: { readonly module: string };
	readonly routes: Readonly<Record<string, { readonly module: string; readonly parentId?: string }>>;
}

/** A script and all that it imports, each file once; what it imports only when it is needed is not among them. */
export function withImports(entries: readonly string[], read: (name: string) => string): ReadonlySet<string> {
	const found = new Set<string>();
	const waiting = [...entries];
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		if (found.has(name)) continue;
		found.add(name);
		for (const [, imported = ""] of read(name).matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
			waiting.push(imported);
		}
	}
	return found;
}

function readManifest(name: string): Manifest {
	const script = readFileSync(`${assets}/${name}`, "utf8");
	return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
}

/** Of a route and of those around it. */
function modulesOf(routes: Manifest["routes"], route: string): readonly string[] {
	const found = routes[route];
	if (!found) throw new Error(`The shop has no route ${route}.`);
	return [found.module, ...(found.parentId === undefined ? [] : modulesOf(routes, found.parentId))];
}

/** What belongs to `scripts` and what only `others` need, which are fetched besides. */
export function apart(
	scripts: readonly string[],
	others: readonly string[],
	read: (name: string) => string,
): { readonly own: readonly string[]; readonly besides: readonly string[] } {
	const own = withImports(scripts, read);
	return { own: [...own], besides: [...withImports(others, read).difference(own)] };
}

function weigh(): boolean {
	const names = globSync("*.js", { cwd: assets });
	const one = (pattern: RegExp) => {
		const [name, ...more] = names.filter((file) => pattern.test(file));
		if (!name || more.length > 0)
			throw new Error(`Not one file of the last build is called like ${pattern}.`);
		return name;
	};
	const texts = new Map(names.map((name) => [name, readFileSync(`${assets}/${name}`, "utf8")]));
	const read = (name: string) => texts.get(name) ?? "";
	const named = (name: string) => one(new RegExp(`^${name}-[\\w-]{8}\\.js$`));
	const list = one(/^manifest-/);
	const { entry, routes } = readManifest(list);
	const scriptsOf = ({ route, later }: MeasuredPage) => [
		...[entry.module, ...modulesOf(routes, route)].map((path) => basename(path)),
		...later.map(named),
	];
	const pages = measured.map((measuredPage) => {
		const scripts = [...withImports(scriptsOf(measuredPage), read), list];
		return { page: measuredPage.page, bytes: sum(scripts.map(read), gzipped), most: MAX_PAGE_GZIP };
	});
	const { own, besides } = apart(scriptsOf(editor), [named(shaping.script)], read);
	const [wasm = "", ...more] = globSync("*.wasm", { cwd: assets }).filter((name) => shaping.wasm.test(name));
	if (!wasm || more.length > 0)
		throw new Error(`Not one file of the last build is called like ${shaping.wasm}.`);
	const engine = [...besides.map(read), readFileSync(`${assets}/${wasm}`)];
	const editors = [
		{ page: editor.page, bytes: sum([...own, list].map(read), brotlied), most: MAX_EDITOR_BROTLI },
		{ page: "What sets its texts", bytes: sum(engine, brotlied), most: MAX_SHAPING_BROTLI },
	];
	console.log(tableOf("Scripts, gzip", pages));
	console.log(tableOf("Scripts, brotli", editors));
	return [...pages, ...editors].every(({ bytes, most }) => bytes <= most);
}

interface Weight {
	readonly page: string;
	readonly bytes: number;
	readonly most: number;
}

function tableOf(head: string, weights: readonly Weight[]): string {
	const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
	return markdownTable(
		[head, "", "at most", ""],
		weights.map(({ page, bytes, most }) => [
			...[page, kilobytes(bytes), kilobytes(most)],
			bytes > most ? "too much" : "",
		]),
	);
}

type Content = string | Buffer;
const gzipped = (content: Content) => gzipSync(content, { level: 9 }).length;
const brotlied = (content: Content) => brotliCompressSync(content).length;
const sum = (contents: readonly Content[], weight: (content: Content) => number) =>
	contents.reduce((total, content) => total + weight(content), 0);

if (import.meta.main && !weigh()) process.exitCode = 1;
