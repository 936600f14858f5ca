import type { Asset, OriginalFormat } from "@offizin/content";

const formats: Readonly<Record<string, OriginalFormat>> = {
	"image/jpeg": "jpeg",
	"image/png": "png",
	"image/webp": "webp",
	"image/avif": "avif",
	"image/gif": "gif",
	"image/heic": "heic",
	"image/heif": "heic",
};

/** Undefined for a file that is no picture of pixels. */
export function originalFormat({ contentType }: Pick<Asset, "contentType">): OriginalFormat | undefined {
	return Object.hasOwn(formats, contentType) ? formats[contentType] : undefined;
}
