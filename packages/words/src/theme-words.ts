import { invariant } from "@offizin/base";
import { wordsOf } from "./language.ts";
import { own } from "./own.ts";
import { say } from "./say.ts";

interface ThemeWords {
	readonly name: string;
	readonly story: string;
	readonly colorway: Readonly<Record<string, string>>;
	readonly card: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
}

/** What is told of a collection. Throws for one without words, which is a fault of ours. */
export function themeWords(id: string, locale: string): ThemeWords {
	const words = own<ThemeWords>(wordsOf(locale).theme, id);
	invariant(words, `the theme ${id} has words`);
	return words;
}

/** What a colour of a collection is called. */
export function colorwayName({ themeId, colorway }: { themeId: string; colorway: string }, locale: string) {
	const name = own(themeWords(themeId, locale).colorway, colorway);
	invariant(name !== undefined, `the colour ${colorway} of ${themeId} has a name`);
	return name;
}

/** What a template is of. */
interface OfTheme {
	readonly themeId: string;
	readonly formatType: string;
	readonly colorway: string;
}

/** What cards are sent in has the same words in every collection. */
function envelopeWords(formatType: string, locale: string): ThemeWords["card"][string] | undefined {
	const { format, template } = wordsOf(locale);
	const name = formatType.startsWith("briefumschlag-") ? own<string>(format, formatType) : undefined;
	return name === undefined ? undefined : { name, description: template.envelope };
}

/** What is told of a template: "Eukalyptus – Einladung Klappkarte", "Einladung Klappkarte", "Salbei". */
export function templateWords({ themeId, formatType, colorway }: OfTheme, locale: string) {
	const theme = themeWords(themeId, locale);
	const card = own(theme.card, formatType) ?? envelopeWords(formatType, locale);
	invariant(card, `the card ${formatType} of ${themeId} has words`);
	return {
		name: say(wordsOf(locale).template.name, { theme: theme.name, card: card.name }, locale),
		/** Under the name of its collection. */
		ownName: card.name,
		description: card.description,
		colorName: colorwayName({ themeId, colorway }, locale),
	};
}
