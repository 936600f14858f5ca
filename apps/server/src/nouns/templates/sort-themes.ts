import type { ThemeRow } from "@offizin/templates";

type ThemeSort = "sort" | "created";

/** Collections in an order, and the orders that differ from our recommendation, and it. */
export function sortThemes(recommended: readonly ThemeRow[], sort: ThemeSort) {
	const newest = recommended.toSorted((a, b) => b.created.localeCompare(a.created));
	const isOwnOrder = newest.some((theme, index) => theme !== recommended[index]);
	const sorts: ThemeSort[] = isOwnOrder ? ["sort", "created"] : ["sort"];
	return { found: sort === "created" ? newest : recommended, sorts };
}
