import sharp from "sharp";
import type { ImageFacts } from "../../index.ts";
import { CMYK_INKS, FOIL_TINTS, GREY_INKS } from "./press-page.ts";

/** A plate as pixels: ink in percent by column and row. */
export interface PlateRaster {
	readonly width: number;
	readonly height: number;
	at(column: number, row: number): number;
}

export async function rasterPlate(svg: string, ppi: number): Promise<PlateRaster> {
	const image = sharp(Buffer.from(svg), { density: ppi }).toColourspace("b-w").removeAlpha();
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	const at = (column: number, row: number) =>
		100 - ((data[(row * width + column) * channels] ?? 0) / 255) * 100;
	return { width, height, at };
}

/** Greys of a picture of the press page, 8 pixels for each of its own so that edges stay sharp. */
export async function pressPageHref(image: ImageFacts, plate: string): Promise<string> {
	const index = ["Cyan", "Magenta", "Yellow", "Black"].indexOf(plate);
	const inks =
		image.space?.kind === "spot"
			? FOIL_TINTS
			: image.space?.components === 1
				? GREY_INKS
				: CMYK_INKS.map((ink) => ink[index] ?? 0);
	const side = 400;
	const data = Buffer.alloc(side * side);
	for (let i = 0; i < data.length; i++) {
		const [column, row] = [i % side, Math.floor(i / side)];
		const ink = inks[(row < side / 2 ? 0 : 2) + (column < side / 2 ? 0 : 1)] ?? 0;
		data[i] = Math.round(255 * (1 - ink / 100));
	}
	const png = await sharp(data, { raw: { width: side, height: side, channels: 1 } })
		.png()
		.toBuffer();
	return `data:image/png;base64,${png.toString("base64")}`;
}
