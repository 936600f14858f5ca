import type { IccProfile } from "./icc-profile.ts";
import { matrixProfile, srgbCurve } from "./matrix-profile.ts";

let profile: IccProfile | undefined;

/** sRGB as an ICC profile (ICC.1:2010, a display profile of matrix and curves), made here: same bytes always. */
export function srgbProfile(): IccProfile {
	profile ??= matrixProfile({
		name: "sRGB IEC61966-2-1",
		// Of IEC 61966-2-1.
		primaries: [
			[0.436_065_67, 0.222_488_4, 0.013_916_02],
			[0.385_147_09, 0.716_873_17, 0.097_076_42],
			[0.143_066_41, 0.060_607_91, 0.714_096_07],
		],
		curve: srgbCurve,
	});
	return profile;
}
