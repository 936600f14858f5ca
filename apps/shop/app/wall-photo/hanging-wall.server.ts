import { definitions, galleryWall, sceneSvg } from "@offizin/scenes";
import { say, wordsOf } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { apiOf } from "#app/api.server.ts";
import type { Drawing } from "#app/drawings/drawn.tsx";
import { toDrawing } from "#app/drawings/to-drawing.server.ts";
import { areaWords } from "#app/messages/shop-words.server.ts";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import { paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { loadPicture, type PictureState } from "./load-picture.server.ts";
import { sizeName } from "./size-name.ts";

/** A wall where a photo can be hung, or hangs, with what is said and done about it. */
export interface HangingWall {
	readonly scene: Drawing;
	readonly picture: PictureState;
	/** Whose, and of what, as on the wall of a museum. */
	readonly label: readonly string[];
	readonly price: PanelView["price"];
	/** Where everything about it is chosen. */
	readonly more: string;
	/** The address names a design that is none of this visitor's. */
	readonly isForeign: boolean;
	readonly words: ReturnType<typeof areaWords<"wall">> & ReturnType<typeof areaWords<"panel">>;
}

/** The wall for a picture as an address chooses it; undefined where none can be begun. */
export async function hangingWall(
	context: Readonly<RouterContextProvider>,
	params: URLSearchParams,
): Promise<HangingWall | undefined> {
	const { site, prefix, templateDocument } = context.get(shopContext);
	const { locale } = site;
	const { view, own, ground, picture, isForeign } = await loadPicture(apiOf(context), "photoframe", {
		params,
		locale,
		page: `${prefix}${paths.home}`,
		templateDocument,
	});
	if (!picture) return undefined;
	const { configuration } = view;
	const words = wordsOf(locale).shop.wall.wallPhoto;
	const size = sizeName(configuration.format ?? "");
	const told = own ? say(words.hung, { size }, locale) : words.empty;
	const chosen = (key: string) => view.options.find((option) => option.key === key)?.valueName ?? "";
	return {
		scene: toDrawing(context, wallSvg(own && { configuration, own, ground: ground.value }, told)),
		picture,
		label: [words.own, chosen("materialType")],
		price: view.price,
		more: `${paths.wallPictures}?${view.query}`,
		isForeign,
		words: { ...areaWords(locale, "wall"), ...areaWords(locale, "panel") },
	};
}

/** An own photo as it is chosen, over the furniture of the wall; an empty wall without one. */
function wallSvg(picture: Parameters<typeof galleryWall>[0], told: string): string {
	return sceneSvg(`${definitions}${galleryWall(picture)}`, told);
}
