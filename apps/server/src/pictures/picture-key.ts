import { createHash } from "node:crypto";
import { templates } from "@offizin/templates";
import type { PictureName } from "./picture-name.ts";

/** Bump when a scene looks different for the same documents, so that kept pictures are made anew. */
const SCENE_VERSION = 2;

const keys = new Map<string, string>();

/** Address of a picture by what it shows: another one as soon as a document in it changes. */
export function pictureKey({ kind, name, detail }: PictureName): string {
	const id = `${kind} ${name} ${detail}`;
	const known = keys.get(id);
	if (known) return known;
	const shown = { page: documentOf(name), scene: documentOf(name), still: allDocuments, photo: undefined };
	const hash = createHash("sha256")
		.update(JSON.stringify([SCENE_VERSION, name, detail, shown[kind]]))
		.digest("hex");
	const key = `${kind}/${hash.slice(0, 32)}`;
	keys.set(id, key);
	return key;
}

const allDocuments = templates.map(({ document }) => document);

function documentOf(id: string) {
	return templates.find((template) => template.id === id)?.document;
}
