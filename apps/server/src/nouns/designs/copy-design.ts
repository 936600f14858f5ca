import { formatOwner, type Owner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import { MOST_NAME_LETTERS } from "@offizin/contract";
import { say, wordsOf } from "@offizin/words";
import { sql } from "kysely";
import { transact } from "../../adapters/database/transact.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { opensTo } from "../access/opens-to.ts";
import type { Platform } from "../platform.ts";
import { carryPhotos } from "../uploads/design-photos.ts";
import { mostDesigns } from "./create-design.ts";
import { designName } from "./design-name.ts";
import { isFull } from "./design-store.ts";

/**
 * Begins a design with the newest revision of another that opens to somebody, and gives its id. The document is taken as it is
 * stored: nothing is mended in passing, and one of a newer Offizin stays whole.
 */
export function copyDesign(
	{ config, database, now, templates }: Pick<Platform, "config" | "database" | "now" | "templates">,
	{ id, owner, locale }: { readonly id: string; readonly owner: Owner | undefined; readonly locale: string },
): Promise<Result<{ id: string; name: string }, "design_unknown" | "designs_full">> {
	return transact(database.db, async (trx) => {
		if (owner === undefined) return err("design_unknown");
		const copied = await trx
			.selectFrom("design")
			.select(["channel", "template", "edition", "name", "title", "wanted", "revision"])
			.where("id", "=", id)
			.where(opensTo(owner))
			.forUpdate()
			.executeTakeFirst();
		if (!copied) return err("design_unknown");
		if (await isFull(trx, owner, mostDesigns(config))) return err("designs_full");
		const { channel, template, edition, title, wanted, revision } = copied;
		const copy = newId();
		const name = nameOfCopy(designName({ templates }, copied, locale), locale);
		const at = now();
		const times = { created_at: at, saved_at: at };
		await trx
			.insertInto("design")
			.values({
				id: copy,
				owner: formatOwner(owner),
				channel,
				template,
				edition,
				name,
				title,
				wanted,
				revision: 1,
				...times,
			})
			.execute();
		await sql`
			insert into design_revision (design, revision, document, findings, saved_at)
			select ${copy}, 1, document, findings, ${at}
			from design_revision
			where design = ${id} and revision = ${revision}
		`.execute(trx);
		await sql`insert into design_word select ${copy}, word from design_word where design = ${id}`.execute(
			trx,
		);
		await carryPhotos(trx, { from: id, to: copy });
		return ok({ id: copy, name });
	});
}

/** Told apart from what it was copied from, however long that is called. */
function nameOfCopy(name: string, locale: string): string {
	const words = wordsOf(locale).shop.myDesigns.myDesigns;
	const most = MOST_NAME_LETTERS - say(words.copy, { name: "" }, locale).length;
	return say(
		words.copy,
		{ name: name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name },
		locale,
	);
}
