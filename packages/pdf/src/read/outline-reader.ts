import { apply, IDENTITY, type Matrix, multiply, type Path } from "@offizin/geometry";
import { readSfnt, type SfntTables, viewOf } from "../sfnt.ts";
import { type OutlinePoint, pointsToPath } from "./outline-path.ts";

/** The shape of a glyph of an embedded TrueType program; undefined where the program is damaged there. */
export type OutlineReader = (glyph: number) => Path | undefined;

// Flags of a component record (OpenType 1.9, glyf).
const ARGS_ARE_WORDS = 0x0001;
const ARGS_ARE_OFFSETS = 0x0002;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_2X2 = 0x0080;

const MAX_DEPTH = 8;
const MAX_PARTS = 256;
const MAX_POINTS = 20_000;

/** Reads outlines from tables glyf, loca, head and maxp, all that an embedded subset must have. */
export function createOutlineReader(program: Uint8Array): OutlineReader | undefined {
	const read = readSfnt(program);
	if (!read.ok) return undefined;
	const glyphs = glyphTable(read.value);
	if (!glyphs) return undefined;
	const known = new Map<number, Path | undefined>();
	return (glyph) => {
		if (!known.has(glyph)) {
			const shape: Shape = { bytes: glyphs.bytes, contours: [], parts: 0 };
			const isSound = gather(shape, { glyph, depth: 0, map: IDENTITY });
			const paths = shape.contours.map((points) => pointsToPath(points, glyphs.unitsPerEm));
			known.set(glyph, isSound ? paths.flat() : undefined);
		}
		return known.get(glyph);
	};
}

interface GlyphTable {
	readonly unitsPerEm: number;
	bytes(glyph: number): DataView | undefined;
}

function glyphTable(tables: SfntTables): GlyphTable | undefined {
	const [head, loca, glyf] = [tables.get("head"), tables.get("loca"), tables.get("glyf")];
	if (!head || !loca || !glyf || head.length < 54) return undefined;
	const isLong = viewOf(head).getInt16(50) === 1;
	const unitsPerEm = viewOf(head).getUint16(18);
	const offsets = viewOf(loca);
	if (unitsPerEm === 0) return undefined;
	const width = isLong ? 4 : 2;
	const offset = (index: number) =>
		isLong ? offsets.getUint32(index * 4) : offsets.getUint16(index * 2) * 2;
	return {
		unitsPerEm,
		bytes(glyph) {
			if ((glyph + 2) * width > loca.length) return undefined;
			const [start, end] = [offset(glyph), offset(glyph + 1)];
			return start <= end && end <= glyf.length ? viewOf(glyf.subarray(start, end)) : undefined;
		},
	};
}

/** A glyph being put together; `parts` counts over all levels, as parts may have parts. */
interface Shape {
	readonly bytes: GlyphTable["bytes"];
	readonly contours: OutlinePoint[][];
	parts: number;
}

interface Part {
	readonly glyph: number;
	readonly depth: number;
	readonly map: Matrix;
}

/** Adds the contours of a glyph and its parts; false where the outline is damaged. */
function gather(shape: Shape, part: Part): boolean {
	const view = shape.bytes(part.glyph);
	if (!view || part.depth > MAX_DEPTH || ++shape.parts > MAX_PARTS) return false;
	if (view.byteLength === 0) return true;
	if (view.byteLength < 10) return false;
	const count = view.getInt16(0);
	if (count < 0) return gatherParts(shape, view, part);
	const simple = readSimple(view, count);
	for (const points of simple ?? []) {
		shape.contours.push(
			points.map((point) => {
				const [x, y] = apply(part.map, point.x, point.y);
				return { x, y, isOn: point.isOn };
			}),
		);
	}
	return simple !== undefined;
}

/** Points of a simple outline (OpenType 1.9, glyf, "Simple glyph description"). */
function readSimple(view: DataView, count: number): OutlinePoint[][] | undefined {
	let at = 10 + count * 2;
	if (at + 2 > view.byteLength) return undefined;
	const ends: number[] = [];
	for (let i = 0; i < count; i++) ends.push(view.getUint16(10 + i * 2));
	const total = (ends.at(-1) ?? -1) + 1;
	if (total > MAX_POINTS || ends.some((end, i) => end < (ends[i - 1] ?? 0))) return undefined;
	at += 2 + view.getUint16(at);
	const flags: number[] = [];
	while (flags.length < total) {
		if (at + 2 > view.byteLength) return undefined;
		const flag = view.getUint8(at++);
		const repeats = flag & 8 ? view.getUint8(at++) : 0;
		for (let n = 0; n <= repeats; n++) flags.push(flag);
	}
	const xs = readDeltas(view, at, flags, { short: 2, same: 16 });
	const ys = xs && readDeltas(view, xs.end, flags, { short: 4, same: 32 });
	if (!ys) return undefined;
	return ends.map((end, i) => {
		const points: OutlinePoint[] = [];
		for (let n = (ends[i - 1] ?? -1) + 1; n <= end; n++) {
			points.push({ x: xs.values[n] ?? 0, y: ys.values[n] ?? 0, isOn: ((flags[n] ?? 0) & 1) === 1 });
		}
		return points;
	});
}

function readDeltas(
	view: DataView,
	start: number,
	flags: readonly number[],
	bit: { short: number; same: number },
) {
	const values: number[] = [];
	let [at, value] = [start, 0];
	for (const flag of flags) {
		const size = flag & bit.short ? 1 : flag & bit.same ? 0 : 2;
		if (at + size > view.byteLength) return undefined;
		if (size === 1) value += flag & bit.same ? view.getUint8(at) : -view.getUint8(at);
		else if (size === 2) value += view.getInt16(at);
		at += size;
		values.push(value);
	}
	return { values, end: at };
}

/** Parts of a composed outline (OpenType 1.9, glyf, "Composite glyph description"). */
function gatherParts(shape: Shape, view: DataView, whole: Part): boolean {
	let [at, flags] = [10, MORE_COMPONENTS];
	while (flags & MORE_COMPONENTS) {
		if (at + 4 > view.byteLength) return false;
		flags = view.getUint16(at);
		const glyph = view.getUint16(at + 2);
		const offsetSize = flags & ARGS_ARE_WORDS ? 4 : 2;
		const scales = flags & HAS_2X2 ? 4 : flags & HAS_XY_SCALE ? 2 : flags & HAS_SCALE ? 1 : 0;
		const end = at + 4 + offsetSize + scales * 2;
		if (end > view.byteLength || !(flags & ARGS_ARE_OFFSETS)) return false;
		const x = flags & ARGS_ARE_WORDS ? view.getInt16(at + 4) : view.getInt8(at + 4);
		const y = flags & ARGS_ARE_WORDS ? view.getInt16(at + 6) : view.getInt8(at + 5);
		const scale = (index: number) => view.getInt16(at + 4 + offsetSize + index * 2) / 16_384;
		const linear: readonly [number, number, number, number] =
			scales === 4
				? [scale(0), scale(1), scale(2), scale(3)]
				: scales === 2
					? [scale(0), 0, 0, scale(1)]
					: scales === 1
						? [scale(0), 0, 0, scale(0)]
						: [1, 0, 0, 1];
		const map = multiply(whole.map, [...linear, x, y]);
		if (!gather(shape, { glyph, depth: whole.depth + 1, map })) return false;
		at = end;
	}
	return true;
}
