import { createHash } from "node:crypto";
import { moveOrder } from "../nouns/office-orders/move-order.ts";
import type { Platform } from "../nouns/platform.ts";
import { printFileKey } from "../nouns/print/print-file.ts";

/** Who moves the orders of tests. */
export const anna = { id: "account-of-anna", name: "Anna Weber" } as const;

export interface PrintedFile {
	readonly job: string;
	readonly name: string;
	readonly key: string;
}

/** Gives every line of an order a print file and a picture with this content, as if press and staff had made them. */
export async function printOrder(
	platform: Platform,
	number: string,
	content: string = number,
): Promise<PrintedFile[]> {
	const { db } = platform.database;
	const jobs = await db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.innerJoin("order", "order.id", "order_line.order")
		.select(["print_job.id", "print_job.line"])
		.where("number", "=", number)
		.execute();
	const printed: PrintedFile[] = [];
	for (const { id, line } of jobs) {
		printed.push(
			await addFile(
				platform,
				{ job: id, name: "card.pdf", content_type: "application/pdf", position: 1 },
				content,
			),
			await addFile(
				platform,
				{ job: id, name: "preview.png", content_type: "image/png", position: 2 },
				`${content}?`,
			),
		);
		const done = { state: "done", finished_at: platform.now() } as const;
		await db.updateTable("print_job").set(done).where("id", "=", id).execute();
		await db.updateTable("order_line").set({ production: "printed" }).where("id", "=", line).execute();
	}
	return printed;
}

async function addFile(
	{ database: { db }, files }: Platform,
	file: {
		readonly job: string;
		readonly name: string;
		readonly content_type: string;
		readonly position: number;
	},
	content: string,
): Promise<PrintedFile> {
	const bytes = new TextEncoder().encode(content);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	const key = printFileKey(sha256);
	await files.write(key, bytes);
	await db
		.insertInto("print_file")
		.values({ ...file, bytes: bytes.length, sha256 })
		.execute();
	return { job: file.job, name: file.name, key };
}

/** Prints and ships an order. */
export async function sendOrder(
	platform: Platform,
	number: string,
	content?: string,
): Promise<PrintedFile[]> {
	const printed = await printOrder(platform, number, content);
	const moved = await moveOrder(platform, { number, move: "ship", by: anna });
	if (!moved.ok) throw new Error(`order ${number} cannot be sent: ${moved.error.code}`);
	return printed;
}
