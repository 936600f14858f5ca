/** What is used of LittleCMS 2.16 compiled to WebAssembly; the package has no types. */
declare module "lcms-wasm" {
	/** Addresses of things in the module's memory; 0 is none. */
	type Profile = number;
	type Transform = number;
	type Pointer = number;

	export interface Lcms {
		/** Replaced whenever the memory grows. */
		readonly HEAPU8: Uint8Array;
		_malloc(bytes: number): Pointer;
		cmsOpenProfileFromMem(icc: Uint8Array, bytes: number): Profile;
		cmsCreate_sRGBProfile(): Profile;
		cmsCloseProfile(profile: Profile): void;
		/** A four-character signature as a number. */
		cmsGetColorSpace(profile: Profile): number;
		cmsCreateTransform(
			from: Profile,
			fromType: number,
			to: Profile,
			toType: number,
			intent: number,
			flags: number,
		): Transform;
		cmsDeleteTransform(transform: Transform): void;
		_cmsDoTransform(transform: Transform, from: Pointer, to: Pointer, pixels: number): void;
	}

	export function instantiate(): Promise<Lcms>;
	export const TYPE_GRAY_8: number;
	export const TYPE_GRAY_16: number;
	export const TYPE_RGB_8: number;
	export const TYPE_RGB_16: number;
	export const TYPE_CMYK_8: number;
	export const INTENT_RELATIVE_COLORIMETRIC: number;
	export const cmsFLAGS_BLACKPOINTCOMPENSATION: number;
	export const cmsFLAGS_HIGHRESPRECALC: number;
	export const cmsSigGrayData: number;
	export const cmsSigRgbData: number;
	export const cmsSigCmykData: number;
}
