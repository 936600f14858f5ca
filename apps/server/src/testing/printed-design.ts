import type { Platform } from "../nouns/platform.ts";
import { printFileKey } from "../nouns/print/print-file.ts";
import { makeFilesWith, printLine } from "../nouns/print-jobs/print-line.ts";

/** What the press has made of a design: names of the files in no order, and how to read one. */
export interface PrintedDesign {
	readonly names: readonly string[];
	/** The bytes of the first file of such a name. Throws where there is none. */
	readonly read: (name: RegExp) => Promise<Buffer>;
}

/** Has the files of the ordered line of a design made. `takesHeavy`: also those that wait for a machine with much memory. */
export async function printDesign(
	platform: Platform,
	design: string,
	takesHeavy = false,
): Promise<PrintedDesign> {
	const { db } = platform.database;
	const { job } = await db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.select("print_job.id as job")
		.where("design", "=", design)
		.executeTakeFirstOrThrow();
	const { signal } = new AbortController();
	await printLine(platform, makeFilesWith(platform.renderer), { job, signal, takesHeavy });
	const files = await db.selectFrom("print_file").select(["name", "sha256"]).where("job", "=", job).execute();
	return {
		names: files.map(({ name }) => name),
		async read(name) {
			const file = files.find((one) => name.test(one.name));
			if (!file) throw new Error(`No file of ${files.map((one) => one.name).join(", ")} is like ${name}`);
			return Buffer.from(await platform.files.read(printFileKey(file.sha256)));
		},
	};
}
