import type { BeginningRow } from "@offizin/templates";
import { productWords, templateWords, wordsOf } from "@offizin/words";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { opensTo } from "../access/opens-to.ts";
import type { Platform } from "../platform.ts";
import type { DesignQuery } from "./design-store.ts";

export interface NamedDesign {
	readonly name: string | null;
	readonly title: string | null;
	readonly template: string;
}

/** What a design is called: by its owner, by the names on it, by what it began with, or plainly a design. */
export function designName(
	{ templates }: { readonly templates: Pick<TemplateStore, "row"> },
	{ name, title, template }: NamedDesign,
	locale: string,
): string {
	const row = templates.row(template);
	const unnamed = () => wordsOf(locale).shop.myDesigns.myDesigns.unnamed;
	return name ?? title ?? (row ? nameOf(row, locale) : unnamed());
}

/** What a card is called, and what other products are. */
function nameOf(row: BeginningRow, locale: string): string {
	return row.productType === "card"
		? templateWords(row, locale).name
		: productWords(row.productType, locale).name;
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
