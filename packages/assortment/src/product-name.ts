import { pageKeyNameDe } from "@offizin/formats";
import { namesDe } from "./names-de.ts";

/** What of a product has a name. */
export type NameKind = "format" | "paper" | "refinement" | "punching" | "page";

interface ProductNames {
	readonly listed: Readonly<Record<Exclude<NameKind, "page">, Readonly<Record<string, string>>>>;
	/** Leaves, panels and spreads are counted, so the names of pages are made. */
	readonly page: (key: string) => string;
}

const german: ProductNames = { listed: namesDe, page: pageKeyNameDe };
/** Languages that have names of their own. */
const namesByLanguage: Readonly<Record<string, ProductNames>> = { de: german };

/**
 * The name of a format, paper, refinement, punching or page in the language of a locale like "de-DE". A key that the
 * catalogue does not have stands for itself, since an old order may hold what is no longer sold. A language without
 * names of its own gets the German ones until it has some.
 */
export function productName(kind: NameKind, key: string, locale: string): string {
	const language = locale.split("-", 1)[0] ?? locale;
	const names = namesByLanguage[language] ?? german;
	if (kind === "page") return names.page(key);
	const listed = names.listed[kind];
	return Object.hasOwn(listed, key) ? (listed[key] ?? key) : key;
}
