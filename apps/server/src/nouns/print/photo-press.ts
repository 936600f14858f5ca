import type { PhotoLook, PlacedPhoto } from "@offizin/design";
import type { JpegInfo } from "@offizin/pdf";
import type { ColorProfile } from "../../adapters/photo/color-profile.ts";
import type { InkCoverage } from "../../adapters/photo/ink-coverage.ts";
import type { DecodeError } from "../../adapters/photo/open-photo.ts";
import type { Sharpening } from "../../adapters/photo/sharpen.ts";

/** A photo as it stands in a document. */
export interface PhotoCut {
	/** The file as it was uploaded. */
	readonly bytes: Uint8Array;
	readonly placed: PlacedPhoto;
	readonly look?: PhotoLook;
	/** Percent, mixed with the white of the paper. */
	readonly opacity?: number;
	/**
	 * The most pixels the print can show, as it lies in its slot. Up to a third more are left alone, since making them
	 * fewer would soften the photo and save little. Fewer are never made more.
	 */
	readonly maxSize?: { readonly width: number; readonly height: number };
}

/** What the printer takes photos in. */
export interface PhotoPress {
	/** The CMYK profile of the printing condition, or sRGB for photo paper. */
	readonly colors: ColorProfile;
	/** JPEG quality of converted photos, 1–100. */
	readonly quality: number;
	/** Percent of the sum of all inks; no pixel gets more. */
	readonly inkLimit?: number;
	/** What the print softens is made sharper before, in a picture of `maxSize`; inks that are mixed already are not. */
	readonly sharpen?: Sharpening;
	/** Whether a JPEG that is in these colours already may be embedded as it came. */
	readonly passThrough: boolean;
}

/** A photo as it goes into the print file: a JPEG in the colours of the press, without metadata. */
export interface CutPhoto {
	readonly info: JpegInfo;
	readonly data: Uint8Array;
	/** The picture data are those of the upload, not coded again. */
	readonly isOriginal: boolean;
	/** Before JPEG; in CMYK only. */
	readonly ink?: InkCoverage;
}

/** "photo_changed": the file is not as large as it was when the photo was placed, or the crop reaches out of it. */
export type PhotoCutError = DecodeError | "photo_changed";
