import type { ContentStoryItem } from "@offizin/contract";

type TranslatedSlugs = ContentStoryItem["translated_slugs"];

/** The slug of a page in a language; empty where it keeps that of its space. */
export function slugIn(translated: TranslatedSlugs, lang: string): string {
	return translated.find((one) => one.lang === lang)?.slug ?? "";
}

/** With another slug in a language, which visitors will know; a translated name stays. */
export function withSlugIn(translated: TranslatedSlugs, lang: string, slug: string): TranslatedSlugs {
	const name = translated.find((one) => one.lang === lang)?.name ?? null;
	const others = translated.filter((one) => one.lang !== lang);
	return slug === "" && name === null ? others : [...others, { lang, name, slug, published: true }];
}
