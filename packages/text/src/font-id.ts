/** Stable name of one font file, such as "cormorant-garamond-400". */
export type FontId = string;
