import type { JpegTables, Lookup } from "./jpeg-tables.ts";

/** A channel of a JPEG file. */
export interface Component {
	readonly id: number;
	readonly across: number;
	readonly down: number;
	/** Blocks that hold pixels of the picture; those of an interleaved scan may be more. */
	readonly columns: number;
	readonly rows: number;
	readonly table: number;
	/** Which coefficients are not zero so far: two numbers of 32 bits for a block. Made by progressive scans. */
	nonzero?: Uint32Array;
	/** How far each coefficient has come: the bits still to be refined, -1 while none have come. */
	readonly precision: Int8Array;
}

export interface Frame {
	readonly isProgressive: boolean;
	readonly components: readonly Component[];
	/** Units of an interleaved scan. */
	readonly columns: number;
	readonly rows: number;
}

/** Reads the header of a frame (ITU-T T.81, B.2.2); undefined when it is not in order. */
export function readFrame(content: Uint8Array, isProgressive: boolean): Frame | undefined {
	const number = (at: number) => ((content[at] ?? 0) << 8) | (content[at + 1] ?? 0);
	const [height, width, count] = [number(1), number(3), content[5] ?? 0];
	if (width === 0 || height === 0 || count === 0 || content.length < 6 + 3 * count) return undefined;
	const sampling = Array.from({ length: count }, (_, index) => {
		const at = 6 + 3 * index;
		const both = content[at + 1] ?? 0;
		return { id: content[at] ?? 0, across: both >> 4, down: both & 15, table: content[at + 2] ?? 0 };
	});
	if (sampling.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) return undefined;
	const most = {
		across: Math.max(...sampling.map(({ across }) => across)),
		down: Math.max(...sampling.map(({ down }) => down)),
	};
	const components = sampling.map((sampled) => ({
		...sampled,
		columns: Math.ceil(Math.ceil((width * sampled.across) / most.across) / 8),
		rows: Math.ceil(Math.ceil((height * sampled.down) / most.down) / 8),
		precision: new Int8Array(64).fill(-1),
	}));
	const [columns, rows] = [Math.ceil(width / (8 * most.across)), Math.ceil(height / (8 * most.down))];
	return { isProgressive, components, columns, rows };
}

/** A scan: which channels, which coefficients (`from` to `to` in zigzag order), which bits of them. */
export interface Scan {
	readonly parts: readonly ScanPart[];
	readonly from: number;
	readonly to: number;
	/** The bits that came before; 0 in the first scan of a coefficient. */
	readonly high: number;
	readonly low: number;
}

interface ScanPart {
	readonly component: Component;
	readonly dc: Lookup | undefined;
	readonly ac: Lookup | undefined;
	readonly divisors: readonly number[];
}

const NO_DIVISORS: readonly number[] = Array<number>(64).fill(1);

/** Reads the header of a scan (B.2.3); undefined when it is not in order. */
export function readScan(content: Uint8Array, frame: Frame, tables: JpegTables): Scan | undefined {
	const count = content[0] ?? 0;
	if (count < 1 || count > 4 || content.length < 4 + 2 * count) return undefined;
	const parts: ScanPart[] = [];
	for (let index = 0; index < count; index++) {
		const component = frame.components.find(({ id }) => id === content[1 + 2 * index]);
		if (!component) return undefined;
		const both = content[2 + 2 * index] ?? 0;
		const [dc, ac] = [tables.codes.get(both >> 4), tables.codes.get(0x10 | (both & 15))];
		const divisors = tables.divisors.get(component.table) ?? NO_DIVISORS;
		parts.push({ component, dc: dc?.(), ac: ac?.(), divisors });
	}
	// Some cameras write nonsense here into sequential files, where it means nothing.
	if (!frame.isProgressive) return { parts, from: 0, to: 63, high: 0, low: 0 };
	const [from = 0, to = 0, bits = 0] = content.subarray(1 + 2 * count);
	const isFitting = from === 0 ? to === 0 : count === 1 && from <= to && to < 64;
	return isFitting ? { parts, from, to, high: bits >> 4, low: bits & 15 } : undefined;
}
