import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest, the longest first: what begins last and takes long is waited for by all other workers. */
const longest = [
	"make-print-files.integration.test.ts",
	"render-pool.integration.test.ts",
	"crash.http.test.ts",
	"serve.http.test.ts",
	"backup.http.test.ts",
	"queue.http.test.ts",
	"print-line.http.test.ts",
];

/** A fresh clone knows no durations, and by size a chain of restarts begins in the middle. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ moduleId }: TestSpecification) => {
			const at = longest.indexOf(basename(moduleId));
			return at < 0 ? longest.length : at;
		};
		return (await super.sort(files)).sort((a, b) => place(a) - place(b));
	}
}
