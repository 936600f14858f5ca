// Bakes templates, builds shop and office: each again only when something it is made of has changed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { freshenTemplates } from "./fresh-templates.ts";
import { hashOfFiles } from "./input-hash.ts";

const apps = ["shop", "office"];

function hashOfInputs(app: string): string {
	const packages = ["packages/*/src/**", "packages/*/package.json"];
	return hashOfFiles([`apps/${app}/**`, ...packages, "package-lock.json", "tsconfig.base.json"]);
}

/**
 * Bakes the templates, and builds every app whose sources differ from those of its last build; stamps lie in var/build.
 * Returns the apps that were built and what failed (its output has been printed).
 */
export function buildChanged(): { built: string[]; failed: string[] } {
	const built: string[] = [];
	const failed = freshenTemplates() ? [] : ["templates"];
	mkdirSync("var/build", { recursive: true });
	for (const app of apps) {
		const stamp = `var/build/${app}.sha256`;
		const inputs = hashOfInputs(app);
		const isCurrent = existsSync(stamp) && readFileSync(stamp, "utf8") === inputs;
		if (isCurrent && existsSync(`apps/${app}/build/client`)) continue;
		rmSync(stamp, { force: true });
		console.log(`Building ${app} …`);
		const { status } = spawnSync("react-router", ["build"], {
			cwd: `apps/${app}`,
			stdio: "inherit",
			env: { ...process.env, NODE_ENV: "production" },
		});
		if (status === 0) {
			writeFileSync(stamp, inputs);
			built.push(app);
		} else {
			console.error(`Building ${app} failed; see the lines above.`);
			failed.push(app);
		}
	}
	return { built, failed };
}

if (import.meta.main && buildChanged().failed.length > 0) process.exitCode = 1;
