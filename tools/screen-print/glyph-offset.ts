import type { Raster } from "./raster.ts";

/** A rectangle of a raster, in whole pixels. */
export interface Patch {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

interface Grey {
	readonly width: number;
	readonly height: number;
	readonly values: Float64Array;
}

const MIN_CONTRAST = 6;
const MIN_CORRELATION = 0.9;
const SEARCH = 10;
const STEPS = 6;

/**
 * How far the ink in a patch of `print` lies from the same ink in `screen`, in pixels: the shift at which both agree
 * best, found by Gauss-Newton steps on the normalised brightness (Lucas and Kanade 1981), to about a hundredth of a
 * pixel. Undefined where there is too little ink to tell, as for a blank glyph or ink on its own colour.
 */
export function inkOffset(screen: Raster, print: Raster, patch: Patch): { x: number; y: number } | undefined {
	const first = normalized(greyOf(screen, patch, 0, 0));
	if (!first || !normalized(greyOf(print, patch, 0, 0))) return undefined;
	const direct = refine(first, print, patch, { x: 0, y: 0 });
	if (direct && direct.correlation >= MIN_CORRELATION) return direct;
	const coarse = bestWholeShift(first, print, patch);
	const found = refine(first, print, patch, coarse) ?? direct;
	return found && (!direct || found.correlation >= direct.correlation) ? found : direct;
}

function refine(first: Grey, print: Raster, patch: Patch, start: { x: number; y: number }) {
	let { x, y } = start;
	let correlation = -1;
	for (let step = 0; step < STEPS; step++) {
		const second = normalized(greyOf(print, patch, x, y));
		if (!second) return undefined;
		correlation = correlationOf(first, second);
		const move = stepTowards(first, second);
		if (!move || Math.hypot(move.x, move.y) > 2) break;
		x += move.x;
		y += move.y;
	}
	return { x, y, correlation };
}

/** Solves for the small shift that explains second − first by the slope of the ink. */
function stepTowards(first: Grey, second: Grey): { x: number; y: number } | undefined {
	const { width, height } = first;
	let [xx, xy, yy, xt, yt] = [0, 0, 0, 0, 0];
	for (let row = 1; row < height - 1; row++) {
		for (let column = 1; column < width - 1; column++) {
			const at = row * width + column;
			const slopeX = (slope(first, at, 1) + slope(second, at, 1)) / 2;
			const slopeY = (slope(first, at, width) + slope(second, at, width)) / 2;
			const change = (second.values[at] ?? 0) - (first.values[at] ?? 0);
			xx += slopeX * slopeX;
			xy += slopeX * slopeY;
			yy += slopeY * slopeY;
			xt += slopeX * change;
			yt += slopeY * change;
		}
	}
	const determinant = xx * yy - xy * xy;
	if (Math.abs(determinant) < 1e-9 * (xx + yy) ** 2) return undefined;
	return { x: (xy * yt - yy * xt) / determinant, y: (xy * xt - xx * yt) / determinant };
}

function slope({ values }: Grey, at: number, stride: number): number {
	return ((values[at + stride] ?? 0) - (values[at - stride] ?? 0)) / 2;
}

function bestWholeShift(first: Grey, print: Raster, patch: Patch): { x: number; y: number } {
	let best = { x: 0, y: 0, correlation: -1 };
	for (let y = -SEARCH; y <= SEARCH; y++) {
		for (let x = -SEARCH; x <= SEARCH; x++) {
			const second = normalized(greyOf(print, patch, x, y));
			const correlation = second ? correlationOf(first, second) : -1;
			if (correlation > best.correlation) best = { x, y, correlation };
		}
	}
	return best;
}

function correlationOf(first: Grey, second: Grey): number {
	const sum = first.values.reduce((total, value, at) => total + value * (second.values[at] ?? 0), 0);
	return sum / first.values.length;
}

/** Mean 0, deviation 1, so that the two inks need not have the same colour. */
function normalized({ width, height, values }: Grey): Grey | undefined {
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
	if (deviation < MIN_CONTRAST) return undefined;
	return { width, height, values: values.map((value) => (value - mean) / deviation) };
}

/** Brightness of a patch moved by any fraction of pixels. */
function greyOf(raster: Raster, { left, top, width, height }: Patch, x: number, y: number): Grey {
	const values = new Float64Array(width * height);
	const [baseX, baseY] = [Math.floor(x), Math.floor(y)];
	const [shareX, shareY] = [x - baseX, y - baseY];
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const [pixelX, pixelY] = [left + column + baseX, top + row + baseY];
			const upper =
				brightness(raster, pixelX, pixelY) * (1 - shareX) + brightness(raster, pixelX + 1, pixelY) * shareX;
			const lower =
				shareY === 0
					? 0
					: brightness(raster, pixelX, pixelY + 1) * (1 - shareX) +
						brightness(raster, pixelX + 1, pixelY + 1) * shareX;
			values[row * width + column] = upper * (1 - shareY) + lower * shareY;
		}
	}
	return { width, height, values };
}

function brightness({ width, height, pixels }: Raster, x: number, y: number): number {
	const column = Math.min(width - 1, Math.max(0, x));
	const row = Math.min(height - 1, Math.max(0, y));
	const at = (row * width + column) * 3;
	return 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);
}
