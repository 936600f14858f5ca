import { parseImageFormat } from "@offizin/solver";
import type { Pixels } from "./resolution.ts";

/** Sizes whose share of the photo differs by less than this are cut alike: then the one nearest to what is chosen counts. */
const ALIKE = 0.02;

/**
 * Of some sizes ("60x40", centimetres) the one that cuts least off a photo and is as large as the one that is chosen, as
 * nearly as can be. The chosen one where none can be read.
 */
export function sizeForPhoto(photo: Pixels, sizes: readonly string[], chosen: string): string {
	const wanted = extentOf(chosen);
	const ranked = sizes.flatMap((size) => {
		const extent = extentOf(size);
		if (!extent) return [];
		const lost = lostOf(photo, extent);
		const away = wanted
			? Math.abs(Math.log((extent.width * extent.height) / (wanted.width * wanted.height)))
			: 0;
		return [{ size, lost: Math.floor(lost / ALIKE), away }];
	});
	const [best] = ranked.toSorted((one, other) => one.lost - other.lost || one.away - other.away);
	return best?.size ?? chosen;
}

function extentOf(size: string): Pixels | undefined {
	const parsed = parseImageFormat(size);
	return parsed.ok ? parsed.value : undefined;
}

/** Share of a photo, 0–1, that a size does not show. */
function lostOf(photo: Pixels, size: Pixels): number {
	const ratio = (photo.width * size.height) / (photo.height * size.width);
	return 1 - Math.min(ratio, 1 / ratio);
}
