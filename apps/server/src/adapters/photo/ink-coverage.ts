/** How much ink a picture lays down where it lies thickest. */
export interface InkCoverage {
	/** Percent of the sum of all four inks in the heaviest pixel, 0–400. */
	readonly max: number;
	/** The same without the heaviest thousandth of the pixels: single pixels are made by JPEG, not by ink. */
	readonly heavy: number;
}

const THOUSANDTH = 0.001;

/** Measures a CMYK picture that comes in pieces. */
export interface InkMeter {
	add(cmyk: Uint8Array): void;
	/** Of all that was added. */
	coverage(): InkCoverage;
}

export function inkMeter(): InkMeter {
	const counts = new Uint32Array(4 * 255 + 1);
	let pixels = 0;
	const heaviest = (besides: number) => {
		let left = besides;
		const sum = counts.findLastIndex((count) => {
			left -= count;
			return left < 0;
		});
		return (Math.max(0, sum) / 255) * 100;
	};
	return {
		add(cmyk) {
			pixels += cmyk.length / 4;
			for (let at = 0; at < cmyk.length; at += 4) {
				const sum = (cmyk[at] ?? 0) + (cmyk[at + 1] ?? 0) + (cmyk[at + 2] ?? 0) + (cmyk[at + 3] ?? 0);
				counts[sum] = (counts[sum] ?? 0) + 1;
			}
		},
		coverage: () => ({ max: heaviest(0), heavy: heaviest(pixels * THOUSANDTH) }),
	};
}

/** What JPEG may add to or take from a mixture, in percent. */
const JPEG_NOISE = 5;

/** Whether a picture has to be mixed anew for a press with this limit; without one it has not. */
export function exceeds({ heavy }: InkCoverage, limit = 400): boolean {
	return heavy > limit + JPEG_NOISE;
}
