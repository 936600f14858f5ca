// npm run types: generates the route types of the apps, then checks every TypeScript project side by side.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { basename, resolve } from "node:path";

async function run(command: string, args: string[], cwd: string): Promise<boolean> {
	const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk) => {
			output += chunk;
		});
	}
	const [code] = await once(child, "close");
	if (code !== 0) console.error(`${[command, ...args].join(" ")} (${basename(cwd)})\n${output}`);
	return code === 0;
}

const apps = globSync("apps/*/react-router.config.ts").map((path) => path.replace(/\/[^/]+$/, ""));
const generated = await Promise.all(apps.map((app) => run("react-router", ["typegen"], app)));
const projects = ["domain", "browser", "node", "test"].map((name) => `tsconfig.${name}.json`);
for (const app of ["apps/shop", "apps/office", "bench"]) {
	if (existsSync(app)) projects.push(`${app}/tsconfig.json`);
}
// What an earlier run found and nobody touched since is not asked again.
const remembered = (path: string) => [
	"--incremental",
	"--tsBuildInfoFile",
	`${resolve("var/types", path)}.tsbuildinfo`,
];
const checked = await Promise.all(projects.map((path) => run("tsc", ["-p", path, ...remembered(path)], ".")));
const results = [...generated, ...checked];
console.log(`${results.filter(Boolean).length} of ${results.length} TypeScript runs without errors.`);
process.exitCode = results.every(Boolean) ? 0 : 1;
