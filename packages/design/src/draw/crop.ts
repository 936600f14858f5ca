import { ppi, type Size } from "@offizin/units";
import type { Crop, PhotoElement, PlacedPhoto } from "../document/photo-element.ts";

export interface PixelSize {
	readonly width: number;
	readonly height: number;
}

/** A point of the upright photo, in shares of its width and height from the upper left corner. */
export interface Focus {
	readonly x: number;
	readonly y: number;
}

/** A photo before it lies in a slot; `focus`: where the eye goes first, its middle when nobody has looked. */
export interface SeenPhoto extends PixelSize {
	readonly focus?: Focus | undefined;
	/** Around what it shows (`PlacedPhoto.outline`). */
	readonly outline?: string | undefined;
}

/** The largest part of a photo that has the shape of the slot, as near around its focus as the photo allows. */
export function coverCrop(photo: SeenPhoto, slot: Size, tilt = 0): Crop {
	const { x, y } = photo.focus ?? { x: 0.5, y: 0.5 };
	return zoomCrop(photo, slot, { zoom: 1, centerX: x, centerY: y }, tilt);
}

/** The middle of what is seen of a placed photo: that is what somebody looked for, or left as it was. */
export function focusOfCrop({ width, height, crop }: PixelSize & { readonly crop: Crop }): Focus {
	return { x: (crop.x + crop.width / 2) / width, y: (crop.y + crop.height / 2) / height };
}

/** What pan and zoom mean: 1 shows as much as fits, larger magnifies; the centre in fractions of the photo. */
export interface CropView {
	readonly zoom: number;
	readonly centerX: number;
	readonly centerY: number;
}

export const MAX_ZOOM = 6;

/** The crop for a view, kept inside the photo however that is tilted, in whole pixels with the shape of the slot. */
export function zoomCrop(photo: PixelSize, slot: Size, view: CropView, tilt = 0): Crop {
	const zoom = Math.min(Math.max(view.zoom, 1), MAX_ZOOM);
	const part = partOf(photo, slot, zoom, tilt);
	const extent = tiltedExtent(part, slot, tilt);
	const place = (center: number, length: number, spanned: number, whole: number) => {
		// A slot of no shape leaves no room: then the crop is in the photo at least.
		const edge = Math.min(spareEdge(length, spanned), Math.floor((whole - length) / 2));
		return Math.min(Math.max(Math.round(center * whole - length / 2), edge), whole - length - edge);
	};
	return {
		x: place(view.centerX, part.width, extent.width, photo.width),
		y: place(view.centerY, part.height, extent.height, photo.height),
		...part,
	};
}

/** Of a pixel: what sines and cosines may be wrong by. */
export const SPARE = 1e-6;

/** The part of the shape of the slot that is shown at a zoom: at 1 as much as fits into the photo. */
function partOf(photo: PixelSize, slot: Size, zoom: number, tilt: number): PixelSize {
	const aspect = slot.width / slot.height;
	if (tilt === 0) {
		const widest = Math.min(photo.width, photo.height * aspect) / zoom;
		const width = Math.max(1, Math.round(widest));
		return { width, height: Math.min(photo.height, Math.max(1, Math.round(widest / aspect))) };
	}
	const whole = tiltedExtent(slot, slot, tilt);
	const longest = Math.max(slot.width, slot.height);
	const most = Math.min(photo.width / whole.width, photo.height / whole.height) * longest;
	const wanted = zoom === 1 ? most : longestOf(partOf(photo, slot, 1, tilt)) / zoom;
	for (let length = Math.max(1, Math.round(wanted)); ; length--) {
		const side = (own: number) => Math.max(1, Math.round((own / longest) * length));
		const part = { width: side(slot.width), height: side(slot.height) };
		if (length === 1 || hasRoom(photo, part, tiltedExtent(part, slot, tilt))) return part;
	}
}

function longestOf({ width, height }: PixelSize): number {
	return Math.max(width, height);
}

/** Whole pixels that a part keeps from the edge of the photo, for its corners. */
function spareEdge(length: number, spanned: number): number {
	return Math.max(0, Math.ceil((spanned - length) / 2 - SPARE));
}

/** Whether there is a whole pixel at which a tilted part lies inside the photo. */
function hasRoom(photo: PixelSize, part: PixelSize, extent: PixelSize): boolean {
	const fits = (length: number, spanned: number, whole: number) =>
		2 * spareEdge(length, spanned) <= whole - length;
	return fits(part.width, extent.width, photo.width) && fits(part.height, extent.height, photo.height);
}

/**
 * What a part of a photo that fills a slot spans in the photo when that is tilted by hundredths of a degree. By the shape of
 * the slot: that of the part is off by as much as its pixels are whole.
 */
export function tiltedExtent({ width, height }: PixelSize, slot: Size, tilt: number): PixelSize {
	const angle = (Math.abs(tilt) / 100) * (Math.PI / 180);
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	return {
		width: width * (cos + (sin * slot.height) / slot.width),
		height: height * (cos + (sin * slot.width) / slot.height),
	};
}

/** Whether everything a tilted crop shows is photo: no corner of the slot stays empty. */
export function isInside(photo: PixelSize, slot: Size, crop: Crop, tilt: number): boolean {
	const extent = tiltedExtent(crop, slot, tilt);
	const fits = (start: number, length: number, spanned: number, whole: number) => {
		const edge = Math.max(0, (spanned - length) / 2 - SPARE);
		return start >= edge && start + length + edge <= whole;
	};
	return (
		fits(crop.x, crop.width, extent.width, photo.width) &&
		fits(crop.y, crop.height, extent.height, photo.height)
	);
}

/** The view that leads to a crop. */
export function viewOfCrop(photo: PixelSize, slot: Size, crop: Crop, tilt = 0): CropView {
	const widest = Math.min(photo.width, photo.height * (slot.width / slot.height));
	return {
		zoom: tilt === 0 ? widest / crop.width : longestOf(partOf(photo, slot, 1, tilt)) / longestOf(crop),
		centerX: (crop.x + crop.width / 2) / photo.width,
		centerY: (crop.y + crop.height / 2) / photo.height,
	};
}

/** The slot as the upright photo sees it: a quarter turn swaps its sides. */
export function uprightSlot(slot: Size, turn: PlacedPhoto["turn"]): Size {
	return turn === 90 || turn === 270 ? { width: slot.height, height: slot.width } : slot;
}

/** How a photo lies in its slot, without what it is: for the next photo, or the next slot. */
export function lyingOf({ turn, mirrored, tilt }: Pick<PlacedPhoto, "turn" | "mirrored" | "tilt">) {
	return { ...(turn && { turn }), ...(mirrored && { mirrored }), ...(tilt && { tilt }) };
}

/** Pixels per inch of the placed photo at print size; undefined for an empty slot. */
export function effectivePpi({ photo, box }: PhotoElement): number | undefined {
	if (!photo) return undefined;
	const { width, height } = uprightSlot(box, photo.turn);
	return Math.min(ppi(photo.crop.width, width), ppi(photo.crop.height, height));
}
