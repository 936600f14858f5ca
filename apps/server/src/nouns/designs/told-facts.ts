import { formatOwner, type Owner } from "@offizin/accounts";
import { type Facts, type FeastFact, factsSchema, feastFacts } from "@offizin/design";
import type { ChannelKey } from "@offizin/sites";
import { sql } from "kysely";
import type { Platform } from "../platform.ts";

/** As far back as anybody's feast is looked for. */
const MOST = 10;

/**
 * What somebody has told of their feast in the designs they changed last, ordered or not: of each fact the newest that is
 * not the theme's own.
 */
export async function toldFacts(
	{ database, templates }: Pick<Platform, "database" | "templates">,
	{ owner, channel }: { readonly owner: Owner | undefined; readonly channel: ChannelKey },
): Promise<Facts> {
	if (owner === undefined) return {};
	const rows = await database.db
		.selectFrom("design")
		.innerJoin("design_revision", (join) =>
			join
				.onRef("design_revision.design", "=", "design.id")
				.onRef("design_revision.revision", "=", "design.revision"),
		)
		.select(["design.template", "design.edition", sql<unknown>`document->'facts'`.as("facts")])
		.where("design.owner", "=", formatOwner(owner))
		.where("design.channel", "=", channel)
		.orderBy("design.saved_at", "desc")
		.orderBy("design.id")
		.limit(MOST)
		.execute();
	const told = new Map<FeastFact, string>();
	for (const { template, edition, facts } of rows) {
		const own = factsSchema.safeParse(facts);
		if (!own.success || !templates.row(template)) continue;
		const sample = (await templates.edition(template, edition)).facts ?? {};
		for (const fact of feastFacts) {
			const value = own.data[fact]?.trim();
			if (value && value !== sample[fact] && !told.has(fact)) told.set(fact, value);
		}
	}
	return Object.fromEntries(told);
}
