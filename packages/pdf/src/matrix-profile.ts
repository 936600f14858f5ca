import { invariant } from "@offizin/base";
import { type IccProfile, readIccProfile } from "./icc-profile.ts";

const HEADER = 128;
const TAG_ENTRY = 12;

const D50 = [0.9642, 1, 0.8249] as const;
/** From D65 to D50 (Bradford), as version 4 wants it told. */
const adaptation = [
	1.047_882_08, 0.022_918_7, -0.050_216_67, 0.029_586_79, 0.990_478_52, -0.017_074_58, -0.009_246_83,
	0.015_075_68, 0.751_678_47,
];
/** Exponent and joints of the sRGB curve, parametric curve type 3. */
export const srgbCurve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45] as const;

type Xyz = readonly [number, number, number];

/** What the numbers of an RGB space mean. */
export interface MatrixSpace {
	/** What viewers call it. */
	readonly name: string;
	/** Red, green and blue, adapted to the white of ICC profiles (D50) by Bradford. */
	readonly primaries: readonly [Xyz, Xyz, Xyz];
	/** One exponent, or exponent and joints of a curve with a straight start. */
	readonly curve: readonly number[];
}

/** An ICC profile of matrix and curves (ICC.1:2010, 8.4.3) for a white of D65: same bytes always. */
export function matrixProfile(space: MatrixSpace): IccProfile {
	const read = readIccProfile(build(space));
	invariant(read.ok, "our own profile can be read");
	return read.value;
}

function build({ name: description, primaries, curve }: MatrixSpace): Uint8Array {
	const tone = curveTag(curve);
	const tags: readonly (readonly [string, Uint8Array])[] = [
		["desc", textTag(description)],
		["cprt", textTag("No copyright, use freely")],
		["wtpt", xyzTag(D50)],
		["chad", numbersTag("sf32", adaptation)],
		...primaries.map((xyz, index) => [`${"rgb"[index]}XYZ`, xyzTag(xyz)] as const),
		...["rTRC", "gTRC", "bTRC"].map((name) => [name, tone] as const),
	];
	const start = HEADER + 4 + tags.length * TAG_ENTRY;
	const placed = new Map<Uint8Array, number>();
	let size = start;
	for (const [, data] of tags) {
		if (placed.has(data)) continue;
		placed.set(data, size);
		size += data.length;
	}
	const bytes = new Uint8Array(size);
	const view = new DataView(bytes.buffer);
	writeHeader(bytes, view);
	view.setUint32(HEADER, tags.length);
	for (const [index, [name, data]] of tags.entries()) {
		const at = HEADER + 4 + index * TAG_ENTRY;
		const offset = placed.get(data) ?? 0;
		putAscii(bytes, at, name);
		view.setUint32(at + 4, offset);
		view.setUint32(at + 8, data.length);
		bytes.set(data, offset);
	}
	return bytes;
}

function writeHeader(bytes: Uint8Array, view: DataView): void {
	view.setUint32(0, bytes.length);
	view.setUint32(8, 0x0420_0000);
	putAscii(bytes, 12, "mntrRGB XYZ ");
	// A fixed day, so that the bytes never change.
	[2026, 1, 1].forEach((part, index) => {
		view.setUint16(24 + index * 2, part);
	});
	putAscii(bytes, 36, "acsp");
	D50.forEach((value, index) => {
		view.setInt32(68 + index * 4, fixed(value));
	});
}

function xyzTag(xyz: readonly number[]): Uint8Array {
	return numbersTag("XYZ ", xyz);
}

function numbersTag(type: string, values: readonly number[]): Uint8Array {
	const bytes = new Uint8Array(8 + values.length * 4);
	putAscii(bytes, 0, type);
	const view = new DataView(bytes.buffer);
	values.forEach((value, index) => {
		view.setInt32(8 + index * 4, fixed(value));
	});
	return bytes;
}

function curveTag(curve: readonly number[]): Uint8Array {
	const bytes = new Uint8Array(12 + curve.length * 4);
	putAscii(bytes, 0, "para");
	const view = new DataView(bytes.buffer);
	view.setUint16(8, curve.length === 1 ? 0 : 3);
	curve.forEach((value, index) => {
		view.setInt32(12 + index * 4, fixed(value));
	});
	return bytes;
}

/** A text in American English, the one language every reader looks for. */
function textTag(text: string): Uint8Array {
	const bytes = new Uint8Array(Math.ceil((28 + text.length * 2) / 4) * 4);
	const view = new DataView(bytes.buffer);
	putAscii(bytes, 0, "mluc");
	view.setUint32(8, 1);
	view.setUint32(12, 12);
	putAscii(bytes, 16, "enUS");
	view.setUint32(20, text.length * 2);
	view.setUint32(24, 28);
	[...text].forEach((letter, index) => {
		view.setUint16(28 + index * 2, letter.charCodeAt(0));
	});
	return bytes;
}

function fixed(value: number): number {
	return Math.round(value * 65_536);
}

function putAscii(bytes: Uint8Array, at: number, text: string): void {
	for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index);
}
