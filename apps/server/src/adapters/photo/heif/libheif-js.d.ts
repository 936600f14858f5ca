/** What is used of libheif compiled to WebAssembly; the types of the package know numbers only. */
declare module "libheif-js/libheif-wasm/libheif.js" {
	/** Addresses in the module's memory; 0 is none. */
	type Pointer = number;
	type Context = number;
	type Handle = number;
	type Image = number;

	export interface Libheif {
		/** Replaced whenever the memory grows. */
		readonly HEAPU8: Uint8Array;
		readonly HEAPU32: Uint32Array;
		_malloc(bytes: number): Pointer;
		_free(place: Pointer): void;
		_heif_context_free(context: Context): void;
		_heif_image_handle_release(handle: Handle): void;
		_heif_image_release(image: Image): void;
		_heif_context_alloc(): Context;
		_heif_context_get_security_limits(context: Context): Pointer;
		_heif_context_read_from_memory_without_copy(
			error: Pointer,
			context: Context,
			file: Pointer,
			bytes: number,
			options: Pointer,
		): void;
		_heif_context_get_primary_image_handle(error: Pointer, context: Context, handle: Pointer): void;
		_heif_image_handle_get_width(handle: Handle): number;
		_heif_image_handle_get_height(handle: Handle): number;
		_heif_image_handle_has_alpha_channel(handle: Handle): number;
		/** Four characters as a number. */
		_heif_image_handle_get_color_profile_type(handle: Handle): number;
		_heif_image_handle_get_raw_color_profile_size(handle: Handle): number;
		_heif_image_handle_get_raw_color_profile(error: Pointer, handle: Handle, into: Pointer): void;
		_heif_image_handle_get_nclx_color_profile(error: Pointer, handle: Handle, profile: Pointer): void;
		_heif_decode_image(
			error: Pointer,
			handle: Handle,
			image: Pointer,
			colorspace: number,
			chroma: number,
			options: Pointer,
		): void;
		_heif_image_handle_get_image_tiling(
			error: Pointer,
			handle: Handle,
			isTransformed: number,
			tiling: Pointer,
		): void;
		_heif_image_handle_decode_image_tile(
			error: Pointer,
			handle: Handle,
			image: Pointer,
			colorspace: number,
			chroma: number,
			options: Pointer,
			column: number,
			row: number,
		): void;
		_heif_image_get_primary_width(image: Image): number;
		_heif_image_get_primary_height(image: Image): number;
		_heif_image_get_plane_readonly(image: Image, channel: number, stride: Pointer): Pointer;
	}

	interface Options {
		readonly wasmBinary: Uint8Array;
		readonly print: (line: string) => void;
		readonly printErr: (line: string) => void;
	}

	export default function instantiate(options: Options): Libheif;
}
