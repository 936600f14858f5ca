/// <reference path="./lcms-wasm.d.ts" />
import { invariant } from "@offizin/base";
import {
	cmsFLAGS_BLACKPOINTCOMPENSATION,
	cmsFLAGS_HIGHRESPRECALC,
	INTENT_RELATIVE_COLORIMETRIC,
	instantiate,
	type Lcms,
	TYPE_CMYK_8,
	TYPE_GRAY_8,
	TYPE_GRAY_16,
	TYPE_RGB_8,
	TYPE_RGB_16,
} from "lcms-wasm";
import { type ColorProfile, colorProfile, SRGB } from "./color-profile.ts";

/** LittleCMS: relative colorimetric with black point compensation, as PDF viewers show print files. */
export interface ColorEngine {
	/** Whether colours can be converted from this profile. Those of strangers may be damaged. */
	reads(profile: ColorProfile): boolean;
	/** Whether no colour in it is seen differently when it is taken for sRGB: off by `LEVELS` of 255 at most. */
	isSrgb(profile: ColorProfile): boolean;
	/**
	 * Pixels in other colours, interleaved as before and of 8 bits, put `into` a place of their size when one is given. Those
	 * of 16 bits are grey or RGB.
	 */
	convert(pixels: Uint8Array | Uint16Array, colors: ColorChange): Uint8Array;
}

interface ColorChange {
	readonly from: ColorProfile;
	readonly to: ColorProfile;
	readonly into?: Uint8Array;
}

type Bits = 8 | 16;

const pixelType = { 1: TYPE_GRAY_8, 3: TYPE_RGB_8, 4: TYPE_CMYK_8 } as const;
const deepType = { 1: TYPE_GRAY_16, 3: TYPE_RGB_16 } as const;
/** A table of 49 (RGB) or 23 (CMYK) points per axis instead of 33 and 17; as fast, and a little more exact. */
const FLAGS = cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_HIGHRESPRECALC;
/** Tables kept, up to 1 MB each: those of the cameras in one order. */
const MAX_TABLES = 8;
/** Pixels in the memory of the module at a time. */
const STRIP = 65_536;
const LEVELS = 2;

let shared: Promise<ColorEngine> | undefined;

/** The engine of this thread. */
export function colorEngine(): Promise<ColorEngine> {
	const engine = shared ?? instantiate().then(createEngine);
	shared = engine;
	return engine;
}

/** A usable profile for colours; sRGB by whatever name is `SRGB`. Undefined when nothing can be converted with it. */
export async function loadColors(icc: Uint8Array): Promise<ColorProfile | undefined> {
	const profile = colorProfile(icc);
	const engine = await colorEngine();
	if (!profile || !engine.reads(profile)) return undefined;
	return engine.isSrgb(profile) ? SRGB : profile;
}

function createEngine(lcms: Lcms): ColorEngine {
	const [input, output] = [lcms._malloc(STRIP * 6), lcms._malloc(STRIP * 4)];
	const tables = new Map<string, number>();
	const known = new Map<string, boolean>();

	function tableFor(source: ColorProfile, target: ColorProfile, bits: Bits = 8): number {
		const key = `${source.key} ${target.key} ${bits}`;
		const kept = tables.get(key);
		tables.delete(key);
		const table = kept ?? createTable(lcms, [source, target], bits);
		if (table === 0) return 0;
		tables.set(key, table);
		const [oldest] = tables;
		if (tables.size > MAX_TABLES && oldest) {
			tables.delete(oldest[0]);
			lcms.cmsDeleteTransform(oldest[1]);
		}
		return table;
	}

	function convert(pixels: Uint8Array | Uint16Array, { from, to, into }: ColorChange): Uint8Array {
		const table = tableFor(from, to, pixels instanceof Uint16Array ? 16 : 8);
		invariant(table !== 0, `colours of ${from.key} become those of ${to.key}`);
		const count = pixels.length / from.channels;
		const converted = into ?? new Uint8Array(count * to.channels);
		invariant(converted.length === count * to.channels, "the converted pixels have room");
		for (let at = 0; at < count; at += STRIP) {
			const strip = Math.min(STRIP, count - at);
			const { buffer, byteOffset, byteLength } = pixels.subarray(
				at * from.channels,
				(at + strip) * from.channels,
			);
			lcms.HEAPU8.set(new Uint8Array(buffer, byteOffset, byteLength), input);
			lcms._cmsDoTransform(table, input, output, strip);
			converted.set(lcms.HEAPU8.subarray(output, output + strip * to.channels), at * to.channels);
		}
		return converted;
	}

	function isSrgb(profile: ColorProfile): boolean {
		if (profile.channels !== 3) return false;
		const seen = convert(colorCube, { from: profile, to: SRGB });
		return seen.every((level, at) => Math.abs(level - (colorCube[at] ?? 0)) <= LEVELS);
	}

	return {
		convert,
		reads: (profile) => tableFor(profile, SRGB) !== 0,
		isSrgb(profile) {
			const answer = known.get(profile.key) ?? isSrgb(profile);
			if (known.size > 100) known.clear();
			known.set(profile.key, answer);
			return answer;
		},
	};
}

/** 0 when one of the profiles cannot be used. */
function createTable(
	lcms: Lcms,
	[source, target]: readonly [ColorProfile, ColorProfile],
	bits: Bits,
): number {
	const profiles = [source, target].map(({ icc }) =>
		icc ? lcms.cmsOpenProfileFromMem(icc, icc.length) : lcms.cmsCreate_sRGBProfile(),
	);
	const [from = 0, to = 0] = profiles;
	invariant(bits === 8 || source.channels !== 4, "inks come in 8 bits");
	const sourceType =
		bits === 16 && source.channels !== 4 ? deepType[source.channels] : pixelType[source.channels];
	const types = [sourceType, pixelType[target.channels]] as const;
	const table =
		from !== 0 && to !== 0
			? lcms.cmsCreateTransform(from, types[0], to, types[1], INTENT_RELATIVE_COLORIMETRIC, FLAGS)
			: 0;
	for (const profile of profiles) if (profile !== 0) lcms.cmsCloseProfile(profile);
	return table;
}

/** Colours on a grid of 9 × 9 × 9. */
const colorCube = Uint8Array.from({ length: 9 ** 3 * 3 }, (_, at) => {
	const [color, channel] = [Math.floor(at / 3), at % 3];
	return Math.round(((Math.floor(color / 9 ** channel) % 9) / 8) * 255);
});
