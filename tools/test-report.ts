// Counts of test runs, read from the JSON reports of Vitest and Playwright.
import { existsSync, readFileSync } from "node:fs";

export interface Count {
	passed: number;
	failed: number;
	skipped: number;
}

interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numTodoTests: number;
	/** A file that could not be loaded has failed without any test. */
	testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function countVitest(report: VitestReport): Count {
	const broken = report.testResults.filter(
		(file) => file.status === "failed" && file.assertionResults.length === 0,
	);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + broken.length,
		skipped: report.numPendingTests + report.numTodoTests,
	};
}

function countPlaywright({ stats }: PlaywrightReport): Count {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * The count of one test run. A run that left no report, ran no test, or ended badly
 * although no single test did, counts as one failure more.
 */
export function countRun(kind: "vitest" | "playwright", reportPath: string, exitCode: number): Count {
	const none = { passed: 0, failed: 1, skipped: 0 };
	if (!existsSync(reportPath)) return none;
	const report = JSON.parse(readFileSync(reportPath, "utf8"));
	const count = kind === "vitest" ? countVitest(report) : countPlaywright(report);
	const isHollow = count.passed + count.failed === 0 || (exitCode !== 0 && count.failed === 0);
	return isHollow ? { ...count, failed: count.failed + 1 } : count;
}
