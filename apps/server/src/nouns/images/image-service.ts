import { createHash } from "node:crypto";
import type { Result } from "@offizin/base";
import {
	type Asset,
	formatImagePath,
	type ImageFormat,
	type ImageOptions,
	imageLayout,
} from "@offizin/content";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { TransformError } from "../../adapters/image/transform-image.ts";
import { assetKey } from "../content/assets/asset-file.ts";
import { assetPictures, type KeptPictures } from "../pictures/kept-pictures.ts";
import type { Renderer, RenderFailure } from "../rendering/renderer.ts";

/** Bump when a picture of the same address looks different, so that kept ones are made anew. */
const IMAGE_VERSION = 1;
/** Pixels of an original, and of the longest edge of a picture, beyond which a client has one made at a time. */
const HEAVY_PIXELS = 16_000_000;
const HEAVY_EDGE = 2000;

/** A picture made from an asset; the options hold the focus that counts. */
export interface Image {
	readonly asset: Pick<Asset, "hash" | "width" | "height">;
	readonly options: ImageOptions;
	readonly format: ImageFormat;
}

/** Makes pictures from assets in render processes, each once. */
export interface ImageService {
	find(image: Image): Promise<Uint8Array | undefined>;
	make(image: Image, client: string): Promise<Result<Uint8Array, RenderFailure | TransformError>>;
}

/** Equal for equal pictures: of the bytes of the original and of all that is asked for. */
export function imageKey({ asset: { hash }, options, format }: Image): string {
	const asked = createHash("sha256")
		.update(JSON.stringify([IMAGE_VERSION, formatImagePath(options)]))
		.digest("hex");
	return `${assetPictures}/${hash.slice(0, 2)}/${hash}-${asked.slice(0, 16)}.${format}`;
}

function isHeavy({ asset, options }: Image): boolean {
	const original = { width: asset.width ?? 0, height: asset.height ?? 0 };
	const layout = imageLayout(original, options);
	const edge = layout.ok ? Math.max(layout.value.width, layout.value.height) : 0;
	return original.width * original.height > HEAVY_PIXELS || edge > HEAVY_EDGE;
}

export function createImageService(
	kept: KeptPictures,
	renderer: Renderer,
	files: Pick<FileStore, "localPath">,
): ImageService {
	return {
		find: (image) => kept.find(imageKey(image)),
		make: (image, client) =>
			kept.make(imageKey(image), async () => {
				const { asset, options, format } = image;
				const path = await files.localPath(assetKey(asset.hash));
				const task = { path, options, format };
				const made = await renderer.run("image.transform", task, { client, isHeavy: isHeavy(image) });
				return made.ok ? made.value : made;
			}),
	};
}
