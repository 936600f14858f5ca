import { bareCard, cardLook, narrowedProduct } from "@offizin/assortment";
import type { ImageFormat } from "@offizin/content";
import { stillNames } from "@offizin/contract";
import type { DesignDocument } from "@offizin/design";
import { type Configuration, type Parameters, parseConfiguration } from "@offizin/solver";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { isRoomPicture } from "./room-pictures.ts";
import { isSampleName } from "./sample-photos.ts";
import { setScene, templateSceneNamed } from "./template-scenes.ts";

/** A page or a scene of a template, a pattern, a composition of a home page, a photograph of the demo as it is, a room that pictures hang in. */
export type PictureKind = "page" | "scene" | "pattern" | "still" | "photo" | "room";

/** A picture of the shop. `detail` is the page or the scene of the template, the paint of a room or its light, else empty. */
export interface PictureName {
	readonly kind: PictureKind;
	readonly name: string;
	readonly detail: string;
	/** What the template is shown made as, where it looks unlike the template itself. */
	readonly chosen?: Configuration;
}

/** How a picture is made: pixels across, and its kind of file. */
export interface PictureForm {
	readonly width: number;
	readonly format: ImageFormat;
	/** Cut to what is shown where a page is shared. */
	readonly isShared?: boolean;
}

/** A picture to be made. */
export interface PictureTask extends PictureName, PictureForm {
	/** Templates it shows that are not as they were baked, by id. */
	readonly edited: Readonly<Record<string, DesignDocument>>;
}

/** What networks show of a shared page, in pixels. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

const stills: ReadonlySet<string> = new Set(stillNames);

/** The picture an address names; undefined when there is none. */
export function pictureName(
	{ card, pattern }: Pick<TemplateStore, "card" | "pattern">,
	{ kind, name, detail }: Readonly<Record<"kind" | "name" | "detail", string>>,
	choices: Parameters = {},
): PictureName | undefined {
	const template = card(name);
	switch (kind) {
		case "page":
			return template?.pages.some((page) => page === detail)
				? asChosen({ card }, { kind, name, detail }, choices)
				: undefined;
		case "scene": {
			const scene = templateSceneNamed(detail || "front");
			// An envelope has a flap, and lies in no scene.
			return template?.pages.includes("back") && scene
				? asChosen({ card }, { kind, name, detail: scene }, choices)
				: undefined;
		}
		case "pattern":
			return pattern(name) && detail === "" ? { kind, name, detail } : undefined;
		case "still":
			return stills.has(name) && detail === "" ? { kind, name, detail } : undefined;
		case "photo":
			return isSampleName(name) && detail === "" ? { kind, name, detail } : undefined;
		case "room":
			return isRoomPicture(name, detail) ? { kind, name, detail } : undefined;
		default:
			return undefined;
	}
}

/** The picture as somebody has chosen the card; undefined for choices that the template does not have. */
function asChosen(
	templates: Pick<TemplateStore, "card">,
	picture: PictureName,
	choices: Parameters,
): PictureName | undefined {
	const template = templates.card(picture.name);
	if (!template) return undefined;
	const { productType, refinements, defaultConfiguration: standard } = template;
	const product = narrowedProduct(productType, { configuration: standard, refinements });
	const read = parseConfiguration(product, choices, standard);
	if (!read.ok) return undefined;
	const chosen = picture.detail === setScene ? read.value : bareCard(read.value);
	return cardLook(chosen) === cardLook(standard) ? picture : { ...picture, chosen };
}
