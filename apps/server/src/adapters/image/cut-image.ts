import type { ImageLayout, ImageOptions } from "@offizin/content";
import sharp, { type Sharp } from "sharp";
import type { OpenedImage } from "./open-image.ts";
import { fromPixels, pixelsOf } from "./unpacked-pixels.ts";

/** Cuts and scales a picture as its layout says. */
export async function cutImage(
	image: OpenedImage,
	layout: ImageLayout,
	options: ImageOptions,
): Promise<Sharp> {
	const made = options.isSmart ? smartCut(image, layout) : plainCut(image, layout);
	const { canvas, width, height } = layout;
	if (!canvas) return made;
	const [across, down] = [canvas.width - width, canvas.height - height];
	const framed = made.ensureAlpha().extend({
		left: Math.floor(across / 2),
		right: Math.ceil(across / 2),
		top: Math.floor(down / 2),
		bottom: Math.ceil(down / 2),
		background: options.fill === "transparent" ? "#00000000" : `#${options.fill}`,
	});
	// Else sharp would take the transparency away before there is any.
	return fromPixels(await pixelsOf(framed.toColourspace("srgb")));
}

function plainCut(image: OpenedImage, { cut, width, height }: ImageLayout): Sharp {
	const size = { width: cut.right - cut.left, height: cut.bottom - cut.top };
	const fit = "fill" as const;
	if (size.width === image.width && size.height === image.height) {
		return image.decode().resize({ width, height, fit });
	}
	const area = { left: cut.left, top: cut.top, ...size };
	if (width > size.width || height > size.height) {
		return image.decode().extract(area).resize({ width, height, fit });
	}
	// Made small before it is cut, since decoders make small pictures much faster.
	const whole = {
		width: Math.round((image.width * width) / size.width),
		height: Math.round((image.height * height) / size.height),
	};
	const left = Math.min(whole.width - width, Math.round((cut.left * width) / size.width));
	const top = Math.min(whole.height - height, Math.round((cut.top * height) / size.height));
	return image
		.decode()
		.resize({ ...whole, fit })
		.extract({ left, top, width, height });
}

/** Where the eye falls is found in the picture itself, of the size that is asked for. */
function smartCut(image: OpenedImage, { base, width, height }: ImageLayout): Sharp {
	const { left, top, right, bottom } = base;
	return image
		.decode()
		.extract({ left, top, width: right - left, height: bottom - top })
		.resize({ width, height, fit: "cover", position: sharp.strategy.attention });
}
