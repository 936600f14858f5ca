// Counts of test runs and what failed in them, read from the JSON reports of Vitest and Playwright.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Count {
	passed: number;
	failed: number;
	skipped: number;
}

/** A test that failed: its file and name, and what it said. */
export interface Failure {
	test: string;
	message: string;
}

export interface Outcome extends Count {
	failures: Failure[];
}

interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numTodoTests: number;
	/** A file that could not be loaded has failed without any test. */
	testResults: {
		name: string;
		status: string;
		message: string;
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
	}[];
}

interface PlaywrightSuite {
	specs: {
		title: string;
		file: string;
		tests: { projectName: string; results: { errors: { message?: string }[] }[] }[];
	}[];
	suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	suites: PlaywrightSuite[];
	/** What went wrong outside of any test. */
	errors: { message?: string }[];
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

function vitestFailures(report: VitestReport): Failure[] {
	return report.testResults
		.filter((file) => file.status === "failed")
		.flatMap(({ name, message, assertionResults }) => {
			const file = relative(process.cwd(), name);
			const failed = assertionResults
				.filter(({ status }) => status === "failed")
				.map((test) => ({
					test: `${file} › ${test.fullName}`,
					message: test.failureMessages.join("\n\n"),
				}));
			return failed.length > 0 ? failed : [{ test: file, message }];
		});
}

function playwrightFailures(report: PlaywrightReport): Failure[] {
	const inSuite = (suite: PlaywrightSuite): Failure[] => [
		...suite.specs.flatMap(({ title, file, tests }) =>
			tests.flatMap(({ projectName, results }) =>
				results
					.filter(({ errors }) => errors.length > 0)
					.map(({ errors }) => ({
						test: `[${projectName}] ${file} › ${title}`,
						message: errors.map(({ message }) => message ?? "").join("\n\n"),
					})),
			),
		),
		...(suite.suites ?? []).flatMap(inSuite),
	];
	const outside = report.errors.map(({ message }) => ({
		test: "outside of any journey",
		message: message ?? "",
	}));
	return [...report.suites.flatMap(inSuite), ...outside];
}

/**
 * The count of one test run, and what failed in it, as plain text. A run that left no report, ran no test, or ended badly
 * although no single test did, counts as one failure more.
 */
export function readRun(kind: "vitest" | "playwright", reportPath: string, exitCode: number): Outcome {
	const none = { passed: 0, failed: 1, skipped: 0 };
	if (!existsSync(reportPath)) return { ...none, failures: [] };
	const report = JSON.parse(readFileSync(reportPath, "utf8"));
	const count = kind === "vitest" ? countVitest(report) : countPlaywright(report);
	const isHollow = count.passed + count.failed === 0 || (exitCode !== 0 && count.failed === 0);
	const failures = kind === "vitest" ? vitestFailures(report) : playwrightFailures(report);
	return {
		...count,
		failed: isHollow ? count.failed + 1 : count.failed,
		failures: failures.map(({ test, message }) => ({ test, message: stripVTControlCharacters(message) })),
	};
}
