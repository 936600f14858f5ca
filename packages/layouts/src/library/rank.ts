import { type DesignPage, photoOver } from "@offizin/design";
import { type Layout, layoutsFor, type Surface } from "./library.ts";
import { isOnPhoto, misfits, textsFor, textsIn } from "./standing-texts.ts";
import { textLayoutsFor } from "./text-places.ts";

/** A photo by its shape. */
export interface Shape {
	readonly width: number;
	readonly height: number;
}

export interface RankedLayout extends Layout {
	/** Of all photos together, the share that is cut off: from 0 to 1. */
	readonly cropped: number;
}

/**
 * The layouts for as many photos as are given, in their order, that one first that cuts least off. What a frame holds that is
 * still empty is anybody's guess: it counts for nothing. For a page, those with places for texts too: behind the others those
 * that would cover a text or give it too little room, before them those with a place for each text and none to spare.
 */
export function rankLayouts(
	surface: Surface,
	photos: readonly (Shape | null)[],
	page?: Pick<DesignPage, "elements">,
): RankedLayout[] {
	const layouts = layoutsFor(surface, photos.length);
	const all = page ? [...layouts, ...textLayoutsFor(surface, photos.length)] : layouts;
	const texts = page ? textsIn(page, surface.area) : [];
	return all
		.map((layout) => {
			const moved = textsFor(layout, texts, page);
			const empty = moved.filter((text) => text === null).length;
			const left = texts.filter((text) => page && !moved.includes(text) && !isOnPhoto(page, text)).length;
			return {
				layout: { ...layout, cropped: croppedBy(layout, photos) },
				misfit: page ? misfits(page, layout, moved) : 0,
				unlike: empty + left,
			};
		})
		.sort(
			(one, other) =>
				one.misfit - other.misfit || one.unlike - other.unlike || one.layout.cropped - other.layout.cropped,
		)
		.map(({ layout }) => layout);
}

/** Those in which each photo has a caption of its own below it, ranked likewise. */
export function rankCaptioned(surface: Surface, photos: readonly Shape[]): RankedLayout[] {
	return textLayoutsFor(surface, photos.length)
		.filter(({ places, texts }) => {
			const over = texts.map(({ role, box }) => (role === "caption" ? photoOver(box, places) : undefined));
			return texts.length === places.length && places.every((_place, at) => over.includes(at));
		})
		.map((layout) => ({ ...layout, cropped: croppedBy(layout, photos) }))
		.sort((one, other) => one.cropped - other.cropped);
}

function croppedBy({ places }: Layout, photos: readonly (Shape | null)[]): number {
	const shares = places.flatMap((place, at) => {
		const photo = photos[at];
		if (!photo) return [];
		const ratio = (photo.width / photo.height) * (place.height / place.width);
		return [1 - Math.min(ratio, 1 / ratio)];
	});
	return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
