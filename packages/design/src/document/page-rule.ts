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

/**
 * The document with as many pages as its configuration names: those that are missing come before the last one, which
 * closes what is told, with nothing on them but drawings like those of the others. Who names fewer than lie there has what lies there.
 * The same document always gets the same pages, so that two who begin one have the same.
 */
export function withPagesNamed(document: DesignDocument): DesignDocument {
	const { pages: rule } = document.choices;
	const wanted = rule && countNamed(rule, document.configuration);
	const own = ownPages(document, document.pages);
	const last = own.at(-1);
	if (!rule || !last || wanted === undefined || wanted <= own.length || !isPageCount(document, wanted)) {
		return withPagesCounted(document);
	}
	const taken = new Set([
		...document.pages.map(({ key }) => key),
		...document.pages.flatMap(({ elements }) => elements.map(({ id }) => id)),
	]);
	const free = (kind: string, number: number): string => {
		const name = `${kind}-${number}`;
		if (taken.has(name)) return free(kind, number + 1);
		taken.add(name);
		return name;
	};
	const added = Array.from({ length: wanted - own.length }, (_none, at): DesignPage => {
		const drawn = own[at % own.length]?.elements.flatMap((element) =>
			element.type === "artwork" && element.group === undefined
				? [{ ...element, id: free(element.type, 1) }]
				: [],
		);
		return { key: free("page", 1), like: rule.like, elements: drawn ?? [] };
	});
	const pages = [...document.pages];
	pages.splice(pages.indexOf(last), 0, ...added);
	return withPagesCounted({ ...document, pages });
}

/** How many pages of its own a configuration asks for; undefined where it does not say. */
function countNamed(
	{ option, min, step, values }: NonNullable<DesignDocument["choices"]["pages"]>,
	configuration: DesignDocument["configuration"],
): number | undefined {
	const named = option === undefined ? undefined : configuration[option];
	if (named === undefined) return undefined;
	if (!values) return Number(named);
	const at = values.indexOf(named);
	return at < 0 ? undefined : min + at * step;
}
