// npm run memory [-- postgres]: what a server holds while nobody asks for anything, part by part (docs/memory.md).
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { browserOn } from "../../apps/server/src/testing/browser.ts";
import { placeOrder, templateWith } from "../../apps/server/src/testing/shopper.ts";
import { ask } from "../campaign/ground/ask.ts";
import { startDemoServer } from "../demo-server.ts";
import { freshenTemplates } from "../fresh-templates.ts";
import { markdownTable } from "../markdown-table.ts";
import { startPostgres } from "../postgres.ts";
import { bytesOf, descendantsOf } from "../process-tree.ts";
import { serverEnvironment } from "../server-environment.ts";

/** Longer than pictures are warmed, and than render processes wait for work before they end. */
const REST_MS = 60_000;
/** Longer than the last of them waits. */
const LONG_REST_MS = 330_000;
const MB = 2 ** 20;
const inMb = (bytes: number) => (bytes / MB).toFixed(0);

interface Stage {
	readonly name: string;
	readonly tree: number;
	readonly heapUsed: number;
	readonly external: number;
}

/** What each part adds when a server is built up from them in one process. */
function measureParts(environment: Readonly<Record<string, string>>): Promise<readonly Stage[]> {
	const stages: Stage[] = [];
	const child = fork(join(import.meta.dirname, "stages.ts"), {
		execArgv: ["--expose-gc"],
		env: { ...serverEnvironment, PATH: process.env.PATH, LOG_LEVEL: "error", ...environment },
	});
	return new Promise((resolve, reject) => {
		child.on("message", (stage: Stage) => {
			if (stage.name !== "end") return void stages.push(stage);
			child.kill("SIGKILL");
			resolve(stages);
		});
		child.once("exit", (code) => reject(new Error(`the parts could not be measured (exit code ${code})`)));
	});
}

function tableOfParts(stages: readonly Stage[]): string {
	const rows = stages.map(({ name, tree, heapUsed, external }, at) => {
		const before = stages[at - 1] ?? { tree: 0, heapUsed: 0, external: 0 };
		return [
			name,
			inMb(tree - before.tree),
			inMb(heapUsed - before.heapUsed),
			inMb(external - before.external),
		];
	});
	const last = stages.at(-1);
	if (last) rows.push(["sum", inMb(last.tree), inMb(last.heapUsed), inMb(last.external)]);
	return markdownTable(["Part", "adds MB", "of it heap", "of it outside the heap"], rows);
}

const paths = ["/", "/karten-designen/hochzeit/", "/themes/", "/office/"];

/** The processes of a real server after its start, and after everything in it has been used once. */
async function measureServer(environment: Readonly<Record<string, string>>): Promise<string> {
	const server = await startDemoServer(environment);
	const rows: string[][] = [];
	const note = (when: string) => {
		const main = bytesOf(server.pid);
		const children = descendantsOf(server.pid).map(bytesOf);
		const all = children.reduce((sum, bytes) => sum + bytes, main);
		rows.push([when, inMb(main), children.map(inMb).join(", ") || "none", inMb(all)]);
	};
	try {
		await wait(REST_MS);
		note("a minute after the start");
		const shopper = browserOn({ request: ask }, server.origins.papiervogel);
		for (const path of paths) await ask(`${server.origins.papiervogel}${path}`, {});
		for (const path of paths) await ask(`${server.origins.bildwand}${path}`, {});
		for (let count = 0; count < 3; count++) {
			await placeOrder(shopper, {}, { template: templateWith({ photo: true }).id });
		}
		note("while three orders are printed");
		await wait(REST_MS);
		note("a minute later");
		await wait(LONG_REST_MS);
		note("another five and a half later");
	} finally {
		await server.stop();
	}
	return markdownTable(["When", "Server MB", "Render processes MB", "All MB"], rows);
}

async function measure(title: string, environment: Readonly<Record<string, string>>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "offizin-memory-"));
	try {
		const parts = await measureParts({ ...environment, DATA_FOLDER: folder });
		console.log(`\n## ${title}\n\n${tableOfParts(parts)}\n`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	console.log(await measureServer(environment));
}

if (!freshenTemplates()) process.exit(1);
const engine = process.argv[2];
if (engine !== "postgres") await measure("Embedded database", {});
if (engine !== "embedded") {
	const postgres = await startPostgres({ isDurable: true });
	try {
		await measure("PostgreSQL", { DATABASE_URL: postgres.url });
	} finally {
		await postgres.stop();
	}
}
