import { say, wordsOf } from "@offizin/words";
import type { CardKindKey } from "#app/paths.ts";
import { listCopy } from "./list-copy.server.ts";
import type { ListHead } from "./list-head.ts";

/** What the address of a list has decided. */
interface Narrowed {
	readonly occasion: string | undefined;
	readonly kind: CardKindKey | undefined;
}

/** Whether there is a page for an occasion. */
export function isOccasion(slug: string): boolean {
	return slug === "hochzeit" || Object.hasOwn(wordsOf("de").shop.occasions.bySlug, slug);
}

/** The head of a list of cards as its address has narrowed it. */
export function occasionCopy({ occasion, kind }: Narrowed, locale: string): ListHead {
	const { bySlug, byKind, description } = wordsOf(locale).shop.occasions;
	if (occasion === "hochzeit") return listCopy(locale)[kind ?? "wedding"];
	if (occasion === undefined) return byKind[kind ?? "einladung"];
	const heads: Readonly<Record<string, Omit<ListHead, "description">>> = bySlug;
	const head = heads[occasion];
	if (!head) throw new Error(`${occasion} is an occasion with words`);
	const named = kind
		? { ...head, title: `${head.title}: ${byKind[kind].title}`, headline: byKind[kind].headline }
		: head;
	return { ...named, description: say(description, { title: named.title }, locale) };
}
