import { namesDe } from "./names-de.ts";

/** What of a card has a name. */
export type NameKind = "format" | "paper" | "refinement" | "punching";

/**
 * The German name of a format, paper, refinement or punching. A key that the catalogue does not have stands for itself,
 * since an old order may hold what is no longer sold.
 */
export function productName(kind: NameKind, key: string, _locale: string): string {
	const listed: Readonly<Record<string, string>> = namesDe[kind];
	return Object.hasOwn(listed, key) ? (listed[key] ?? key) : key;
}
