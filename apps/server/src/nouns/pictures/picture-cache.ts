import { ok, type Result } from "@offizin/base";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import type { Renderer, RenderFailure } from "../rendering/renderer.ts";
import type { PictureName } from "../stills/picture-name.ts";
import { pictureKey } from "./picture-key.ts";

/** Pictures made once per content address and width, then read from the file store. */
export interface PictureCache {
	read(picture: PictureName, width: number, client: string): Promise<Result<Uint8Array, RenderFailure>>;
}

export function createPictureCache(
	files: FileStore,
	renderer: Renderer,
	templates: Pick<TemplateStore, "row" | "rows" | "pattern">,
): PictureCache {
	const running = new Map<string, Promise<Result<Uint8Array, RenderFailure>>>();

	async function makeAndKeep(key: string, picture: PictureName, width: number, client: string) {
		// A scene holds a dozen pictures of its size in memory while it is made.
		const made = await renderer.run("shop.picture", { ...picture, width }, { client, isHeavy: true });
		if (made.ok) await files.write(key, made.value);
		return made;
	}

	return {
		async read(picture, width, client) {
			const key = `pictures/${pictureKey(templates, picture)}-${width}.webp`;
			if (await files.exists(key)) return ok(await files.read(key));
			const known = running.get(key);
			if (known) return known;
			const made = makeAndKeep(key, picture, width, client).finally(() => running.delete(key));
			running.set(key, made);
			return made;
		},
	};
}
