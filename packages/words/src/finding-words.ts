import { type Finding, findingValues } from "@offizin/design";
import { wordsOf } from "./language.ts";
import { listOf } from "./list.ts";
import { say } from "./say.ts";
import { elementName } from "./template-part-words.ts";
import { weekdayName } from "./weekday-name.ts";

/** What a finding of a design means and what helps. */
export function findingWords(finding: Finding, locale: string): string {
	const { rule, quote, edge } = wordsOf(locale).finding;
	const values = findingValues(finding, {
		quote: (text) => say(quote, { text }, locale),
		edges: (edges) =>
			listOf(
				edges.map((key) => edge[key]),
				locale,
			),
		weekday: (day) => weekdayName(day, locale),
		element: (label) => elementName(label, locale),
		fact: (fact) => wordsOf(locale).feast.fact[fact],
	});
	return say(messageOf(rule, finding.rule), values, locale);
}

/** The same with the name of the element it is about. */
export function labelledFinding(finding: Finding, locale: string): string {
	const words = findingWords(finding, locale);
	return say(wordsOf(locale).finding.labelled, { label: elementName(finding.label, locale), words }, locale);
}

/** The message of a rule, "text.overflow", in the tree of its area. */
function messageOf(tree: Readonly<Record<string, Readonly<Record<string, string>>>>, rule: Finding["rule"]) {
	const [area = "", name = ""] = rule.split(".");
	const message = tree[area]?.[name];
	if (message === undefined) throw new Error(`No words for the rule ${rule}`);
	return message;
}
