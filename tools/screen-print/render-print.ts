import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { decodePicture, type PixelGrid, type Raster } from "./raster.ts";

const run = promisify(execFile);

/**
 * Ghostscript widens every shape to the pixels it touches and sets small glyphs on whole pixels; so it draws finer, and
 * the pixels are averaged. A glyph may still seem off by one of these pixels, 0.02 mm.
 */
const DRAWN_PPI = 1200;

/**
 * One page of a print file through its own output intent (relative colorimetric with black point compensation, as PDF
 * viewers do) to sRGB, by Ghostscript. Overprint is not simulated: that would round all colours to 8 bits of CMYK.
 */
export async function renderPrint(file: string, page: number, grid: PixelGrid): Promise<Raster> {
	const reduction = Math.round(DRAWN_PPI / grid.ppiX);
	const output = `${file}.${page}.${grid.width}.tif`;
	await run("gs", [
		...[
			"-q",
			"-dSAFER",
			"-dBATCH",
			"-dNOPAUSE",
			"-sDEVICE=tiffscaled24",
			"-sCompression=none",
			`-dDownScaleFactor=${reduction}`,
		],
		...["-dUsePDFX3Profile", "-dRenderIntent=1", "-dBlackPtComp=1"],
		...["-dTextAlphaBits=4", "-dGraphicsAlphaBits=4", "-dDOINTERPOLATE"],
		`-r${grid.ppiX * reduction}x${grid.ppiY * reduction}`,
		...[`-dFirstPage=${page}`, `-dLastPage=${page}`, "-o", output, file],
	]);
	const raster = await decodePicture(output);
	await rm(output);
	if (raster.width !== grid.width || raster.height !== grid.height) {
		throw new Error(`Ghostscript made ${raster.width} × ${raster.height} pixels of page ${page} of ${file}`);
	}
	return raster;
}
