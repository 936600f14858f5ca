import { bildwandHome } from "#app/content/bildwand-home.server.ts";
import { fitPhoto, formatName, materialNeeds, parsePixels, pixelsFor, wallFormats } from "./photo-fit.ts";

const example = { width: 6028, height: 3391 };

/** The copy of the home page and the answer to "Reicht Ihr Foto?". */
export function galleryHome(params: URLSearchParams) {
	const width = parsePixels(params.get("breite"));
	const height = parsePixels(params.get("hoehe"));
	const isAsked = params.has("breite") || params.has("hoehe");
	const photo = width !== undefined && height !== undefined ? { width, height } : example;
	return {
		copy: bildwandHome,
		photo,
		isRefused: isAsked && (width === undefined || height === undefined),
		fits: fitPhoto(photo.width, photo.height),
		needs: wallFormats.map(([long, short]) => ({
			format: formatName([long, short]),
			pixels: materialNeeds.map(({ key, good }) => ({
				key,
				needed: `${figure(pixelsFor(long, good))} × ${figure(pixelsFor(short, good))}`,
				isEnough:
					pixelsFor(long, good) <= Math.max(photo.width, photo.height) &&
					pixelsFor(short, good) <= Math.min(photo.width, photo.height),
			})),
		})),
	};
}

export type GalleryHomeView = ReturnType<typeof galleryHome>;

/** "3.600": own grouping, because Intl differs between runtimes (domain.md §13). */
function figure(value: number): string {
	return String(value).replace(/\B(?=(\d{3})+$)/g, ".");
}
