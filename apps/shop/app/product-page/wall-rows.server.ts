import { materials } from "@offizin/assortment";
import { sharedRoom } from "@offizin/scenes";
import { saySize } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { firstPicture, wallFactsIn } from "#app/content/wall-facts.server.ts";
import { toDrawing } from "#app/drawings/to-drawing.server.ts";
import { paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { macroScene, roomScene } from "./scenes/scene.server.ts";
import type { VariantView } from "./variant-tile.tsx";

/** Sizes to measure by, in centimetres: from a postcard on the wall to what is nearly as wide as the sideboard. */
const shownSizes = [
	[30, 20],
	[75, 50],
	[120, 80],
	[150, 100],
] as const;

/** Materials from near, each with the page of a product on it. */
export function materialRow(
	context: Readonly<RouterContextProvider>,
	{ to, option }: { readonly to: string; readonly option: string },
): readonly VariantView[] {
	const { site } = context.get(shopContext);
	const wall = wallFactsIn(site.locale);
	return materials.map(({ key }) => {
		const label = wall.labelOf(key);
		return {
			id: key,
			name: wall.nameOf(key),
			more: label.at(0) ?? "",
			last: label.at(-1) ?? "",
			to: `${to}?${option}=${key}`,
			scene: toDrawing(context, macroScene(firstPicture(key, "60x40"), site)),
		};
	});
}

/** Some sizes over the same sideboard. */
export function sizeRow(context: Readonly<RouterContextProvider>) {
	const { site } = context.get(shopContext);
	const wall = wallFactsIn(site.locale);
	const tiles = shownSizes.map(([width, height], index): VariantView => {
		const format = `${width}x${height}`;
		return {
			id: format,
			name: saySize({ width: width * 10, height: height * 10 }, site.locale),
			more: `${wall.nameOf("leinwand")}, ${wall.weightOf("leinwand", format)}`,
			to: `${paths.wallPictures}?format=${format}`,
			scene: toDrawing(
				context,
				roomScene("photoframe", firstPicture("leinwand", format), site, {
					turn: index + 1,
					sharesRoom: true,
				}),
			),
		};
	});
	return { room: toDrawing(context, sharedRoom()), tiles };
}
