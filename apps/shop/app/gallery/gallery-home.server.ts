import { formatFigure } from "@offizin/money";
import { bildwandHome } from "#app/content/bildwand-home.server.ts";
import { areaWords } from "#app/messages/shop-words.server.ts";
import {
	fitPhoto,
	formatName,
	parsePixels,
	pixelsForGood,
	reaches,
	shownMaterials,
	wallFormats,
} from "./photo-fit.server.ts";

const example = { width: 6028, height: 3391 };

export const galleryReads = ["breite", "hoehe"] as const;

/** The copy of the home page and the answer to "Reicht Ihr Foto?". */
export function galleryHome(params: URLSearchParams, locale: string) {
	const width = parsePixels(params.get("breite"));
	const height = parsePixels(params.get("hoehe"));
	const isAsked = params.has("breite") || params.has("hoehe");
	const photo = width !== undefined && height !== undefined ? { width, height } : example;
	return {
		copy: bildwandHome,
		words: areaWords(locale, "gallery"),
		photo,
		isRefused: isAsked && (width === undefined || height === undefined),
		fits: fitPhoto(photo),
		smallest: formatName(wallFormats[0]),
		needs: wallFormats.map((format) => ({
			format: formatName(format),
			pixels: shownMaterials.map((key) => {
				const needed = pixelsForGood(key, format);
				return {
					key,
					needed: `${formatFigure(needed.width, locale)} × ${formatFigure(needed.height, locale)}`,
					isEnough: reaches(photo, needed),
				};
			}),
		})),
	};
}

export type GalleryHomeView = ReturnType<typeof galleryHome>;
