import { formatOf } from "@offizin/assortment";
import { pageOf } from "@offizin/formats";
import type { TemplateRow } from "@offizin/templates";
import { pageKeyName } from "@offizin/words";
import { sceneRatio, type TemplateScene } from "../stills/template-scenes.ts";

/** Width of the linked picture; the shop puts other widths of `/img/` in its place for its srcset. */
const WIDTH = 640;

export interface Picture {
	/** Page key, or the name of the scene. */
	readonly page: string;
	readonly src: string;
	readonly width: number;
	readonly height: number;
	readonly alt: string;
}

/** The language of the alternative texts; themes have names in no other yet. */
const LOCALE = "de-DE";
const sceneWords: Readonly<Record<TemplateScene, string>> = {
	front: "Vorder- und Rückseite",
	open: "aufgeschlagen",
	detail: "Nahaufnahme",
};

/** The flat picture of one page. */
export function pagePicture(template: TemplateRow, page: string): Picture {
	const size = pageOf(formatOf(template.defaultConfiguration), page)?.size;
	if (!size) throw new Error(`Template ${template.id} has no page ${page}`);
	return {
		page,
		src: `/img/w${WIDTH}/page/${template.id}/${page}`,
		width: WIDTH,
		height: Math.round((WIDTH * size.height) / size.width),
		alt: altOf(template, pageKeyName(page, LOCALE)),
	};
}

/** The card set on paper and cloth. */
export function scenePicture(template: TemplateRow, scene: TemplateScene): Picture {
	const ratio = sceneRatio[scene];
	return {
		page: scene,
		src: `/img/w${WIDTH}/scene/${template.id}${scene === "front" ? "" : `/${scene}`}`,
		width: WIDTH,
		height: Math.round((WIDTH * ratio.height) / ratio.width),
		alt: altOf(template, sceneWords[scene]),
	};
}

function altOf(template: TemplateRow, view: string): string {
	return `${template.name} in ${template.colorway.name}, ${view}`;
}
