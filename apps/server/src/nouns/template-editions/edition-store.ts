import { invariant } from "@offizin/base";
import { type DesignDocument, openDocument } from "@offizin/design";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { TEMPLATES_CHANNEL } from "../../adapters/templates/edited-templates.ts";
import type { StaffMember } from "../staff/staff.ts";

/** What somebody makes of a template before it is published: with every right to everything on it. */
export interface TemplateDraft {
	readonly template: string;
	/** Names this draft among all there have been of the template. */
	readonly id: string;
	/** What it will be published as. */
	readonly version: number;
	/** The edition it was begun from; 0 is what was baked. */
	readonly base: number;
	readonly revision: number;
	readonly document: DesignDocument;
	readonly savedAt: Date;
	readonly savedBy: string;
}

/** An edition without its document. */
export interface EditionEntry {
	readonly version: number;
	readonly id: string;
	readonly revision: number;
	readonly note: string;
	readonly savedAt: Date;
	readonly savedBy: string;
	/** Null for the draft. */
	readonly publishedAt: Date | null;
}

/** Who changes a template, and when. */
export interface Change {
	readonly by: Pick<StaffMember, "id" | "name">;
	readonly at: Date;
}

/** The one draft of a template. */
export async function findDraft(
	db: Db | Trx,
	template: string,
	{ forUpdate = false }: { readonly forUpdate?: boolean } = {},
): Promise<TemplateDraft | undefined> {
	const row = await db
		.selectFrom("template_edition")
		.selectAll()
		.where("template", "=", template)
		.where("published_at", "is", null)
		.$if(forUpdate, (query) => query.forUpdate())
		.executeTakeFirst();
	if (!row) return undefined;
	const opened = openDocument(row.document);
	invariant(opened.ok, `the draft of ${template} can be read`);
	const { id, version, base, revision, saved_at: savedAt, saved_by: savedBy } = row;
	return { template, id, version, base, revision, document: opened.value.document, savedAt, savedBy };
}

/** All editions of some templates, the newest first; of all of them without a name. */
export async function listEditions(
	db: Db,
	template?: string,
): Promise<ReadonlyMap<string, readonly EditionEntry[]>> {
	const rows = await db
		.selectFrom("template_edition")
		.select(["template", "version", "id", "revision", "note", "saved_at", "saved_by", "published_at"])
		.$if(template !== undefined, (query) => query.where("template", "=", template ?? ""))
		.orderBy("template")
		.orderBy("version", "desc")
		.execute();
	const byTemplate = Map.groupBy(rows, (row) => row.template);
	return new Map(
		[...byTemplate].map(([key, own]) => [
			key,
			own.map(({ version, id, revision, note, saved_at, saved_by, published_at }) => ({
				version,
				id,
				revision,
				note,
				savedAt: saved_at,
				savedBy: saved_by,
				publishedAt: published_at,
			})),
		]),
	);
}

/** Begins the draft of a template; where there is one already, that stays and nothing is begun. */
export async function insertDraft(
	trx: Trx,
	draft: Pick<TemplateDraft, "template" | "base" | "document">,
	{ by, at }: Change,
): Promise<void> {
	const { template, base, document } = draft;
	const { newest } = await trx
		.selectFrom("template_edition")
		.select(({ fn }) => fn.max("version").as("newest"))
		.where("template", "=", template)
		.executeTakeFirstOrThrow();
	await trx
		.insertInto("template_edition")
		.values({
			template,
			version: Number(newest ?? 0) + 1,
			id: newId(),
			base,
			document: toJson(document),
			begun_at: at,
			saved_at: at,
			saved_by: by.name,
			saved_staff: by.id,
			published_at: null,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Stores the next revision of a draft that the transaction holds. */
export async function updateDraft(
	trx: Trx,
	{ id, document, revision }: Pick<TemplateDraft, "id" | "document" | "revision">,
	{ by, at }: Change,
): Promise<void> {
	await trx
		.updateTable("template_edition")
		.set({ document: toJson(document), revision, saved_at: at, saved_by: by.name, saved_staff: by.id })
		.where("id", "=", id)
		.execute();
}

/** Makes a draft that the transaction holds what the shop shows, and tells every process. */
export async function publishEdition(
	trx: Trx,
	{ id, document, note }: Pick<TemplateDraft, "id" | "document"> & { readonly note: string },
	{ by, at }: Change,
): Promise<void> {
	await trx
		.updateTable("template_edition")
		.set({
			document: toJson(document),
			note,
			published_at: at,
			saved_at: at,
			saved_by: by.name,
			saved_staff: by.id,
		})
		.where("id", "=", id)
		.execute();
	await sql`select pg_notify(${TEMPLATES_CHANNEL}, '')`.execute(trx);
}

export async function removeDraft(trx: Trx, { id }: Pick<TemplateDraft, "id">): Promise<void> {
	await trx.deleteFrom("template_edition").where("id", "=", id).where("published_at", "is", null).execute();
}
