import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { readRun } from "./test-report.ts";

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
		{ ...vitest, testResults: [{ name: "a.test.ts", status: "failed", message: "", assertionResults: [] }] },
		1,
		{ passed: 3, failed: 1, skipped: 1 },
	],
])("vitest: %s", (_what, report, exitCode, expected) => {
	writeFileSync(path, JSON.stringify(report));
	expect(readRun("vitest", path, exitCode)).toMatchObject(expected);
});

const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };

test.each([
	[2, { passed: 6, failed: 1, skipped: 2 }],
	[3, { passed: 4, failed: 4, skipped: 2 }],
])("playwright: of %i journeys that passed only when tried again at most two count", (flaky, expected) => {
	writeFileSync(path, JSON.stringify({ stats: { ...stats, flaky }, suites: [], errors: [] }));
	expect(readRun("playwright", path, 1)).toMatchObject(expected);
});

test("a run that left no report has failed", () => {
	expect(readRun("vitest", path, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

test("vitest: what failed is named with its file and says why; a file that does not load too", () => {
	const testResults = [
		{
			name: join(process.cwd(), "apps/a.test.ts"),
			status: "failed",
			message: "",
			assertionResults: [
				{ fullName: "[8.4] holds", status: "passed", failureMessages: [] },
				{ fullName: "[8.4] breaks", status: "failed", failureMessages: ["\u001b[31mexpected 1\u001b[39m"] },
			],
		},
		{
			name: join(process.cwd(), "b.test.ts"),
			status: "failed",
			message: "no such module",
			assertionResults: [],
		},
	];
	writeFileSync(path, JSON.stringify({ ...vitest, numFailedTests: 1, testResults }));
	expect(readRun("vitest", path, 1).failures).toEqual([
		{ test: "apps/a.test.ts › [8.4] breaks", message: "expected 1" },
		{ test: "b.test.ts", message: "no such module" },
	]);
});

test("playwright: what failed is named with its project, in however deep a suite, and apart from the unsteady", () => {
	const spec = (title: string, status: string, ...tries: string[][]) => ({
		title,
		file: "shop.spec.ts",
		tests: [
			{
				projectName: "phone",
				status,
				results: tries.map((messages) => ({ errors: messages.map((message) => ({ message })) })),
			},
		],
	});
	const inner = {
		specs: [
			spec("orders", "unexpected", ["no button"]),
			spec("looks", "expected", []),
			spec("turns", "flaky", ["\u001b[31mtoo late\u001b[39m"], []),
		],
	};
	writeFileSync(
		path,
		JSON.stringify({
			stats: { ...stats, flaky: 1 },
			suites: [{ specs: [], suites: [inner] }],
			errors: [{ message: "the server did not start" }],
		}),
	);
	expect(readRun("playwright", path, 1)).toMatchObject({
		failures: [
			{ test: "[phone] shop.spec.ts › orders", message: "no button" },
			{ test: "outside of any journey", message: "the server did not start" },
		],
		unsteady: [{ test: "[phone] shop.spec.ts › turns", message: "too late" }],
	});
});
