/** How a photo is made sharper than it is, for a print that softens it. */
export interface Sharpening {
	/** Standard deviation of the blur that is taken away, in pixels. */
	readonly radius: number;
	/** Percent of what a pixel differs from its neighbourhood by. */
	readonly amount: number;
	/** No pixel becomes lighter or darker by more than so many percent of the range from black to white. */
	readonly most: number;
}

/** Rows of a picture, interleaved grey or RGB, of which some are only there as neighbours of others. */
export interface Rows {
	readonly data: Uint8Array | Uint16Array;
	readonly width: number;
	readonly channels: 1 | 3;
	/** The first that is made sharper, and how many are. */
	readonly first: number;
	readonly count: number;
}

/** Weights of lightness in percent of red, green and blue. */
const [RED, GREEN, BLUE] = [0.3, 0.59, 0.11];
/** What differs by less is noise or a sky, of the range from black to white. */
const THRESHOLD = 0.008;

/** Rows above and below that one needs to be made sharper. */
export function neighbours({ radius }: Pick<Sharpening, "radius">): number {
	return Math.ceil(2.5 * radius);
}

/**
 * Unsharp mask on lightness: all channels of a pixel change alike, so that no edge gets a colour. Beyond the ends of `data`
 * the picture goes on as it ends.
 */
export function sharpen(rows: Rows, sharpening: Sharpening): Uint8Array | Uint16Array {
	const { data, width, channels, first, count } = rows;
	const full = data instanceof Uint16Array ? 65_535 : 255;
	const light = lightOf(rows);
	const weights = weightsOf(sharpening);
	const soft = blurredDown(blurredAcross(light, width, weights), rows, weights);
	const [threshold, most, share] = [
		THRESHOLD * full,
		(sharpening.most / 100) * full,
		sharpening.amount / 100,
	];
	const sharp = data.slice(first * width * channels, (first + count) * width * channels);
	for (let at = 0; at < width * count; at++) {
		const apart = (light[first * width + at] ?? 0) - (soft[at] ?? 0);
		const beyond = Math.abs(apart) - threshold;
		if (beyond <= 0) continue;
		const change = Math.sign(apart) * Math.min(most, beyond * share);
		for (let channel = at * channels; channel < (at + 1) * channels; channel++) {
			sharp[channel] = Math.round(Math.min(full, Math.max(0, (sharp[channel] ?? 0) + change)));
		}
	}
	return sharp;
}

function lightOf({ data, channels }: Rows): Float32Array {
	if (channels === 1) return Float32Array.from(data);
	const light = new Float32Array(data.length / 3);
	for (let at = 0; at < light.length; at++) {
		light[at] = RED * (data[at * 3] ?? 0) + GREEN * (data[at * 3 + 1] ?? 0) + BLUE * (data[at * 3 + 2] ?? 0);
	}
	return light;
}

/** Of a Gaussian, from its middle outwards. */
function weightsOf(sharpening: Sharpening): Float64Array {
	const half = Float64Array.from({ length: neighbours(sharpening) + 1 }, (_none, away) =>
		Math.exp(-(away ** 2) / (2 * sharpening.radius ** 2)),
	);
	const sum = half.reduce((all, weight, away) => all + weight * (away === 0 ? 1 : 2), 0);
	return half.map((weight) => weight / sum);
}

function blurredAcross(light: Float32Array, width: number, weights: Float64Array): Float32Array {
	const soft = new Float32Array(light.length);
	for (let start = 0; start < light.length; start += width) {
		for (let x = 0; x < width; x++) {
			let sum = (weights[0] ?? 0) * (light[start + x] ?? 0);
			for (let away = 1; away < weights.length; away++) {
				const left = light[start + Math.max(0, x - away)] ?? 0;
				const right = light[start + Math.min(width - 1, x + away)] ?? 0;
				sum += (weights[away] ?? 0) * (left + right);
			}
			soft[start + x] = sum;
		}
	}
	return soft;
}

/** Of the rows that are made sharper. */
function blurredDown(
	light: Float32Array,
	{ width, first, count }: Rows,
	weights: Float64Array,
): Float32Array {
	const last = light.length / width - 1;
	const soft = new Float32Array(width * count);
	for (let row = 0; row < count; row++) {
		for (let away = 0; away < weights.length; away++) {
			const weight = weights[away] ?? 0;
			const above = Math.max(0, first + row - away) * width;
			const below = Math.min(last, first + row + away) * width;
			for (let x = 0; x < width; x++) {
				const both = (light[above + x] ?? 0) + (away === 0 ? 0 : (light[below + x] ?? 0));
				soft[row * width + x] = (soft[row * width + x] ?? 0) + weight * both;
			}
		}
	}
	return soft;
}
