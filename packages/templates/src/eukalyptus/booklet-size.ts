import { invariant } from "@offizin/base";
import { cardFormat } from "@offizin/formats";
import { toMm } from "@offizin/units";

/** A closed booklet, in millimetres, and what its drawing is to that of the A6 one. */
export interface BookletSize {
	readonly width: number;
	readonly height: number;
	/** Of branches, margins and distances. */
	readonly scale: number;
	/** Of type: less than of what is drawn, since one reads at the same distance. */
	readonly type: number;
}

const A6 = { width: 105, height: 148 } as const;

/** The drawing grows with the shorter side; a square one has no more height than A6, and keeps its distances. */
export function bookletSize(formatType: string): BookletSize {
	const format = cardFormat(formatType);
	invariant(format?.stitching, `${formatType} is a booklet`);
	const [width, height] = [toMm(format.trim.width), toMm(format.trim.height)];
	const room = Math.min(width / A6.width, height / A6.height);
	const scale = 1 + Math.max(0, room - 1) * 0.75;
	return { width, height, scale, type: 1 + (scale - 1) * 0.85 };
}
