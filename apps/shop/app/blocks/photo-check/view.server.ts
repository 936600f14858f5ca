import type { Block } from "@offizin/content";
import { formatFigure } from "@offizin/money";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";
import {
	fitPhoto,
	formatName,
	type PhotoFit,
	parsePixels,
	pixelsForGood,
	reaches,
	shownMaterials,
	wallFormats,
} from "./photo-fit.server.ts";

const example = { width: 6028, height: 3391 };

/** Query parameters in which a form tells the pixels of a photo. */
export const photoCheckReads = ["breite", "hoehe"] as const;

interface NeededPixels {
	readonly format: string;
	readonly pixels: readonly {
		readonly key: PhotoFit["key"];
		readonly needed: string;
		readonly isEnough: boolean;
	}[];
}

export interface PhotoCheckView extends Shown {
	readonly component: "photo-check";
	readonly headline: string;
	readonly text: string;
	readonly words: ReturnType<typeof areaWords<"gallery">>;
	readonly photo: typeof example;
	readonly isRefused: boolean;
	readonly fits: readonly PhotoFit[];
	readonly smallest: string;
	readonly needs: readonly NeededPixels[];
}

/** The answer to "Reicht Ihr Foto?", for the pixels in the address or an example. */
export function photoCheckView(block: Block, story: StoryReads): PhotoCheckView {
	const { params, site } = story;
	const { text } = fieldsOf(block, story);
	const width = parsePixels(params.get("breite"));
	const height = parsePixels(params.get("hoehe"));
	const isAsked = params.has("breite") || params.has("hoehe");
	const photo = width !== undefined && height !== undefined ? { width, height } : example;
	return {
		component: "photo-check",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		words: areaWords(site.locale, "gallery"),
		photo,
		isRefused: isAsked && (width === undefined || height === undefined),
		fits: fitPhoto(photo),
		smallest: formatName(wallFormats[0]),
		needs: wallFormats.map((format) => ({
			format: formatName(format),
			pixels: shownMaterials.map((key) => {
				const needed = pixelsForGood(key, format);
				const [long, short] = [needed.width, needed.height].map((side) => formatFigure(side, site.locale));
				return { key, needed: `${long} × ${short}`, isEnough: reaches(photo, needed) };
			}),
		})),
	};
}
