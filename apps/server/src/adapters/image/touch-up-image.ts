import type { ImageOptions, RoundCorners } from "@offizin/content";
import type { Raw, Sharp } from "sharp";
import { fromPixels, type Pixels, pixelsOf } from "./unpacked-pixels.ts";

/** A wider blur is made of a smaller picture: the same to the eye, and no more work than a narrow one. */
const WIDEST_BLUR = 8;

/** What is done to the pixels of a picture that has its size; the picture itself where nothing is. */
export async function touchUpImage(picture: Sharp, options: ImageOptions): Promise<Sharp> {
	const { isMirrored, isUpsideDown, isGray, turn, brightness, blur, corners } = options;
	const isTouched = isMirrored || isUpsideDown || isGray || turn !== 0 || brightness !== 0 || blur > 0;
	if (!isTouched && !corners) return picture;
	// From here on nothing is cut: what sharp does first or last is the same.
	const turned = await pixelsOf(
		fromPixels(await pixelsOf(picture.toColourspace("srgb")))
			.flop(isMirrored)
			.flip(isUpsideDown)
			.rotate(turn),
	);
	const blurred = fromPixels(blur > 0 ? await blurredBy(turned, blur) : turned);
	if (brightness !== 0) blurred.linear(1, (brightness * 255) / 100);
	if (isGray) blurred.grayscale();
	if (corners) blurred.composite([{ input: cornersOf(turned.raw, corners) }]);
	const touched = fromPixels(await pixelsOf(blurred));
	// What is laid over a picture would leave it with a transparency that it does not have.
	return turned.raw.channels === 3 ? touched.removeAlpha() : touched;
}

async function blurredBy(image: Pixels, sigma: number): Promise<Pixels> {
	const { width, height } = image.raw;
	const scale = Math.min(1, WIDEST_BLUR / sigma);
	const small = await pixelsOf(
		fromPixels(image).resize({
			width: atLeastOne(width * scale),
			height: atLeastOne(height * scale),
			fit: "fill",
		}),
	);
	const blurred = await pixelsOf(fromPixels(small).blur(sigma * scale));
	return pixelsOf(fromPixels(blurred).resize({ width, height, fit: "fill" }));
}

const atLeastOne = (pixels: number) => Math.max(1, Math.round(pixels));

/** A frame that covers everything outside of the rounded rectangle. */
function cornersOf({ width, height }: Raw, { x, y, color }: RoundCorners): Buffer {
	const [rx, ry] = [Math.min(x, width / 2), Math.min(y, height / 2)];
	const [right, bottom] = [width - rx, height - ry];
	const arc = (toX: number, toY: number) => `A${rx} ${ry} 0 0 1 ${toX} ${toY}`;
	const outline = `M${rx} 0H${right}${arc(width, ry)}V${bottom}${arc(right, height)}H${rx}${arc(0, bottom)}V${ry}${arc(rx, 0)}Z`;
	const frame = `<path fill="#${color}" fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${outline}"/>`;
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frame}</svg>`,
	);
}
