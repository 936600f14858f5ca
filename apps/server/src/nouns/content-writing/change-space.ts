import { err, type Result } from "@offizin/base";
import { type Selectable, sql } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import type { ContentSpaceTable } from "../../adapters/database/tables/content-table.ts";
import { transact } from "../../adapters/database/transact.ts";
import type { Platform } from "../platform.ts";
import type { ContentRefusal } from "./refusal.ts";

export type ContentPlatform = Pick<Platform, "database" | "now" | "content">;

/** Who changes what: a member of staff by mail address, or a token by its name. */
export interface ChangeOf {
	readonly space: number;
	readonly author: string;
	/** Whether the site shows the story of a full slug there, and not a page of its own. */
	showsStory?(slug: string): boolean;
}

/** A change that is being written: everything else that changes this space waits until it is done. */
export interface Writing {
	readonly trx: Trx;
	readonly space: Selectable<ContentSpaceTable>;
	readonly author: string;
	readonly at: Date;
	showsStory(slug: string): boolean;
	/** Notes what processes have to read again: a story, or (null) what a space has beside stories. */
	tell(story: number | null, isPublished: boolean): void;
}

/**
 * Runs `work` in one transaction that holds the space, tells every process about it, and answers when this process has
 * read it: whoever writes reads what they wrote, and whoever is refused what somebody else wrote in between.
 */
export async function changeSpace<Value>(
	{ database, now, content }: ContentPlatform,
	{ space, author, showsStory = () => true }: ChangeOf,
	work: (writing: Writing) => Promise<Result<Value, ContentRefusal>>,
): Promise<Result<Value, ContentRefusal>> {
	const changed = await transact<Value, ContentRefusal>(database.db, async (trx) => {
		const row = await trx
			.selectFrom("content_space")
			.selectAll()
			.where("id", "=", space)
			.forUpdate()
			.executeTakeFirst();
		if (!row) return err({ code: "space_unknown" });
		const told = new Map<number | null, boolean>();
		const at = now();
		const result = await work({
			trx,
			space: row,
			author,
			at,
			showsStory,
			tell: (story, isPublished) => void told.set(story, isPublished || (told.get(story) ?? false)),
		});
		if (result.ok && told.size > 0) await tellProcesses(trx, { space, told, at });
		return result;
	});
	await content.refresh();
	return changed;
}

interface Telling {
	readonly space: number;
	readonly told: ReadonlyMap<number | null, boolean>;
	readonly at: Date;
}

/** Writes what changed, raises the space's cv where visitors may see it, and notifies when the transaction ends. */
export async function tellProcesses(trx: Trx, { space, told, at }: Telling): Promise<void> {
	if ([...told.values()].includes(true)) {
		const seconds = Math.floor(at.getTime() / 1000);
		await trx
			.updateTable("content_space")
			.set({ cv: sql<number>`greatest(cv + 1, ${seconds})` })
			.where("id", "=", space)
			.execute();
	}
	const rows = toJson([...told].map(([story, is_published]) => ({ story, is_published })));
	await sql`
		insert into content_change (space, story, is_published, at)
		select ${space}, story, is_published, ${at}
		from jsonb_to_recordset(${rows}) as told (story bigint, is_published boolean)
	`.execute(trx);
	await sql`select pg_notify('content', ${String(space)})`.execute(trx);
}
