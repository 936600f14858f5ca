/** A page on the map of the shop. */
export interface MapEntry {
	readonly name: string;
	readonly to: string;
	/** Its path by language, where they are not all the same. */
	readonly translations?: Readonly<Record<string, string>>;
}

/** A shelf of it. */
export interface MapGroup {
	/** Name of its part of the map for search. */
	readonly key: "pages" | "cards" | "products" | "collections" | "designs" | "magazine" | "legal";
	readonly name: string;
	readonly entries: readonly MapEntry[];
}
