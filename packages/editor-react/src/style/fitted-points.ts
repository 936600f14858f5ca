import { toPt, type Um } from "@offizin/units";

/** The size the layout chose, in points, when it is smaller than the one asked for. */
export function fittedPoints(asked: Um, used: Um): number | undefined {
	return used < asked ? Math.round(toPt(used) * 10) / 10 : undefined;
}
