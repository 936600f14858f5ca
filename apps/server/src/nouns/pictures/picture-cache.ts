import { ok, type Result } from "@offizin/base";
import type { TemplateRow } from "@offizin/templates";
import type { TransformError } from "../../adapters/image/transform-image.ts";
import type { EditedTemplates } from "../../adapters/templates/edited-templates.ts";
import type { PictureForm, PictureName, PictureTask } from "../picture-making/picture-name.ts";
import type { Renderer, RenderFailure } from "../rendering/renderer.ts";
import type { KeptPictures } from "./kept-pictures.ts";
import { pictureKey, templatesIn } from "./picture-key.ts";

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
	templates: Pick<EditedTemplates, "card" | "rows" | "pattern" | "edition">,
): PictureCache {
	/** Of the very editions that are in the key, though others may be published meanwhile. */
	async function editedIn(rows: readonly TemplateRow[]): Promise<PictureTask["edited"]> {
		const documents = rows.flatMap(({ id, edition }) =>
			edition === undefined
				? []
				: [templates.edition(id, edition).then((document) => [id, document] as const)],
		);
		return Object.fromEntries(await Promise.all(documents));
	}

	return {
		async read(picture, form, client) {
			const key = `${pictureKey(templates, picture)}-${formKey(form)}`;
			const shown = templatesIn(templates, picture);
			const known = await kept.find(key);
			if (known) return ok(known);
			// A scene holds a dozen pictures of its size in memory while it is made.
			return kept.make(key, async () => {
				const task = { ...picture, ...form, edited: await editedIn(shown) };
				return renderer.run("shop.picture", task, { client, isHeavy: true });
			});
		},
	};
}
