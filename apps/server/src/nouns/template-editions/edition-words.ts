import {
	documentErrorWords,
	elementName,
	findingWords,
	listOf,
	pageKeyName,
	productWords,
	say,
	wordsOf,
} from "@offizin/words";
import type { EditionProblem } from "./edition-problem.ts";

/** A problem with its words. */
export function problemView(problem: EditionProblem, locale: string): { code: string; message: string } {
	return { code: problem.code, message: problemWords(problem, locale) };
}

function problemWords(problem: EditionProblem, locale: string): string {
	const words = wordsOf(locale).edition;
	switch (problem.code) {
		case "edition_finding": {
			const { finding, choices } = problem;
			const card = productWords("card", locale);
			const named = Object.entries(choices).map(([option, value]) => card.value(option, value));
			const values = {
				page: pageKeyName(finding.page, locale),
				label: elementName(finding.label, locale),
				words: findingWords(finding, locale),
				choices: listOf(named, locale),
			};
			return say(words.finding, values, locale);
		}
		case "edition_unreadable":
			return problem.error ? documentErrorWords(problem.error, locale) : words.problem.edition_unreadable;
		case "edition_photo_own":
		case "edition_text_lost":
			return say(words.problem[problem.code], { label: elementName(problem.label, locale) }, locale);
		case "edition_fact_lost":
			return say(words.problem.edition_fact_lost, { fact: wordsOf(locale).feast.fact[problem.fact] }, locale);
		default:
			return words.problem[problem.code];
	}
}
