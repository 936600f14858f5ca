import { createHash } from "node:crypto";
import { cardLook } from "@offizin/assortment";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import type { PictureName } from "../picture-making/picture-name.ts";
import { familyScene } from "../picture-making/template-scenes.ts";

/** Bump when a scene looks different for the same documents, so that kept pictures are made anew. */
const SCENE_VERSION = 5;

/** Address of a picture by what it shows: another one as soon as a document in it changes. */
export function pictureKey(
	{ row, rows, pattern }: Pick<TemplateStore, "row" | "rows" | "pattern">,
	{ kind, name, detail, chosen }: PictureName,
): string {
	const own = kind === "pattern" ? pattern(name) : row(name);
	const shown = isOfSeveral(kind, detail) ? rows.map(({ document }) => document) : own?.document;
	const hash = createHash("sha256")
		.update(JSON.stringify([SCENE_VERSION, name, detail, shown, chosen && cardLook(chosen)]))
		.digest("hex");
	return `${kind}/${hash.slice(0, 32)}`;
}

function isOfSeveral(kind: PictureName["kind"], detail: string): boolean {
	return kind === "still" || detail === familyScene;
}
