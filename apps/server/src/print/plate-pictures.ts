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
import { MAX_PIXELS } from "../uploads/upload-limits.ts";

/** Pixels per millimetre, as for the previews of sheets. */
const PIXELS_PER_MM = 8;
const POINTS_PER_INCH = 72;
/** Longest edge of a photo on a plate picture, in pixels. */
const PHOTO_EDGE = 2000;

export interface PlatePicture {
	readonly plate: string;
	/** Grey: white is no ink. */
	readonly png: Buffer;
	readonly width: number;
	readonly height: number;
	/** The same, one byte per pixel. */
	readonly grey: Buffer;
}

/** The plates of one page of a finished file, drawn from what is in the file. */
export async function platePicturesOf(
	file: PdfFile,
	drawing: PageDrawing,
): Promise<Result<readonly PlatePicture[], PdfReadError>> {
	const pictures: PlatePicture[] = [];
	const samples = new Map<string, string>();
	for (const plate of filePlates(drawing).plates) {
		for (const image of platePictures(drawing, plate)) {
			const href = await greySamples(file, image, plate);
			if (!href.ok) return href;
			samples.set(`${image.object} ${plate}`, href.value);
		}
		const svg = plateSvg(drawing, plate, {
			imageHref: ({ object }) => samples.get(`${object} ${plate}`) ?? "",
		});
		if (!svg.ok) return svg;
		samples.clear();
		const width = Math.round(toMm(drawing.boxes.media.width) * PIXELS_PER_MM);
		pictures.push({ plate, ...(await rasterise(svg.value, width)) });
	}
	return ok(pictures);
}

async function rasterise(svg: string, width: number): Promise<Omit<PlatePicture, "plate">> {
	// The size in the SVG is that of the paper, in points.
	const points = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
	const density = (width / points) * POINTS_PER_INCH;
	const picture = sharp(Buffer.from(svg), { density, unlimited: true })
		.flatten({ background: "#ffffff" })
		.toColourspace("b-w");
	const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
	const png = await picture.png({ palette: false }).toBuffer();
	invariant(info.channels === 1, "a plate has one channel");
	return { png, grey: data, width: info.width, height: info.height };
}

/** One ink of a photo in the file, as a picture of its own. */
async function greySamples(
	file: PdfFile,
	image: ImageFacts,
	plate: string,
): Promise<Result<string, PdfReadError>> {
	const read = await readImage(file, image);
	if (!read.ok) return read;
	const channel = PROCESS_PLATES.indexOf(plate);
	invariant(
		read.value.encoding === "jpeg" && channel >= 0,
		`photo ${image.object} is a JPEG in process inks`,
	);
	const { data, info } = await sharp(read.value.bytes, { limitInputPixels: MAX_PIXELS, ignoreIcc: true })
		.pipelineColourspace("cmyk")
		.resize(PHOTO_EDGE, PHOTO_EDGE, { fit: "inside", withoutEnlargement: true })
		.toColourspace("cmyk")
		.raw()
		.toBuffer({ resolveWithObject: true });
	invariant(info.channels === 4, `photo ${image.object} has four inks`);
	const grey = Buffer.alloc(info.width * info.height);
	for (let at = 0; at < grey.length; at++) grey[at] = 255 - (data[at * 4 + channel] ?? 0);
	const png = await sharp(grey, { raw: { width: info.width, height: info.height, channels: 1 } })
		.png()
		.toBuffer();
	return ok(`data:image/png;base64,${png.toString("base64")}`);
}

/** Edge of the area over which ink is averaged, in pixels: one millimetre. What is smaller dries anyway. */
const AREA = PIXELS_PER_MM;

/** The most ink in percent that lies on any square millimetre of a page. */
export function heaviestInk(pictures: readonly PlatePicture[]): number {
	const inks = pictures.filter(({ plate }) => PROCESS_PLATES.includes(plate));
	const [first] = inks;
	if (!first) return 0;
	let heaviest = 0;
	for (let top = 0; top + AREA <= first.height; top += AREA) {
		for (let left = 0; left + AREA <= first.width; left += AREA) {
			let sum = 0;
			for (const { grey, width } of inks) {
				for (let y = top; y < top + AREA; y++) {
					for (let x = left; x < left + AREA; x++) sum += 255 - (grey[y * width + x] ?? 255);
				}
			}
			heaviest = Math.max(heaviest, sum);
		}
	}
	return Math.round((heaviest / (AREA * AREA) / 255) * 1000) / 10;
}
