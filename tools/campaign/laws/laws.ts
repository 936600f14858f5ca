import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { readRun } from "../../test-report.ts";
import type { Attack } from "../ground/attack.ts";
import { resultPath } from "../ground/report.ts";

const SECONDS = 300;

/** The properties of the pure packages with other values than `npm test` has, one seed after the other. */
const properties: Attack = {
	name: "properties",
	section: "Laws",
	async run({ options, chance, say }) {
		const files = globSync("{packages,apps,tools}/**/*.test.{ts,tsx}", {
			exclude: (path) => path.endsWith("node_modules"),
		}).filter((file) => readFileSync(file, "utf8").includes('from "fast-check"'));
		const seconds = options.seconds ?? SECONDS;
		const startedAt = performance.now();
		const breaches: string[] = [];
		let [rounds, tests] = [0, 0];
		while (rounds === 0 || performance.now() - startedAt < seconds * 1000) {
			const seed = Math.floor(chance.number() * 2 ** 31);
			say(`seed ${seed}`);
			const report = resultPath("laws-round.json");
			const code = await runVitest(files, seed, report);
			const { passed, failed, failures } = readRun("vitest", report, code);
			rounds += 1;
			tests += passed + failed;
			for (const { test, message } of failures) {
				breaches.push(`PROPERTY_SEED=${seed} ${test}: ${message.slice(0, 2000)}`);
			}
		}
		return {
			cells: { seeds: String(rounds), "tests asked": String(tests), broken: String(breaches.length) },
			breaches,
		};
	},
};

async function runVitest(files: readonly string[], seed: number, report: string): Promise<number> {
	const projects = ["unit", "integration"].flatMap((name) => ["--project", name]);
	const args = ["run", ...projects, "--reporter=json", `--outputFile.json=${report}`, ...files];
	const child = spawn("vitest", args, {
		stdio: "ignore",
		env: { ...process.env, PROPERTY_SEED: String(seed) },
	});
	const [code] = await once(child, "exit");
	return code ?? 1;
}

export const laws: readonly Attack[] = [properties];
