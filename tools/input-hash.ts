import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ignored = /^(node_modules|build|\.react-router)$|\.test\.tsx?$/;

/** One hash of the names and contents of all files that match, tests and what is built of them left out. */
export function hashOfFiles(patterns: readonly string[]): string {
	const hash = createHash("sha256");
	const found = globSync(patterns, { withFileTypes: true, exclude: (entry) => ignored.test(entry.name) });
	const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	for (const path of paths.sort()) {
		const content = readFileSync(path);
		hash.update(`${path}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex");
}
