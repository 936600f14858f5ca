import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const text = readFileSync(join(root, "docs/requirement.md"), "utf8");

/** The cells of each row that begins with ids of statements, by the number of the system it stands under. */
const rows = text.split(/^## (?=M\d+ )/m).flatMap((part) => {
	const [, system = ""] = /^(M\d+) /.exec(part) ?? [];
	return part.split("\n").flatMap((line) => {
		const [, ids = "", verdict = "", seen = ""] = line.split("|").map((cell) => cell.trim());
		return /^\d/.test(ids) ? [{ system, ids: ids.split(", "), verdict, seen }] : [];
	});
});

test("each statement has one verdict, and what is said to work says how it was seen", () => {
	const ids = rows.flatMap((row) => row.ids);
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
	const verdicts = ["works", "partly", "missing", "otherwise"];
	expect(rows.filter(({ verdict, seen }) => !verdicts.includes(verdict) || seen === "")).toEqual([]);
});

test("the table of systems counts what stands below", () => {
	const told = [...text.matchAll(/^\| (M\d+) [^|]+\| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
	const counted = told.map(([, system = ""]) => {
		const own = rows.filter((row) => row.system === system);
		const of = (verdict: string) =>
			own.filter((row) => row.verdict === verdict).reduce((sum, { ids }) => sum + ids.length, 0);
		const counts = [of("works"), of("partly"), of("missing"), of("otherwise")];
		return [system, counts.reduce((sum, one) => sum + one, 0), ...counts];
	});
	expect(told.map(([, system, ...figures]) => [system, ...figures.map(Number)])).toEqual(counted);
});

test("every test that is named is there", () => {
	const named = rows.flatMap(({ seen }) => {
		const journeys = [...seen.matchAll(/e2e ((?:`[\w-]+`(?:, )?)+)/g)].flatMap(([, list = ""]) =>
			[...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => `e2e/specs/${name}.spec.ts`),
		);
		const tests = [...seen.matchAll(/`([\w./-]+\.test)`/g)].map(([, name]) => `**/${name}.ts{,x}`);
		return [...journeys, ...tests];
	});
	expect(named.length).toBeGreaterThan(40);
	const exclude = ["**/node_modules/**", "**/build/**"];
	expect(named.filter((pattern) => globSync(pattern, { cwd: root, exclude }).length === 0)).toEqual([]);
});
