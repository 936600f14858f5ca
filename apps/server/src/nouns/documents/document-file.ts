import { createHash } from "node:crypto";
import { err, ok, type Result } from "@offizin/base";
import { sql } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";
import { contentKey } from "../../adapters/files/file-store.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import type { Issued } from "./document-store.ts";

/** Where the file of a document lies, under its content. */
export function documentKey(sha256: string): string {
	return contentKey("documents", sha256);
}

/** Until the transaction ends nobody else removes this file or makes it a document's. */
export async function holdDocumentFile(trx: Trx, sha256: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`document ${sha256}`}, 0))`.execute(trx);
}

/**
 * The file of an issued document. It is made once, of what was frozen with its number; whoever comes second, and whoever
 * asks later, gets those bytes.
 */
export async function documentFile(
	platform: Platform,
	issued: Issued,
): Promise<Result<Uint8Array, { readonly code: RenderFailure }>> {
	const { config, database, files, renderer } = platform;
	const { id, number, data, issued_on: issuedOn, issued_at: issuedAt } = issued;
	const stored = issued.sha256 ?? (await hashOf(platform, id));
	if (stored) return ok(await files.read(documentKey(stored)));
	const made = await renderer.run(
		"letter.money",
		{ data, number, issuedOn, issuedAt: issuedAt.toISOString(), isDemo: config.mode === "demo" },
		{ client: "documents" },
	);
	if (!made.ok) return err({ code: made.error });
	const sha256 = createHash("sha256").update(made.value).digest("hex");
	return database.db.transaction().execute(async (trx) => {
		await holdDocumentFile(trx, sha256);
		// The file before the row: a row never names a file that is not there.
		await files.write(documentKey(sha256), made.value);
		const noted = await trx
			.updateTable("document")
			.set({ sha256, bytes: made.value.length })
			.where("id", "=", id)
			.where("sha256", "is", null)
			.returning("id")
			.executeTakeFirst();
		if (noted) return ok(made.value);
		const first = await trx.selectFrom("document").select("sha256").where("id", "=", id).executeTakeFirst();
		return ok(first?.sha256 ? await files.read(documentKey(first.sha256)) : made.value);
	});
}

/** The same as XRechnung, for an authority that is found by this routing id. */
export async function xRechnung(
	{ config, renderer }: Platform,
	{ number, data, issued_on: issuedOn }: Issued,
	routingId: string,
): Promise<Result<Uint8Array, { readonly code: RenderFailure }>> {
	const made = await renderer.run(
		"letter.xRechnung",
		{ data: { ...data, routingId }, number, issuedOn, isDemo: config.mode === "demo" },
		{ client: "documents" },
	);
	return made.ok ? made : err({ code: made.error });
}

async function hashOf({ database }: Platform, id: string): Promise<string | null> {
	const row = await database.db
		.selectFrom("document")
		.select("sha256")
		.where("id", "=", id)
		.executeTakeFirst();
	return row?.sha256 ?? null;
}

/** Makes the file of a document whose transaction was kept. Throws when it cannot be made now, so that it is tried again. */
export async function makeDocumentFile(platform: Platform, id: string): Promise<void> {
	const issued = await platform.database.db
		.selectFrom("document")
		.selectAll()
		.where("id", "=", id)
		.executeTakeFirst();
	if (!issued || issued.sha256) return;
	const made = await documentFile(platform, issued);
	if (!made.ok) throw new Error(`file of document ${issued.number}: ${made.error.code}`);
}
