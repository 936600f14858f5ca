import {
	getShippingInformation,
	listTemplates,
	listThemes,
	type ShopContext,
	type TemplateSummary,
} from "@offizin/contract";
import { wordsOf } from "@offizin/words";
import { type RouterContextProvider, redirect } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { ThemeView } from "#app/themes/theme-band.tsx";
import { factsOf } from "./facts.server.ts";
import { storyPath } from "./fields.server.ts";
import { footer } from "./footer/schema.ts";
import { siteMapOf } from "./sitemap/site-map.server.ts";
import { readStory } from "./stored-story.server.ts";
import { storyPageView } from "./story-page-view.server.ts";
import type { StoryPageView } from "./story-page-view.ts";
import type { StoryReads } from "./story-reads.server.ts";

/** Slug of the story that stands at "/", and nowhere else. */
export const homeSlug = "home";

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
	const isPublished = shop.content?.version === "published";
	if (isPublished && story?.content.component === footer.name) return undefined;
	if (isPublished && story && story.fullSlug !== slug) {
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
			templates ??= call(listTemplates, { query: { tileCount: readCards } }).then(
				(found) => valueOrThrow(found).items,
			);
			return templates;
		},
		themes() {
			themes ??= call(listThemes, {}).then((found) => valueOrThrow(found).items);
			return themes;
		},
		async popularInvitations() {
			const query = { kind: "einladung", sort: "popularity", tileCount: readCards } as const;
			const { items, sorts } = valueOrThrow(await call(listTemplates, { query }));
			return { items, isChosen: sorts.includes("popularity") };
		},
		shipping: async () => valueOrThrow(await call(getShippingInformation, {})),
		siteMap: () => siteMapOf(context),
		origins: [origin, sisterOrigin],
		onFailed: () => undefined,
	};
}
