import { polygonPath } from "@offizin/formats";
import { type Contour, signedArea, thinned, traceGrid } from "@offizin/geometry";
import type { PixelSize } from "./crop.ts";

/** How much covers, 0 to 255, row by row, of an upright photo in fewer pixels. */
export interface Cover extends PixelSize {
	readonly data: Uint8Array;
}

/** Half of what covers. */
const LEVEL = 127.5;
/** Pixels of a cover around which nobody would cut, and how far a line may run beside what it stands for. */
const CRUMB = 16;
const COARSE = 0.4;
/** Points of all lines together: enough for fur and leaves. */
const MOST_POINTS = 3000;

/**
 * The lines around what a photo shows, in its pixels, those around openings the other way round; undefined where it covers
 * everything, or shows nothing at all.
 */
export function photoOutline({ data, ...cover }: Cover, { width, height }: PixelSize): string | undefined {
	if (data.every((value) => value > LEVEL)) return undefined;
	const grid = { columns: cover.width, rows: cover.height, values: Float32Array.from(data) };
	const lines = traceGrid(grid, LEVEL).filter((line) => Math.abs(signedArea(line)) >= CRUMB);
	const thin = asFineAsCanBe(lines);
	if (thin.length === 0) return undefined;
	const within = (at: number, scale: number, most: number) => Math.min(most, Math.max(0, (at + 0.5) * scale));
	return thin
		.map((line) =>
			polygonPath(
				line.map(({ x, y }) => ({
					x: within(x, width / cover.width, width),
					y: within(y, height / cover.height, height),
				})),
			),
		)
		.join("");
}

function asFineAsCanBe(lines: readonly Contour[]): readonly Contour[] {
	for (let tolerance = COARSE; ; tolerance *= 2) {
		const thin = lines.map((line) => thinned(line, tolerance)).filter((line) => line.length > 2);
		if (thin.reduce((sum, line) => sum + line.length, 0) <= MOST_POINTS) return thin;
	}
}
