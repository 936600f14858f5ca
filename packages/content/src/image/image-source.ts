import type { AssetValue } from "../story/field-values.ts";
import { parseImageBox } from "./image-box.ts";
import { plainImage } from "./image-options.ts";
import { formatImagePath } from "./image-path.ts";
import { imageWidths, LONGEST_IMAGE_EDGE, placeholderImage } from "./image-sizes.ts";

/** A picture of a story as a page shows it: the attributes of an `img` or a `source`. */
export interface ImageSource {
	readonly src: string;
	/** Undefined where there are no other widths: files of others, drawings, animations. */
	readonly srcSet: string | undefined;
	/** Pixels of the largest; undefined of files of others. Their ratio keeps the place of the picture free. */
	readonly width: number | undefined;
	readonly height: number | undefined;
	/** Address of the blurred picture that is shown until the real one has come. */
	readonly placeholder: string | undefined;
	readonly alt: string;
}

export type ImageAsset = Pick<AssetValue, "filename" | "alt" | "focus">;

/** `src` is for browsers that know no `srcset`, and for those who share the page. */
const USUAL_WIDTH = 899;

/**
 * All widths of an asset (spec 9.1-8), none of them wider than its file. With a ratio of width to height they are cut to
 * it, around the focus.
 */
export function imageSource({ filename, alt, focus }: ImageAsset, ratio?: number): ImageSource {
	const original = originalOf(filename);
	if (!original) {
		return {
			src: filename,
			srcSet: undefined,
			width: undefined,
			height: undefined,
			placeholder: undefined,
			alt,
		};
	}
	const shape = ratio ?? original.width / original.height;
	const width = Math.min(original.width, Math.round(original.height * shape));
	const focal = ratio === undefined ? undefined : parseImageBox(focus);
	const addressOf = (wide: number, more = {}) => {
		const high = ratio === undefined ? 0 : Math.min(heightOf(wide, ratio), LONGEST_IMAGE_EDGE);
		return `${filename}/m/${formatImagePath({ ...plainImage, width: wide, height: high, focal, ...more })}`;
	};
	const fitting = imageWidths.filter((wide) => wide <= width && heightOf(wide, shape) <= LONGEST_IMAGE_EDGE);
	const widths = fitting.length > 0 ? fitting : imageWidths.slice(0, 1);
	const usual = widths.findLast((wide) => wide <= USUAL_WIDTH) ?? imageWidths[0] ?? width;
	const { edge, quality, blur } = placeholderImage;
	return {
		src: addressOf(usual),
		srcSet: widths.map((wide) => `${addressOf(wide)} ${wide}w`).join(", "),
		width,
		height: heightOf(width, shape),
		placeholder: addressOf(edge, { height: edge, quality, blur }),
		alt,
	};
}

const heightOf = (width: number, ratio: number) => Math.max(1, Math.round(width / ratio));

/** Pixels of a file of our own that the image service takes, as its address tells them. */
function originalOf(filename: string) {
	const [, width, height] = /\/f\/\d+\/([1-9]\d*)x([1-9]\d*)\/[0-9a-f]{10}\/[^/?#]+$/.exec(filename) ?? [];
	const isKept = /\.(?:svg|gif)$/i.test(filename);
	return width === undefined || isKept ? undefined : { width: Number(width), height: Number(height) };
}
