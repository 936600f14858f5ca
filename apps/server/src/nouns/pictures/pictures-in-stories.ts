import type { Story } from "@offizin/content";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { type PictureName, pictureName } from "../picture-making/picture-name.ts";

/** How contents name a picture that the shop draws: "/img/w640/scene/eukalyptus-klappkarte-a6-salbei/detail". */
const address = /"\/img\/w\d+\/(still|scene|photo|page|pattern)\/([a-z\d-]+)(?:\/([a-z\d-]+))?"/g;

/** The pictures that published pages name, each once, page by page; what is not drawn here is left to its page. */
export function* picturesInStories(
	templates: Pick<TemplateStore, "card" | "pattern">,
	stories: Iterable<Pick<Story, "published">>,
): Generator<PictureName> {
	const told = new Set<string>();
	for (const { published } of stories) {
		for (const [whole, kind = "", name = "", detail = ""] of JSON.stringify(published ?? null).matchAll(
			address,
		)) {
			if (told.has(whole)) continue;
			told.add(whole);
			const picture = pictureName(templates, { kind, name, detail });
			if (picture) yield picture;
		}
	}
}
