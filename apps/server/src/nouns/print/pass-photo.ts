import { invariant } from "@offizin/base";
import { readJpeg } from "@offizin/pdf";
import { bareJpeg } from "../../adapters/photo/bare-jpeg.ts";
import { exceeds, inkMeter } from "../../adapters/photo/ink-coverage.ts";
import type { OpenPhoto } from "../../adapters/photo/open-photo.ts";
import { decodeToFile } from "../../adapters/photo/pixel-file.ts";
import { UPRIGHT } from "../../adapters/photo/placement.ts";
import type { CutPhoto, PhotoCut, PhotoPress } from "./photo-press.ts";
import { sharpeningFor } from "./sharpening.ts";

interface Passing {
	readonly cut: PhotoCut;
	/** Pixels in print. */
	readonly size: { readonly width: number; readonly height: number };
	readonly press: PhotoPress;
	/** For pixels that need not stand in memory. */
	readonly folder: string;
}

/** Rows that are looked at together. */
const ROWS = 64;

/**
 * A photo that can go into the print file as it came: an upright JPEG in the colours of the press, shown whole and
 * unchanged. It loses nothing, and costs no more than copying. Undefined for all others.
 */
export async function passPhoto(source: OpenPhoto, passing: Passing): Promise<CutPhoto | undefined> {
	const { cut, press } = passing;
	if (!press.passThrough || sharpeningFor(source.colors, passing)) return undefined;
	if (source.format !== "jpeg" || source.colors.key !== press.colors.key || !isWhole(source, passing)) {
		return undefined;
	}
	const data = bareJpeg(source.input);
	if (!data) return undefined;
	const info = readJpeg(data);
	// A grey photo has one component, the press expects three.
	if (!info.ok || info.value.components !== press.colors.channels) return undefined;
	const passed = { info: info.value, data, isOriginal: true };
	if (press.colors.channels !== 4) return passed;
	// Without Adobe's marker PDF takes inks as they stand; everything else takes them for inverted.
	if (!info.value.adobe) return undefined;

	const part = { crop: cut.placed.crop, placement: UPRIGHT, size: source };
	const decoded = await decodeToFile(source, part, passing.folder);
	if (!decoded.ok) return undefined;
	const meter = inkMeter();
	for (let top = 0; top < decoded.value.height; top += ROWS) {
		const inks = await decoded.value.rows(top, ROWS);
		invariant(inks instanceof Uint8Array, "inks come in 8 bits");
		meter.add(inks);
	}
	await decoded.value.close();
	const ink = meter.coverage();
	return exceeds(ink, press.inkLimit) ? undefined : { ...passed, ink };
}

function isWhole({ width, height, upright }: OpenPhoto, { cut, size }: Passing): boolean {
	const { crop, turn, mirrored } = cut.placed;
	const isStoredUpright = !upright.mirrored && upright.turn === 0;
	const isUncut = crop.width === width && crop.height === height;
	const isUnchanged = !turn && !mirrored && !cut.look && cut.opacity === undefined;
	return isStoredUpright && isUncut && isUnchanged && size.width === width && size.height === height;
}
