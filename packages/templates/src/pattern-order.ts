import type { Colorway } from "./theme.ts";

/** What a theme draws a pattern from: its name as a document, and the colour. */
export interface PatternOrder {
	readonly template: string;
	readonly colorway: Colorway;
}
