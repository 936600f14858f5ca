import { isRecord } from "@offizin/base";
import type { Block } from "@offizin/content";
import { listTemplates, listThemes, type ShopContext, type TemplateSummary } from "@offizin/contract";
import { asWrittenIn, languages, wordsOf } from "@offizin/words";
import { type RouterContextProvider, redirect } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { ThemeView } from "#app/themes/theme-band.tsx";
import { contentClient } from "./content-client.server.ts";
import { factsOf } from "./facts.server.ts";
import { isBlock, storyPath } from "./fields.server.ts";
import { storyPageView } from "./story-page-view.server.ts";
import type { StoryPageView } from "./story-page-view.ts";
import type { StoryReads } from "./story-reads.server.ts";

/** Slug of the story that stands at "/", and nowhere else. */
export const homeSlug = "home";

/** A digit alone would be the id of a story. */
const slugs = /^(?!\d+$)[\p{L}\p{N}_-]+(\/[\p{L}\p{N}_-]+)*$/u;

/** How many cards the blocks of a page choose from. */
const readCards = 48;

/** The page of a story that stands at an address of the shop's own, by its slug; undefined where there is none. */
export async function readStoryPage(
	slug: string,
	context: Readonly<RouterContextProvider>,
	url: URL,
): Promise<StoryPageView | undefined> {
	const shop = context.get(shopContext);
	const story = await readStory(slug, shop);
	return story && storyPageView(story.content, storyReads(context, url), editorsOf(shop));
}

/**
 * The page of the story that stands at an address; undefined where there is none. From an address that the story had
 * before visitors are led to where it is now, which nobody keeps: it may be another page's any time. What an editor has
 * opened for a preview stays where it is.
 */
export async function readStoryAt(
	slug: string,
	context: Readonly<RouterContextProvider>,
	url: URL,
): Promise<StoryPageView | undefined> {
	const shop = context.get(shopContext);
	const story = (await readStory(slug, shop)) ?? (await readTranslated(slug, shop));
	if (story && story.fullSlug !== slug && shop.content?.version === "published") {
		const headers = { "Cache-Control": "no-cache" };
		throw redirect(`${encodeURI(storyPath(story.fullSlug))}${url.search}`, { status: 301, headers });
	}
	if (!story) return undefined;
	const view = await storyPageView(story.content, storyReads(context, url), editorsOf(shop));
	return { ...view, translations: story.translations };
}

/** Origins of the back office, in previews only. */
export function editorsOf({ content }: ShopContext): readonly string[] | undefined {
	return content?.version === "draft" ? content.editors : undefined;
}

/** What the blocks of a page read, asked for at most once each. */
export function storyReads(context: Readonly<RouterContextProvider>, url: URL): StoryReads {
	const { site, content, origin, sisterOrigin } = context.get(shopContext);
	const call = apiOf(context);
	let templates: Promise<readonly TemplateSummary[]> | undefined;
	let themes: Promise<readonly ThemeView[]> | undefined;
	return {
		site,
		params: url.searchParams,
		facts: factsOf(site),
		words: wordsOf(site.locale).shop.blocks,
		isPreview: content?.version === "draft",
		unsaved: undefined,
		templates() {
			templates ??= call(listTemplates, { query: { tileCount: readCards } }).then(
				(found) => valueOrThrow(found).items,
			);
			return templates;
		},
		themes() {
			themes ??= call(listThemes, {}).then((found) => valueOrThrow(found).items);
			return themes;
		},
		origins: [origin, sisterOrigin],
		onFailed: () => undefined,
	};
}

interface ReadStory {
	readonly content: Block;
	/** Its path by language. */
	readonly translations: Readonly<Record<string, string>>;
	/** Where it stands now, in the language of the site. */
	readonly fullSlug: string;
	/** The same in the language stories are written in. */
	readonly defaultSlug: string;
}

/** Where a story stands in each language, as delivery tells. */
function translationsOf(
	story: Readonly<Record<string, unknown>>,
	fullSlug: string,
	language: string,
): Readonly<Record<string, string>> {
	const listed = Array.isArray(story.translated_slugs) ? story.translated_slugs.filter(isRecord) : [];
	const others = listed.flatMap(({ lang, path }): [string, string][] =>
		typeof lang === "string" && typeof path === "string" ? [[lang, storyPath(path)]] : [],
	);
	const original = String(story.default_full_slug ?? fullSlug);
	return { de: storyPath(original), ...Object.fromEntries(others), [language]: storyPath(fullSlug) };
}

/** The story of a slug that is one of another language: links between languages need not know slugs. */
async function readTranslated(slug: string, shop: ShopContext): Promise<ReadStory | undefined> {
	const own = shop.site.locale.slice(0, 2);
	for (const language of languages.filter((other) => other !== own)) {
		const found = await readStory(slug, shop, language);
		if (found) return readStory(found.defaultSlug, shop);
	}
	return undefined;
}

async function readStory(
	slug: string,
	shop: ShopContext,
	language = shop.site.locale.slice(0, 2),
): Promise<ReadStory | undefined> {
	const { content, site } = shop;
	if (!content || !slugs.test(slug)) return undefined;
	const { token, version } = content;
	try {
		const { data } = await contentClient(shop, token).get(`cdn/stories/${encodeURI(slug)}`, {
			version,
			resolve_links: "url",
			...(language === "de" ? {} : { language }),
		});
		const story: unknown = data?.story;
		if (!isRecord(story) || !isBlock(story.content)) return undefined;
		const fullSlug = String(story.full_slug);
		return {
			content: asWrittenIn(site.locale, story.content),
			fullSlug,
			defaultSlug: String(story.default_full_slug ?? fullSlug),
			translations: translationsOf(story, fullSlug, language),
		};
	} catch (error) {
		if (isRecord(error) && error.status === 404) return undefined;
		throw error;
	}
}
