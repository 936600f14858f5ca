import {
	type DesignDocument,
	elementsOf,
	likelySuggestions,
	namesIn,
	suspects,
	type TextElement,
	withFacts,
	wordsToCheck,
} from "@offizin/design";
import type { Speller } from "../../adapters/spelling/speller.ts";
import { type DesignQuery, findDesign } from "../designs/design-store.ts";
import type { Platform } from "../platform.ts";
import { ownWords } from "./own-words.ts";

export interface SpelledWord {
	readonly page: string;
	readonly element: string;
	readonly word: string;
	readonly suggestions: readonly string[];
}

/** Nobody reads more of them, and each is looked for among all words of a language. */
const MOST_WORDS = 40;

/** Words of the newest state of a design that may be misspelt; undefined when there is no such design. */
export async function checkSpelling(
	{ database: { db }, speller }: Pick<Platform, "database" | "speller">,
	query: Pick<DesignQuery, "id" | "owner">,
): Promise<{ revision: number; words: SpelledWord[] } | undefined> {
	const design = await findDesign(db, query);
	if (!design) return undefined;
	const accepted = await db
		.selectFrom("design_word")
		.select("word")
		.where("design", "=", design.id)
		.execute();
	const right = new Set(accepted.map(({ word }) => word));
	return { revision: design.revision, words: await misspeltIn(speller, design.document, right) };
}

/** What a design says wrong, by its own language where the dictionaries know a text equally well; `right` are small. */
async function misspeltIn(
	speller: Speller,
	document: DesignDocument,
	right: ReadonlySet<string>,
): Promise<SpelledWord[]> {
	const names = new Set([...namesIn(namesOf(document)), ...right, ...ownWords]);
	const texts = withFacts(document).pages.flatMap(({ key, elements }) =>
		elements
			.filter(isProse)
			.map(({ id, text }) => ({ page: key, element: id, words: wordsToCheck(text, names) })),
	);
	const asked = await speller.unknown(texts.flatMap(({ words }) => words.map(({ word }) => word)));
	const { language = "de" } = document;
	const dictionaries = asked.toSorted(
		(a, b) => Number(b.language === language) - Number(a.language === language),
	);
	const found = texts.flatMap(({ page, element, words }) => {
		const suspected = suspects(
			words,
			dictionaries.map(({ unknown }) => unknown),
		);
		const { language } = dictionaries[suspected.dictionary] ?? {};
		const once = new Set(suspected.words.map(({ word }) => word));
		return language ? [...once].map((word) => ({ page, element, word, language })) : [];
	});
	const first = found.slice(0, MOST_WORDS);
	const meant = new Map(
		await Promise.all(
			dictionaries.map(async ({ language }) => {
				const words = first.filter((one) => one.language === language).map(({ word }) => word);
				return [language, await speller.suggestions(language, words)] as const;
			}),
		),
	);
	return first.flatMap(({ language, ...where }): SpelledWord[] => {
		const suggestions = likelySuggestions(where.word, meant.get(language)?.get(where.word) ?? []);
		return suggestions.length > 0 ? [{ ...where, suggestions }] : [];
	});
}

type Element = ReturnType<typeof elementsOf>[number];

/** A text whose words are a language's, not somebody's name or address. */
function isProse(element: Element): element is TextElement {
	return element.type === "text" && element.editable && element.personal?.kind !== "name";
}

/** What is told of a feast and its guests, and what stands where names stand. */
function namesOf(document: DesignDocument): string[] {
	const written = elementsOf(document).flatMap((element) =>
		element.type === "text" && element.personal?.kind === "name" ? [element.text] : [],
	);
	const told = Object.values(document.facts ?? {});
	return [...written, ...told, ...(document.guests ?? []).flatMap((guest) => Object.values(guest))];
}

/** Keeps with a design that a word of it is right; false when there is no such design. */
export async function acceptWord(
	{ database: { db } }: Pick<Platform, "database">,
	{ id, owner, word }: Pick<DesignQuery, "id" | "owner"> & { readonly word: string },
): Promise<boolean> {
	const design = await findDesign(db, { id, owner });
	if (!design) return false;
	await db
		.insertInto("design_word")
		.values({ design: id, word: word.toLocaleLowerCase("de") })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return true;
}
