import {
	type DesignDocument,
	factValues,
	filledText,
	fillingsOf,
	ownLabels,
	type TextElement,
} from "@offizin/design";
import { type Idea, type IdeaLabel, ideaLabels } from "@offizin/words/ideas";

/** An idea as it would stand in a text of a card. */
export interface ToldIdea {
	readonly idea: Idea;
	/** What is put in: asks for the facts, so that it follows them. */
	readonly written: string;
	readonly told: string;
	/** A quotation has a place of its own for its author. */
	readonly author: TextElement | undefined;
}

/** Whether we have texts for what is labelled so; a text of one's own can be anything. */
export function hasIdeas(label: string): label is IdeaLabel | typeof ownLabels.text {
	return label === ownLabels.text || (ideaLabels as readonly string[]).includes(label);
}

/**
 * What can stand in a text of the card, with the person's own facts in it: what would have a hole because a fact is not
 * known, or is longer than the field takes, is left out.
 */
export function toldIdeas(
	ideas: readonly Idea[],
	{ document, element }: { readonly document: DesignDocument; readonly element: TextElement },
): ToldIdea[] {
	const { label, maxLength } = element;
	const author = authorBeside(document, element);
	const factOf = factValues(document);
	return ideas.flatMap((idea) => {
		if (label !== ownLabels.text && !(idea.for as readonly string[]).includes(label)) return [];
		let isWhole = true;
		const placed = idea.by === undefined ? undefined : author;
		const written = idea.by === undefined || placed ? idea.text : `${idea.text}\n${idea.by}`;
		const fillings = fillingsOf(written, (key, form) => {
			const value = factOf(key, form);
			if (!value) isWhole = false;
			return value;
		});
		const told = filledText(written, fillings);
		return isWhole && told.length <= maxLength ? [{ idea, written, told, author: placed }] : [];
	});
}

function authorBeside(document: DesignDocument, { id }: TextElement): TextElement | undefined {
	const page = document.pages.find(({ elements }) => elements.some((one) => one.id === id));
	return page?.elements.find(
		(one): one is TextElement => one.type === "text" && one.label === "quotation-author" && one.editable,
	);
}
