import { createHash } from "node:crypto";

/** What the numbers of a picture mean. */
export interface ColorProfile {
	/** Grey, RGB or CMYK; 8 bits each. */
	readonly channels: 1 | 3 | 4;
	/** Tells profiles apart: the SHA-256 of the file, or a name. */
	readonly key: string;
	/** The ICC file; absent for sRGB, which LittleCMS has built in. */
	readonly icc?: Uint8Array;
}

export const SRGB: ColorProfile = { channels: 3, key: "sRGB" };

/** More than any profile of a press needs; LittleCMS takes it over the stack. */
const MAX_ICC_BYTES = 8 * 1024 * 1024;

const SPACE_AT = 16;
const channelsOf = new Map<string, ColorProfile["channels"]>([
	["GRAY", 1],
	["RGB ", 3],
	["CMYK", 4],
]);

/** A profile by its header (ICC.1, 7.2); undefined when it is none for grey, RGB or CMYK. */
export function colorProfile(icc: Uint8Array): ColorProfile | undefined {
	const space = Buffer.from(icc.subarray(SPACE_AT, SPACE_AT + 4)).toString("latin1");
	const channels = channelsOf.get(space);
	if (!channels || icc.length > MAX_ICC_BYTES) return undefined;
	return { channels, icc, key: createHash("sha256").update(icc).digest("hex") };
}
