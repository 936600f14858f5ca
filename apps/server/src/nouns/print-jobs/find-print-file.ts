import type { Db } from "../../adapters/database/database.ts";

/** A file of a job by its name, which only chooses among what the job has: it never becomes a path. */
export function findPrintFile(db: Db, { job, name }: { readonly job: string; readonly name: string }) {
	return db
		.selectFrom("print_file")
		.selectAll()
		.where("job", "=", job)
		.where("name", "=", name)
		.executeTakeFirst();
}

/** When the print data of a job's line were removed; null while they are kept, undefined for an unknown job. */
export async function printDataRemovedAt(db: Db, job: string): Promise<Date | null | undefined> {
	const line = await db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.select("print_data_removed_at")
		.where("print_job.id", "=", job)
		.executeTakeFirst();
	return line?.print_data_removed_at;
}
