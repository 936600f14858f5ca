import { err, ok, type Result } from "@offizin/base";
import type { PlacedPhoto } from "@offizin/design";
import { type OpenPhoto, openPhoto } from "../../adapters/photo/open-photo.ts";
import { closePhoto } from "../../adapters/photo/photo-pixels.ts";
import { decodeToFile } from "../../adapters/photo/pixel-file.ts";
import { type Placement, placedSize } from "../../adapters/photo/placement.ts";
import { withScratchFolder } from "../../adapters/photo/scratch-folder.ts";
import { codeForPress } from "./code-for-press.ts";
import { passPhoto } from "./pass-photo.ts";
import type { CutPhoto, PhotoCut, PhotoCutError, PhotoPress } from "./photo-press.ts";

const SPARE = 4 / 3;

/**
 * The printed part of a photo: cut, mirrored, turned, adjusted, in the colours of the press. Pixels wait in files, so that a
 * photo of any size we take needs no more memory than its own file and what is made of it.
 */
export async function cutPhoto(cut: PhotoCut, press: PhotoPress): Promise<Result<CutPhoto, PhotoCutError>> {
	const source = await openPhoto(cut.bytes);
	if (!source.ok) return source;
	if (!fits(cut.placed, source.value)) return err("photo_changed");
	return withScratchFolder((folder) => cutIn(folder, source.value, { cut, press }));
}

interface Cutting {
	readonly cut: PhotoCut;
	readonly press: PhotoPress;
}

async function cutIn(
	folder: string,
	source: OpenPhoto,
	{ cut, press }: Cutting,
): Promise<Result<CutPhoto, PhotoCutError>> {
	const { placed } = cut;
	const placement: Placement = { mirrored: placed.mirrored ?? false, turn: placed.turn ?? 0 };
	const size = printedSize(placedSize(placed.crop, placement), cut.maxSize);

	const passed = await passPhoto(source, { cut, size, press, folder });
	if (passed) return ok(passed);

	const decoded = await decodeToFile(source, { crop: placed.crop, placement, size }, folder);
	closePhoto(source);
	if (!decoded.ok) return decoded;
	try {
		return ok(await codeForPress(decoded.value, { cut, press, folder }));
	} finally {
		await decoded.value.close();
	}
}

function fits({ width, height, crop }: PlacedPhoto, source: OpenPhoto): boolean {
	const isSame = source.width === width && source.height === height;
	return isSame && crop.x + crop.width <= width && crop.y + crop.height <= height;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

function printedSize({ width, height }: Size, most: Size = { width, height }): Size {
	const excess = Math.min(width / most.width, height / most.height);
	if (excess <= SPARE) return { width, height };
	return { width: Math.round(width / excess), height: Math.round(height / excess) };
}
