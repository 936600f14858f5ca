import { type Layout, layoutsFor, type Surface } from "./library.ts";

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
 * still empty is anybody's guess: it counts for nothing.
 */
export function rankLayouts(surface: Surface, photos: readonly (Shape | null)[]): RankedLayout[] {
	return layoutsFor(surface, photos.length)
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
