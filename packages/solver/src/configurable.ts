import type { Constraint } from "./constraint.ts";
import type { Option } from "./option.ts";

/** What is made by choosing: options with constraints instead of a table of variants. */
export interface Configurable {
	/** Names it in hashes and in errors about its tables. */
	readonly key: string;
	/** In the canonical order of addresses and hashes; earlier ones count more when a choice has to give way. */
	readonly options: readonly Option[];
	readonly constraints: readonly Constraint[];
}
