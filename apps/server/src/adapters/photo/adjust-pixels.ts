import type { LookSteps } from "@offizin/design";

export interface Adjustment {
	readonly look?: LookSteps;
	/** Percent; the rest shows the white of the paper. */
	readonly opacity?: number;
}

const PLAIN: LookSteps = { matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1], slope: 1, intercept: 0 };
/** Tables of the matrix keep this many steps per level, as whole numbers. */
const FINE = 16;

/** Changes sRGB pixels in place, as browsers do: look first, then the paper shining through. */
export function adjustPixels(pixels: Uint8Array, { look = PLAIN, opacity = 100 }: Adjustment): void {
	const share = (at: number) =>
		Int32Array.from({ length: 256 }, (_, level) => Math.round((look.matrix[at] ?? 0) * level * FINE));
	const [rr, rg, rb] = [share(0), share(1), share(2)];
	const [gr, gg, gb] = [share(3), share(4), share(5)];
	const [br, bg, bb] = [share(6), share(7), share(8)];
	const tone = toneTable(look, opacity / 100);
	for (let at = 0; at < pixels.length; at += 3) {
		const r = pixels[at] ?? 0;
		const g = pixels[at + 1] ?? 0;
		const b = pixels[at + 2] ?? 0;
		pixels[at] = tone[(rr[r] ?? 0) + (rg[g] ?? 0) + (rb[b] ?? 0)] ?? 0;
		pixels[at + 1] = tone[(gr[r] ?? 0) + (gg[g] ?? 0) + (gb[b] ?? 0)] ?? 0;
		pixels[at + 2] = tone[(br[r] ?? 0) + (bg[g] ?? 0) + (bb[b] ?? 0)] ?? 0;
	}
}

/** What becomes of a channel after the matrix, in fine steps; three rounded shares may exceed the range by two. */
function toneTable({ slope, intercept }: LookSteps, opaque: number): Uint8Array {
	return Uint8Array.from({ length: 255 * FINE + 3 }, (_, step) => {
		const value = slope * (step / (255 * FINE)) + intercept;
		const cut = Math.min(1, Math.max(0, value));
		return Math.round((cut * opaque + 1 - opaque) * 255);
	});
}
