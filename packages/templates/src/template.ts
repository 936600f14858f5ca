import { type ColorFacet, cardProductFor } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import type { Refinement } from "@offizin/formats";
import { type Configuration, defaultConfiguration } from "@offizin/solver";
import type { CardKind, Theme } from "./theme.ts";

/** A ready document of a theme for a format and a colour: what the shop lists and the editor opens. */
export interface Template {
	/** `{theme}-{formatType}-{colorway}`. */
	readonly id: string;
	readonly name: string;
	readonly description: string;
	readonly productType: "card";
	readonly themeId: string;
	readonly themeName: string;
	readonly occasion: "hochzeit";
	readonly kind: CardKind;
	readonly style: string;
	readonly colorway: { readonly key: string; readonly name: string };
	readonly color: ColorFacet;
	readonly created: string;
	readonly refinements: readonly Refinement[];
	readonly hasPhoto: boolean;
	readonly defaultConfiguration: Configuration;
	readonly document: DesignDocument;
}

/** All templates of some themes: theme by theme, colour by colour, in the order of the recipes. */
export function buildTemplates(themes: readonly Theme[]): Template[] {
	return themes.flatMap((theme) =>
		theme.colorways.flatMap((colorway) =>
			theme.cards.map((card): Template => {
				const id = `${theme.id}-${card.formatType}-${colorway.key}`;
				const configuration = {
					...defaultConfiguration(cardProductFor({ ...card, refinements: theme.refinements })),
					paperType: card.paperType,
					refinementType: colorway.refinementType,
				};
				const document = { ...card.build(colorway, id), configuration };
				return {
					id,
					name: `${theme.name} – ${card.name}`,
					description: card.description,
					productType: "card",
					themeId: theme.id,
					themeName: theme.name,
					occasion: "hochzeit",
					kind: card.kind,
					style: theme.style,
					colorway: { key: colorway.key, name: colorway.name },
					color: colorway.facet,
					created: theme.created,
					refinements: theme.refinements,
					hasPhoto: document.pages.some(({ elements }) => elements.some(({ type }) => type === "photo")),
					defaultConfiguration: configuration,
					document,
				};
			}),
		),
	);
}
