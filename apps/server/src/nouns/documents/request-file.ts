import type { Trx } from "../../adapters/database/database.ts";
import type { Platform } from "../platform.ts";
import type { Issued } from "./document-store.ts";

/** Has the file of a document made as soon as the transaction that issues it is kept. */
export async function requestFile(
	{ queue }: Pick<Platform, "queue">,
	trx: Trx,
	{ id }: Pick<Issued, "id">,
): Promise<void> {
	await queue.send("document.file", { document: id }, { trx, key: id });
}
