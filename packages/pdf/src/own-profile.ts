import type { IccProfile } from "./icc-profile.ts";
import { type MatrixSpace, matrixProfile, srgbCurve } from "./matrix-profile.ts";

/**
 * RGB spaces wider than sRGB that printers of photographs take, made here from their published primaries: nobody has a
 * right in them. By the name of their file.
 */
const spaces = {
	"DisplayP3-compatible.icc": {
		name: "Display P3 compatible",
		primaries: [
			[0.515_121_46, 0.241_195_68, -0.001_052_86],
			[0.291_976_93, 0.692_245_48, 0.041_885_38],
			[0.157_104_49, 0.066_574_1, 0.784_072_88],
		],
		curve: srgbCurve,
	},
	"AdobeRGB1998-compatible.icc": {
		name: "Compatible with Adobe RGB (1998)",
		primaries: [
			[0.609_741_21, 0.311_111_45, 0.019_470_21],
			[0.205_276_49, 0.625_671_39, 0.060_867_31],
			[0.149_185_18, 0.063_217_16, 0.744_567_87],
		],
		curve: [563 / 256],
	},
} as const satisfies Readonly<Record<string, MatrixSpace>>;

export type OwnProfileFile = keyof typeof spaces;

const made = new Map<string, IccProfile>();

/** The profile of ours that has this file name, always the same bytes; undefined where none has. */
export function ownProfile(file: string): IccProfile | undefined {
	const space = new Map<string, MatrixSpace>(Object.entries(spaces)).get(file);
	const profile = made.get(file) ?? (space && matrixProfile(space));
	if (profile) made.set(file, profile);
	return profile;
}
