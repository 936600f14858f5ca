import type { FactSource } from "@offizin/base";
import type { Range } from "./option.ts";

/** Values of one option: listed ones, whole numbers in a range and its steps, or sizes by their short and long edge. */
export type Values =
	| readonly string[]
	| (Partial<Range> & { readonly step?: number })
	| { readonly short?: Partial<Range>; readonly long?: Partial<Range> };

/** What a sentence names beside its words; whoever knows the language writes it. */
export type ReasonValue =
	| string
	| number
	/** The names of values of an option; joined by "or" where any one of them will do. */
	| { readonly option: string; readonly values: readonly string[]; readonly isChoice?: true }
	/** Sizes in centimetres: "13x18". */
	| { readonly sizes: readonly string[] };

/** Why something is not possible, without words. */
export interface Reason {
	readonly code: string;
	readonly values?: Readonly<Record<string, ReasonValue>>;
}

/**
 * A rule of what goes together: where every option in `when` has one of its values, the option of `then` must have one
 * of its own. One option is ruled at a time, so that a wrong choice has one reason.
 */
export interface Constraint {
	/** Stable: "card.relief-needs-coated". */
	readonly code: string;
	readonly source: FactSource;
	/** By option key; empty where the rule always holds. */
	readonly when: Readonly<Record<string, Values>>;
	readonly then: { readonly option: string; readonly values: Values };
	/** Why; the rule's own code where it is absent. */
	readonly reason?: Reason;
}
