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

/** How a picture is made, as it stands in its key. */
export function formKey({ width, format, isShared }: PictureForm): string {
	return `${isShared ? "share" : width}.${format}`;
}

export function createPictureCache(
	kept: KeptPictures,
	renderer: Renderer,
	templates: Pick<TemplateStore, "row" | "rows" | "pattern">,
): PictureCache {
	return {
		async read(picture, form, client) {
			const key = `${pictureKey(templates, picture)}-${formKey(form)}`;
			const known = await kept.find(key);
			if (known) return ok(known);
			// A scene holds a dozen pictures of its size in memory while it is made.
			return kept.make(key, () =>
				renderer.run("shop.picture", { ...picture, ...form }, { client, isHeavy: true }),
			);
		},
	};
}
