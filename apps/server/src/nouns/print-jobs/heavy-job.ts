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
