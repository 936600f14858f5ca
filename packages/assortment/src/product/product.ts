import type { Day } from "@offizin/calendar-days";
import type { Format, Refinement } from "@offizin/formats";
import type { ChannelKey } from "@offizin/sites";
import type { Configuration, Constraint, Follows, Option } from "@offizin/solver";
import type { Letter } from "../accessory/postage.ts";
import { productTypes } from "../facet/facets.ts";
import type { CutList } from "./cut-list.ts";
import type { Fact, FactValue } from "./fact.ts";

/** The eight product types of spec 3.3; books with empty pages, sold beside photo books; wrapping paper, which is ours. */
export const productKeys = [...productTypes, "guestbook", "giftwrap"] as const;
export type ProductKey = (typeof productKeys)[number];

/** Chosen values as some release stored them. */
export type StoredConfiguration = Readonly<Record<string, string | readonly string[]>>;

/** What a template, or a design of it, says of its product. */
export interface TemplateScope {
	/** As it opens, or as the design is. */
	readonly configuration: Configuration;
	readonly refinements: readonly Refinement[];
}

/**
 * What an option is to those who show it, where its domain does not say so: what a thing is made of; what is put on in
 * foil; the colour of a part that may be missing; the sizes that each kind of thing has of its own.
 */
export type OptionRole = "material" | "foil" | "partColor" | "sizeOfKind";

/** Where and when a product is looked at. */
interface Opening {
	readonly channel: ChannelKey;
	readonly day: Day;
	/** What it is looked at as, where many of one product stand side by side. */
	readonly pinned?: Configuration;
}

/** How templates narrow a product. */
interface Narrowing {
	/** Options of which each template has one value. */
	readonly fixed: readonly string[];
	readonly narrow: (scope: TemplateScope) => Product;
}

/** What stands beside the page in the editor. */
export type EditorPanel = "texts" | "photo" | "options" | "elements" | "check";

/** What the editor shows of a product. */
export interface Workspace {
	/** In their order; it opens with the first. */
	readonly panels: readonly [EditorPanel, ...EditorPanel[]];
	/** How the finished thing is looked at besides its pages: a card or booklet in the hand. */
	readonly preview?: "inHand";
	/** Each print may be for another guest. */
	readonly hasGuests?: true;
	/** It is bought on the page it is chosen on: the editor leads back there. */
	readonly isBoughtOnPage?: true;
}

/** As many pages as a person likes, in whole steps from the fewest on. */
export interface PageRange {
	/** Page of the geometry that there are many of. */
	readonly like: string;
	readonly min: number;
	readonly max: number;
	readonly step: number;
	/** So many stay side by side when they are moved; as many as a step where it is absent. */
	readonly together?: number;
	/** Option that says how many there are; absent where none does. */
	readonly option?: string;
	/** What it says of each number, from the fewest on; the number itself where it is absent. */
	readonly values?: string[];
}

/** What can be ordered of a product: options with constraints instead of a table of variants. */
export interface Product {
	readonly key: ProductKey;
	/** In the canonical order of addresses and hashes; earlier ones count more when a choice has to give way. */
	readonly options: readonly Option[];
	readonly constraints: readonly Constraint[];
	/** What a choice changes beside itself; absent where whatever comes nearest does. */
	readonly follows?: Follows;
	/** Options that say nothing about it as it is chosen: they are not asked, and keep what was chosen. */
	readonly idle?: (configuration: Configuration) => readonly string[];
	/** By option; absent where no option has one. */
	readonly roles?: Readonly<Record<string, OptionRole>>;
	/**
	 * Options that are asked first, in the order of a person's questions; the others wait behind a fold with what is chosen
	 * of them. Absent where all are asked.
	 */
	readonly foremost?: readonly string[];
	/** By option and value, what comes closest to it: offered beside what a design was made for, before everything else. */
	readonly closest?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
	/** Brands that sell it: the pages, prices, designs and carts of another know nothing of it (spec 1-2, 1-3). */
	readonly channels: readonly ChannelKey[];
	/** Copies that can be ordered at once. */
	readonly quantities: {
		readonly offered: readonly number[];
		readonly default: number;
		readonly max: number;
	};
	/** Path prefix of its editor (spec 2.1-9). */
	readonly configurator: string;
	/**
	 * Options whose combinations stand side by side where all of a product is looked over; absent where one page shows
	 * everything.
	 */
	readonly overview?: readonly string[];
	/** The surfaces and pages of a configuration that can be made; absent where it is not printed yet. */
	readonly geometry?: (configuration: Configuration) => Format;
	/** Absent where nothing is made in the editor. */
	readonly workspace?: Workspace;
	/** Which page there are many of, and how many; absent, or undefined of a configuration, where its faces are fixed. */
	readonly pages?: (configuration: Configuration) => PageRange | undefined;
	/** Id of the pattern of ours that is printed; present where a product is sold as it is chosen, and nobody designs it. */
	readonly pattern?: (configuration: Configuration) => string;
	/** As it is sold on a day; absent where that is always the same. */
	readonly onDay?: (day: Day) => Product;
	/** What it opens with by brand or day, beside its defaults; absent where those are all. */
	readonly opensWith?: (opening: Opening) => Configuration;
	/** What is left of it for one template; absent where a template can be made as everything. */
	readonly narrowing?: Narrowing;
	/** What a configuration of an earlier release says in today's options; absent where there has been none. */
	readonly readStored?: (stored: StoredConfiguration) => StoredConfiguration;
	/**
	 * What choices come to, told behind their names: the size of a format, the weight of a paper. By option; nothing of a
	 * value that is no longer made, which an old order may have.
	 */
	readonly measures?: (configuration: Configuration) => Readonly<Record<string, readonly FactValue[]>>;
	/** As it is handed to the post; absent, or undefined of a configuration, where it is no letter. */
	readonly letter?: (configuration: Configuration) => Letter | undefined;
	/** What the workshop cuts and lays together for one piece; absent where it is done with what is printed. */
	readonly cutList?: (configuration: Configuration) => CutList;
	/** What follows from a configuration that can be made: weight, spine, postage, wrap. */
	readonly facts: (configuration: Configuration) => readonly Fact[];
}
