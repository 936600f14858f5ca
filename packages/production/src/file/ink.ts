import type { Paint as DesignPaint } from "@offizin/design";
import { cmyk, type Paint } from "@offizin/pdf";
import type { OpenFile } from "./open-file.ts";

export type ProcessPaint = Extract<DesignPaint, { role: "process" }>;

/** Pure black overprints, so that no paper flashes around type; white never does, or it would not be there. */
export function processInk(paint: ProcessPaint, { rgb }: Pick<OpenFile, "rgb">): Paint {
	if (rgb) {
		const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(paint.srgb.slice(at, at + 2), 16));
		return { color: { kind: "rgb", space: rgb, r, g, b }, overprint: false };
	}
	const [c, m, y, k] = paint.cmyk;
	return { color: cmyk(c, m, y, k), overprint: isBlack(paint) };
}

export function isBlack({ cmyk: [c, m, y, k] }: ProcessPaint): boolean {
	return c === 0 && m === 0 && y === 0 && k === 100;
}
