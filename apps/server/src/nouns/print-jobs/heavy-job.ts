import { openDocument } from "@offizin/design";
import type { Db } from "../../adapters/database/database.ts";
import { isHeavyDesign } from "../designs/heavy-design.ts";

/** Whether the files of a job take so long that others should not wait for them. */
export async function isHeavyJob(db: Db, job: string): Promise<boolean> {
	const row = await db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.innerJoin("design_revision", (join) =>
			join
				.onRef("design_revision.design", "=", "order_line.design")
				.onRef("design_revision.revision", "=", "order_line.revision"),
		)
		.select("design_revision.document")
		.where("print_job.id", "=", job)
		.executeTakeFirst();
	const opened = row && openDocument(row.document);
	return opened?.ok === true && isHeavyDesign(opened.value.document);
}

/** Jobs of other lines, not done yet, whose designs belong to whoever owns that of this one. */
export async function otherJobsOfOwner(db: Db, job: string): Promise<readonly string[]> {
	const others = await db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.innerJoin("design", "design.id", "order_line.design")
		.select("print_job.id")
		.where("print_job.id", "<>", job)
		.where("print_job.state", "in", ["queued", "running"])
		.where("design.owner", "=", ({ selectFrom }) =>
			selectFrom("print_job as this_job")
				.innerJoin("order_line as this_line", "this_line.id", "this_job.line")
				.innerJoin("design as this_design", "this_design.id", "this_line.design")
				.select("this_design.owner")
				.where("this_job.id", "=", job),
		)
		.execute();
	return others.map(({ id }) => id);
}
