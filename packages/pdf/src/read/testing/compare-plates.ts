import { type PageDrawing, platePictures, plateSvg } from "../../index.ts";
import type { Plate } from "../../testing/read-plate.ts";
import { must } from "../../testing/sample-files.ts";
import { type PlateRaster, pressPageHref, rasterPlate } from "./raster-plate.ts";

/** Resolution of `separate`. */
const PPI = 144;

export async function ownPlate(drawing: PageDrawing, plate: string): Promise<PlateRaster> {
	const hrefs = new Map<number, string>();
	for (const image of platePictures(drawing, plate))
		hrefs.set(image.object, await pressPageHref(image, plate));
	const imageHref = (image: { readonly object: number }) => hrefs.get(image.object) ?? "";
	return rasterPlate(must(plateSvg(drawing, plate, { imageHref })), PPI);
}

/** Mean difference in percent of ink, and the largest one where both are even around the pixel. */
export function comparePlates(own: PlateRaster, press: Plate): { mean: number; flat: number } {
	const pressAt = (column: number, row: number) =>
		press(((column + 0.5) / PPI) * 25_400, ((row + 0.5) / PPI) * 25_400);
	const isFlat = (at: (column: number, row: number) => number, column: number, row: number) =>
		[-1, 0, 1].every((down) =>
			[-1, 0, 1].every((right) => Math.abs(at(column + right, row + down) - at(column, row)) < 0.5),
		);
	let [sum, count, flat] = [0, 0, 0];
	for (let row = 1; row < own.height - 3; row++) {
		for (let column = 1; column < own.width - 3; column++) {
			const difference = Math.abs(own.at(column, row) - pressAt(column, row));
			sum += difference;
			count++;
			if (difference > flat && isFlat(own.at, column, row) && isFlat(pressAt, column, row)) flat = difference;
		}
	}
	return { mean: sum / count, flat };
}
