/** The part of papaparse we use; @types/papaparse brings the types of Node, which pure packages do without. */
declare module "papaparse" {
	interface ParseConfig {
		readonly delimiter: string;
		/** Rows that are read at most; 0 for all. */
		readonly preview: number;
	}
	interface ParseResult {
		readonly data: readonly (readonly string[])[];
		readonly errors: readonly { readonly type: string; readonly row?: number }[];
		readonly meta: { readonly delimiter: string; readonly truncated: boolean };
	}
	interface UnparseConfig {
		readonly delimiter: string;
		readonly newline?: string;
		readonly escapeFormulae?: boolean | RegExp;
	}
	const papa: {
		parse(text: string, config: ParseConfig): ParseResult;
		unparse(rows: readonly (readonly string[])[], config: UnparseConfig): string;
	};
	export default papa;
}
