import { productOf } from "@offizin/assortment";
import type { ShownProduct } from "@offizin/contract";
import { firstPhoto, type OwnPhoto } from "@offizin/scenes";
import { extentOf } from "@offizin/solver";
import { saySize, shortList } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { apiOf } from "#app/api.server.ts";
import { productAt, productLinesOf } from "#app/content/product-pages.server.ts";
import { toDrawing } from "#app/drawings/to-drawing.server.ts";
import { pageRefused } from "#app/page-not-found.server.ts";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import { ownPath, withTrailingSlash } from "#app/paths.ts";
import { roomsView } from "#app/rooms/rooms-view.server.ts";
import { shopContext } from "#app/shop-context.ts";
import { loadPicture } from "#app/wall-photo/load-picture.server.ts";
import { ownPageOf } from "#app/wall-photo/own-page.server.ts";
import { compositions } from "./composition.ts";
import { withPhotoSizes } from "./photo-sizes.server.ts";
import { productLd } from "./product-ld.server.ts";
import { sceneOf, shelfScene, showpieceOf, wallLook, withSceneSwatches } from "./scenes/scene.server.ts";
import { withValuePictures } from "./value-pictures.server.ts";
import { materialRow, sizeRow } from "./wall-rows.server.ts";

/** Names of an option that stand in its line. */
const MOST_NAMES = 8;
/** More sizes than this are told by their ends. */
const MOST_SIZES = 20;

/** What editors say of a product on its page. */
export interface ProductStory {
	readonly title: string;
	readonly description: string;
	readonly head: { readonly headline: string; readonly lead: string } | undefined;
}

/** Everything the page of a product shows; 404 where the brand does not sell it. Without a story there is still something to buy. */
export async function loadProductPage(
	context: Readonly<RouterContextProvider>,
	address: URL,
	story: ProductStory | undefined,
) {
	const { site, origin, prefix, platform, templateDocument } = context.get(shopContext);
	const place = productAt(site, withTrailingSlash(ownPath(address.pathname, { prefix, platform })));
	if (!place) throw pageRefused(context);
	const { product, to } = place;
	const loaded = await loadPicture(apiOf(context), product, {
		params: address.searchParams,
		locale: site.locale,
		page: `${prefix}${to}`,
		templateDocument,
	});
	const { view, own, begun, picture, isForeign } = loaded;
	const lines = productLinesOf(site);
	const name = lines.find((line) => line.to === to)?.name ?? view.name;
	const { title = name, description = "", head } = story ?? {};
	/** Somebody looks at a choice of theirs. */
	const isChosen = address.searchParams.size > 0;
	const isOpen = view.isSoldAsChosen || view.configurator !== null;
	const showpiece = isOpen || isChosen ? undefined : showpieceOf(product, site);
	const composition = compositions[site.channel];
	const label = sceneLabel(view, showpiece);
	/** What is made of several photos, or of more than photos, is looked at as it is printed. */
	const isOnePhoto = picture !== undefined && picture.sizes.length > 0;
	const ownPage = begun && !isOnePhoto ? await ownPageOf(apiOf(context), begun) : undefined;
	const ground = isOnePhoto ? loaded.ground.value : loaded.view.ground?.value;
	const scene = sceneOf(view, site, { label, showpiece, composition, own, ownPage, ground });
	const materials = isOpen || site.channel !== "bildwand" ? undefined : toldByMaterials[product];
	const shown = materials ? [materials.option, ...materials.others] : [];
	return {
		to,
		composition,
		/** The same in rooms. */
		rooms:
			picture && composition === "wall"
				? roomsView(product, wallLook(view.configuration, site, { own, ownPage, ground }), { label })
				: undefined,
		sale: isOpen
			? {
					isOpen,
					view: withSceneSwatches(
						isOnePhoto ? onWall(view, { own, ground: loaded.ground.value }, context) : view,
					),
					picture,
					isForeign,
				}
			: {
					isOpen,
					sentence: place.closed,
					/** Hundreds of values, which are told when they are asked for. */
					view: isChosen ? withSceneSwatches(view) : null,
				},
		title,
		description,
		headline: head?.headline ?? name,
		lead: head?.lead ?? "",
		scene: toDrawing(context, scene),
		/** What is seen first of it: a browser would load it after all scripts. */
		photo: firstPhoto(scene),
		ld: productLd({ title, description, to }, view, { site, origin, prefix }),
		product,
		name,
		range: isOpen ? [] : rangeOf(view, shown, site.locale),
		/** What pictures on walls are told by before anybody can choose them. */
		sizes: materials && product === "photoframe" ? sizeRow(context) : undefined,
		materials: materials ? materialRow(context, { to, option: materials.option }) : [],
		others: otherLines(context, to),
	};
}

/** What is chosen of a picture on a wall, by what it looks like there. */
function onWall(
	view: PanelView,
	seen: { readonly own: OwnPhoto | undefined; readonly ground: string },
	context: Readonly<RouterContextProvider>,
): PanelView {
	const sized = seen.own ? withPhotoSizes(view, seen.own) : view;
	return withValuePictures(sized, seen, (markup) => toDrawing(context, markup));
}

/** What else a brand sells, each with its picture. */
export function otherLines(context: Readonly<RouterContextProvider>, to: string) {
	const { site } = context.get(shopContext);
	return productLinesOf(site)
		.filter((line) => line.to !== to)
		.map(({ product, ...line }, index) => ({
			...line,
			scene: toDrawing(context, shelfScene(product, site, index + 1)),
		}));
}

export type ProductPageView = Awaited<ReturnType<typeof loadProductPage>>;

/** The option of the materials that pictures show, and what is another thing on each of them. */
const toldByMaterials: Partial<
	Record<ShownProduct, { readonly option: string; readonly others: readonly string[] }>
> = {
	photoframe: { option: "materialType", others: ["variant", "edge", "format"] },
	collage: { option: "productType", others: [] },
};

/** The smallest and the largest of many sizes. */
function fromTo(product: string, key: string, values: readonly string[], locale: string): string | undefined {
	const option = productOf(product)?.options.find((one) => one.key === key);
	const sizes = option ? values.flatMap((value) => extentOf(option, value) ?? []) : [];
	if (sizes.length <= MOST_SIZES) return undefined;
	const [smallest, ...others] = sizes.toSorted((a, b) => a.width * a.height - b.width * b.height);
	const largest = others.at(-1);
	return smallest && largest ? `${saySize(smallest, locale)} – ${saySize(largest, locale)}` : undefined;
}

/** What there is to choose from, option by option, as facts about a product that nobody can choose yet. */
function rangeOf({ product, options, folded }: PanelView, shown: readonly string[], locale: string) {
	return [...options, ...folded]
		.filter(({ key, values }) => values.length > 1 && !shown.includes(key))
		.map(({ key, name, values }) => {
			const keys = values.map(({ value }) => value);
			const names = [...new Set(values.filter(({ value }) => value !== "ohne").map((value) => value.name))];
			// Of many numbers the first and the last say it; numbers of layouts count nothing.
			const isNumber = keys.every((value) => /^\d+$/.test(value)) && names.every((one) => /^\d/.test(one));
			const isCount = names.length > MOST_NAMES && isNumber;
			const told = isCount ? `${names.at(0)} – ${names.at(-1)}` : shortList(names, MOST_NAMES, locale);
			return { key, name, values: fromTo(product, key, keys, locale) ?? told };
		})
		.filter(({ values }) => values !== "");
}

/** Says what is seen: of a showpiece not what it does not show. */
function sceneLabel({ name, options }: PanelView, showpiece: Readonly<Record<string, string>> = {}): string {
	const chosen = options
		.filter(({ key, value }) => value !== "ohne" && !Object.hasOwn(showpiece, key))
		.map(({ valueName }) => valueName);
	return `${name}: ${chosen.slice(0, 4).join(", ")}`;
}
