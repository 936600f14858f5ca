import { type ColorFacet, geometryOf, type productTypes } from "@offizin/assortment";
import type { DesignDocument, DesignPage } from "@offizin/design";
import type { Format, Refinement } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import type { CardKind, ThemeRow } from "./theme.ts";

/** What every design begins with: of which product, and as what it opens. */
interface Beginning {
	readonly id: string;
	/** Keys of its pages, in the order of the document. */
	readonly pages: readonly DesignPage["key"][];
	readonly refinements: readonly Refinement[];
	readonly defaultConfiguration: Configuration;
	/** SHA-256 of its document as JSON: the name of the file it is baked into. */
	readonly document: string;
	/** What the back office has published of it last; absent where it is as it was baked. */
	readonly edition?: number;
}

/** What lists, prices and pictures need of a template, so that none of them reads its document. Its id is `{theme}-{formatType}-{colorway}`. */
export interface TemplateRow extends Beginning {
	readonly productType: "card";
	readonly formatType: string;
	readonly themeId: string;
	readonly kind: CardKind;
	/** Slug of spec 2.3-4. */
	readonly occasion: string;
	readonly style: string;
	/** Key of its colour version. */
	readonly colorway: string;
	readonly color: ColorFacet;
	/** The same card in every colour of its theme, this one among them. */
	readonly colors: readonly TemplateColor[];
	/** Ids of the other cards of its theme in its colour. */
	readonly siblings: readonly string[];
	/** Ids of the envelopes it is sent in, printed in its colour: one for each flap. */
	readonly envelopes: readonly string[];
	readonly created: string;
	/** How often it counts as begun before anybody has; the same in every colour. */
	readonly startPopularity: number;
	readonly hasPhoto: boolean;
	/** Whether its back is worth being turned to: more than a line and an ornament. */
	readonly hasDesignedBack: boolean;
}

/** What designs of a product begin with that has no cards: no theme, no pictures, and the name of its product (docs/decisions/097). */
export interface StartRow extends Beginning {
	readonly productType: Exclude<(typeof productTypes)[number], "card">;
}

/** Whatever a design can begin with. */
export type BeginningRow = TemplateRow | StartRow;

interface TemplateColor {
	readonly id: string;
	readonly key: string;
	readonly facet: ColorFacet;
}

/** A ready document of a theme for a format and a colour: what the shop lists and the editor opens. */
export interface Template extends Omit<TemplateRow, "document"> {
	readonly document: DesignDocument;
}

/** A pattern of ours as servers know it. */
export interface PatternRow {
	readonly id: string;
	/** SHA-256 of its document, as of a template. */
	readonly document: string;
}

/** Everything that was baked; templates in the order of our recommendation. */
export interface TemplateIndex {
	readonly themes: readonly ThemeRow[];
	readonly templates: readonly TemplateRow[];
	/** Opened beside a card and listed nowhere (docs/decisions/080). */
	readonly envelopes: readonly TemplateRow[];
	/** Of products without templates: opened, and never among the cards. */
	readonly starts: readonly StartRow[];
	readonly patterns: readonly PatternRow[];
}

/** The row of a template whose document has this SHA-256; a pure package has nothing to make one with. */
export function rowOf(template: Template, sha256: string): TemplateRow {
	return { ...template, document: sha256 };
}

/** The surfaces and pages that a template opens with. */
export function templateGeometry({
	productType: product,
	defaultConfiguration: configuration,
}: Pick<TemplateRow, "productType" | "defaultConfiguration">): Format {
	return geometryOf({ product, configuration });
}
