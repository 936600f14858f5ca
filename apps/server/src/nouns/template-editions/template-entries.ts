import type { OfficeListedTemplate, OfficeTemplate } from "@offizin/contract";
import type { TemplateRow } from "@offizin/templates";
import { productWords, templateWords, themeWords, wordsOf } from "@offizin/words";
import type { Platform } from "../platform.ts";
import { pagePicture } from "../templates/picture-of.ts";
import { type EditionEntry, listEditions, type TemplateDraft } from "./edition-store.ts";

type Sources = Pick<Platform, "database" | "templates">;

/** Every template with what is published of it and what is being changed. */
export async function listOfficeTemplates(
	{ database: { db }, templates }: Sources,
	locale: string,
): Promise<OfficeListedTemplate[]> {
	await templates.reload();
	const editions = await listEditions(db);
	return templates.rows.map((row) => entryOf(row, editions.get(row.id) ?? [], locale));
}

/** A template with all its editions. */
export async function viewOfficeTemplate(
	{ database: { db }, templates }: Sources,
	id: string,
	locale: string,
): Promise<OfficeTemplate | undefined> {
	await templates.reload();
	const row = templates.card(id);
	if (!row) return undefined;
	const own = (await listEditions(db, id)).get(id) ?? [];
	const published = own.flatMap(({ version, publishedAt, savedBy, note }) =>
		publishedAt ? [{ version, publishedAt: publishedAt.toISOString(), publishedBy: savedBy, note }] : [],
	);
	return {
		...entryOf(row, own, locale),
		pages: row.pages.map((page) => pagePicture(row, page, locale)),
		editions: [...published, { version: 0, publishedAt: null, publishedBy: null, note: "" }],
	};
}

/** A draft without its document. */
export function draftView({
	id,
	version,
	revision,
	savedAt,
	savedBy,
}: Pick<TemplateDraft, "id" | "version" | "revision" | "savedAt" | "savedBy">) {
	return { id, version, revision, savedAt: savedAt.toISOString(), savedBy };
}

function entryOf(row: TemplateRow, editions: readonly EditionEntry[], locale: string): OfficeListedTemplate {
	const { name, colorName } = templateWords(row, locale);
	const draft = editions.find(({ publishedAt }) => publishedAt === null);
	const shown = editions.find(({ version }) => version === row.edition);
	return {
		id: row.id,
		name,
		colorName,
		themeName: themeWords(row.themeId, locale).name,
		kindName: wordsOf(locale).shop.page.kind[row.kind],
		formatName: productWords(row.productType, locale).value("formatType", row.formatType),
		edition: row.edition ?? 0,
		publishedAt: shown?.publishedAt?.toISOString() ?? null,
		draft: draft ? draftView(draft) : null,
		picture: pagePicture(row, row.pages[0] ?? "front", locale),
	};
}
