import { type ImageSource, imageSource } from "@offizin/content";
import { renderedImage } from "#app/pictures/picture.tsx";
import { isRecord } from "./is-record.ts";
import { safeAddress } from "./safe-address.ts";

/** Width by height of the composed pictures, which are no files. */
const stillRatios: Readonly<Record<string, number>> = {
	"papiervogel-hero": 3 / 2,
	"papiervogel-atelier": 2 / 3,
	"bildwand-hero": 21 / 9,
	"bildwand-line": 3,
	"bildwand-material-leinwand": 4 / 5,
	"bildwand-material-acrylglas": 4 / 5,
	"bildwand-material-aludibond": 4 / 5,
};
const stillWidth = 1600;

/** The picture of an asset field, cut to a ratio if one is wanted; undefined where none is chosen or its address is not safe. */
export function contentPicture(value: unknown, ratio?: number): ImageSource | undefined {
	if (!isRecord(value)) return undefined;
	// Files of a space come with the origin that was asked; a page names its own without.
	const filename = safeAddress(value.filename)?.replace(/^https?:\/\/[^/]+(?=\/(f|img)\/)/, "");
	if (filename === undefined) return undefined;
	const alt = typeof value.alt === "string" ? value.alt : "";
	const [, still] = /^\/img\/w\d+\/still\/([a-z-]+)$/.exec(filename) ?? [];
	if (still !== undefined) {
		const height = Math.round(stillWidth / (stillRatios[still] ?? 3 / 2));
		const image = renderedImage({ src: filename, width: stillWidth, height, alt });
		return { ...image, placeholder: undefined };
	}
	return imageSource({ filename, alt, focus: typeof value.focus === "string" ? value.focus : "" }, ratio);
}
