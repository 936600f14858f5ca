import { templateWords, wordsOf } from "@offizin/words";
import { opensTo } from "../access/opens-to.ts";
import type { Platform } from "../platform.ts";
import type { DesignQuery } from "./design-store.ts";

export interface NamedDesign {
	readonly name: string | null;
	readonly title: string | null;
	readonly template: string;
}

/** What a design is called: by its owner, by the names on it, by its template, or plainly a design. */
export function designName(
	{ templates }: Pick<Platform, "templates">,
	{ name, title, template }: NamedDesign,
	locale: string,
): string {
	const row = templates.row(template);
	const unnamed = () => wordsOf(locale).shop.myDesigns.myDesigns.unnamed;
	return name ?? title ?? (row ? templateWords(row, locale).name : unnamed());
}

/** The name of a design that opens to this owner, and how many are wanted of it. */
export async function findDesignName(
	{ database, templates }: Pick<Platform, "database" | "templates">,
	{ id, owner, locale }: Pick<DesignQuery, "id" | "owner"> & { readonly locale: string },
): Promise<{ name: string; isNamed: boolean; quantity: number | null } | undefined> {
	if (owner === undefined) return undefined;
	const row = await database.db
		.selectFrom("design")
		.select(["name", "title", "template", "wanted"])
		.where("id", "=", id)
		.where(opensTo(owner))
		.executeTakeFirst();
	return (
		row && {
			name: designName({ templates }, row, locale),
			isNamed: row.name !== null,
			quantity: row.wanted,
		}
	);
}
