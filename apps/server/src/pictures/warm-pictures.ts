import { templates } from "@offizin/templates";
import type { PictureMaker, PictureOrder } from "./picture-maker.ts";
import type { PictureShelf } from "./picture-shelf.ts";

/** What a browser asks for first: the home pages at two sizes, then the tiles of the list. */
function firstPictures(pictures: PictureMaker): [PictureOrder | undefined, number][] {
	const stills = ["papiervogel-hero", "bildwand-hero", "papiervogel-atelier", "bildwand-line"];
	return [
		...stills.map((name): [PictureOrder | undefined, number] => [pictures.still(name), 1280]),
		...templates.flatMap(({ id }): [PictureOrder | undefined, number][] => [
			[pictures.page(id, "front"), 320],
			[pictures.page(id, "front"), 640],
			[pictures.page(id, "back"), 320],
			[pictures.scene(id, "front"), 640],
		]),
	];
}

/** Makes the pictures people see first, one at a time, so that the first visitor need not wait for them. */
export async function warmPictures(
	{ pictures, shelf }: { readonly pictures: PictureMaker; readonly shelf: PictureShelf },
	signal: AbortSignal,
): Promise<void> {
	for (const [order, width] of firstPictures(pictures)) {
		if (signal.aborted) return;
		if (order) await shelf.read(order, width);
	}
}
