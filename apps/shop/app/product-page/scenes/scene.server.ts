import { designedProduct } from "@offizin/assortment";
import type { Site } from "@offizin/sites";
import { extentOf } from "@offizin/solver";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import type { OverviewProduct } from "#app/paths.ts";
import { guestbookScene, photobookScene } from "./book-scene.server.ts";
import { calendarScene } from "./calendar-scene.server.ts";
import { collageScene } from "./collage-scene.server.ts";
import { giftwrapScene } from "./giftwrap-scene.server.ts";
import { merchScene } from "./merch-scene.server.ts";
import { photoboxScene, photoprintScene } from "./print-scene.server.ts";
import { definitions, EDGE, escapeXml, type SceneChoice } from "./svg.server.ts";
import { wallScene } from "./wall-scene.server.ts";

type Product = PanelView["product"];

const scenes: Readonly<Record<Exclude<Product, "card">, (choice: SceneChoice) => string>> = {
	calendar: calendarScene,
	photobook: photobookScene,
	guestbook: guestbookScene,
	photobox: photoboxScene,
	photoprint: photoprintScene,
	collage: collageScene,
	merch: merchScene,
	giftwrap: giftwrapScene,
	photoframe: (choice) => wallScene(choice),
};

/**
 * The picture of what is chosen, as the markup of one SVG. Drawn here and not in the browser, so that the page carries
 * no script for it. All of its words are our own.
 */
export function sceneOf(view: PanelView, { channel, locale }: Site, label: string): string {
	if (view.product === "card") throw new Error("Cards have pictures of their own design");
	const swatchOf = (key: string) =>
		view.options.find((option) => option.key === key)?.values.find(({ isChosen }) => isChosen)?.swatch;
	const { configuration, sizes } = view;
	const choice = { configuration, sizeOf: (key: string) => sizes[key], swatchOf };
	return svgOf(`${definitions}${scenes[view.product]({ brand: channel, locale, ...choice })}`, label);
}

/** Shadows and metals that scenes of tiles share: one element of a page has them. */
export const sharedDefinitions = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${definitions}</svg>`;

/** The picture of a product in a list, beside the `sharedDefinitions`. */
export function tileScene(
	product: OverviewProduct,
	configuration: Readonly<Record<string, string>>,
	{ channel, locale }: Site,
): string {
	const optionOf = (key: string) => designedProduct(product).options.find((option) => option.key === key);
	const drawn = scenes[product]({
		brand: channel,
		locale,
		configuration,
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

function svgOf(markup: string, label: string): string {
	const told = label === "" ? `aria-hidden="true"` : `role="img" aria-label="${escapeXml(label)}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}" ${told}>${markup}</svg>`;
}
