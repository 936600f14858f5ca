// Runs a script of this repository under the Node version it is written for: node tools/run.mjs <script.ts> [arguments].
// Plain JavaScript for Node 20, since on a fresh clone nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");

function packagesIn(lockFile) {
	return JSON.parse(readFileSync(join(root, lockFile), "utf8")).packages;
}

// npm writes node_modules/.package-lock.json last, so an interrupted installation never looks complete.
function isInstalled() {
	if (!existsSync(join(root, "node_modules/.package-lock.json")) || !existsSync(join(bin, "node")))
		return false;
	const installed = packagesIn("node_modules/.package-lock.json");
	return Object.entries(packagesIn("package-lock.json")).every(([path, wanted]) => {
		if (!path.includes("node_modules/")) return true;
		const found = installed[path];
		return found ? found.version === wanted.version : Boolean(wanted.optional);
	});
}

function npm(args, env) {
	const { status, signal, error } = spawnSync("npm", args, { cwd: root, env, stdio: "inherit" });
	if (error) throw error;
	if (status !== 0) {
		console.error(`npm ${args.join(" ")} failed (${signal ?? `exit code ${status}`}); see the lines above.`);
		process.exit(1);
	}
}

function install() {
	const wanted = packagesIn("package-lock.json")["node_modules/node"].version;
	const env = { ...process.env };
	if (process.versions.node.split(".")[0] !== wanted.split(".")[0]) {
		// npm leaves out optional packages (the native ones among them) that do not fit the Node it runs on.
		console.log(`Fetching Node ${wanted} (this is ${process.version}) …`);
		npm(["install", "--prefix", "var/node", "--no-save", "--loglevel=error", `node@${wanted}`], env);
		env.PATH = join(root, "var/node/node_modules/node/bin") + delimiter + env.PATH;
	}
	console.log("Installing the packages of package-lock.json …");
	npm(["ci"], env);
}

if (!isInstalled()) install();

const child = spawn(join(bin, "node"), process.argv.slice(2), {
	cwd: root,
	stdio: "inherit",
	env: {
		// Servers and render processes start in half the time with compiled code at hand.
		NODE_COMPILE_CACHE: join(root, "var/compile-cache"),
		...process.env,
		PATH: bin + delimiter + process.env.PATH,
	},
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
	process.on(signal, () => {
		// Ctrl-C in a terminal has already reached the child.
		if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
	});
}
child.on("error", (error) => {
	throw error;
});
child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
