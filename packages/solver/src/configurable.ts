import type { Constraint } from "./constraint.ts";
import type { Option } from "./option.ts";

/**
 * What else a choice may change, by the option that is chosen. Nothing changes for another option that is not named here:
 * a value that would need it is not offered.
 */
export interface Follows {
	/** Comes along by itself and quietly, as near as it can, else with its default: the colour of a frame. */
	readonly along: Readonly<Record<string, readonly string[]>>;
	/**
	 * Is told before the choice: what of `along` somebody would miss, and what goes back to its default where nothing else
	 * helps, the first of them first.
	 */
	readonly givesWay: Readonly<Record<string, readonly string[]>>;
}

/** What is made by choosing: options with constraints instead of a table of variants. */
export interface Configurable {
	/** Names it in hashes and in errors about its tables. */
	readonly key: string;
	/** In the canonical order of addresses and hashes; earlier ones count more when a choice has to give way. */
	readonly options: readonly Option[];
	readonly constraints: readonly Constraint[];
	/** What choices change beside themselves; absent where whatever comes nearest does. */
	readonly follows?: Follows;
}
