import { invariant } from "@offizin/base";
import { sql } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";
import { contentKey, type FileStore } from "../../adapters/files/file-store.ts";

/** Where a finished file lies: under its content, so that it is written once however often it is made. */
export function printFileKey(sha256: string): string {
	return contentKey("print", sha256);
}

/** Until the transaction ends nobody else removes this print file or makes it a job's. */
export async function holdPrintFile(trx: Trx, sha256: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`print ${sha256}`}, 0))`.execute(trx);
}

/** Holds the stored files of a job; throws when one went with another order that had it too, so that it is made again. */
export async function holdPrintFiles(
	trx: Trx,
	files: FileStore,
	made: readonly { readonly sha256: string }[],
): Promise<void> {
	// In one order, so that two jobs with the same files do not wait for each other.
	for (const sha256 of [...new Set(made.map((file) => file.sha256))].sort()) {
		await holdPrintFile(trx, sha256);
		invariant(await files.exists(printFileKey(sha256)), `print file ${sha256} is in the store`);
	}
}
