/** A page on the map of the shop. */
export interface MapEntry {
	readonly name: string;
	readonly to: string;
}

/** A shelf of it. */
export interface MapGroup {
	readonly name: string;
	readonly entries: readonly MapEntry[];
}
