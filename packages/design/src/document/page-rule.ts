import type { DesignDocument, DesignPage } from "./document.ts";

type Pages = readonly Pick<DesignPage, "key" | "like">[];

/** The pages that a person may add, take away and move; none where the faces are fixed. */
export function ownPages<Page extends Pages[number]>(
	{ choices }: Pick<DesignDocument, "choices">,
	pages: readonly Page[],
): Page[] {
	const { pages: rule } = choices;
	return rule ? pages.filter(({ like }) => like === rule.like) : [];
}

/** Whether a document may have so many pages of its own: within its range, and by whole steps. */
export function isPageCount({ choices }: Pick<DesignDocument, "choices">, count: number): boolean {
	const { pages: rule } = choices;
	if (!rule) return false;
	return count >= rule.min && count <= rule.max && (count - rule.min) % rule.step === 0;
}

/** The fixed pages in their order, with a mark wherever pages of one's own stand: it stays the same through all changes. */
export function facesOf({ choices }: Pick<DesignDocument, "choices">, pages: Pages): string {
	const marks = pages.map(({ key, like }) =>
		choices.pages?.like === like && like !== undefined ? "*" : key,
	);
	return marks.filter((mark, at) => mark !== "*" || marks[at - 1] !== "*").join(" ");
}

/** The document with the option that counts its pages as it is. */
export function withPagesCounted(document: DesignDocument): DesignDocument {
	const { pages: rule } = document.choices;
	if (rule?.option === undefined) return document;
	const { option, min, step, values } = rule;
	const count = ownPages(document, document.pages).length;
	const value = values ? values[(count - min) / step] : String(count);
	if (value === undefined || document.configuration[option] === value) return document;
	return { ...document, configuration: { ...document.configuration, [option]: value } };
}
