import { invariant, ok, type Result } from "@offizin/base";
import {
	filePlates,
	type ImageFacts,
	type PageDrawing,
	type PdfFile,
	type PdfReadError,
	PROCESS_PLATES,
	platePictures,
	plateSvg,
	readImage,
} from "@offizin/pdf";
import { toMm } from "@offizin/units";
import sharp from "sharp";
import { MAX_PIXELS } from "../../adapters/photo/upload-limits.ts";
import { pixelsPerMm } from "./picture-scale.ts";

const POINTS_PER_INCH = 72;
/** Longest edge of a photo on a plate picture, in pixels; more than the picture has would only be thrown away. */
const LARGEST_PHOTO_EDGE = 2000;

export interface PlatePicture {
	readonly plate: string;
	/** Grey: white is no ink. */
	readonly png: Buffer;
	readonly width: number;
	readonly height: number;
	/** Pixels. */
	readonly perMm: number;
	/** The same, one byte per pixel. */
	readonly grey: Buffer;
}

/** The plates of one page of a finished file, drawn from what is in the file. */
export async function platePicturesOf(
	file: PdfFile,
	drawing: PageDrawing,
): Promise<Result<readonly PlatePicture[], PdfReadError>> {
	const pictures: PlatePicture[] = [];
	const photos = new Map<ImageFacts["object"], InkSamples>();
	const { media } = drawing.boxes;
	const perMm = pixelsPerMm(media);
	const width = Math.round(toMm(media.width) * perMm);
	const height = Math.ceil(toMm(media.height) * perMm);
	const photoEdge = Math.min(Math.max(width, height), LARGEST_PHOTO_EDGE);
	for (const plate of filePlates(drawing).plates) {
		const hrefs = new Map<ImageFacts["object"], string>();
		for (const image of platePictures(drawing, plate)) {
			let samples = photos.get(image.object);
			if (!samples) {
				const read = await inkSamples(file, image, photoEdge);
				if (!read.ok) return read;
				samples = read.value;
				photos.set(image.object, samples);
			}
			hrefs.set(image.object, await greyHref(samples, plate));
		}
		const svg = plateSvg(drawing, plate, { imageHref: ({ object }) => hrefs.get(object) ?? "" });
		if (!svg.ok) return svg;
		pictures.push({ plate, perMm, ...(await rasterise(svg.value, width)) });
	}
	return ok(pictures);
}

async function rasterise(svg: string, width: number): Promise<Omit<PlatePicture, "plate" | "perMm">> {
	// The size in the SVG is that of the paper, in points.
	const points = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
	const density = (width / points) * POINTS_PER_INCH;
	const { data, info } = await sharp(Buffer.from(svg), { density, unlimited: true })
		.flatten({ background: "#ffffff" })
		.toColourspace("b-w")
		.raw()
		.toBuffer({ resolveWithObject: true });
	invariant(info.channels === 1, "a plate has one channel");
	const size = { width: info.width, height: info.height };
	const png = await sharp(data, { raw: { ...size, channels: 1 } })
		.toColourspace("b-w")
		.png({ palette: false })
		.toBuffer();
	return { png, grey: data, ...size };
}

/** A photo of the file in its process inks, four bytes per pixel, each the more the more ink. */
interface InkSamples {
	readonly inks: Buffer;
	readonly width: number;
	readonly height: number;
}

async function inkSamples(
	file: PdfFile,
	image: ImageFacts,
	edge: number,
): Promise<Result<InkSamples, PdfReadError>> {
	const read = await readImage(file, image);
	if (!read.ok) return read;
	invariant(read.value.encoding === "jpeg", `photo ${image.object} is a JPEG in process inks`);
	const { data, info } = await sharp(read.value.bytes, { limitInputPixels: MAX_PIXELS, ignoreIcc: true })
		.pipelineColourspace("cmyk")
		.resize(edge, edge, { fit: "inside", withoutEnlargement: true })
		.toColourspace("cmyk")
		.raw()
		.toBuffer({ resolveWithObject: true });
	invariant(info.channels === 4, `photo ${image.object} has four inks`);
	return ok({ inks: data, width: info.width, height: info.height });
}

/** One ink of a photo as a picture of its own, for the drawing of a plate; it is only read again, so hardly packed. */
async function greyHref({ inks, width, height }: InkSamples, plate: string): Promise<string> {
	const channel = PROCESS_PLATES.indexOf(plate);
	invariant(channel >= 0, "a photo is on plates of process inks only");
	const grey = Buffer.alloc(width * height);
	for (let at = 0; at < grey.length; at++) grey[at] = 255 - (inks[at * 4 + channel] ?? 0);
	const png = await sharp(grey, { raw: { width, height, channels: 1 } })
		.png({ compressionLevel: 1 })
		.toBuffer();
	return `data:image/png;base64,${png.toString("base64")}`;
}

/** Edge of an area that dries too slowly, in cells: some 15 mm² is what preflight after GWG 2015 looks at. */
const AREA = 4;

/** Ink of a page in per cent of all four. */
export interface HeaviestInk {
	/** On any square millimetre. */
	readonly cell: number;
	/** That every square millimetre of an area of 16 mm² has: small type over a photo does not count. */
	readonly area: number;
}

export function heaviestInk(pictures: readonly PlatePicture[]): HeaviestInk {
	const inks = pictures.filter(({ plate }) => PROCESS_PLATES.includes(plate));
	const [first] = inks;
	if (!first) return { cell: 0, area: 0 };
	// Ink is averaged over one millimetre: what is smaller dries anyway.
	const cell = Math.max(1, Math.round(first.perMm));
	const [columns, rows] = [Math.floor(first.width / cell), Math.floor(first.height / cell)];
	const cells = new Uint16Array(columns * rows);
	for (let at = 0; at < cells.length; at++) {
		cells[at] = cellInk(inks, cell, (at % columns) * cell, Math.floor(at / columns) * cell);
	}
	let area = 0;
	for (let top = 0; top + AREA <= rows; top++) {
		for (let left = 0; left + AREA <= columns; left++) {
			area = Math.max(area, leastIn(cells, columns, left, top));
		}
	}
	return { cell: cells.reduce((most, ink) => Math.max(most, ink), 0) / TENTHS, area: area / TENTHS };
}

/** Of a per cent: what ink of a cell is counted in. */
const TENTHS = 10;

function cellInk(inks: readonly PlatePicture[], cell: number, left: number, top: number): number {
	let sum = 0;
	for (const { grey, width } of inks) {
		for (let y = top; y < top + cell; y++) {
			for (let x = left; x < left + cell; x++) sum += 255 - (grey[y * width + x] ?? 255);
		}
	}
	return Math.round((sum / (cell * cell) / 255) * 100 * TENTHS);
}

function leastIn(cells: Uint16Array, columns: number, left: number, top: number): number {
	let least = Number.POSITIVE_INFINITY;
	for (let y = top; y < top + AREA; y++) {
		for (let x = left; x < left + AREA; x++) least = Math.min(least, cells[y * columns + x] ?? 0);
	}
	return least;
}
