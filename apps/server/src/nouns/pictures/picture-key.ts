import { createHash } from "node:crypto";
import { cardLook } from "@offizin/assortment";
import type { TemplateRow } from "@offizin/templates";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import type { PictureName } from "../picture-making/picture-name.ts";
import { roomEdition } from "../picture-making/room-pictures.ts";
import { familyScene } from "../picture-making/template-scenes.ts";

/** Bump when a scene looks different for the same documents, so that kept pictures are made anew. */
const SCENE_VERSION = 6;

/** Address of a picture by what it shows: another one as soon as a document in it changes. */
export function pictureKey(
	templates: Pick<TemplateStore, "card" | "rows" | "pattern">,
	picture: PictureName,
): string {
	const { kind, name, detail, chosen } = picture;
	const shown =
		kind === "room"
			? roomEdition(name)
			: kind === "pattern"
				? templates.pattern(name)?.document
				: isOfSeveral(picture)
					? templates.rows.map(({ document }) => document)
					: templates.card(name)?.document;
	const hash = createHash("sha256")
		.update(JSON.stringify([SCENE_VERSION, name, detail, shown, chosen && cardLook(chosen)]))
		.digest("hex");
	return `${kind}/${hash.slice(0, 32)}`;
}

/** Templates that a picture shows, as they are now. */
export function templatesIn(
	templates: Pick<TemplateStore, "card" | "rows">,
	picture: PictureName,
): readonly TemplateRow[] {
	if (isOfSeveral(picture)) return templates.rows;
	const own = templates.card(picture.name);
	return own ? [own] : [];
}

function isOfSeveral({ kind, detail }: Pick<PictureName, "kind" | "detail">): boolean {
	return kind === "still" || detail === familyScene;
}
