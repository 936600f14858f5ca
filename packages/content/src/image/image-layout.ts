import { err, ok, type Result } from "@offizin/base";
import type { ImageBox, ImageOptions } from "./image-options.ts";
import { LONGEST_IMAGE_EDGE } from "./image-sizes.ts";

export interface ImageSize {
	readonly width: number;
	readonly height: number;
}

/** How a picture is made: what of the upright original, and how many pixels that becomes. */
export interface ImageLayout extends ImageSize {
	/** What may be shown: all of the original, or its crop. Whole pixels, as in `cut`. */
	readonly base: ImageBox;
	/** What is shown. */
	readonly cut: ImageBox;
	/** The size that is filled up with a colour around the picture. */
	readonly canvas: ImageSize | undefined;
}

/** Where a picture has nothing where an address cuts. */
export type ImageLayoutError = "image_crop_outside";

/** Works out what an original becomes; without a size of its own, no edge is longer than `LONGEST_IMAGE_EDGE`. */
export function imageLayout(
	original: ImageSize,
	options: ImageOptions,
): Result<ImageLayout, ImageLayoutError> {
	const base = within(options.crop ?? boxOf(original), original);
	if (base.right <= base.left || base.bottom <= base.top) return err("image_crop_outside");
	const size = sizeOf(base);
	const { width, height, fit } = options;
	if (width > 0 && height > 0) {
		return ok(fit === "inside" ? inside(base, options) : covering(base, options));
	}
	const asked = width > 0 ? width / size.width : height > 0 ? height / size.height : 1;
	const longest = LONGEST_IMAGE_EDGE / Math.max(size.width, size.height);
	const scale = Math.min(options.canGrow ? asked : Math.min(1, asked), longest);
	return ok({ base, cut: base, ...scaled(size, scale), canvas: undefined });
}

function inside(base: ImageBox, { width, height, fill }: ImageOptions): ImageLayout {
	const size = sizeOf(base);
	const scale = Math.min(1, width / size.width, height / size.height);
	return {
		base,
		cut: base,
		...scaled(size, scale),
		canvas: fill === undefined ? undefined : { width, height },
	};
}

function covering(base: ImageBox, { width, height, focal, canGrow }: ImageOptions): ImageLayout {
	const size = sizeOf(base);
	const scale = Math.max(width / size.width, height / size.height);
	const [wide, high] = [width / scale, height / scale].map(atLeastOne);
	const cutSize = {
		width: Math.min(size.width, wide ?? size.width),
		height: Math.min(size.height, high ?? size.height),
	};
	const centre = centreOf(focal ?? base);
	const left = clamp(Math.round(centre.x - cutSize.width / 2), base.left, base.right - cutSize.width);
	const top = clamp(Math.round(centre.y - cutSize.height / 2), base.top, base.bottom - cutSize.height);
	const cut = { left, top, right: left + cutSize.width, bottom: top + cutSize.height };
	const made = canGrow ? { width, height } : scaled({ width, height }, 1 / Math.max(1, scale));
	return { base, cut, ...made, canvas: undefined };
}

function within({ left, top, right, bottom }: ImageBox, { width, height }: ImageSize): ImageBox {
	return { left, top, right: Math.min(right, width), bottom: Math.min(bottom, height) };
}

function boxOf({ width, height }: ImageSize): ImageBox {
	return { left: 0, top: 0, right: width, bottom: height };
}

function sizeOf({ left, top, right, bottom }: ImageBox): ImageSize {
	return { width: right - left, height: bottom - top };
}

function centreOf({ left, top, right, bottom }: ImageBox) {
	return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function scaled({ width, height }: ImageSize, scale: number): ImageSize {
	return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) };
}

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));
const atLeastOne = (pixels: number) => Math.max(1, Math.round(pixels));
