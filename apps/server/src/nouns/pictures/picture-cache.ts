import { ok, type Result } from "@offizin/base";
import type { TransformError } from "../../adapters/image/transform-image.ts";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import type { PictureForm, PictureName } from "../picture-making/picture-name.ts";
import type { Renderer, RenderFailure } from "../rendering/renderer.ts";
import type { KeptPictures } from "./kept-pictures.ts";
import { pictureKey } from "./picture-key.ts";

/** Pictures of the shop, made once per content address, width and format. */
export interface PictureCache {
	read(
		picture: PictureName,
		form: PictureForm,
		client: string,
	): Promise<Result<Uint8Array, RenderFailure | TransformError>>;
}

export function createPictureCache(
	kept: KeptPictures,
	renderer: Renderer,
	templates: Pick<TemplateStore, "row" | "rows" | "pattern">,
): PictureCache {
	return {
		async read(picture, { width, format }, client) {
			const key = `${pictureKey(templates, picture)}-${width}.${format}`;
			const known = await kept.find(key);
			if (known) return ok(known);
			// A scene holds a dozen pictures of its size in memory while it is made.
			return kept.make(key, () =>
				renderer.run("shop.picture", { ...picture, width, format }, { client, isHeavy: true }),
			);
		},
	};
}
