import { formatOwner, type Owner } from "@offizin/accounts";
import { readStoredConfiguration } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { type DesignDocument, type Finding, type OpenedDocument, openDocument } from "@offizin/design";
import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import { readOwner } from "../../adapters/database/read-owner.ts";
import { transact } from "../../adapters/database/transact.ts";
import { opensTo } from "../access/opens-to.ts";
import { carryPhotos } from "../uploads/design-photos.ts";
import { designTitle } from "./design-title.ts";
import { createOpenedStates, type OpenedState } from "./opened-states.ts";

const states = createOpenedStates();

/** One state of a design. */
export interface DesignRevision {
	readonly id: string;
	/** Whose it is; others may hold it. */
	readonly owner: Owner;
	readonly template: string;
	/** Of the template, as the design was begun. */
	readonly edition: number;
	readonly revision: number;
	/** With every option it has today. */
	readonly document: DesignDocument;
	/** What was mended while it was read (packages/design, openDocument). */
	readonly repairs: OpenedDocument["repairs"];
	/** Set when a newer Offizin wrote it: then it is neither changed nor printed. */
	readonly newerVersion: number | undefined;
	/** What would stop or blemish the print; undefined for a state that was stored before findings were. */
	readonly findings: readonly Finding[] | undefined;
	readonly savedAt: Date;
}

/** Which state to read; the newest without `revision`. */
export interface DesignQuery {
	readonly id: string;
	/** Who asks: what does not open to them does not exist (access/opens-to.ts). */
	readonly owner: Owner | undefined;
	readonly revision?: number;
	/** Holds the design until the transaction ends, so that of two changes at once one comes second. */
	readonly forUpdate?: boolean;
}

/** A design that opens to this owner, or undefined. Throws when the stored document cannot be read. */
export async function findDesign(
	db: Db | Trx,
	{ id, owner, revision, forUpdate }: DesignQuery,
): Promise<DesignRevision | undefined> {
	if (owner === undefined) return undefined;
	if (forUpdate) await db.selectFrom("design").select("id").where("id", "=", id).forUpdate().execute();
	const kept = states.find(id);
	const isKept = sql<boolean>`(design_revision.revision = ${kept?.revision ?? -1}
		and design_revision.xmin::text = ${kept?.xmin ?? ""})`;
	const row = await db
		.selectFrom("design")
		.innerJoin("design_revision", "design_revision.design", "design.id")
		.select(["design.id", "design.owner", "design.template", "design.edition", "design_revision.revision"])
		.select(["design_revision.saved_at", "design_revision.findings"])
		.select([
			sql<string>`design_revision.xmin::text`.as("xmin"),
			isKept.as("isKept"),
			sql<unknown>`case when ${isKept} then null else document end`.as("document"),
			sql<number>`case when ${isKept} then 0 else octet_length(document::text) end`.as("letters"),
		])
		.where("design.id", "=", id)
		.where(opensTo(owner))
		.where("design_revision.revision", "=", (eb) =>
			revision === undefined ? eb.ref("design.revision") : eb.val(revision),
		)
		.executeTakeFirst();
	if (!row) return undefined;
	const { document, repairs, newerVersion } = row.isKept && kept ? kept.opened : openState(row);
	const { template, edition, saved_at: savedAt, findings } = row;
	return {
		id,
		owner: readOwner(row.owner),
		template,
		edition,
		revision: row.revision,
		savedAt,
		document: { ...document, configuration: readStoredConfiguration(document) },
		repairs,
		newerVersion,
		findings: findings ?? undefined,
	};
}

type StateRow = Omit<OpenedState, "opened"> & { readonly id: string; readonly document: unknown };

function openState({ id, document, ...state }: StateRow): OpenedDocument {
	const opened = openDocument(document);
	if (!opened.ok) throw new Error(`Design ${id} revision ${state.revision}: ${JSON.stringify(opened.error)}`);
	const { revision, xmin, letters } = state;
	states.keep(id, { revision, xmin, letters, opened: opened.value });
	return opened.value;
}

/** Keeps what a revision was found to be; it never changes. */
export async function keepFindings(
	db: Db,
	{ id, revision }: Pick<DesignRevision, "id" | "revision">,
	findings: readonly Finding[],
): Promise<void> {
	await db
		.updateTable("design_revision")
		.set({ findings: toJson(findings) })
		.where("design", "=", id)
		.where("revision", "=", revision)
		.execute();
}

interface Insertion {
	readonly channel: string;
	/** Of one owner. */
	readonly most: number;
	/** The design it was made from, whose photos it may show. */
	readonly madeFrom?: string;
	/** The design it goes with, as an envelope goes with its card. */
	readonly beside?: string;
}

/** Stores the first revision of a new design; `designs_full` when its owner has as many as `most` already. */
export function insertDesign(
	db: Db,
	design: DesignRevision,
	{ channel, most, madeFrom, beside }: Insertion,
): Promise<Result<undefined, "designs_full">> {
	return transact(db, async (trx) => {
		const { id, template, edition, revision, savedAt } = design;
		if (await isFull(trx, design.owner, most)) return err("designs_full");
		const owner = formatOwner(design.owner);
		const title = designTitle(design);
		await trx
			.insertInto("design")
			.values({
				id,
				owner,
				channel,
				template,
				edition,
				title,
				beside: beside ?? null,
				wanted: wantedOf(madeFrom ?? beside),
				revision,
				created_at: savedAt,
				saved_at: savedAt,
			})
			.execute();
		await insertRevision(trx, design);
		if (madeFrom !== undefined) await carryPhotos(trx, { from: madeFrom, to: id });
		return ok(undefined);
	});
}

/** As many are wanted as of the design it comes from; read by the same statement. */
function wantedOf(id: string | undefined): RawBuilder<number | null> {
	return sql<number | null>`(select one.wanted from design as one where one.id = ${id ?? null})`;
}

/** Whether an owner has as many designs as `most`; until the transaction ends nobody else adds one. */
export async function isFull(trx: Trx, whose: Owner, most: number): Promise<boolean> {
	const owner = formatOwner(whose);
	await sql`select pg_advisory_xact_lock(hashtextextended(${`designs ${owner}`}, 0))`.execute(trx);
	const { count } = await trx
		.selectFrom("design")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("owner", "=", owner)
		.executeTakeFirstOrThrow();
	return Number(count) >= most;
}

/** Stores the next revision of a design the transaction holds, as somebody has made it whom it opens to. */
export async function appendRevision(trx: Trx, design: DesignRevision, by: Owner): Promise<void> {
	await insertRevision(trx, design, formatOwner(by) !== formatOwner(design.owner));
	await trx
		.updateTable("design")
		.set({
			template: design.template,
			edition: design.edition,
			revision: design.revision,
			title: designTitle(design),
			saved_at: design.savedAt,
			is_thinned: false,
		})
		.where("id", "=", design.id)
		.execute();
}

async function insertRevision(trx: Trx, design: DesignRevision, byHolder = false): Promise<void> {
	await trx
		.insertInto("design_revision")
		.values({
			design: design.id,
			revision: design.revision,
			document: toJson(design.document),
			findings: design.findings ? toJson(design.findings) : null,
			saved_at: design.savedAt,
			by_holder: byHolder,
		})
		.execute();
}
