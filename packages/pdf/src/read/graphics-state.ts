import { type Matrix, stretch } from "@offizin/geometry";
import { GRAY, type Ink, initialInk } from "./ink-space.ts";
import type { Clip, StrokeStyle } from "./paint-event.ts";
import type { ShownFont } from "./read-font.ts";

/** What the operators change and q and Q keep (ISO 32000-1, 8.4.1). */
export interface GraphicsState {
	ctm: Matrix;
	clip: Clip | undefined;
	fill: Ink;
	stroke: Ink;
	lineWidth: number;
	cap: StrokeStyle["cap"];
	join: StrokeStyle["join"];
	miterLimit: number;
	dash: readonly number[];
	dashStart: number;
	fillOverprint: boolean;
	strokeOverprint: boolean;
	overprintMode: 0 | 1;
	fillAlpha: number;
	strokeAlpha: number;
	blend: string;
	hasSoftMask: boolean;
	font: ShownFont | undefined;
	fontSize: number;
	charSpace: number;
	wordSpace: number;
	/** Horizontal scale, 1 for none. */
	widening: number;
	leading: number;
	rise: number;
	textMode: number;
}

export function initialState(ctm: Matrix): GraphicsState {
	return {
		ctm,
		clip: undefined,
		fill: initialInk(GRAY),
		stroke: initialInk(GRAY),
		lineWidth: 1,
		cap: "butt",
		join: "miter",
		miterLimit: 10,
		dash: [],
		dashStart: 0,
		fillOverprint: false,
		strokeOverprint: false,
		overprintMode: 0,
		fillAlpha: 1,
		strokeAlpha: 1,
		blend: "Normal",
		hasSoftMask: false,
		font: undefined,
		fontSize: 0,
		charSpace: 0,
		wordSpace: 0,
		widening: 1,
		leading: 0,
		rise: 0,
		textMode: 0,
	};
}

export function strokeStyle(state: GraphicsState): StrokeStyle {
	const [least, most] = stretch(state.ctm);
	return {
		width: rounded(state.lineWidth * least),
		widest: rounded(state.lineWidth * most),
		cap: state.cap,
		join: state.join,
		miterLimit: state.miterLimit,
		dash: state.dash,
		dashStart: state.dashStart,
		lineWidth: state.lineWidth,
		matrix: state.ctm,
	};
}

/** To 0.01 µm, so that a line of the least width is not found thinner by what the file rounds. */
function rounded(width: number): number {
	return Math.round(width * 100) / 100;
}

/** What makes an object painted now other than opaque. */
export function transparencyOf(state: GraphicsState, side: "fill" | "stroke"): readonly string[] {
	const alpha = side === "fill" ? state.fillAlpha : state.strokeAlpha;
	const found: string[] = [];
	if (alpha !== 1) found.push(`${side === "fill" ? "ca" : "CA"} ${alpha}`);
	if (state.blend !== "Normal" && state.blend !== "Compatible") found.push(`BM ${state.blend}`);
	if (state.hasSoftMask) found.push("SMask");
	return found;
}
