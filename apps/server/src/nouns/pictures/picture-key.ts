import { createHash } from "node:crypto";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import type { PictureName } from "../stills/picture-name.ts";
import { familyScene } from "../stills/template-scenes.ts";

/** Bump when a scene looks different for the same documents, so that kept pictures are made anew. */
const SCENE_VERSION = 3;

/** Address of a picture by what it shows: another one as soon as a document in it changes. */
export function pictureKey(
	{ row, rows, pattern }: Pick<TemplateStore, "row" | "rows" | "pattern">,
	{ kind, name, detail }: PictureName,
): string {
	const own = kind === "pattern" ? pattern(name) : row(name);
	const shown = isOfSeveral(kind, detail) ? rows.map(({ document }) => document) : own?.document;
	const hash = createHash("sha256")
		.update(JSON.stringify([SCENE_VERSION, name, detail, shown]))
		.digest("hex");
	return `${kind}/${hash.slice(0, 32)}`;
}

function isOfSeveral(kind: PictureName["kind"], detail: string): boolean {
	return kind === "still" || detail === familyScene;
}
