// Who may import whom, as data, and the check that holds the sources to it.
import { isBuiltin } from "node:module";
import { basename } from "node:path/posix";
import { findCycles } from "./find-cycle.ts";
import { folderCircles } from "./folder-circles.ts";
import {
	type Manifest,
	namesIn,
	readTree,
	resolveImport,
	type Source,
	type Tree,
	testPath,
} from "./source-tree.ts";
import { needlesslyKept, unusedExports } from "./unused-exports.ts";

/**
 * Folder in packages/ or apps/ → the packages it imports, lowest first. Everything else is an error, and so is what is
 * written here and not imported: the table is how the house is built (design.md §2). Testkit is for tests of all.
 */
export const mayImport: Record<string, string[]> = {
	base: [],
	money: ["base"],
	units: ["base"],
	geometry: ["base", "units"],
	"calendar-days": ["base"],
	sites: ["base", "money"],
	solver: ["base", "calendar-days"],
	accounts: ["base"],
	sheets: ["base"],
	content: ["base"],
	text: ["base", "units"],
	pdf: ["base", "units", "geometry"],
	letters: ["base", "units", "text", "pdf"],
	formats: ["base", "units", "geometry"],
	assortment: ["base", "units", "calendar-days", "sites", "geometry", "solver", "formats"],
	design: ["base", "units", "geometry", "calendar-days", "sites", "solver", "text", "formats"],
	ornaments: ["design"],
	templates: ["base", "units", "geometry", "solver", "formats", "assortment", "design", "ornaments"],
	layouts: ["units", "formats", "assortment", "design"],
	delivery: ["base", "calendar-days"],
	pricing: ["base", "money", "calendar-days", "sites", "solver", "formats", "assortment", "delivery"],
	cart: ["base", "money", "calendar-days", "sites", "solver", "assortment", "delivery", "pricing"],
	orders: [
		...["base", "money", "calendar-days", "sites", "accounts", "assortment", "delivery", "pricing"],
		"cart",
	],
	invoices: ["base", "money", "calendar-days", "sites", "pricing", "orders"],
	production: ["base", "units", "geometry", "solver", "text", "pdf", "formats", "assortment", "design"],
	contract: [
		...["base", "money", "sites", "solver", "accounts", "content", "formats", "assortment"],
		...["design", "delivery", "pricing", "orders"],
	],
	words: [
		"base",
		"money",
		"calendar-days",
		"sites",
		"solver",
		"accounts",
		"content",
		"formats",
		"assortment",
		"design",
		"delivery",
		"pricing",
		"orders",
		"ornaments",
		"production",
		"contract",
	],
	scenes: ["calendar-days", "geometry", "solver", "assortment", "contract", "words"],
	ui: [],
	editor: ["base", "units", "solver", "text", "formats", "assortment", "design"],
	"editor-react": [
		"base",
		"units",
		"solver",
		"text",
		"formats",
		"assortment",
		"design",
		"layouts",
		"editor",
		"ui",
		"words",
	],
	testkit: [
		...["base", "units", "sites", "solver", "sheets", "text", "formats", "assortment"],
		...["design", "templates", "pricing", "cart", "orders", "words"],
	],
	office: [
		...["base", "money", "calendar-days", "sites", "accounts", "content", "delivery", "pricing", "orders"],
		...["contract", "words", "ui", "editor-react"],
	],
	shop: [
		...["base", "money", "units", "calendar-days", "sites", "solver", "content", "text", "formats"],
		...["assortment", "design", "templates", "delivery", "pricing", "orders"],
		...["contract", "words", "scenes", "ui", "editor-react"],
	],
	server: [
		...["base", "money", "units", "calendar-days", "sites", "solver", "accounts", "sheets", "text"],
		...[
			"content",
			"pdf",
			"formats",
			"assortment",
			"design",
			"ornaments",
			"templates",
			"layouts",
			"delivery",
			"pricing",
			"cart",
		],
		...["orders", "invoices", "letters", "production", "contract", "words", "scenes"],
	],
};

const onNode = new Set(["server", "shop"]);
/** Without I/O, clock and chance; no browser either. */
const pure = new Set(
	Object.keys(mayImport).filter((name) => !["ui", "editor-react", "office", "shop", "server"].includes(name)),
);
/** Packages that return codes and values only; what a person reads about them stands in words. */
const wordless = new Set(
	Object.keys(mayImport).filter((name) => !["words", "testkit", "office", "shop", "server"].includes(name)),
);
/** What is printed on a card until somebody writes on it is part of its drawing, and in the language it was drawn in. */
const samples =
	/^packages\/templates\/src\/(envelope|\w+\/(couple|service|church-booklet|thank-you|thanks-square|save-the-date|[a-z-]*invitation[a-z-]*))\.ts$/;
/** Where German is data, with the reason. */
const germanData: Readonly<Record<string, string>> = {
	"packages/accounts/src/staff-password.ts": "passwords that people think of first",
	"packages/contract/src/cart.ts": "examples of answers",
	"packages/contract/src/option-panel.ts": "examples of answers",
	"packages/design/src/check/written-dates.ts": "reads dates that people have written",
	"packages/design/src/guest/address-country.ts": "reads countries that people have written",
	"packages/invoices/src/books/datev-batch.ts": "heads of columns, as DATEV compares them",
	"packages/pdf/src/read/decode-text.ts": "an encoding",
	"packages/production/src/profile/shipped-profiles.ts": "names of plates, as presses compare them",
	"packages/sheets/src/encoding/letter-shares.ts": "letters of languages",
	"packages/sheets/src/encoding/single-byte.ts": "encodings",
	"packages/sheets/src/xlsx/format-date.ts": "dates as a German spreadsheet shows them",
	"packages/sites/src/operator.ts": "a name and an address",
	"packages/text/src/language-letters.ts": "letters of languages",
};
const isPure = ({ owner, isTest }: Source) => pure.has(owner) && !isTest;
const browserOnly =
	/^(react|react-dom|react-router|use-intl|idb-keyval|tus-js-client|vite)$|^(embla-|@react-router)/;
function workspaceProblem(specifier: string, source: Source, tree: Tree): string | undefined {
	const name = specifier.split("/")[1] ?? "";
	if (name === "testkit" && !source.isTest)
		return "imports testkit outside tests. Move what is needed out of testkit.";
	if (name !== "testkit" && !mayImport[source.owner]?.includes(name)) {
		return `${source.owner} may not import ${name}. Move the code down, or pass what is needed as an argument.`;
	}
	if (!namesIn(tree.manifests.get(source.folder)).includes(`@offizin/${name}`)) {
		return `@offizin/${name} is not declared. Add it to ${source.folder}/package.json.`;
	}
	const isDoor = resolveImport(specifier, source, tree) !== undefined;
	return isDoor
		? undefined
		: `${specifier} goes past the front door. Export it from packages/${name}/src/index.ts.`;
}

function importProblem(specifier: string, source: Source, tree: Tree): string | undefined {
	if (specifier.startsWith("@offizin/")) return workspaceProblem(specifier, source, tree);
	if (/^[.#]/.test(specifier)) {
		const target = resolveImport(specifier, source, tree);
		if (!target?.startsWith(`${source.folder}/`)) {
			return `${specifier} leaves ${source.folder}. Import a package by its name, @offizin/….`;
		}
		const isTestsOwn = testPath.test(target) && !source.isTest;
		return isTestsOwn ? `${specifier} belongs to tests. Move what is needed out of the test.` : undefined;
	}
	if (isBuiltin(specifier)) {
		if (source.isTest || onNode.has(source.owner)) return undefined;
		return `${specifier} exists in Node only. Do it in apps/server and pass the result as an argument.`;
	}
	const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
	if (isPure(source) && browserOnly.test(name)) {
		return `${name} needs a browser. Use it in editor-react, ui or an app.`;
	}
	const isDeclared =
		namesIn(tree.manifests.get(source.folder)).includes(name) ||
		(source.isTest || /\.config\.ts$/.test(source.path)
			? namesIn(tree.manifests.get(".")).includes(name)
			: false) ||
		(specifier.startsWith("virtual:") && !isPure(source));
	return isDeclared ? undefined : `${name} is not declared. Add it to ${source.folder}/package.json.`;
}

function ambientProblem(name: string, source: Source): string | undefined {
	if (name.startsWith("vi.")) return "mocks a module. Pass a fake as an argument.";
	if (name === "process.env") {
		if (source.isTest || source.path === "apps/server/src/config.ts") return undefined;
		return "reads process.env. Only apps/server/src/config.ts does; take the value as an argument.";
	}
	return isPure(source)
		? `${name} in a pure package. Take the value as an argument, or return it.`
		: undefined;
}

function manifestProblems(folder: string, manifest: Manifest): string[] {
	const owner = basename(folder);
	const allowed = mayImport[owner];
	if (!allowed)
		return [`${folder}/package.json:1: ${owner} is not in the import table of tools/check-architecture.ts.`];
	return namesIn(manifest)
		.filter((name) => name.startsWith("@offizin/") && name !== "@offizin/testkit")
		.map((name) => name.slice("@offizin/".length))
		.filter((name) => !allowed.includes(name))
		.map(
			(name) =>
				`${folder}/package.json:1: ${owner} may not depend on ${name}. Take it out of the dependencies.`,
		);
}

function cycleProblems(tree: Tree): string[] {
	const files = new Map<string, string[]>();
	const packages = new Map<string, string[]>();
	const paths = new Set(tree.sources.map((source) => source.path));
	for (const source of tree.sources.filter((candidate) => !candidate.isTest)) {
		const targets = source.imports.map(({ name }) => resolveImport(name, source, tree) ?? "");
		files.set(
			source.path,
			targets.filter((target) => paths.has(target)),
		);
		const neighbours = targets.map((target) => target.split("/").slice(0, 2).join("/"));
		const known = packages.get(source.folder) ?? [];
		packages.set(source.folder, known.concat(neighbours.filter((name) => name !== source.folder)));
	}
	const say = (cycle: string[]) =>
		`${cycle[0]}:1: a cycle: ${cycle.join(" → ")}. Move what they share into a file below both.`;
	return [...[...findCycles(packages), ...findCycles(files)].map(say), ...folderCircles(files)];
}

/** What the table allows and nobody does, as "who → whom". */
export function unusedRows(tree: Tree): string[] {
	const used = new Set(
		tree.sources.flatMap(({ owner, imports }) =>
			imports.map(({ name }) => `${owner} → ${name.split("/")[1]}`),
		),
	);
	return Object.entries(mayImport)
		.flatMap(([owner, names]) => names.map((name) => `${owner} → ${name}`))
		.filter((row) => !used.has(row));
}

function isWordless({ owner, path, isTest }: Source): boolean {
	return wordless.has(owner) && !isTest && !samples.test(path);
}

/** Files that may have German, and have none. */
export function needlessGerman(tree: Tree): string[] {
	const german = tree.sources.filter((source) => isWordless(source) && source.german.length > 0);
	const paths = new Set(german.map(({ path }) => path));
	return Object.keys(germanData)
		.filter((path) => !paths.has(path))
		.map((path) => `${path}:1: has no German. Take it out of tools/check-architecture.ts.`);
}

/** Every violation of a tree, as "path:line: what is wrong. What to do.". */
export function checkArchitecture(tree: Tree): string[] {
	const problems: string[] = [];
	for (const [folder, manifest] of tree.manifests) {
		if (folder !== ".") problems.push(...manifestProblems(folder, manifest));
	}
	for (const source of tree.sources) {
		const report = (line: number, problem?: string) =>
			problem && problems.push(`${source.path}:${line}: ${problem}`);
		for (const { name, line } of source.imports)
			report(line, importProblem(name.replace(/\?.*$/, ""), source, tree));
		for (const { name, line } of source.ambient) report(line, ambientProblem(name, source));
		if (isWordless(source) && !Object.hasOwn(germanData, source.path)) {
			for (const { name, line } of source.german)
				report(line, `${name} is German. Return a code, and put its words into packages/words.`);
		}
		for (const { line } of source.exportAll) report(line, "export * hides what is public. Name each export.");
	}
	return [...problems, ...cycleProblems(tree)];
}

if (import.meta.main) {
	const tree = readTree(".");
	const unused = unusedRows(tree).map(
		(row) => `${row} stands in the import table, and nobody does it. Take it out.`,
	);
	const problems = [
		...checkArchitecture(tree),
		...unused,
		...unusedExports(tree),
		...needlesslyKept(tree),
		...needlessGerman(tree),
	];
	for (const problem of problems) console.error(problem);
	console.log(problems.length === 0 ? "The import table holds." : `${problems.length} violations.`);
	process.exitCode = problems.length === 0 ? 0 : 1;
}
