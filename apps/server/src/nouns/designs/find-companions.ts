import { sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import { opensTo } from "../access/opens-to.ts";
import type { DesignQuery } from "./design-store.ts";

interface Companion {
	readonly id: string;
	readonly template: string;
	/** Who gets a print of their own; 0 where all prints are the same. */
	readonly guests: number;
}

export interface Companions {
	/** Those of the design itself. */
	readonly guests: number;
	/** The card it was made for. */
	readonly card: Companion | null;
	/** What was made for it, the one changed last first. */
	readonly envelopes: readonly Companion[];
}

/** What goes with a design, as far as it opens to this owner; undefined for a design that does not. */
export async function findCompanions(
	db: Db,
	{ id, owner }: Pick<DesignQuery, "id" | "owner">,
): Promise<Companions | undefined> {
	if (owner === undefined) return undefined;
	const found = await db
		.selectFrom("design")
		.innerJoin("design_revision", (join) =>
			join
				.onRef("design_revision.design", "=", "design.id")
				.onRef("design_revision.revision", "=", "design.revision"),
		)
		.select(["design.id", "design.template", "design.beside"])
		.select(sql<number>`coalesce(jsonb_array_length(document -> 'guests'), 0)`.as("guests"))
		.where(opensTo(owner))
		.where(({ eb, or, selectFrom }) =>
			or([
				eb("design.id", "=", id),
				eb("design.beside", "=", id),
				eb("design.id", "=", selectFrom("design as one").select("one.beside").where("one.id", "=", id)),
			]),
		)
		.orderBy("design.saved_at", "desc")
		.execute();
	const own = found.find((design) => design.id === id);
	if (!own) return undefined;
	const view = ({ id, template, guests }: (typeof found)[number]): Companion => ({ id, template, guests });
	const card = found.find((design) => design.id === own.beside);
	return {
		guests: own.guests,
		card: card ? view(card) : null,
		envelopes: found.filter(({ beside }) => beside === id).map(view),
	};
}
