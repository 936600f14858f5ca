import { deltaE76, deltaE2000, labOf } from "./color-difference.ts";
import type { Raster } from "./raster.ts";

export interface ColorComparison {
	/** Means over all pixels of the side. */
	readonly mean76: number;
	readonly mean2000: number;
	/** 99th percentile of ΔE 1976 over the pixels. */
	readonly p99: number;
	/** ΔE 1976 as grey: white is none, black is 20 or more. */
	readonly difference: Raster;
}

const BLACK_AT = 20;
const HISTOGRAM_STEPS = 10;
const HISTOGRAM_MAX = 200;

/** Compares two rasters of the same grid pixel by pixel. */
export function compareColors(screen: Raster, print: Raster): ColorComparison {
	const { width, height } = screen;
	if (print.width !== width || print.height !== height) {
		throw new Error(`screen is ${width} × ${height}, print ${print.width} × ${print.height} pixels`);
	}
	const grey = Buffer.alloc(width * height * 3);
	const histogram = new Float64Array(HISTOGRAM_MAX * HISTOGRAM_STEPS);
	const known = new Map<number, readonly [number, number]>();
	let [sum76, sum2000] = [0, 0];
	for (let at = 0; at < grey.length; at += 3) {
		const [e76, e2000] = differenceAt(screen.pixels, print.pixels, at, known);
		sum76 += e76;
		sum2000 += e2000;
		const bin = Math.min(histogram.length - 1, Math.floor(e76 * HISTOGRAM_STEPS));
		histogram[bin] = (histogram[bin] ?? 0) + 1;
		grey.fill(255 - Math.min(255, (e76 / BLACK_AT) * 255), at, at + 3);
	}
	const count = width * height;
	return {
		mean76: sum76 / count,
		mean2000: sum2000 / count,
		p99: percentile(histogram, count, 0.99),
		difference: { width, height, pixels: grey },
	};
}

const NONE = [0, 0] as const;
const MAX_KNOWN = 500_000;

function differenceAt(
	screen: Buffer,
	print: Buffer,
	at: number,
	known: Map<number, readonly [number, number]>,
): readonly [number, number] {
	const first = screen.readUIntBE(at, 3);
	const second = print.readUIntBE(at, 3);
	if (first === second) return NONE;
	const key = first * 0x1000000 + second;
	const found = known.get(key);
	if (found) return found;
	const [a, b] = [labOfPacked(first), labOfPacked(second)];
	const difference = [deltaE76(a, b), deltaE2000(a, b)] as const;
	if (known.size < MAX_KNOWN) known.set(key, difference);
	return difference;
}

function labOfPacked(rgb: number) {
	return labOf(rgb >> 16, (rgb >> 8) & 255, rgb & 255);
}

function percentile(histogram: Float64Array, count: number, share: number): number {
	let seen = 0;
	const bin = histogram.findIndex((amount) => {
		seen += amount;
		return seen >= count * share;
	});
	return bin / HISTOGRAM_STEPS;
}
