import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { markdownTable } from "../../markdown-table.ts";
import type { Attack, Seen } from "./attack.ts";
import type { CampaignName, DatabaseKind } from "./options.ts";

export interface Outcome {
	readonly attack: Attack;
	readonly seen: Seen;
	readonly seconds: number;
}

interface Run {
	readonly name: CampaignName;
	readonly database: DatabaseKind;
	readonly seed: number;
	readonly outcomes: readonly Outcome[];
}

const folder = "var/campaign";

/** Path of a file among the results, whose folder is made. */
export function resultPath(file: string): string {
	mkdirSync(folder, { recursive: true });
	return join(folder, file);
}

/** Writes what was seen as Markdown and, with all its facts, as JSON. Returns the Markdown. */
export function writeReport(run: Run): string {
	const text = reportText(run);
	const file = `${run.name}-${run.database}`;
	writeFileSync(resultPath(`${file}.md`), text);
	const facts = run.outcomes.map(({ attack, seen, seconds }) => ({ attack: attack.name, seconds, ...seen }));
	const content = { ...machine(), name: run.name, database: run.database, seed: run.seed, attacks: facts };
	writeFileSync(resultPath(`${file}.json`), `${JSON.stringify(content, undefined, "\t")}\n`);
	return text;
}

function machine() {
	return { cores: cpus().length, gigabytes: Math.round(totalmem() / 2 ** 30), node: process.versions.node };
}

function reportText({ name, database, seed, outcomes }: Run): string {
	const { cores, gigabytes, node } = machine();
	const [load = 0] = loadavg();
	const head = `# Campaign: ${name} on ${database}\n\nSeed ${seed}. ${cores} cores, ${gigabytes} GB, Node ${node}, load of the machine ${load.toFixed(1)} at the end. Times are upper bounds on a busy machine; counts and memory are exact.`;
	const sections = [...Map.groupBy(outcomes, ({ attack }) => attack.section)].map(
		([section, rows]) => `## ${section}\n\n${sectionTable(rows)}`,
	);
	return `${[head, ...sections, notes(outcomes)].join("\n\n")}\n`;
}

function sectionTable(outcomes: readonly Outcome[]): string {
	const all = outcomes.flatMap(({ seen: { cells, rows = [] } }) => [cells, ...rows]);
	const columns = [...new Set(all.flatMap((cells) => Object.keys(cells)))];
	const cellsOf = (cells: Seen["cells"]) => columns.map((column) => cells[column] ?? "");
	const rows = outcomes.flatMap(({ attack, seen, seconds }) => [
		[attack.name, ...cellsOf(seen.cells), verdictOf(seen), `${Math.round(seconds)} s`],
		...(seen.rows ?? []).map((cells) => ["", ...cellsOf(cells), "", ""]),
	]);
	return markdownTable(["Attack", ...columns, "Laws", "Took"], rows);
}

function verdictOf({ skipped, breaches, slow = [] }: Seen): string {
	if (skipped) return "skipped";
	if (breaches.length > 0) return `**broken ${breaches.length}**`;
	return slow.length > 0 ? "held, slow" : "held";
}

const MOST_LISTED = 30;

/** What was broken, missed or left out, in words below the tables. */
function notes(outcomes: readonly Outcome[]): string {
	const lines = outcomes.flatMap(({ attack, seen: { breaches, slow = [], skipped } }) => [
		...(skipped ? [`- ${attack.name} skipped: ${skipped}`] : []),
		...breaches.slice(0, MOST_LISTED).map((breach) => `- ${attack.name}: **broken**: ${breach}`),
		...(breaches.length > MOST_LISTED ? [`- ${attack.name}: and ${breaches.length - MOST_LISTED} more`] : []),
		...slow.map((goal) => `- ${attack.name}: missed: ${goal}`),
	]);
	return lines.length > 0 ? lines.join("\n") : "Every law held.";
}
