import type { SearchHit, SearchKind } from "@offizin/contract";

/** A text of a page: 1 is the weight of its title. */
export interface WeighedText {
	readonly text: string;
	readonly weight: number;
}

/** How much the words of a text say about their page. */
export const weightOf = { title: 1, alias: 0.9, subject: 0.8, detail: 0.5, note: 0.35, body: 0.15 } as const;

/** A page that can be found, in one language. */
export interface SearchEntry {
	readonly path: string;
	readonly kind: SearchKind;
	readonly texts: readonly WeighedText[];
	/** How much more it is worth than another page in which the words stand as well. */
	readonly worth: number;
	/** What is shown of it. */
	readonly hit: Omit<SearchHit, "path" | "kind">;
	/** Pages of which only the best one is shown: the same design in its colours. */
	readonly sameAs?: string;
}

/** Entries of the same page as one: it shows what the first says of it, and is found under the words of all. */
export function mergePages(entries: readonly SearchEntry[]): readonly SearchEntry[] {
	return [...Map.groupBy(entries, ({ path }) => path).values()].flatMap((same) => {
		const [first] = same;
		if (!first || same.length === 1) return same;
		const { note, picture, swatch, sku } = Object.assign({}, ...same.toReversed().map(({ hit }) => hit));
		return [
			{
				...first,
				texts: same.flatMap(({ texts }) => texts),
				hit: { title: first.hit.title, note, picture, swatch, sku },
			},
		];
	});
}
