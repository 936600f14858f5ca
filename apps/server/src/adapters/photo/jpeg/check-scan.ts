import { CodedBits } from "./coded-bits.ts";
import type { Component, Frame, Scan } from "./jpeg-frame.ts";

type CheckBlock = (index: number) => boolean;

/** Eight times the mean of levels from -128 to 127. Damage goes beyond: means are coded as differences and add up. */
const LARGEST_MEAN = 1024;
/**
 * The root of the sum of a block's squares is the same before and after the transform: eight times 128 at most, and what
 * encoders that sharpen edges (mozjpeg) put on top of it.
 */
const LARGEST_SUM = 1280 ** 2;

/**
 * Reads the coded data of a scan as a decoder does, and says where they end: undefined unless they are codes of exactly as
 * many blocks as the picture has.
 */
export function checkScan(
	file: Uint8Array,
	start: number,
	{ frame, scan, restart }: { frame: Frame; scan: Scan; restart: number },
): number | undefined {
	let bits = new CodedBits(file, start);
	const coded = codedScan(scan, frame, () => bits);
	const [only] = scan.parts;
	const isAlone = scan.parts.length === 1 && only;
	const columns = isAlone ? only.component.columns : frame.columns;
	const units = columns * (isAlone ? only.component.rows : frame.rows);
	const blocks = scan.parts.flatMap(({ component: { across, down } }, part) =>
		Array<CheckBlock>(isAlone ? 1 : across * down).fill(coded.blocks[part] ?? (() => false)),
	);
	for (let unit = 0; unit < units; unit++) {
		if (restart > 0 && unit > 0 && unit % restart === 0) {
			if (!isAtEnd(bits) || !coded.hasEnded()) return undefined;
			const { end } = bits;
			if (file[end + 1] !== 0xd0 + ((unit / restart - 1) & 7)) return undefined;
			bits = new CodedBits(file, end + 2);
			coded.restart();
		}
		for (const check of blocks) if (!check(unit)) return undefined;
		if (bits.isShort) return undefined;
	}
	return isAtEnd(bits) && coded.hasEnded() ? bits.end : undefined;
}

function isAtEnd(bits: CodedBits): boolean {
	const { isShort, bytes, isFilling } = bits.remainder();
	return !isShort && (bytes === 0 || isFilling);
}

interface CodedScan {
	/** One for each part of the scan; called with the number of the block in a scan of one component. */
	readonly blocks: readonly CheckBlock[];
	restart(): void;
	/** No run of empty blocks goes on. */
	hasEnded(): boolean;
}

function codedScan(scan: Scan, frame: Frame, bits: () => CodedBits): CodedScan {
	const levels = new Int32Array(scan.parts.length);
	/** Blocks without further coefficients to come. */
	let run = 0;

	function isLevel(part: number, { dc, divisors }: Scan["parts"][number]): boolean {
		const size = dc ? bits().symbol(dc) : -1;
		if (size < 0 || size > 15) return false;
		const level = (levels[part] ?? 0) + signed(bits().read(size), size);
		levels[part] = level;
		const [divisor = 1] = divisors;
		return Math.abs(level << scan.low) * divisor <= LARGEST_MEAN + (divisor << scan.low);
	}

	/** The coefficients of a block from `from` on; `note` learns of each that is not zero. */
	function areFirst(
		{ ac, divisors }: Scan["parts"][number],
		from: number,
		note?: (at: number) => void,
	): boolean {
		if (!ac) return false;
		const source = bits();
		let sum = 0;
		for (let at = from; at <= scan.to; at++) {
			const symbol = source.symbol(ac);
			if (symbol < 0) return false;
			const zeros = symbol >> 4;
			const size = symbol & 15;
			if (size > 0) {
				at += zeros;
				if (at > scan.to) return false;
				// What is left of it when it was rounded up.
				const least = (Math.abs(signed(source.read(size), size)) - 1) * ((divisors[at] ?? 1) << scan.low);
				sum += least * least;
				if (sum > LARGEST_SUM) return false;
				note?.(at);
			} else if (zeros === 15) at += 15;
			else if (!frame.isProgressive) return zeros === 0;
			else {
				run = (1 << zeros) + source.read(zeros) - 1;
				return true;
			}
		}
		return true;
	}

	function areRefined(ac: Uint16Array | undefined, nonzero: Uint32Array, block: number): boolean {
		if (!ac) return false;
		const source = bits();
		let at = scan.from;
		for (; run === 0 && at <= scan.to; at++) {
			const symbol = source.symbol(ac);
			if (symbol < 0) return false;
			let zeros = symbol >> 4;
			const size = symbol & 15;
			if (size > 1) return false;
			if (size === 0 && zeros < 15) {
				run = (1 << zeros) + source.read(zeros);
				break;
			}
			source.read(size);
			for (; at <= scan.to; at++) {
				if (has(nonzero, block, at)) source.read(1);
				else if (zeros-- === 0) break;
			}
			if (size === 0) continue;
			if (at > scan.to) return false;
			set(nonzero, block, at);
		}
		if (run === 0) return true;
		source.discard(countOf(nonzero, block, at, scan.to));
		run -= 1;
		return true;
	}

	const blocks = scan.parts.map((part, index): CheckBlock => {
		if (!frame.isProgressive) return () => isLevel(index, part) && areFirst(part, 1);
		if (scan.from === 0) {
			if (scan.high === 0) return () => isLevel(index, part);
			return () => bits().read(1) >= 0;
		}
		const nonzero = nonzeroOf(part.component);
		if (scan.high > 0) return (block) => areRefined(part.ac, nonzero, block);
		return (block) => {
			if (run === 0) return areFirst(part, scan.from, (at) => set(nonzero, block, at));
			run -= 1;
			return true;
		};
	});
	return {
		blocks,
		hasEnded: () => run === 0,
		restart() {
			levels.fill(0);
			run = 0;
		},
	};
}

/** A number of so many bits that begins with 0 when it is negative (ITU-T T.81, F.2.2.1). */
function signed(value: number, size: number): number {
	return size > 0 && value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}

function nonzeroOf(component: Component): Uint32Array {
	component.nonzero ??= new Uint32Array(component.columns * component.rows * 2);
	return component.nonzero;
}

function has(nonzero: Uint32Array, block: number, at: number): boolean {
	return (((nonzero[block * 2 + (at >> 5)] ?? 0) >>> (at & 31)) & 1) === 1;
}

/** How many of a row of coefficients are not zero. */
function countOf(nonzero: Uint32Array, block: number, from: number, to: number): number {
	const first = (nonzero[block * 2] ?? 0) & bitsOf(from, to);
	const second = (nonzero[block * 2 + 1] ?? 0) & bitsOf(from - 32, to - 32);
	return ones(first) + ones(second);
}

/** The bits of a number of 32 from one to another place, as far as it has them. */
function bitsOf(from: number, to: number): number {
	if (from > 31 || to < 0 || from > to) return 0;
	return (-1 << Math.max(0, from)) & (-1 >>> Math.max(0, 31 - to));
}

function ones(bits: number): number {
	const pairs = bits - ((bits >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

function set(nonzero: Uint32Array, block: number, at: number): void {
	const place = block * 2 + (at >> 5);
	nonzero[place] = (nonzero[place] ?? 0) | (1 << (at & 31));
}
