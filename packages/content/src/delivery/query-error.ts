/** Why something cannot be delivered. */
export type QueryError =
	| { readonly code: "unauthorized" }
	| { readonly code: "not_found" }
	| { readonly code: "parameter_unknown"; readonly parameter: string }
	| {
			readonly code: "parameter_invalid";
			readonly parameter: string;
			readonly expected: Expected;
			/** Of `one_of`: what is possible. */
			readonly values?: readonly string[];
	  };

/** What the value of a parameter has to be. */
export type Expected = "number" | "whole_number" | "date" | "one_of" | "sorting" | "relation" | "filter";

/** The refusal of a parameter whose value cannot be read. */
export function invalid(parameter: string, expected: Expected, values?: readonly string[]): QueryError {
	return { code: "parameter_invalid", parameter, expected, ...(values ? { values } : {}) };
}
