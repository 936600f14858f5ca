import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OfficeOrder } from "@offizin/contract";
import type { Browser } from "../../../apps/server/src/testing/browser.ts";
import type { Chance } from "../ground/chance.ts";

interface FilesSeen {
	readonly prints: number;
	readonly files: number;
	/** Those that qpdf has read. */
	readonly pdfs: number;
	readonly breaches: readonly string[];
}

/** A part of the PDFs is read by qpdf, all files are hashed. */
const QPDF_PERCENT = 20;

/** Downloads the print files of an order: one finished job for a line, every byte as its hash says. */
export async function checkFiles(clerk: Browser, order: OfficeOrder, chance: Chance): Promise<FilesSeen> {
	const breaches: string[] = [];
	let [prints, files, pdfs] = [0, 0, 0];
	for (const line of order.lines) {
		const [job, ...others] = line.jobs;
		if (!job || others.length > 0) breaches.push(`${order.number}: ${line.jobs.length} jobs for one line`);
		if (job?.state !== "done") {
			breaches.push(
				`${order.number}: its print job is ${job?.state}${job?.problem ? ` (${job.problem})` : ""}`,
			);
			continue;
		}
		prints += 1;
		const printed = job.files.filter(({ contentType }) => contentType === "application/pdf");
		if (printed.length === 0) breaches.push(`${order.number}: a finished job without a PDF`);
		for (const { name, bytes, contentType } of job.files) {
			files += 1;
			const answer = await clerk.send(`/office-api/jobs/${job.id}/files/${encodeURIComponent(name)}`, {});
			const content = new Uint8Array(await answer.arrayBuffer());
			const hash = createHash("sha256").update(content).digest("hex");
			const isRight =
				answer.status === 200 && content.length === bytes && answer.headers.get("etag")?.includes(hash);
			if (!isRight)
				breaches.push(`${order.number}: ${name} is ${content.length} of ${bytes} bytes with hash ${hash}`);
			if (contentType !== "application/pdf" || !chance.isLikely(QPDF_PERCENT)) continue;
			pdfs += 1;
			const complaint = qpdfComplaint(content);
			if (complaint) breaches.push(`${order.number}: ${name}: ${complaint}`);
		}
	}
	return { prints, files, pdfs, breaches };
}

function qpdfComplaint(content: Uint8Array): string | undefined {
	const folder = mkdtempSync(join(tmpdir(), "offizin-campaign-pdf-"));
	try {
		const path = join(folder, "file.pdf");
		writeFileSync(path, content);
		const { status, stderr, error } = spawnSync("qpdf", ["--check", path], { encoding: "utf8" });
		return status === 0 ? undefined : `qpdf: ${error ?? stderr}`;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
