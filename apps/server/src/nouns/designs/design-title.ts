import { asksFor, type DesignDocument, elementsOf, type Finding, type TextElement } from "@offizin/design";

const MOST_LETTERS = 80;
/** Of a couple; what is more is told inside of the card. */
const MOST_NAMES = 2;

const couple = ["name1", "name2"] as const;

export interface TitledDesign {
	readonly document: DesignDocument;
	/** Those of the document: they know which names are still the template's. */
	readonly findings: readonly Finding[] | undefined;
}

/** What a design can be called by the names somebody has written on it; null while there are none. */
export function designTitle({ document, findings }: TitledDesign): string | null {
	if (!findings) return null;
	const untouched = new Set(
		findings.flatMap(({ rule, element }) => (rule === "text.sample" ? [element] : [])),
	);
	const own = elementsOf(document).filter(
		(element): element is TextElement =>
			element.type === "text" && element.personal?.kind === "name" && !untouched.has(element.id),
	);
	const names = own.flatMap((element) => {
		const told = couple.filter((fact) => asksFor(element, fact));
		if (told.length > 0) return told.flatMap((fact) => document.facts?.[fact]?.trim() || []);
		const name = withoutJoint(element.text.replace(/\s+/g, " ").trim());
		return name === "" || name.includes("{{") ? [] : [name];
	});
	const title = [...new Set(names)].slice(0, MOST_NAMES).join(" & ");
	if (title === "") return null;
	return title.length > MOST_LETTERS ? `${title.slice(0, MOST_LETTERS - 1).trimEnd()}…` : title;
}

/** "& Tom", the second line of a couple's names, without what joins it to the first. */
function withoutJoint(name: string): string {
	return name.replace(/^(?:[&+]|und|and)\s+/i, "").replace(/\s+(?:[&+]|und|and)$/i, "");
}
