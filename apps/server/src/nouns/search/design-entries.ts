import { cardKindPage, listPages, templatePage, themePage } from "@offizin/contract";
import { cardFormat } from "@offizin/formats";
import type { ChannelKey } from "@offizin/sites";
import type { TemplateRow } from "@offizin/templates";
import { designFormatName, productWords, say, templateWords, themeWords, wordsOf } from "@offizin/words";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { scenePicture } from "../templates/picture-of.ts";
import { templatesOf, themesOf } from "../templates/sold-templates.ts";
import { type SearchEntry, weightOf } from "./search-entry.ts";

/** Where and in what language pages are told of. */
export interface Shelf {
	readonly channel: ChannelKey;
	readonly locale: string;
}

/** Ready designs, their collections, and the lists of their kinds and formats. */
export function designEntries(
	templates: Pick<TemplateStore, "rows" | "themes">,
	{ channel, locale }: Shelf,
): readonly SearchEntry[] {
	const sold = templatesOf(templates, channel);
	const firstOf = <Key>(key: (row: TemplateRow) => Key) =>
		[...Map.groupBy(sold, key)].flatMap(([value, [first, ...more]]) =>
			first ? [{ value, first, count: more.length + 1 }] : [],
		);
	const styles = new Map(themesOf(templates, channel).map(({ id, style }) => [id, style]));
	return [
		...firstOf(({ kind }) => kind).map(({ first }) => kindEntry(first, locale)),
		...firstOf(({ themeId }) => themeId).map((found) => themeEntry(found, styles, locale)),
		...sold.map((template) => templateEntry(template, locale)),
		...firstOf(({ formatType }) => formatType).map(({ first }) => formatEntry(first, locale)),
	];
}

const pictureOf = (template: TemplateRow, locale: string, scene: "front" | "family" = "front") => {
	const { page: _, ...picture } = scenePicture(template, scene, locale);
	return picture;
};

function kindEntry(first: TemplateRow, locale: string): SearchEntry {
	const { search, shop, facet } = wordsOf(locale);
	const title = shop.page.kind[first.kind];
	return {
		path: cardKindPage(first.kind),
		kind: "page",
		worth: 1,
		texts: [
			{ text: title, weight: weightOf.title },
			{ text: search.card[first.kind], weight: weightOf.alias },
		],
		hit: { title, note: facet.occasion.hochzeit, picture: pictureOf(first, locale) },
	};
}

function themeEntry(
	{
		value: id,
		first,
		count,
	}: { readonly value: string; readonly first: TemplateRow; readonly count: number },
	styles: ReadonlyMap<string, string>,
	locale: string,
): SearchEntry {
	const { search } = wordsOf(locale);
	const { name, story, colorway } = themeWords(id, locale);
	return {
		path: themePage(id),
		kind: "design",
		worth: 0.95,
		texts: [
			{ text: say(search.theme, { name }, locale), weight: weightOf.title },
			{ text: `${id} ${styles.get(id) ?? ""}`, weight: weightOf.subject },
			{ text: Object.values(colorway).join(" "), weight: weightOf.detail },
			{ text: story, weight: weightOf.note },
		],
		hit: {
			title: say(search.theme, { name }, locale),
			note: say(search.themeNote, { count }, locale),
			picture: pictureOf(first, locale, "family"),
		},
	};
}

function templateEntry(template: TemplateRow, locale: string): SearchEntry {
	const { search, shop, facet } = wordsOf(locale);
	const { name, colorName, description } = templateWords(template, locale);
	const card = productWords("card", locale);
	const refinements = template.refinements.map((key) => card.value("refinementType", key)).join(" ");
	return {
		path: templatePage(template.id),
		kind: "design",
		worth: 0.9,
		sameAs: template.colors.map(({ id }) => id).join(),
		texts: [
			{ text: name, weight: weightOf.title },
			{ text: `${colorName} ${facet.colour[template.color]}`, weight: weightOf.title },
			{ text: `${shop.page.kind[template.kind]} ${search.card[template.kind]}`, weight: weightOf.subject },
			{ text: designFormatName(template.formatType, locale), weight: weightOf.subject },
			{ text: `${refinements} ${template.hasPhoto ? search.withPhoto : ""}`, weight: weightOf.detail },
			{ text: description, weight: weightOf.note },
		],
		hit: {
			title: name,
			note: say(search.designNote, { kind: shop.page.kind[template.kind], color: colorName }, locale),
			picture: pictureOf(template, locale),
		},
	};
}

function formatEntry(first: TemplateRow, locale: string): SearchEntry {
	const { search } = wordsOf(locale);
	const card = productWords("card", locale);
	const title = designFormatName(first.formatType, locale);
	return {
		path: `${listPages.cards}?format=${encodeURIComponent(first.formatType)}`,
		kind: "product",
		worth: 0.95,
		texts: [{ text: `${title} ${cardFormat(first.formatType)?.form ?? ""}`, weight: weightOf.title }],
		hit: {
			title,
			note: say(search.formatNote, { note: card.note("formatType", first.formatType) ?? "" }, locale),
			picture: pictureOf(first, locale),
		},
	};
}
