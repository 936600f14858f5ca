import type { TemplateSummary } from "@offizin/contract";
import type { PictureSource } from "#app/pictures/picture.tsx";

/** What a tile needs of a template: a page of tiles is sent twice, as markup and as data. */
export interface TileCard extends Pick<TemplateSummary, "id" | "name" | "colors" | "from"> {
	readonly colorName: string;
	readonly front: PictureSource;
	readonly back: PictureSource;
}

/** The dash of a name never begins a line. */
function keepDash(name: string): string {
	return name.replace(" – ", "\u00a0– ");
}

export function tileOf({ id, name, colors, from, colorway, back }: TemplateSummary): TileCard {
	const { src, width, height, alt } = back;
	return {
		id,
		name: keepDash(name),
		colors,
		from,
		colorName: colorway.name,
		front: { src: src.replace(/\/back$/, "/front"), width, height, alt: `${name} in ${colorway.name}` },
		back: { src, width, height, alt },
	};
}
