import { type OwnPhoto, woodGrain } from "@offizin/scenes";
import type { ModelImages, Picture } from "./write-model.ts";

/** A photo that hangs: the visitor's own as it is cut, or all of another one. */
export type HungPhoto = Pick<OwnPhoto, "href"> & Partial<OwnPhoto>;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** What phones take for one texture; more than they show of it. */
export const LONGEST = 2048;
const QUALITY = 0.9;

/** A photo in the shape of what it covers; of one on bare metal also where that shows. */
export async function photoImages(photo: HungPhoto, shape: Size, isOnMetal: boolean): Promise<ModelImages> {
	const image = new Image();
	image.src = photo.href;
	await image.decode();
	const { naturalWidth, naturalHeight } = image;
	const scale = naturalWidth / (photo.width ?? naturalWidth);
	const { x, y, width, height } = photo.crop ?? { x: 0, y: 0, width: naturalWidth, height: naturalHeight };
	const seen = covering(
		{ x: x * scale, y: y * scale, width: width * scale, height: height * scale },
		shape.width / shape.height,
	);
	const shrunk = Math.min(1, LONGEST / Math.max(seen.width, seen.height));
	const drawing = canvasOf({ width: seen.width * shrunk, height: seen.height * shrunk });
	const { width: wide, height: high } = drawing.canvas;
	drawing.drawImage(image, seen.x, seen.y, seen.width, seen.height, 0, 0, wide, high);
	return {
		photo: await jpegOf(drawing.canvas),
		metal: isOnMetal ? await jpegOf(bareMetal(drawing)) : undefined,
	};
}

/** The largest part of a box of some shape, in its middle. */
function covering({ x, y, width, height }: Size & { readonly x: number; readonly y: number }, ratio: number) {
	const [wide, high] = width / height > ratio ? [height * ratio, height] : [width, width / ratio];
	return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** Steps of a brush across a metre of metal that is told from its neighbours. */
const BRUSHED = 97;

/** White ink is not printed on metal: it shows where the photo is light, and is brushed along. */
function bareMetal(drawing: CanvasRenderingContext2D): HTMLCanvasElement {
	const { width, height } = drawing.canvas;
	const seen = drawing.getImageData(0, 0, width, height);
	const { data } = seen;
	for (let row = 0; row < height; row += 1) {
		const roughness = 92 + ((row * BRUSHED) % 37);
		for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) {
			const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
			data[at] = 0;
			data[at + 1] = roughness;
			data[at + 2] = 0.75 * (0.3 * red + 0.59 * green + 0.11 * blue);
		}
	}
	const metal = canvasOf({ width, height });
	metal.putImageData(seen, 0, 0);
	return metal.canvas;
}

/** Pixels of a stretch of wood, along and across. */
const WOOD = { width: 1024, height: 256 } as const;

/** The grain of wood, grey: what it lies on has the colour. */
export async function grainImage(): Promise<Picture> {
	const { values } = woodGrain(WOOD.width, WOOD.height);
	const drawing = canvasOf(WOOD);
	const pixels = drawing.createImageData(WOOD.width, WOOD.height);
	for (const [index, value] of values.entries()) pixels.data.set([value, value, value, 255], 4 * index);
	drawing.putImageData(pixels, 0, 0);
	return await jpegOf(drawing.canvas);
}

export function canvasOf({ width, height }: Size): CanvasRenderingContext2D {
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(width));
	canvas.height = Math.max(1, Math.round(height));
	const drawing = canvas.getContext("2d");
	if (!drawing) throw new Error("This browser draws nothing");
	return drawing;
}

export async function jpegOf(canvas: HTMLCanvasElement): Promise<Picture> {
	const blob = await new Promise<Blob | null>((resolve) => {
		canvas.toBlob(resolve, "image/jpeg", QUALITY);
	});
	if (!blob) throw new Error(`No picture of ${canvas.width} × ${canvas.height} pixels`);
	return { bytes: new Uint8Array(await blob.arrayBuffer()), mimeType: "image/jpeg" };
}
