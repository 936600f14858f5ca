import { asksFor, type DesignDocument, type FeastFact, feastFacts } from "@offizin/design";

/** A fact that texts tell, with the first of them. */
export interface AskedFact {
	readonly fact: FeastFact;
	readonly page: string;
	readonly element: string;
}

/** The facts a design asks for as it is written, in the order a person tells them. */
export function askedFacts(written: DesignDocument): AskedFact[] {
	if (!written.facts) return [];
	const guests = new Set(written.fields.map(({ key }) => key));
	return feastFacts.flatMap((fact): AskedFact[] => {
		if (guests.has(fact)) return [];
		const [first] = written.pages.flatMap(({ key, elements }) =>
			elements.filter((element) => asksFor(element, fact)).map(({ id }) => ({ page: key, element: id })),
		);
		return first ? [{ fact, ...first }] : [];
	});
}

/** The one fact a pattern tells as it is, and nothing else. */
export function soleFact(pattern: string): FeastFact | undefined {
	return feastFacts.find((fact) => pattern === `{{${fact}}}`);
}
