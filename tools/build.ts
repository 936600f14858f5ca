// Builds shop and office. An app is built again only when something it is made of has changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const apps = ["shop", "office"];
const ignored = /^(node_modules|build|\.react-router)$|\.test\.tsx?$/;

function hashOfInputs(app: string): string {
	const hash = createHash("sha256");
	const patterns = [`apps/${app}/**`, "packages/*/src/**", "packages/*/package.json"];
	const found = globSync(patterns, { withFileTypes: true, exclude: (entry) => ignored.test(entry.name) });
	const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	for (const path of [...paths.sort(), "package-lock.json", "tsconfig.base.json"]) {
		const content = readFileSync(path);
		hash.update(`${path}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex");
}

/**
 * Builds every app whose sources differ from those of its last build; stamps lie in var/build.
 * Returns the apps that were built and the ones that failed (their output has been printed).
 */
export function buildChangedApps(): { built: string[]; failed: string[] } {
	const built: string[] = [];
	const failed: string[] = [];
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

if (import.meta.main && buildChangedApps().failed.length > 0) process.exitCode = 1;
