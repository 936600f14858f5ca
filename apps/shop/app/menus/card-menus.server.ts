import { occasions } from "@offizin/assortment";
import { listThemes, type TemplateSummary } from "@offizin/contract";
import { papers } from "@offizin/formats";
import { designFormatName, productWords, wordsOf } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publishedStories } from "#app/blocks/found-stories.server.ts";
import { listCards } from "#app/cards/list-cards.server.ts";
import type { Menu, MenuTile } from "#app/menu.ts";
import { pageWords } from "#app/messages/shop-words.server.ts";
import { isCardKind, kindPath, listPath, paths, themePath } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { productTiles } from "./product-tiles.server.ts";

const MOST_CARDS = 480;

/** The shelves of the card brand: what a card is for, how it is folded, collections, photo products, papers. */
export async function cardMenus(context: Readonly<RouterContextProvider>): Promise<readonly Menu[]> {
	const call = apiOf(context);
	const shop = context.get(shopContext);
	const { locale } = shop.site;
	const [listed, themes, stories] = await Promise.all([
		listCards(call, { tileCount: MOST_CARDS }),
		call(listThemes, { query: {} }),
		publishedStories(shop),
	]);
	const templates = listed.items;
	const { nav, kind: kindWords } = pageWords(locale);
	const { facet } = wordsOf(locale);
	const card = productWords("card", locale);
	const pages = new Set(stories.map(({ to }) => to));
	const occasionName: Readonly<Record<string, string>> = facet.occasion;
	const kinds = firstOf(templates, ({ kind }) => kind).filter(([kind]) => isCardKind(kind));
	const own = (items: readonly MenuTile[]) => ({ tiles: items, links: [] });
	return [
		{
			key: "hochzeit",
			name: nav.wedding,
			to: paths.wedding,
			tiles: kinds.map(([kind, template]) => ({
				to: isCardKind(kind) ? kindPath(kind) : paths.wedding,
				name: isCardKind(kind) ? kindWords[kind] : kind,
				picture: sceneOf(template),
			})),
			links: [
				...occasions
					.filter(({ slug }) => pages.has(`${paths.cards}${slug}/`))
					.map(({ slug }) => ({ to: `${paths.cards}${slug}/`, name: occasionName[slug] ?? slug })),
				{ to: paths.samples, name: nav.samples },
			],
		},
		{
			key: "kartenarten",
			name: nav.cardKinds,
			to: paths.cards,
			...own(
				firstOf(templates, ({ formatType }) => formatType).map(([format, template]) => ({
					to: listPath(paths.cards, { format }),
					name: designFormatName(format, locale),
					picture: sceneOf(template),
				})),
			),
		},
		{
			key: "kollektionen",
			name: nav.themes,
			to: paths.themes,
			...own(
				valueOrThrow(themes).items.map(({ id, name, scene }) => ({
					to: themePath(id),
					name,
					picture: { src: scene.src, ratio: scene.width / scene.height },
				})),
			),
		},
		{
			key: "fotoprodukte",
			name: nav.photoProducts,
			to: paths.photoProducts,
			...productTiles(shop.site, stories),
		},
		{
			key: "papiere",
			name: nav.papers,
			to: paths.papers,
			...own(
				papers
					.filter(({ forms }) => !forms)
					.map(({ key, tint }) => ({
						to: `${paths.papers}#${key}`,
						name: card.value("paperType", key),
						swatch: tint,
					})),
			),
		},
	];
}

function sceneOf({ scene }: TemplateSummary): NonNullable<MenuTile["picture"]> {
	return { src: scene.src, ratio: scene.width / scene.height };
}

/** The first template of each value, in the order of our recommendation. */
function firstOf(templates: readonly TemplateSummary[], keyOf: (template: TemplateSummary) => string) {
	return [...Map.groupBy(templates, keyOf)].flatMap(([value, [first]]): [string, TemplateSummary][] =>
		first ? [[value, first]] : [],
	);
}
