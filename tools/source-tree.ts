// The sources of packages and apps with their manifests, and where their imports lead.
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { readSource, type SourceFile } from "./source-file.ts";

/** Test files and what only they need. */
export const testPath = /(\.test(\.browser)?|fixtures?)\.tsx?$|\/test(ing)?\//;

export interface Manifest {
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
	exports?: Record<string, string>;
	imports?: Record<string, string>;
}

export interface Source extends SourceFile {
	path: string;
	folder: string;
	/** The name of the package or app in the table. */
	owner: string;
	isTest: boolean;
}

export interface Tree {
	/** Of packages and apps. */
	sources: Source[];
	/** Of tools, benchmarks and journeys. */
	outside: Source[];
	/** By folder; "." is the root. */
	manifests: Map<string, Manifest>;
}

/** Everything below the folder `root` that is checked. */
export function readTree(root: string): Tree {
	const manifests = new Map<string, Manifest>();
	const folders = globSync("{packages,apps}/*/package.json", { cwd: root }).map(dirname).sort();
	for (const folder of [".", ...folders]) {
		manifests.set(folder, JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")));
	}
	const exclude = ["**/{node_modules,build,generated,.react-router}/**"];
	const sources = folders.flatMap((folder) =>
		globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude }).map((path) => {
			const source = readSource(readFileSync(join(root, path), "utf8"), path);
			return { ...source, path, folder, owner: basename(folder), isTest: testPath.test(path) };
		}),
	);
	const outside = globSync("{tools,bench,e2e}/**/*.ts", { cwd: root, exclude }).map((path) => {
		const source = readSource(readFileSync(join(root, path), "utf8"), path);
		return {
			...source,
			path,
			folder: ".",
			owner: "",
			isTest: testPath.test(path) || path.startsWith("e2e/"),
		};
	});
	return { sources, outside, manifests };
}

export const namesIn = (manifest?: Manifest) =>
	Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies });

/** The path a relative import, an import through "#…" or one of a workspace package leads to. */
export function resolveImport(specifier: string, source: Source, tree: Tree): string | undefined {
	if (specifier.startsWith(".")) return join(dirname(source.path), specifier);
	if (specifier.startsWith("@offizin/")) {
		const [name = "", ...rest] = specifier.slice("@offizin/".length).split("/");
		const door = tree.manifests.get(`packages/${name}`)?.exports?.[["."].concat(rest).join("/")];
		return door && join("packages", name, door);
	}
	const [pattern, target] =
		Object.entries(tree.manifests.get(source.folder)?.imports ?? {}).find(([key]) =>
			specifier.startsWith(key.replace("*", "")),
		) ?? [];
	return pattern && target && join(source.folder, target.replace("*", specifier.slice(pattern.length - 1)));
}
