// The scripts that a first visit of each page loads, from the last build: fails where they are more than the budget.
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { markdownTable } from "./markdown-table.ts";

/** Bytes of all scripts of a page, of which a KB has 1,000 (design.md §8). */
export const MAX_PAGE_GZIP = 130_000;

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

function weigh(): boolean {
	const names = globSync("*.js", { cwd: assets });
	const one = (pattern: RegExp) => {
		const [name, ...more] = names.filter((file) => pattern.test(file));
		if (!name || more.length > 0)
			throw new Error(`Not one file of the last build is called like ${pattern}.`);
		return name;
	};
	const texts = new Map(names.map((name) => [name, readFileSync(`${assets}/${name}`, "utf8")]));
	const list = one(/^manifest-/);
	const { entry, routes } = readManifest(list);
	const pages = measured.map(({ page, route, later }) => {
		const modules = [entry.module, ...modulesOf(routes, route)].map((path) => basename(path));
		const faces = later.map((name) => one(new RegExp(`^${name}-[\\w-]{8}\\.js$`)));
		const scripts = [...withImports([...modules, ...faces], (name) => texts.get(name) ?? ""), list];
		const bytes = scripts.reduce(
			(sum, name) => sum + gzipSync(texts.get(name) ?? "", { level: 9 }).length,
			0,
		);
		return { page, bytes };
	});
	const row = ({ page, bytes }: (typeof pages)[number]) => [
		page,
		`${(bytes / 1000).toFixed(1)} KB`,
		bytes > MAX_PAGE_GZIP ? "too much" : "",
	];
	console.log(markdownTable(["Scripts, gzip", `at most ${MAX_PAGE_GZIP / 1000} KB`, ""], pages.map(row)));
	return pages.every(({ bytes }) => bytes <= MAX_PAGE_GZIP);
}

if (import.meta.main && !weigh()) process.exitCode = 1;
