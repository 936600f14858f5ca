// npm test: every check, one after the other. npm run check: the quick ones.
// Words given as arguments choose the steps whose name contains one of them: npm test -- http
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { buildChanged } from "./build.ts";
import { startPostgres } from "./postgres.ts";
import { installMissingPrograms } from "./programs.ts";
import { type Count, type Failure, type Outcome, readRun } from "./test-report.ts";

interface Step {
	name: string;
	isQuick?: boolean;
	run(): Promise<Outcome>;
}

let child: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.on(signal, () => {
		child?.kill(signal);
		process.exit(1);
	});
}

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
	child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
	const [code] = await once(child, "exit");
	return code ?? 1;
}

function checked(isGood: boolean): Outcome {
	return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, failures: [], unsteady: [] };
}

async function check(command: string, ...args: string[]): Promise<Outcome> {
	return checked((await run(command, args)) === 0);
}

async function runVitest(project: string, env: Record<string, string> = {}): Promise<Outcome> {
	const report = `var/test/${[project, env.TEST_DATABASE].filter(Boolean).join("-")}.json`;
	rmSync(report, { force: true });
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	return readRun("vitest", report, await run("vitest", ["run", "--project", project, ...reporters], env));
}

async function runHttpTestsOnPostgres(): Promise<Outcome> {
	const postgres = await startPostgres();
	try {
		return await runVitest("http", { TEST_DATABASE: "postgres", TEST_DATABASE_URL: postgres.url });
	} finally {
		await postgres.stop();
	}
}

async function runJourneys(): Promise<Outcome> {
	const config = "e2e/playwright.config.ts";
	if (!existsSync(config)) throw new Error(`${config} is missing.`);
	const report = "var/test/journeys.json";
	rmSync(report, { force: true });
	const args = ["test", "--config", config, "--reporter=list,json"];
	return readRun(
		"playwright",
		report,
		await run("playwright", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
	);
}

/** A build writes the types of its routes anew and may end, on a busy machine, before they are there again. */
async function checkDeadCode(): Promise<Outcome> {
	for (const app of ["shop", "office"]) await run("react-router", ["typegen", `apps/${app}`]);
	return check("knip");
}

async function installPrograms(): Promise<Outcome> {
	installMissingPrograms();
	return checked(true);
}

const steps: Step[] = [
	{ name: "Programs the tests use", run: installPrograms },
	{
		name: "Format and lint",
		isQuick: true,
		run: () => check("biome", "ci", "--error-on-warnings", "--colors=off"),
	},
	{ name: "Architecture", isQuick: true, run: () => check("node", "tools/check-architecture.ts") },
	{ name: "Types", isQuick: true, run: () => check("node", "tools/types.ts") },
	{ name: "Unit and property tests", isQuick: true, run: () => runVitest("unit") },
	{ name: "Integration tests", run: () => runVitest("integration") },
	{ name: "HTTP tests on PGlite", run: () => runVitest("http", { TEST_DATABASE: "pglite" }) },
	{ name: "HTTP tests on PostgreSQL", run: runHttpTestsOnPostgres },
	{ name: "Build", run: async () => checked(buildChanged().failed.length === 0) },
	{ name: "Script budget", run: () => check("node", "tools/script-budget.ts") },
	{ name: "Browser journeys", run: runJourneys },
	{ name: "Dead code and dependencies", run: checkDeadCode },
];

function say(count: Count): string {
	return `${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ""}`;
}

async function runStep(step: Step): Promise<Outcome> {
	try {
		return await step.run();
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		console.error(message);
		return { ...checked(false), failures: [{ test: "The step itself", message }] };
	}
}

const words = process.argv.slice(2).filter((word) => word !== "--quick");
const chosen = steps
	.filter((step) => step.isQuick || !process.argv.includes("--quick"))
	.filter(
		({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
	);

mkdirSync("var/test", { recursive: true });
const summary: string[] = [];
const failures: Failure[] = [];
const unsteady: Failure[] = [];
const total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const [index, step] of chosen.entries()) {
	console.log(`\n── ${index + 1}/${chosen.length} ${step.name} ${"─".repeat(60 - step.name.length)}\n`);
	const startedAt = performance.now();
	const count = await runStep(step);
	const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
	summary.push(`${step.name.padEnd(28)} ${seconds.padStart(6)} s   ${say(count)}`);
	console.log(`\n${step.name}: ${say(count)} in ${seconds} s`);
	total.passed += count.passed;
	total.failed += count.failed;
	total.skipped += count.skipped;
	unsteady.push(...count.unsteady);
	failures.push(...count.failures.map(({ test, message }) => ({ test: `${step.name}: ${test}`, message })));
}
if (chosen.length === 0) {
	console.error(
		`No step is named like ${words.join(" or ")}. There are: ${steps.map(({ name }) => name).join(", ")}.`,
	);
	total.failed = 1;
}
for (const { test, message } of unsteady)
	console.log(`\n~ Passed only when tried again: ${test}\n${message}`);
for (const { test, message } of failures) console.log(`\n✗ ${test}\n${message}`);
console.log(`\n${summary.join("\n")}${total.skipped ? `\n${total.skipped} skipped` : ""}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
