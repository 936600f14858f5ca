// What is exported though nobody needs it: tests are no reason for code to be there.
import { resolveImport, type Source, type Tree } from "./source-tree.ts";

/** What no program takes and stays, "package.name" by the reason. */
const kept: Readonly<Record<string, readonly string[]>> = {
	"the editor of calendars will lay out months by it": [
		"assortment.calendarBinding",
		"assortment.isoWeek",
		"assortment.weekRows",
	],
	"the editor of books will draw covers and gutters by it": [
		"assortment.coverSheet",
		"assortment.gutterMargin",
	],
	"links into configurators are spec 3.8's, and the shop opens that of cards alone so far": [
		"assortment.parseLink",
	],
	"spec 3.7-7 names it; whether it can be meant is an open question (domain.md §0.3)": [
		"assortment.SEAL_DIAMETER",
	],
	"written into every script that can be missing (limit-reloads.ts)": ["shop.reloadOrExplain"],
	"written into the router (fetch-payloads.ts)": ["shop.fetchPayload"],
	"accounts will move what a visitor has": ["server.moveOwner"],
	"a page of what a customer still owes will ask": ["invoices.openAmount"],
	"the sale of vouchers will store them": ["server.addGiftVoucher"],
	"tests ask laws of other packages over all of them": [
		"assortment.factCodes",
		"content.markTypes",
		"content.nodeTypes",
		"contract.mailProblems",
		"contract.mailStates",
		"delivery.carrierTimes",
		"pricing.lineCodes",
	],
	"tests of templates look at what a document draws": ["design.boxMatrix"],
	"tests read answers by it": ["contract.designSchema", "contract.optionPanelSchema"],
	"a test holds the colours on paper against those of the filter on screens": ["design.photoSvgFilter"],
	"tests of fonts that come in read them with it": ["text.fontLanguages", "text.inspectFont"],
	"tests read a PDF that is not in a file": ["pdf.memorySource"],
	"tests of profiles start from one that ships": ["production.digitalCards"],
};
const keptNames = new Set(Object.values(kept).flat());

/** What a framework asks for by name, and what tells of code that is not ours. */
const frameworkPath = /^apps\/\w+\/(app\/(root|entry\.|routes\b)|server\/app\.)|\.(config|d)\.ts$/;

/** Names that are taken from each file or package, or all of them. */
type Taken = Map<string, Set<string> | "all">;

function take(taken: Taken, from: string, names: readonly string[] | undefined) {
	const known = taken.get(from) ?? new Set();
	taken.set(from, known === "all" || !names ? "all" : known.union(new Set(names)));
}

function packagesTaken(sources: readonly Source[]): Taken {
	const taken: Taken = new Map();
	for (const { owner, imports } of sources) {
		for (const { name, names } of imports) {
			const [scope, whom = ""] = name.split("/");
			if (scope === "@offizin" && whom !== owner) take(taken, whom, names);
		}
	}
	return taken;
}

/** A lazy import names nothing, and may take anything. */
function filesTaken(sources: readonly Source[], tree: Tree): Taken {
	const taken: Taken = new Map();
	for (const source of sources) {
		for (const { name, names } of source.imports) {
			const target = resolveImport(name.replace(/\?.*$/, ""), source, tree);
			if (target) take(taken, target, names?.length === 0 ? undefined : names);
		}
	}
	return taken;
}

function isTaken(taken: Taken, from: string, name: string): boolean {
	const names = taken.get(from);
	return names === "all" || names?.has(name) === true;
}

interface Untaken {
	/** "package.name". */
	readonly key: string;
	readonly problem: string;
}

function untaken(tree: Tree): Untaken[] {
	const all = [...tree.sources, ...tree.outside];
	const programs = all.filter(({ owner, isTest }) => !isTest && owner !== "testkit");
	const [byPrograms, byAll, byFile] = [
		packagesTaken(programs),
		packagesTaken(all),
		filesTaken(programs, tree),
	];
	const ours = programs.filter(({ folder }) => folder !== ".");
	return ours.flatMap(({ path, folder, owner, passedOn, declared, named }) => {
		const offered = path === `${folder}/src/index.ts` ? passedOn : [];
		const inside = frameworkPath.test(path) ? [] : declared;
		return [
			...offered.filter(({ name, isType }) => !isTaken(isType ? byAll : byPrograms, owner, name)),
			...inside.filter(({ name }) => named.get(name) === 1 && !isTaken(byFile, path, name)),
		].map(({ name, line }) => ({
			key: `${owner}.${name}`,
			problem: `${path}:${line}: nobody takes ${name}. Take it out.`,
		}));
	});
}

/**
 * What stands in the code of the tree and no program takes, as "path:line: …": names of front doors, and
 * exported names inside of packages and apps that their own file does not need either. A type of a door may be there
 * for tests.
 */
export function unusedExports(tree: Tree): string[] {
	return untaken(tree)
		.filter(({ key }) => !keptNames.has(key))
		.map(({ problem }) => problem);
}

/** Names that are kept without need: they are gone, or somebody takes them. */
export function needlesslyKept(tree: Tree): string[] {
	const keys = new Set(untaken(tree).map(({ key }) => key));
	return [...keptNames]
		.filter((key) => !keys.has(key))
		.map((key) => `${key} is kept in tools/unused-exports.ts, and need not be. Take it out.`);
}
