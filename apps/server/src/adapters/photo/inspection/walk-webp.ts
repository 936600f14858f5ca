import { err, ok, type Result } from "@offizin/base";
import { MAX_PARTS } from "../upload-limits.ts";
import { metadataBudget } from "./metadata-budget.ts";
import type { PhotoFacts, WalkError } from "./photo-facts.ts";
import type { PhotoReader } from "./photo-reader.ts";

const RIFF_BYTES = 12;
const HEADER_BYTES = 8;
/** Of a chunk's content, enough to tell the size of a picture in each of the three forms. */
const SIZE_BYTES = 10;
const ALPHA = 0x10;

interface Picture {
	readonly width: number;
	readonly height: number;
	readonly hasAlpha: boolean;
	readonly isLossless: boolean;
}

/** Goes through the chunks of a WebP file (RFC 9649); what follows its end is ignored, as decoders do. */
export async function walkWebp(reader: PhotoReader): Promise<Result<PhotoFacts, WalkError>> {
	const end = (await reader.from(0, RIFF_BYTES)).readUInt32LE(4) + 8;
	if (end > reader.size) return err("upload_damaged");
	const budget = metadataBudget();
	let canvas: Picture | undefined;
	let picture: Picture | undefined;
	let [chunks, frames] = [0, 0];
	for (let at = RIFF_BYTES; at + HEADER_BYTES <= end; ) {
		const head = await reader.from(at, HEADER_BYTES + SIZE_BYTES);
		const type = head.toString("latin1", 0, 4);
		const length = head.readUInt32LE(4);
		chunks += 1;
		if (at + HEADER_BYTES + length > end || chunks > MAX_PARTS) return err("upload_damaged");
		const content = head.subarray(HEADER_BYTES, HEADER_BYTES + Math.min(length, SIZE_BYTES));
		switch (type) {
			case "VP8X":
				canvas ??= extended(content);
				break;
			case "VP8 ":
				picture ??= lossy(content);
				break;
			case "VP8L":
				picture ??= lossless(content);
				break;
			case "ANMF":
				frames += 1;
				break;
			case "ICCP":
				if (!budget.takeProfile(length)) return err("upload_metadata_too_large");
				break;
			case "EXIF":
				if (!budget.takeExif(length)) return err("upload_metadata_too_large");
				break;
			case "XMP ":
				if (!budget.take(length)) return err("upload_metadata_too_large");
				break;
		}
		at += HEADER_BYTES + length + (length % 2);
	}
	if (frames > 1) return err("upload_animated");
	const size = canvas ?? picture;
	if (!size || (!picture && frames === 0)) return err("upload_damaged");
	if (picture && (picture.width !== size.width || picture.height !== size.height))
		return err("upload_damaged");
	return ok(
		factsOf({
			...size,
			hasAlpha: size.hasAlpha || picture?.hasAlpha === true,
			isLossless: picture?.isLossless ?? true,
		}),
	);
}

/** The decoder makes the whole picture and libvips copies it; a lossless one stands there as four bytes a pixel besides. */
function factsOf({ width, height, hasAlpha, isLossless }: Picture): PhotoFacts {
	const channels = hasAlpha ? 4 : 3;
	const decodedBytes = width * height * (2 * channels + (isLossless ? 4 : 0));
	return { format: "webp", width, height, channels, bitDepth: 8, isInterlaced: false, decodedBytes };
}

function extended(content: Buffer): Picture | undefined {
	if (content.length < 10) return undefined;
	const hasAlpha = ((content[0] ?? 0) & ALPHA) !== 0;
	const [width, height] = [content.readUIntLE(4, 3) + 1, content.readUIntLE(7, 3) + 1];
	return { width, height, hasAlpha, isLossless: false };
}

/** RFC 6386, 9.1. */
function lossy(content: Buffer): Picture | undefined {
	if (content.length < 10 || content.readUIntBE(3, 3) !== 0x9d012a) return undefined;
	const [width, height] = [content.readUInt16LE(6) & 0x3fff, content.readUInt16LE(8) & 0x3fff];
	return width > 0 && height > 0 ? { width, height, hasAlpha: false, isLossless: false } : undefined;
}

function lossless(content: Buffer): Picture | undefined {
	if (content.length < 5 || content[0] !== 0x2f) return undefined;
	const bits = content.readUInt32LE(1);
	const hasAlpha = ((bits >>> 28) & 1) === 1;
	return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, hasAlpha, isLossless: true };
}
