import { isRecord } from "@offizin/base";
import type { Block } from "@offizin/content";
import { listTemplates, listThemes, type ShopContext, type TemplateSummary } from "@offizin/contract";
import { wordsOf } from "@offizin/words";
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
	const story = await readStory(slug, shop);
	if (story && story.fullSlug !== slug && shop.content?.version === "published") {
		const headers = { "Cache-Control": "no-cache" };
		throw redirect(`${encodeURI(storyPath(story.fullSlug))}${url.search}`, { status: 301, headers });
	}
	return story && storyPageView(story.content, storyReads(context, url), editorsOf(shop));
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
			templates ??= call(listTemplates, { query: { per: "motif", tileCount: readCards } }).then(
				(found) => valueOrThrow(found).items,
			);
			return templates;
		},
		themes() {
			themes ??= call(listThemes, { query: {} }).then((found) => valueOrThrow(found).items);
			return themes;
		},
		origins: [origin, sisterOrigin],
		onFailed: () => undefined,
	};
}

interface ReadStory {
	readonly content: Block;
	/** Where it stands now, in the language of the site. */
	readonly fullSlug: string;
}

async function readStory(slug: string, shop: ShopContext): Promise<ReadStory | undefined> {
	const { content, site } = shop;
	if (!content || !slugs.test(slug)) return undefined;
	const { token, version } = content;
	const language = site.locale.slice(0, 2);
	try {
		const { data } = await contentClient(shop, token).get(`cdn/stories/${encodeURI(slug)}`, {
			version,
			resolve_links: "url",
			...(language === "de" ? {} : { language }),
		});
		const story: unknown = data?.story;
		if (!isRecord(story) || !isBlock(story.content)) return undefined;
		return { content: story.content, fullSlug: String(story.full_slug) };
	} catch (error) {
		if (isRecord(error) && error.status === 404) return undefined;
		throw error;
	}
}
