import type { ListParameter } from "#app/paths.ts";

/** Everything a list of the shop is narrowed by: cards by the parameters of their lists, other products by materials too. */
export type FacetKey = ListParameter | "material";

/** A value of a facet as a panel shows it. */
export interface FacetOption {
	readonly value: string;
	readonly count: number;
	readonly label: string;
	/** Of colours: one or two of them. */
	readonly swatch?: readonly string[];
}

export interface ShownFacet {
	readonly name: FacetKey;
	readonly options: readonly FacetOption[];
}

/** A value that the address chooses of a facet. */
export interface ChosenFacet<Name extends FacetKey = FacetKey> {
	readonly name: Name;
	readonly value: string;
	/** Its word; undefined for a value nobody knows, which is never shown as it stands in the address. */
	readonly label: string | undefined;
	/** Whether the whole list has it. */
	readonly isOffered: boolean;
}

/** What the address of a list chooses, and where another choice leads. */
export interface FacetChoice {
	readonly valueOf: (name: FacetKey) => string | undefined;
	readonly addressWith: (name: FacetKey, value: string | undefined) => string;
	/** With nothing chosen. */
	readonly plain: string;
}
