import { photoframeProduct } from "@offizin/assortment";
import { isRecord } from "@offizin/base";
import {
	getCardAccessories,
	getPrice,
	getPricesFrom,
	getProductOverview,
	getShippingInformation,
	listThemes,
	type ShopContext,
	type TemplateSummary,
} from "@offizin/contract";
import type { Money } from "@offizin/money";
import { parametersOf } from "@offizin/solver";
import { languages, wordsOf } from "@offizin/words";
import { type RouterContextProvider, redirect } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { listCards } from "#app/cards/list-cards.server.ts";
import { loadPriceFacts } from "#app/content/price-facts.server.ts";
import { toDrawing, wholeDrawing } from "#app/drawings/to-drawing.server.ts";
import type { Crumb } from "#app/layout/breadcrumbs.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { ThemeView } from "#app/themes/theme-band.tsx";
import { hangingWall } from "#app/wall-photo/hanging-wall.server.ts";
import { startOf } from "#app/wall-photo/own-photo.server.ts";
import { readArticles } from "./article/read-articles.server.ts";
import type { ArticleCard } from "./article-card.ts";
import { contentClient } from "./content-client.server.ts";
import { type Facts, factsOf } from "./facts.server.ts";
import { fieldsOf, isBlock, storyPath } from "./fields.server.ts";
import { footer } from "./footer/schema.ts";
import { siteMapOf } from "./sitemap/site-map.server.ts";
import { type ReadStory, readStory } from "./stored-story.server.ts";
import { storyPageView } from "./story-page-view.server.ts";
import type { StoryPageView } from "./story-page-view.ts";
import type { StoryReads } from "./story-reads.server.ts";

/** Slug of the story that stands at "/", and nowhere else. */
export const homeSlug = "home";

/** The slug of the story that belongs to a page of the shop's own: its path without slashes at its ends. */
export const slugOfPath = (path: string): string => path.replace(/^\/|\/$/g, "");

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
	return story && pageOf(story, context, url);
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
	const isPublished = shop.content?.version === "published";
	if (isPublished && story?.content.component === footer.name) return undefined;
	if (isPublished && story && story.fullSlug !== slug) {
		const headers = { "Cache-Control": "no-cache" };
		throw redirect(`${encodeURI(storyPath(story.fullSlug))}${url.search}`, { status: 301, headers });
	}
	return story && pageOf(story, context, url);
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

async function pageOf(
	story: ReadStory,
	context: Readonly<RouterContextProvider>,
	url: URL,
): Promise<StoryPageView> {
	const shop = context.get(shopContext);
	const place = { ...story, above: await readAbove(story.defaultSlug, shop) };
	const view = await storyPageView(story.content, storyReads(context, url), editorsOf(shop), place);
	return { ...view, translations: story.translations };
}

/** Origins of the back office, in previews only. */
export function editorsOf({ content }: ShopContext): readonly string[] | undefined {
	return content?.version === "draft" ? content.editors : undefined;
}

/** What the blocks of a page read, asked for at most once each. */
export function storyReads(context: Readonly<RouterContextProvider>, url: URL): StoryReads {
	const shop = context.get(shopContext);
	const { site, content, origin, sisterOrigin } = shop;
	const call = apiOf(context);
	const facts = factsOf(site);
	const isPreview = content?.version === "draft";
	const origins = [origin, sisterOrigin];
	let prices: Promise<Facts> | undefined;
	let articles: Promise<readonly ArticleCard[]> | undefined;
	let templates: Promise<readonly TemplateSummary[]> | undefined;
	let surfaces: Promise<ReadonlyMap<string, Money>> | undefined;
	let themes: Promise<readonly ThemeView[]> | undefined;
	return {
		site,
		params: url.searchParams,
		facts,
		words: wordsOf(site.locale).shop.blocks,
		isPreview,
		unsaved: undefined,
		templates() {
			templates ??= listCards(call, { per: "motif", tileCount: readCards }).then(({ items }) => items);
			return templates;
		},
		themes() {
			themes ??= call(listThemes, { query: {} }).then((found) => valueOrThrow(found).items);
			return themes;
		},
		prices() {
			prices ??= loadPriceFacts(context);
			return prices;
		},
		articles() {
			articles ??= readArticles(shop, { site, facts, origins });
			return articles;
		},
		async popularInvitations() {
			const query = { kind: "einladung", per: "motif", sort: "popularity", tileCount: readCards } as const;
			const { items, sorts } = await listCards(call, query);
			return { items, isChosen: sorts.includes("popularity") };
		},
		accessories: async () => valueOrThrow(await call(getCardAccessories, { query: {} })).items,
		shipping: async () => valueOrThrow(await call(getShippingInformation, {})),
		variants: async (product) => valueOrThrow(await call(getProductOverview, { query: { product } })).items,
		materialPrices() {
			surfaces ??= call(getPricesFrom, {}).then(
				(found) =>
					new Map(
						valueOrThrow(found).items.flatMap(({ value, from }) => (from ? [[value, from] as const] : [])),
					),
			);
			return surfaces;
		},
		async picturePrice(configuration) {
			const query = { ...Object.fromEntries(parametersOf(photoframeProduct, configuration)), quantity: 1 };
			const { total, currency } = valueOrThrow(
				await call(getPrice, { query: { ...query, product: photoframeProduct.key } }),
			);
			return { amount: total, currency };
		},
		pictureStart: () => startOf(call, photoframeProduct.key),
		wall: () => hangingWall(context, url.searchParams),
		drawing: (markup) => (isPreview ? wholeDrawing(markup) : toDrawing(context, markup)),
		siteMap: () => siteMapOf(context),
		origins,
		onFailed: () => undefined,
	};
}

/** Pages at the beginning of an address in the default language, which stories are asked for by: of "karten-designen/geburt" that of all cards. */
async function readAbove(slug: string, shop: ShopContext): Promise<readonly Crumb[]> {
	const parts = slug.split("/");
	const slugsAbove = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
	if (slugsAbove.length === 0 || !shop.content) return [];
	const { content, site, origin, sisterOrigin } = shop;
	const language = site.locale.slice(0, 2);
	const { data } = await contentClient(shop, content.token).get("cdn/stories", {
		version: content.version,
		by_slugs: slugsAbove.join(","),
		excluding_fields: "body",
		...(language === "de" ? {} : { language }),
	});
	const reads = { facts: factsOf(site), origins: [origin, sisterOrigin] };
	const found: readonly unknown[] = Array.isArray(data?.stories) ? data.stories : [];
	return found
		.filter(isRecord)
		.flatMap(({ content: page, full_slug: at }) => {
			if (!isBlock(page)) return [];
			const { text } = fieldsOf(page, reads);
			return [{ name: text("label") || text("headline") || text("title"), to: storyPath(String(at)) }];
		})
		.toSorted((a, b) => a.to.length - b.to.length);
}
