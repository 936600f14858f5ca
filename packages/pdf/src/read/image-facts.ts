import type { Result } from "@offizin/base";
import { type InkSpace, readInkSpace } from "./ink-space.ts";
import type { ObjectReader } from "./object-reader.ts";
import type { PdfFile } from "./pdf-file.ts";
import { attempt, damaged, type PdfReadError } from "./read-error.ts";
import { asNumber, asStream, type PdfDict, type PdfStream } from "./value.ts";

/** What the file says about a picture. */
export interface ImageFacts {
	/** Number of its object. */
	readonly object: number;
	/** Pixels. */
	readonly width: number;
	readonly height: number;
	readonly bits: number;
	/** Absent for a stencil mask. */
	readonly space?: InkSpace;
	readonly filters: readonly string[];
	/** Lower and upper bound of each component where the file remaps them, such as 1 0 for inverted CMYK. */
	readonly decode?: readonly number[];
	/** The samples are a stencil for the current colour. */
	readonly isStencil: boolean;
	/** Cut out by a soft mask (transparency), or by another picture or a colour key. */
	readonly masked?: "soft" | "hard";
}

export async function readImageFacts(
	objects: ObjectReader,
	stream: PdfStream,
	resources: PdfDict,
): Promise<ImageFacts> {
	const { dict } = stream;
	const isStencil = (await objects.get(dict, "ImageMask")) === true;
	const size = async (key: string) => {
		const pixels = asNumber(await objects.get(dict, key));
		const isSize = pixels !== undefined && Number.isInteger(pixels) && pixels > 0;
		return isSize ? pixels : damaged(`picture ${stream.num} has no ${key.toLowerCase()}`);
	};
	const decode = await objects.numbers(dict, "Decode");
	const hasHardMask = (await objects.get(dict, "Mask")) !== null;
	const hasSoftMask = (await objects.get(dict, "SMask")) !== null;
	return {
		object: stream.num,
		width: await size("Width"),
		height: await size("Height"),
		bits: isStencil ? 1 : (asNumber(await objects.get(dict, "BitsPerComponent")) ?? 8),
		...(!isStencil && { space: await readInkSpace(objects, dict.entries.get("ColorSpace"), resources) }),
		filters: await objects.filters(stream),
		...(decode && { decode }),
		isStencil,
		...((hasSoftMask || hasHardMask) && { masked: hasSoftMask ? "soft" : "hard" }),
	};
}

/** A picture's data: the whole JPEG file, or samples row by row as `ImageFacts` describes them. */
export interface ImageData {
	readonly encoding: "jpeg" | "samples";
	readonly bytes: Uint8Array;
}

/** Reads the data of a picture that was found on a page. */
export function readImage(file: PdfFile, image: ImageFacts): Promise<Result<ImageData, PdfReadError>> {
	return attempt(async () => {
		const stream = asStream(await file.objects.resolve({ type: "ref", num: image.object }));
		const bytes = await file.objects.bytes(stream ?? damaged(`picture ${image.object} is missing`));
		return { encoding: image.filters.at(-1) === "DCTDecode" ? "jpeg" : "samples", bytes };
	});
}
