import type { DesignDocument } from "../document/document.ts";
import { findElement } from "../document/document-elements.ts";
import { factKinds, feastFacts } from "../document/fact.ts";
import { asksFor, withFacts } from "../facts/with-facts.ts";
import { plain } from "./check-personal.ts";
import type { Finding } from "./finding.ts";

/** Texts that tell facts and more, and are still written as the theme writes them: told of these persons they are not. */
export function checkOwnWords(document: DesignDocument): Finding[] {
	if (!document.facts) return [];
	const told = withFacts(document);
	return document.pages.flatMap(({ key, elements }) =>
		elements.flatMap((element): Finding[] => {
			if (element.type !== "text" || !element.personal?.sample.includes("{{")) return [];
			if (plain(element.text) !== plain(element.personal.sample)) return [];
			const { id, label } = element;
			// Found as it is written, quoted as it is read.
			const read = findElement(told, id);
			const text = read?.type === "text" ? read.text.trim() : "";
			return [{ rule: "text.sample", text, severity: "confirm", page: key, element: id, label }];
		}),
	);
}

/** Facts that texts ask for and nobody has told: at the first text that asks. A card without its names is none. */
export function checkFacts(document: DesignDocument): Finding[] {
	const told = document.facts;
	if (!told) return [];
	const guests = new Set(document.fields.map(({ key }) => key));
	return feastFacts.flatMap((fact): Finding[] => {
		if (told[fact]?.trim() || guests.has(fact)) return [];
		const [first] = document.pages.flatMap(({ key, elements }) =>
			elements
				.filter((element) => asksFor(element, fact))
				.map(({ id, label }) => ({ page: key, element: id, label })),
		);
		const severity = factKinds[fact] === "name" ? "error" : "confirm";
		return first ? [{ rule: "fact.missing", fact, severity, ...first }] : [];
	});
}
