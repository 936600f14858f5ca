import { deltaE76, deltaE2000, labOf } from "../../apps/server/src/adapters/photo/color-difference.ts";
import type { Raster } from "./raster.ts";

export interface ColorComparison {
	/** Means over all pixels of the side. */
	readonly mean76: number;
	readonly mean2000: number;
	/** Percentiles of ΔE 1976 over the pixels. */
	readonly p95: number;
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
	const pairs = createPairs();
	let [sum76, sum2000] = [0, 0];
	for (let at = 0; at < grey.length; at += 3) {
		const slot = pairs.compare(packed(screen.pixels, at), packed(print.pixels, at));
		const [e76, e2000] = [pairs.e76[slot] ?? 0, pairs.e2000[slot] ?? 0];
		sum76 += e76;
		sum2000 += e2000;
		const bin = Math.min(histogram.length - 1, Math.floor(e76 * HISTOGRAM_STEPS));
		histogram[bin] = (histogram[bin] ?? 0) + 1;
		const tone = 255 - Math.min(255, (e76 / BLACK_AT) * 255);
		grey[at] = grey[at + 1] = grey[at + 2] = tone;
	}
	const count = width * height;
	return {
		mean76: sum76 / count,
		mean2000: sum2000 / count,
		p95: percentile(histogram, count, 0.95),
		p99: percentile(histogram, count, 0.99),
		difference: { width, height, pixels: grey },
	};
}

/** As `readUIntBE`, which checks every time that there are as many bytes. */
function packed(pixels: Buffer, at: number): number {
	return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

const SLOTS = 2 ** 16;

/** Differences of pairs of colours; the last ones are remembered, since neighbours are alike. */
function createPairs() {
	const keys = new Float64Array(SLOTS).fill(-1);
	const [e76, e2000] = [new Float64Array(SLOTS), new Float64Array(SLOTS)];
	return {
		e76,
		e2000,
		/** The slot of both results for two packed colours. */
		compare(first: number, second: number): number {
			const key = first * 0x1000000 + second;
			const slot = (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> 16;
			if (keys[slot] === key) return slot;
			keys[slot] = key;
			const [a, b] = [labOfPacked(first), labOfPacked(second)];
			e76[slot] = first === second ? 0 : deltaE76(a, b);
			e2000[slot] = first === second ? 0 : deltaE2000(a, b);
			return slot;
		},
	};
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
