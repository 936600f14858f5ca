// npm run bench [-- row …]: measures each row beside its peer and prints the table; see bench/README.md.
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeMachine } from "./machine.ts";
import { openResultsFolder } from "./results-folder.ts";
import type { Row, RowResult } from "./row.ts";
import { tableOf } from "./table.ts";

const folder = import.meta.dirname;

/** The peers have a lock file of their own, so that none of them ever reaches the product. */
function installPeers(): void {
	if (existsSync(join(folder, "node_modules/.package-lock.json"))) return;
	console.log("Installing the peers of bench/package-lock.json …");
	const { status, error } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
		cwd: folder,
		stdio: "inherit",
	});
	if (error || status !== 0) throw new Error(`npm ci in bench/ failed: ${error ?? `exit code ${status}`}`);
}

async function loadRows(): Promise<Row[]> {
	const { pages } = await import("./pages/pages.ts");
	const { script } = await import("./script/script.ts");
	const { screenAgainstPrint } = await import("./screen-print/screen-against-print.ts");
	const { cards } = await import("./cards/cards.ts");
	const { layout } = await import("./layout/layout.ts");
	const { editor } = await import("./editor/editor.ts");
	const { longBook } = await import("./editor/long-book.ts");
	const { prices } = await import("./prices/prices.ts");
	const { photoBook } = await import("./photo-book/photo-book.ts");
	const { prints } = await import("./prints/prints.ts");
	const { largePhotos } = await import("./large-photos/large-photos.ts");
	const { nesting } = await import("./nesting/nesting.ts");
	const { hanging } = await import("./hanging/hanging.ts");
	const { content } = await import("./content/content.ts");
	const { images } = await import("./images/images.ts");
	const { vitals } = await import("./vitals/vitals.ts");
	return [
		pages,
		vitals,
		content,
		script,
		screenAgainstPrint,
		cards,
		photoBook,
		prints,
		largePhotos,
		nesting,
		hanging,
		layout,
		editor,
		longBook,
		prices,
		images,
	];
}

installPeers();
const rows = await loadRows();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !rows.some((row) => row.name === name));
if (unknown.length > 0) {
	throw new Error(`No row ${unknown.join(", ")}. There are: ${rows.map(({ name }) => name).join(", ")}.`);
}
const results: RowResult[] = [];
const failures: string[] = [];
for (const row of rows.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
	console.log(`Measuring ${row.name} …`);
	try {
		results.push(await row.run());
	} catch (error) {
		console.error(error);
		failures.push(`${row.name} could not be measured: ${error instanceof Error ? error.message : error}`);
	}
}
const table = tableOf(results);
const notes = [...results.flatMap((result) => result.notes), ...failures];
const day = new Date().toISOString().slice(0, 10);
const report = [`${describeMachine()}, ${day}.`, table, ...notes].join("\n\n");
writeFileSync(join(openResultsFolder(), "latest.md"), `${report}\n`);
console.log(`\n${report}\n\nWritten to bench/results/latest.md`);
process.exitCode = failures.length > 0 ? 1 : 0;
