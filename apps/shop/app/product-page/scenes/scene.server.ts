import { designedProduct } from "@offizin/assortment";
import { type ShownProduct, shownProducts } from "@offizin/contract";
import type { Site } from "@offizin/sites";
import { defaultConfiguration, extentOf } from "@offizin/solver";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import { guestbookScene, photobookScene } from "./book-scene.server.ts";
import { calendarScene } from "./calendar-scene.server.ts";
import { collageScene, collageShowpiece } from "./collage-scene.server.ts";
import { giftwrapScene } from "./giftwrap-scene.server.ts";
import { lidSwatch } from "./lid-patterns.server.ts";
import { macro } from "./macro.server.ts";
import { merchScene } from "./merch-scene.server.ts";
import { photoboxScene, photoprintScene } from "./print-scene.server.ts";
import { definitions, EDGE, escapeXml, type SceneChoice, sceneText } from "./svg.server.ts";
import { wallScene } from "./wall-scene.server.ts";

/** What a picture shows instead while nobody has chosen anything and nothing can be bought. */
type Showpiece = Readonly<Record<string, string>>;

interface Scene {
	readonly draw: (choice: SceneChoice) => string;
	readonly showpiece?: Partial<Record<SceneChoice["brand"], Showpiece>>;
	/** What the swatches of its values show instead of their colour. */
	readonly swatchOf?: (value: string, color: string) => string;
}

const scenes: Readonly<Record<ShownProduct, Scene>> = {
	calendar: { draw: calendarScene },
	photobook: { draw: photobookScene },
	guestbook: { draw: guestbookScene },
	photobox: { draw: photoboxScene, swatchOf: lidSwatch },
	photoprint: { draw: photoprintScene },
	collage: { draw: collageScene, showpiece: { bildwand: collageShowpiece } },
	merch: { draw: merchScene },
	giftwrap: { draw: giftwrapScene },
	photoframe: { draw: (choice) => wallScene(choice) },
};

function sceneFor(product: string): Scene {
	const shown = shownProducts.find((key) => key === product);
	if (!shown) throw new Error(`A ${product} has pictures of its own templates`);
	return scenes[shown];
}

/** A view whose swatches are drawn as the scene of its product draws them. */
export function withSceneSwatches(view: PanelView): PanelView {
	const { swatchOf } = sceneFor(view.product);
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
	view: PanelView,
	{ channel, locale }: Site,
	{ label, showpiece }: { readonly label: string; readonly showpiece: Showpiece | undefined },
): string {
	const swatchOf = (key: string) =>
		[...view.options, ...view.folded]
			.find((option) => option.key === key)
			?.values.find(({ isChosen }) => isChosen)?.swatch;
	const drawn = sceneFor(view.product).draw({
		brand: channel,
		locale,
		configuration: { ...view.configuration, ...showpiece },
		sizeOf: (key) => view.sizes[key],
		swatchOf,
		hasCloseUp: true,
		isNear: showpiece !== undefined,
	});
	return svgOf(`${definitions}${drawn}`, label);
}

/** The showpiece of a product at a brand. */
export function showpieceOf(product: string, { channel }: Pick<Site, "channel">): Showpiece | undefined {
	return sceneFor(product).showpiece?.[channel];
}

/** Shadows and metals that scenes of tiles share: one element of a page has them. */
export const sharedDefinitions = `<svg width="0" height="0" aria-hidden="true">${definitions}</svg>`;

/** The picture of a product in a list, beside the `sharedDefinitions`. */
export function tileScene(
	product: ShownProduct,
	configuration: Readonly<Record<string, string>>,
	site: Site,
	turn = 0,
): string {
	return drawnOf(product, configuration, site, { isNear: true, turn });
}

/** A product in its room, beside the `sharedDefinitions`; wall pictures of usual sizes fit that of `sharedRoom`. */
export function roomScene(
	product: ShownProduct,
	configuration: Readonly<Record<string, string>>,
	site: Site,
	{ turn = 0, sharesRoom = false }: Pick<SceneChoice, "sharesRoom" | "turn"> = {},
): string {
	return drawnOf(product, configuration, site, { isNear: false, sharesRoom, turn });
}

/** The corner of a wall picture from near, beside the `sharedDefinitions`. */
export function macroScene(configuration: Readonly<Record<string, string>>, site: Site): string {
	return drawnOf("photoframe", configuration, site, {}, macro);
}

function drawnOf(
	product: ShownProduct,
	configuration: Readonly<Record<string, string>>,
	{ channel, locale }: Site,
	look: Pick<SceneChoice, "isNear" | "sharesRoom" | "turn">,
	draw = scenes[product].draw,
): string {
	const optionOf = (key: string) => designedProduct(product).options.find((option) => option.key === key);
	const drawn = draw({
		brand: channel,
		locale,
		configuration,
		hasCloseUp: false,
		...look,
		sizeOf: (key) => {
			const option = optionOf(key);
			return option && extentOf(option, configuration[key] ?? "");
		},
		swatchOf: (key) => {
			const domain = optionOf(key)?.domain;
			if (domain?.kind !== "list") return undefined;
			return domain.choices.find((choice) => choice.key === configuration[key])?.swatch;
		},
	});
	return svgOf(drawn, "");
}

/** The picture of a product on the shelf of its brand: as its page opens, with another photograph. */
export function shelfScene(product: ShownProduct, site: Site, turn: number): string {
	return tileScene(product, defaultConfiguration(designedProduct(product)), site, turn);
}

function svgOf(markup: string, label: string): string {
	const told = label === "" ? `aria-hidden="true"` : `role="img" aria-label="${escapeXml(label)}"`;
	return `<svg viewBox="0 0 ${EDGE} ${EDGE}" style="${sceneText}" ${told}>${markup}</svg>`;
}
