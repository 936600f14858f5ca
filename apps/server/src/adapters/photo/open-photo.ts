import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { err, invariant, ok, type Result } from "@offizin/base";
import sharp, { type Metadata } from "sharp";
import { loadColors } from "./color-engine.ts";
import { type ColorProfile, colorProfile, SRGB } from "./color-profile.ts";
import { decodeHeic, openHeif } from "./heif/open-heif.ts";
import { checkJpeg } from "./jpeg/check-jpeg.ts";
import { exifPlacement, type Placement, placedSize, UPRIGHT } from "./placement.ts";
import { MAX_PIXELS } from "./upload-limits.ts";
import { isWholeWebp } from "./whole-webp.ts";

/** A photo file whose header has been read. */
export interface OpenPhoto {
	/** What libvips reads: the file, with its end when that was missing, or the pixels of `raw`. */
	readonly input: Uint8Array;
	/** Of a format that libvips cannot decode: what `input` holds. */
	readonly raw?: { readonly width: number; readonly height: number; readonly channels: 3 | 4 };
	readonly format: string;
	/** Pixels of the upright photo. */
	readonly width: number;
	readonly height: number;
	/** What makes the stored pixels upright. */
	readonly upright: Placement;
	/** The photo's own profile, or what its numbers are taken for without a usable one. */
	readonly colors: ColorProfile;
	/** Of grey or RGB in more than 8 bits, which are worth keeping until the last conversion. */
	readonly isDeep: boolean;
}

/** "photo_damaged": not a file of pixels, or cut off or broken inside. */
export type DecodeError = "photo_damaged";

/** CMYK without a profile is taken for the printing condition we ask designers for. */
export const ASSUMED_CMYK = readProfile("ISOcoated_v2_300_bas.icc");

function readProfile(name: string): ColorProfile {
	const profile = colorProfile(readFileSync(new URL(`../../../assets/icc/${name}`, import.meta.url)));
	invariant(profile, `${name} is an ICC profile`);
	return profile;
}

/** Files of pixels. Drawings such as SVG are programs of a kind: they name other files, and a few bytes keep them busy. */
const pictureFormats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "tiff", "gif"]);

/** Reads the header and the colour profile of a photo, and looks for damage that decoders only mumble about. */
export async function openPhoto(input: string | Uint8Array): Promise<Result<OpenPhoto, DecodeError>> {
	const file = typeof input === "string" ? await readFile(input) : input;
	const header = await readMetadata(file);
	if (isHeif(file)) return openHeifPhoto(file, header);
	if (!header || !pictureFormats.has(header.format)) return err("photo_damaged");
	const whole = await wholeFile(file, header.format);
	if (!whole) return err("photo_damaged");
	const upright = exifPlacement(header.orientation);
	return ok({
		input: whole,
		format: header.format,
		...placedSize(header, upright),
		upright,
		colors: await colorsOf(header),
		isDeep: isDeep(header),
	});
}

/** Undefined when it is damaged in a way that its decoder keeps to itself. */
async function wholeFile(file: Uint8Array, format: string): Promise<Uint8Array | undefined> {
	if (format === "jpeg") return wholeJpeg(file);
	return format !== "webp" || (await isWholeWebp(file)) ? file : undefined;
}

const JPEG_END = Uint8Array.of(0xff, 0xd9);

/** A file in which nothing but the marker of the end is missing gets one. Undefined when it is damaged. */
function wholeJpeg(file: Uint8Array): Uint8Array | undefined {
	const state = checkJpeg(file);
	if (state === "damaged") return undefined;
	return state === "unended" ? Buffer.concat([file, JPEG_END]) : file;
}

function isHeif(file: Uint8Array): boolean {
	return Buffer.from(file.subarray(4, 8)).toString("latin1") === "ftyp";
}

/**
 * What turns the pixels stands twice in such files: decoders obey the boxes, and EXIF only repeats them. libvips decodes
 * AVIF only, and has no header of a HEIC file of many tiles.
 */
async function openHeifPhoto(
	file: Uint8Array,
	header: Metadata | undefined,
): Promise<Result<OpenPhoto, DecodeError>> {
	const picture = await openHeif(file);
	if (!picture) return err("photo_damaged");
	const { width, height, colors } = picture;
	const shown = { format: "heif", width, height, upright: UPRIGHT, colors, isDeep: false };
	if (header?.compression === "av1") return ok({ ...shown, input: file, isDeep: isDeep(header) });
	const decoded = await decodeHeic(file);
	if (!decoded) return err("photo_damaged");
	return ok({ ...shown, input: decoded.data, raw: { width, height, channels: decoded.channels } });
}

/** Undefined for what libvips cannot read. */
export async function readMetadata(input: string | Uint8Array): Promise<Metadata | undefined> {
	try {
		return await sharp(input, { limitInputPixels: MAX_PIXELS }).metadata();
	} catch {
		// libvips has one error for everything that is wrong with a file.
		return undefined;
	}
}

function isDeep({ depth, space }: Metadata): boolean {
	return depth === "ushort" && space !== "cmyk";
}

/** A profile that does not belong to the pixels, or that cannot be read, counts as none: browsers do the same. */
async function colorsOf({ icc, space }: Metadata): Promise<ColorProfile> {
	const embedded = icc && (await loadColors(icc));
	const channels = space === "cmyk" ? 4 : space === "b-w" || space === "grey16" ? 1 : 3;
	if (embedded?.channels === channels) return embedded;
	return channels === 4 ? ASSUMED_CMYK : SRGB;
}
