import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { countRun } from "./test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "offizin-report-"));
const path = join(folder, "report.json");
afterEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

test.each([
	["counts passed and skipped tests", vitest, 0, { passed: 3, failed: 0, skipped: 1 }],
	["counts failed tests once", { ...vitest, numFailedTests: 2 }, 1, { passed: 3, failed: 2, skipped: 1 }],
	[
		"a run without tests has failed",
		{ ...vitest, numPassedTests: 0 },
		0,
		{ passed: 0, failed: 1, skipped: 1 },
	],
	["a bad exit without a failed test has failed", vitest, 1, { passed: 3, failed: 1, skipped: 1 }],
	[
		"a file that does not load has failed",
		{ ...vitest, testResults: [{ status: "failed", assertionResults: [] }] },
		1,
		{ passed: 3, failed: 1, skipped: 1 },
	],
])("vitest: %s", (_what, report, exitCode, expected) => {
	writeFileSync(path, JSON.stringify(report));
	expect(countRun("vitest", path, exitCode)).toEqual(expected);
});

test("playwright: a journey that passes only on a second try has failed", () => {
	writeFileSync(path, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }));
	expect(countRun("playwright", path, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test("a run that left no report has failed", () => {
	expect(countRun("vitest", path, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
