import { err, ok, type Result } from "@offizin/base";
import { type ImageFormat, type ImageLayoutError, type ImageOptions, imageLayout } from "@offizin/content";
import { cutImage } from "./cut-image.ts";
import { encodeImage } from "./encode-image.ts";
import { type ImageError, openImage } from "./open-image.ts";
import { touchUpImage } from "./touch-up-image.ts";

export interface ImageTransform {
	/** A file of the local disk. */
	readonly path: string;
	readonly options: ImageOptions;
	readonly format: ImageFormat;
}

export type TransformError = ImageError | ImageLayoutError;

/** Makes what the address of a picture asks for: in sRGB, without metadata. */
export async function transformImage({
	path,
	options,
	format,
}: ImageTransform): Promise<Result<Uint8Array, TransformError>> {
	const opened = await openImage(path);
	if (!opened.ok) return opened;
	const layout = imageLayout(opened.value, options);
	if (!layout.ok) return layout;
	try {
		const cut = await cutImage(opened.value, layout.value, options);
		const picture = await touchUpImage(cut, options);
		return ok(await encodeImage(picture, { format, quality: options.quality }).toBuffer());
	} catch {
		// libvips has one error for everything that is wrong with a picture.
		return err("image_damaged");
	}
}
