import type { ImageOptions } from "./image-options.ts";
import { imageWidths, placeholderImage } from "./image-sizes.ts";

const isListed = (edge: number) => imageWidths.includes(edge);

/**
 * Whether anybody may ask for this size: a width of spec 9.1-8 in any shape, the placeholder, or the size of the
 * original. Others need a signature, else strangers could have every size made of every picture.
 */
export function isListedSize({ width, height }: ImageOptions): boolean {
	if (width === 0) return height === 0 || isListed(height);
	const isPlaceholder = width === placeholderImage.edge && height <= placeholderImage.edge;
	return isListed(width) || isPlaceholder;
}
