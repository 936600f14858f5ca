import { type CardKindKey, kindOfSlug, kindPath, occasionPath, paths } from "#app/paths.ts";

/** What the path of a list of cards has decided, below "/karten-designen/". */
export interface OccasionAddress {
	/** Slug of spec 2.3-4, or one that contains several of them. */
	readonly occasion: string | undefined;
	readonly kind: CardKindKey | undefined;
}

/** Reads "hochzeit", "geburtstag/kindergeburtstag", "hochzeit/dankeskarten" or "dankeskarten"; undefined for any other. */
export function readOccasionAddress(
	path: string,
	isOccasion: (slug: string) => boolean,
): OccasionAddress | undefined {
	const slug = path.replace(/\/$/, "");
	if (isOccasion(slug)) return { occasion: slug, kind: undefined };
	const [, parent = "", last = slug] = /^(.+)\/([^/]+)$/.exec(slug) ?? [];
	const kind = kindOfSlug(last);
	if (!kind || (parent !== "" && !isOccasion(parent))) return undefined;
	return { occasion: parent === "" ? undefined : parent, kind };
}

/** Where a list is, its path without a query. */
export function occasionBase({ occasion, kind }: OccasionAddress): string {
	const base = occasion === undefined ? paths.cards : occasionPath(occasion);
	return kind ? kindPath(kind, base) : base;
}
