import { pageOf } from "@offizin/formats";
import { type TemplateRow, templateGeometry } from "@offizin/templates";
import { pageKeyName, say, templateWords, wordsOf } from "@offizin/words";
import { sceneRatio, type TemplateScene } from "../picture-making/template-scenes.ts";

/** Width of the linked picture; the shop puts other widths of `/img/` in its place for its srcset. */
const WIDTH = 640;

/** The parameter of a picture that says of which edition of its template it is; without it, of what was baked. */
export const EDITION = "edition";

export interface Picture {
	/** Page key, or the name of the scene. */
	readonly page: string;
	readonly src: string;
	readonly width: number;
	readonly height: number;
	readonly alt: string;
}

/** The flat picture of one page. */
export function pagePicture(template: TemplateRow, page: string, locale: string): Picture {
	const size = pageOf(templateGeometry(template), page)?.size;
	if (!size) throw new Error(`Template ${template.id} has no page ${page}`);
	return {
		page,
		src: `/img/w${WIDTH}/page/${template.id}/${page}${editionQuery(template)}`,
		width: WIDTH,
		height: Math.round((WIDTH * size.height) / size.width),
		alt: altOf(template, pageKeyName(page, locale), locale),
	};
}

/** The card set on paper and cloth. */
export function scenePicture(template: TemplateRow, scene: TemplateScene, locale: string): Picture {
	const ratio = sceneRatio[scene];
	return {
		page: scene,
		src: `/img/w${WIDTH}/scene/${template.id}${scene === "front" ? "" : `/${scene}`}${editionQuery(template)}`,
		width: WIDTH,
		height: Math.round((WIDTH * ratio.height) / ratio.width),
		alt: altOf(template, wordsOf(locale).page.scene[scene], locale),
	};
}

/** Pictures are kept for a day by whoever has seen them: those of another edition have another address. */
function editionQuery({ edition }: TemplateRow): string {
	return edition === undefined ? "" : `?${EDITION}=${edition}`;
}

function altOf(template: TemplateRow, view: string, locale: string): string {
	const { name, colorName } = templateWords(template, locale);
	return say(wordsOf(locale).page.picture, { template: name, colour: colorName, view }, locale);
}
