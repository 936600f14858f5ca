import type { FactSource } from "@offizin/base";

/** Width and height in millimetres. */
export interface Extent {
	readonly width: number;
	readonly height: number;
}

/** One value that can be chosen. */
export interface Choice {
	/** Stable, as in the spec and in addresses: "leinwand", "a4-quer". */
	readonly key: string;
	/** Colour of a swatch, "#rrggbb". */
	readonly swatch?: string;
	/** How large it makes the product; of formats. */
	readonly size?: Extent;
	readonly source: FactSource;
}

export interface Range {
	readonly min: number;
	readonly max: number;
}

/** What values an option has. In a configuration every value is text: "leinwand", "24", "60x40". */
export type OptionDomain =
	| { readonly kind: "list"; readonly choices: readonly Choice[] }
	/** Whole numbers from `min` to `max` in steps from `min`. */
	| (Range & {
			readonly kind: "whole";
			readonly step: number;
	  })
	/** Free sizes in whole centimetres, width x height (spec 3.9, 5-2); `offered` are those shown first. */
	| {
			readonly kind: "size";
			readonly offered: readonly string[];
			readonly short: Range;
			readonly long: Range;
	  };

/** One thing to choose about a product, under its parameter name of spec 3.8. */
export interface Option {
	readonly key: string;
	readonly domain: OptionDomain;
	readonly default: string;
	/** The parameter it shares with other options, where its values tell which option they belong to: "sku". */
	readonly parameter?: string;
}

/** Chosen values by option key: complete, in the order of the product's options, every value text. */
export type Configuration = Readonly<Record<string, string>>;
