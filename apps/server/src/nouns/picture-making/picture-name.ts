import type { ImageFormat } from "@offizin/content";
import { stillNames } from "@offizin/contract";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { isSampleName } from "./sample-photos.ts";
import { templateSceneNamed } from "./template-scenes.ts";

/** A page or a scene of a template, a pattern, a composition of a home page, a photograph of the demo as it is. */
export type PictureKind = "page" | "scene" | "pattern" | "still" | "photo";

/** A picture of the shop. `detail` is the page or the scene of the template, else empty. */
export interface PictureName {
	readonly kind: PictureKind;
	readonly name: string;
	readonly detail: string;
}

/** How a picture is made: pixels across, and its kind of file. */
export interface PictureForm {
	readonly width: number;
	readonly format: ImageFormat;
	/** Cut to what is shown where a page is shared. */
	readonly isShared?: boolean;
}

/** What networks show of a shared page, in pixels. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

const stills: ReadonlySet<string> = new Set(stillNames);

/** The picture an address names; undefined when there is none. */
export function pictureName(
	{ row, pattern }: Pick<TemplateStore, "row" | "pattern">,
	{ kind, name, detail }: Readonly<Record<keyof PictureName, string>>,
): PictureName | undefined {
	const template = row(name);
	switch (kind) {
		case "page":
			return template?.pages.some((page) => page === detail) ? { kind, name, detail } : undefined;
		case "scene": {
			const scene = templateSceneNamed(detail || "front");
			return template && scene ? { kind, name, detail: scene } : undefined;
		}
		case "pattern":
			return pattern(name) && detail === "" ? { kind, name, detail } : undefined;
		case "still":
			return stills.has(name) && detail === "" ? { kind, name, detail } : undefined;
		case "photo":
			return isSampleName(name) && detail === "" ? { kind, name, detail } : undefined;
		default:
			return undefined;
	}
}
