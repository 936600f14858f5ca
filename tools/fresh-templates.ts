import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { hashOfFiles } from "./input-hash.ts";

/** Where servers read them (apps/server/src/adapters/templates/template-store.ts). */
export const BAKED_TEMPLATES = "var/templates";
const STAMP = "var/build/templates.sha256";
const BAKE = "tools/bake-templates.ts";

/**
 * Bakes the templates when something they are made of has changed since they were baked; false when that failed, with
 * its output printed. A process of its own does it: one that has run for long still has the recipes of before.
 */
export function freshenTemplates(): boolean {
	const sources = [...packagesBehind("templates")].flatMap((name) => [
		`packages/${name}/src/**`,
		`packages/${name}/package.json`,
	]);
	const inputs = hashOfFiles([...sources, BAKE]);
	const isBaked = existsSync(`${BAKED_TEMPLATES}/index.json`);
	if (isBaked && existsSync(STAMP) && readFileSync(STAMP, "utf8") === inputs) return true;
	const { status } = spawnSync(process.execPath, [BAKE], { stdio: "inherit" });
	if (status !== 0) return false;
	mkdirSync("var/build", { recursive: true });
	writeFileSync(STAMP, inputs);
	return true;
}

/** A package and all that it is made of. */
function packagesBehind(name: string, found = new Set<string>()): ReadonlySet<string> {
	if (found.has(name)) return found;
	found.add(name);
	const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(
		readFileSync(`packages/${name}/package.json`, "utf8"),
	);
	for (const dependency of Object.keys(dependencies)) {
		const [scope, own = ""] = dependency.split("/");
		if (scope === "@offizin") packagesBehind(own, found);
	}
	return found;
}
