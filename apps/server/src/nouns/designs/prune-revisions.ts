import { sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import type { Platform } from "../platform.ts";
import { removePreviews } from "./preview.ts";

/** As young as this all states are kept, and an open page may show pictures of any. */
const HOUR_MS = 3_600_000;
/** As young as this one state of each ten minutes is kept; before that one of each day. */
const DAY_MS = 24 * HOUR_MS;
/** Of one design, however young: whoever saves as fast as he can has one of each minute beyond. */
const NEWEST = 200;
/** Of what is kept beyond the newest ones: states, and bytes as stored. */
const OLDER = 400;
const OLDER_BYTES = 8_000_000;
const DESIGNS = 100;
const BATCH = 500;

interface Unneeded {
	readonly design: string;
	readonly revision: number;
}

/**
 * Thins out what autosave leaves behind (decision 083): all states of the last hour, one of each ten minutes of the last
 * day and one of each day before that are kept, beside the newest, those with a name and those that an order, an open
 * cart or a remark holds. Only designs that were changed since they were thinned out for good are looked at.
 */
export async function pruneRevisions({
	database: { db },
	files,
	now,
}: Pick<Platform, "database" | "files" | "now">): Promise<void> {
	const at = now().getTime();
	for (let last = ""; ; ) {
		const due = await db
			.selectFrom("design")
			.select("id")
			.where("is_thinned", "=", false)
			.where("id", ">", last)
			.orderBy("id")
			.limit(DESIGNS)
			.execute();
		const newest = due.at(-1);
		if (!newest) return;
		last = newest.id;
		const ids = due.map(({ id }) => id);
		const unneeded = await findUnneeded(db, ids, at);
		for (let start = 0; start < unneeded.length; start += BATCH) {
			const batch = unneeded.slice(start, start + BATCH);
			// Previews first: a crash in between must leave none without a revision.
			for (const { design, revision } of batch) await removePreviews(files, { id: design, revision });
			// One that was named or put into a cart meanwhile stays.
			await sql`
				delete from design_revision
				using jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as unneeded (design text, revision integer)
				where design_revision.design = unneeded.design and design_revision.revision = unneeded.revision
					and not ${isHeld}
			`.execute(db);
		}
		await db
			.updateTable("design")
			.set({ is_thinned: true })
			.where("id", "in", ids)
			.where("saved_at", "<", new Date(at - DAY_MS))
			.execute();
	}
}

const isHeld = sql`(
	design_revision.name is not null
	or exists (
		select from order_line
		where order_line.design = design_revision.design and order_line.revision = design_revision.revision
	)
	or exists (
		select from design_comment
		where design_comment.design = design_revision.design
			and design_comment.revision = design_revision.revision
	)
	or exists (
		select from cart
		where cart.ordered_at is null
			and cart.lines @> jsonb_build_array(
				jsonb_build_object('designId', design_revision.design, 'revision', design_revision.revision)
			)
	)
)`;

async function findUnneeded(db: Db, designs: readonly string[], at: number): Promise<Unneeded[]> {
	const hourAgo = new Date(at - HOUR_MS).toISOString();
	const dayAgo = new Date(at - DAY_MS).toISOString();
	const { rows } = await sql<Unneeded>`
		with state as (
			select design_revision.design, design_revision.revision, design_revision.saved_at, design_revision.name,
				pg_column_size(document) as bytes,
				row_number() over (partition by design_revision.design order by design_revision.revision desc) as place,
				row_number() over (
					partition by design_revision.design, case
						when design_revision.saved_at >= ${hourAgo}::timestamptz then date_bin('1 minute', design_revision.saved_at, 'epoch'::timestamptz)
						when design_revision.saved_at >= ${dayAgo}::timestamptz then date_bin('10 minutes', design_revision.saved_at, 'epoch'::timestamptz)
						else date_trunc('day', design_revision.saved_at, 'Europe/Berlin')
					end
					order by design_revision.revision desc
				) as in_its_time
			from design_revision
			join design on design.id = design_revision.design
			where design_revision.design in (select jsonb_array_elements_text(${JSON.stringify(designs)}::jsonb))
				and design_revision.revision < design.revision
		), judged as (
			select *, saved_at >= ${hourAgo}::timestamptz and place <= ${NEWEST}::integer as is_young from state
		), older as (
			select design, revision,
				row_number() over (partition by design order by revision desc) as place,
				sum(bytes) over (partition by design order by revision desc) as bytes
			from judged
			where not is_young and in_its_time = 1
		)
		select design_revision.design, design_revision.revision
		from judged as design_revision
		left join older on older.design = design_revision.design and older.revision = design_revision.revision
		where not is_young
			and (older.place is null or older.place > ${OLDER}::integer or older.bytes > ${OLDER_BYTES}::bigint)
			and not ${isHeld}
	`.execute(db);
	return rows;
}
