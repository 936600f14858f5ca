import type { TemplateSummary } from "@offizin/contract";
import { type CardKindKey, isCardKind } from "#app/paths.ts";
import type { PictureSource } from "#app/pictures/picture.tsx";

export interface KindScene {
	readonly kind: CardKindKey;
	readonly scene: PictureSource;
}

/** For every kind that can be bought, the picture of one card; neighbours come from different collections where they can. */
export function kindScenesOf(templates: readonly TemplateSummary[]): KindScene[] {
	const themes = [...new Set(templates.map(({ themeId }) => themeId))];
	const kinds = [...new Set(templates.map(({ kind }) => kind))].filter(isCardKind);
	return kinds.map((kind, index) => {
		const own = templates.filter((template) => template.kind === kind);
		const chosen = own.find(({ themeId }) => themeId === themes[index % themes.length]) ?? own[0];
		if (!chosen) throw new Error(`No template of kind ${kind}`);
		const { src, width, height, alt } = chosen.scene;
		return { kind, scene: { src, width, height, alt } };
	});
}
