import { type ScreenColors, screenProfile } from "../screen-profile.ts";

/** Colours by the numbers of ITU-T H.273, tables 2 and 3. */
export interface Nclx {
	readonly primaries: number;
	readonly transfer: number;
}

/** By number; XYZ under D50. What is not here is taken for the primaries of sRGB (1) or has none (2). */
const primariesOf: ReadonlyMap<number, ScreenColors["primaries"]> = new Map([
	[
		9,
		[
			[0.67348, 0.27904, -0.00193],
			[0.16566, 0.67535, 0.02998],
			[0.12505, 0.04561, 0.79686],
		],
	],
	[
		12,
		[
			[0.51512, 0.2412, -0.00105],
			[0.29198, 0.69225, 0.04189],
			[0.1571, 0.06657, 0.78407],
		],
	],
]);

/** Plain powers; the others that are not for HDR are shown as if they were those of sRGB, by browsers too. */
const powers: ReadonlyMap<number, number> = new Map([
	[4, 2.2],
	[5, 2.8],
	[8, 1],
]);

const SRGB_PRIMARIES: ScreenColors["primaries"] = [
	[0.43607, 0.22249, 0.01392],
	[0.38515, 0.71687, 0.09708],
	[0.14307, 0.06061, 0.7141],
];

/** A profile of the colours; undefined for those of sRGB. */
export function nclxProfile({ primaries, transfer }: Nclx): Buffer | undefined {
	const [wide, power] = [primariesOf.get(primaries), powers.get(transfer)];
	if (!wide && power === undefined) return undefined;
	return screenProfile({ primaries: wide ?? SRGB_PRIMARIES, curve: power ?? "sRGB" });
}
