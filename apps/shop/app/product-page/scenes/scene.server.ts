import { designedProduct } from "@offizin/assortment";
import { type ShownProduct, shownProducts } from "@offizin/contract";
import {
	asText,
	cornerPicture,
	definitions,
	drawInGallery,
	drawMacro,
	drawProduct,
	type Look,
	type MacroView,
	type OwnPhoto,
	type Showpiece,
	type Supplies,
	sceneSvg,
	showpieceOf as showpieceAt,
	swatchesOf,
} from "@offizin/scenes";
import type { Site } from "@offizin/sites";
import { defaultConfiguration } from "@offizin/solver";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import type { Composition } from "../composition.ts";

type Chosen = Readonly<Record<string, string>>;

/** Pixels of a photograph so many units long. Few widths, so that what is shown twice is fetched once. */
function pixelsOf(long: number): number {
	return long <= 200 ? 320 : long <= 640 ? 640 : 960;
}

const supplies: Supplies = {
	// Where many are seen at once, a third of the pixels do.
	photo: (name, long, isOneOfMany) => `/img/w${pixelsOf(isOneOfMany ? long / 3 : long)}/photo/${name}`,
	pattern: (id) => `/img/w960/pattern/${id}`,
	write: asText,
};

function shown(product: string): ShownProduct {
	const found = shownProducts.find((key) => key === product);
	if (!found) throw new Error(`A ${product} has pictures of its own templates`);
	return found;
}

/** A view whose swatches are drawn as the scene of its product draws them. */
export function withSceneSwatches(view: PanelView): PanelView {
	const swatchOf = swatchesOf(shown(view.product));
	if (!swatchOf) return view;
	const drawn = (options: PanelView["options"]) =>
		options.map((option) => ({
			...option,
			values: option.values.map((value) =>
				value.swatch === undefined ? value : { ...value, swatch: swatchOf(value.value, value.swatch) },
			),
		}));
	return { ...view, options: drawn(view.options), folded: drawn(view.folded) };
}

/**
 * The picture of what is chosen, as the markup of one SVG. Drawn here and not in the browser, so that the page carries
 * no script for it. All of its words are our own.
 */
export function sceneOf(
	view: Pick<PanelView, "product" | "configuration">,
	site: Site,
	{
		label,
		showpiece,
		composition,
		...owned
	}: {
		readonly label: string;
		readonly showpiece: Showpiece | undefined;
		readonly composition: Composition;
	} & Pick<Look, "ground" | "own" | "ownPage">,
): string {
	const configuration = { ...view.configuration, ...showpiece };
	const look = lookAt(configuration, site, { hasCloseUp: true, isNear: showpiece !== undefined, ...owned });
	const draw = composition === "wall" ? drawInGallery : drawProduct;
	return sceneSvg(`${definitions}${draw(shown(view.product), look)}`, label);
}

function lookAt(
	configuration: Chosen,
	{ channel, locale }: Site,
	more: Pick<Look, "ground" | "hasCloseUp" | "isNear" | "own" | "ownPage" | "sharesRoom" | "turn"> = {},
): Look {
	return { brand: channel, locale, configuration, supplies, ...more };
}

/** The corner of a wall picture from near, beside the `definitions`: with its own photo, or one of the demo. */
export function cornerOf(
	configuration: Chosen,
	seen: { readonly own: OwnPhoto | undefined; readonly ground: string },
): string {
	return cornerPicture({ configuration, supplies, ...seen });
}

/** The showpiece of a product at a brand. */
export function showpieceOf(product: string, { channel }: Pick<Site, "channel">): Showpiece | undefined {
	return showpieceAt(shown(product), channel);
}

/** Shadows and metals that scenes of tiles share: one element of a page has them. */
export const sharedDefinitions = `<svg width="0" height="0" aria-hidden="true">${definitions}</svg>`;

/** The picture of a product in a list, beside the `sharedDefinitions`. */
export function tileScene(product: ShownProduct, configuration: Chosen, site: Site, turn = 0): string {
	return sceneSvg(drawProduct(product, lookAt(configuration, site, { isNear: true, turn })));
}

/** A product in its room, beside the `sharedDefinitions`; wall pictures of usual sizes fit that of `sharedRoom`. */
export function roomScene(
	product: ShownProduct,
	configuration: Chosen,
	site: Site,
	{ turn = 0, sharesRoom = false }: Pick<Look, "sharesRoom" | "turn"> = {},
): string {
	return sceneSvg(drawProduct(product, lookAt(configuration, site, { isNear: false, sharesRoom, turn })));
}

/** How what hangs is looked at in a room of its own, with what there is of the visitor's own. */
export function wallLook(
	configuration: Chosen,
	site: Site,
	seen: Pick<Look, "ground" | "own" | "ownPage"> = {},
): Look {
	return lookAt(configuration, site, seen);
}

/** The corner of a wall picture from near, beside the `sharedDefinitions`. */
export function macroScene(configuration: Chosen, site: Site, view: MacroView = {}): string {
	return sceneSvg(drawMacro(lookAt(configuration, site), view), "", view.ratio);
}

/** The picture of a product on the shelf of its brand: as its page opens, with another photograph. */
export function shelfScene(product: ShownProduct, site: Site, turn: number): string {
	return tileScene(product, defaultConfiguration(designedProduct(product)), site, turn);
}
