/** One line of the table. */
export interface Figure {
	readonly what: string;
	readonly ours: string;
	readonly peer?: string;
	readonly ratio?: string;
	readonly budget?: string;
	/** Absent where there is no budget. */
	readonly isKept?: boolean;
}

export interface RowResult {
	readonly figures: readonly Figure[];
	/** Sentences and lists below the table, as Markdown. */
	readonly notes: readonly string[];
}

/** Something that is measured: `npm run bench -- name` runs it alone. */
export interface Row {
	readonly name: string;
	run(): Promise<RowResult>;
}
