import type { FactSource } from "@offizin/base";
import type { Range } from "./option.ts";

/** Values of one option: listed ones, whole numbers in a range and its steps, or sizes by their short and long edge. */
export type Values =
	| readonly string[]
	| (Partial<Range> & { readonly step?: number })
	| { readonly short?: Partial<Range>; readonly long?: Partial<Range> };

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
	/** Why, as a sentence for shoppers. */
	readonly reasonDe: string;
}
