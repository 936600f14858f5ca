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
	/** Journeys that passed only when they were tried again, with what they said the first time. */
	unsteady: Failure[];
}

/** More of them in one run are no chance any more, and fail it. */
const UNSTEADY_JOURNEYS = 2;

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
		tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
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
	const { expected, unexpected, flaky, skipped } = stats;
	const forgiven = flaky <= UNSTEADY_JOURNEYS ? flaky : 0;
	return { passed: expected + forgiven, failed: unexpected + flaky - forgiven, skipped };
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

/** What the journeys said that ended so, one entry per try. */
function journeysThatWere(status: "unexpected" | "flaky", report: PlaywrightReport): Failure[] {
	const inSuite = (suite: PlaywrightSuite): Failure[] => [
		...suite.specs.flatMap(({ title, file, tests }) =>
			tests
				.filter((test) => test.status === status)
				.flatMap(({ projectName, results }) =>
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
	return report.suites.flatMap(inSuite);
}

function outsideOfJourneys(report: PlaywrightReport): Failure[] {
	return report.errors.map(({ message }) => ({ test: "outside of any journey", message: message ?? "" }));
}

function plain({ test, message }: Failure): Failure {
	return { test, message: stripVTControlCharacters(message) };
}

/**
 * The count of one test run, and what failed in it, as plain text. A run that left no report, ran no test, or ended badly
 * although no single test did, counts as one failure more.
 */
export function readRun(kind: "vitest" | "playwright", reportPath: string, exitCode: number): Outcome {
	if (!existsSync(reportPath)) return { passed: 0, failed: 1, skipped: 0, failures: [], unsteady: [] };
	const report = JSON.parse(readFileSync(reportPath, "utf8"));
	const isVitest = kind === "vitest";
	const count = isVitest ? countVitest(report) : countPlaywright(report);
	const isHollow = count.passed + count.failed === 0 || (exitCode !== 0 && count.failed === 0);
	const failures = isVitest
		? vitestFailures(report)
		: [...journeysThatWere("unexpected", report), ...outsideOfJourneys(report)];
	return {
		...count,
		failed: isHollow ? count.failed + 1 : count.failed,
		failures: failures.map(plain),
		unsteady: isVitest ? [] : journeysThatWere("flaky", report).map(plain),
	};
}
