import { geometryOf } from "@offizin/assortment";
import type { Client } from "@offizin/contract";
import { inkColorsOn, photosOf } from "@offizin/design";
import { bleedBox } from "@offizin/formats";
import type { OwnPage } from "@offizin/scenes";
import { firstPageSvg } from "#app/editor/page-svg.server.ts";
import { linksTo, storedPhotos } from "#app/editor/stored-photos.server.ts";
import type { BegunPicture } from "./own-photo.server.ts";

/** The page of something a visitor has begun, as it is printed; undefined until a photo lies in it. */
export async function ownPageOf(
	call: Client,
	{ document, pressColors }: BegunPicture,
): Promise<OwnPage | undefined> {
	const [page] = geometryOf(document).pages;
	if (!page || photosOf(document).length === 0) return undefined;
	const link = linksTo(await storedPhotos(call, document));
	return {
		svg: await firstPageSvg(document, inkColorsOn(pressColors, document.configuration), link),
		view: bleedBox(page),
		trim: { x: 0, y: 0, ...page.size },
	};
}
