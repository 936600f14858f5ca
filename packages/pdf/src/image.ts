import { invariant } from "@offizin/base";
import type { RgbSpace, Spot } from "./color.ts";
import type { JpegInfo } from "./jpeg.ts";
import type { ObjectWriter, StreamData } from "./object-writer.ts";
import type { Resource } from "./resource.ts";
import { formatRef } from "./syntax.ts";

/** Handle to an embedded picture. */
export interface PdfImage extends Resource {
	readonly category: "XObject";
	readonly kind: "image";
}

/**
 * What the samples mean: "device" is DeviceGray, DeviceRGB or DeviceCMYK by number of components; an RGB
 * space takes three components; a spot takes one, where 255 is the full tint.
 */
export type ImageSpace = "device" | RgbSpace | Spot;

interface Samples {
	readonly width: number;
	readonly height: number;
	readonly components: 1 | 3 | 4;
	readonly space: ImageSpace;
}

/**
 * A picture to embed: a JPEG file as it is; 8-bit samples row by row, interleaved, that the writer
 * compresses; or the same samples already in zlib format, which may then be streamed.
 */
export type ImageSource =
	| {
			readonly encoding: "jpeg";
			readonly info: JpegInfo;
			readonly data: StreamData;
			readonly space: ImageSpace;
	  }
	| (Samples & { readonly encoding: "samples"; readonly data: Uint8Array })
	| (Samples & { readonly encoding: "zlib"; readonly data: StreamData });

const DEVICE = { 1: "DeviceGray", 3: "DeviceRGB", 4: "DeviceCMYK" } as const;

export type DeviceSpace = (typeof DEVICE)[keyof typeof DEVICE];

export function imageDevice(source: ImageSource): DeviceSpace | undefined {
	return source.space === "device" ? DEVICE[imageSamples(source).components] : undefined;
}

export async function writeImage(out: ObjectWriter, ref: number, source: ImageSource): Promise<void> {
	const { width, height, components } = imageSamples(source);
	const { space } = source;
	if (space !== "device") {
		const expected = space.kind === "spot" ? 1 : 3;
		invariant(
			components === expected,
			`a ${space.kind} picture has ${expected} components, not ${components}`,
		);
	}
	const entries = [
		"/Type /XObject /Subtype /Image",
		`/Width ${width} /Height ${height} /BitsPerComponent 8`,
		`/ColorSpace ${space === "device" ? `/${DEVICE[components]}` : formatRef(space.ref)}`,
	];
	if (source.encoding === "jpeg") {
		// Adobe's applications store CMYK inverted in JPEG files and mark them; PDF readers do not undo it.
		if (components === 4 && source.info.adobe) entries.push("/Decode [1 0 1 0 1 0 1 0]");
		await out.stream(ref, `${entries.join(" ")} /Filter /DCTDecode`, source.data);
	} else if (source.encoding === "samples") {
		const length = width * height * components;
		invariant(source.data.length === length, `${length} bytes of samples, not ${source.data.length}`);
		await out.deflated(ref, entries.join(" "), source.data);
	} else {
		await out.stream(ref, `${entries.join(" ")} /Filter /FlateDecode`, source.data);
	}
}

function imageSamples(source: ImageSource): { width: number; height: number; components: 1 | 3 | 4 } {
	return source.encoding === "jpeg" ? source.info : source;
}
