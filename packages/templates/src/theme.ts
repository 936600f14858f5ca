import type { ColorFacet } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import type { Refinement } from "@offizin/formats";

/** What a card is sent for within a wedding. */
export type CardKind = "einladung" | "save-the-date" | "danke" | "menue" | "kirchenheft";

/** One colour version of a theme. */
export interface Colorway {
	readonly key: string;
	/** Facet it is found under. */
	readonly facet: ColorFacet;
	/** What its cards are refined with unless somebody chooses otherwise. */
	readonly refinementType: Refinement;
}

/** One card of a theme: a recipe that turns a colour version into a finished document. */
export interface CardRecipe {
	readonly formatType: string;
	readonly kind: CardKind;
	readonly paperType: string;
	/** Day the card came out, ISO; absent where it came out with its theme. */
	readonly created?: string;
	/**
	 * How often it counts as begun before anybody has: what "popularity" sorts by until real designs outweigh it
	 * (docs/decisions/057).
	 */
	readonly startPopularity: number;
	readonly build: (colorway: Colorway, template: string) => DesignDocument;
}

/** What a server knows of a design family; what a person reads of it is in `words`, by these keys. */
export interface ThemeRow {
	readonly id: string;
	/** Style facet: "botanisch", "art-deco". */
	readonly style: string;
	/** What its cards are sent for, by the slug of spec 2.3-4. */
	readonly occasion: string;
	/** Number the collection has in addresses (spec 2.3-6). */
	readonly number: string;
	/** Refinements the theme is drawn for; each needs its role in the documents. */
	readonly refinements: readonly Refinement[];
	/** Day the theme came out, ISO. */
	readonly created: string;
	/** First is the main one. */
	readonly colorways: readonly Colorway[];
}

/** A design family ("Kollektion"): one idea carried through several cards (brands.md). */
export interface Theme extends ThemeRow {
	readonly cards: readonly CardRecipe[];
}

export function themeRowOf({ cards: _, ...row }: Theme): ThemeRow {
	return row;
}
