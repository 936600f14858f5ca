/** A stretch of wood as its grain darkens it, row by row: 255 is its own colour. It comes again without a seam, along and across. */
export interface WoodGrain {
	readonly width: number;
	readonly height: number;
	readonly values: Uint8Array;
}

/** Lines of growth: how many across, how far they bend along, where they begin, how much they darken. */
const LINES = [
	[5, 2, 0.3, 0.34],
	[11, 3, 1.7, 0.26],
	[19, 1, 4.1, 0.2],
	[37, 2, 2.6, 0.12],
] as const;
/** Pores: fine streaks along the bar. */
const STREAKS = 61;
/** How much darker the darkest line is than the wood. */
const DARKEST = 0.3;

/** The grain of a frame, the same at every call; nobody's photograph. */
export function woodGrain(width: number, height: number): WoodGrain {
	const values = new Uint8Array(width * height);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const [along, across] = [(2 * Math.PI * column) / width, (2 * Math.PI * row) / height];
			const bend = 0.5 * Math.sin(along + 0.8) + 0.22 * Math.sin(3 * along + 2.2);
			const dark = LINES.reduce((sum, [count, waves, from, share]) => {
				const line = Math.sin(
					count * across + bend * Math.sqrt(count) + 0.35 * Math.sin(waves * along + from) + from,
				);
				return sum + share * Math.max(0, line) ** 3;
			}, 0);
			const pore =
				Math.max(0, Math.sin(STREAKS * across + 9 * Math.sin(along + 5 * Math.sin(2 * across)))) ** 8;
			values[row * width + column] = Math.round(255 * (1 - DARKEST * Math.min(1, dark + 0.25 * pore)));
		}
	}
	return { width, height, values };
}
