import { type Finding, findingWordsDe } from "@offizin/design";

/** A finding with the name of the field it is about, for the shopper. */
export function findingWords(finding: Finding): string {
	return `„${finding.label}“: ${findingWordsDe(finding)}`;
}
