import {
	commandsBetween,
	type DesignDocument,
	elementCommands,
	findElement,
	type MergedDocument,
	mergeDocuments,
	withLost,
	withPagesCounted,
} from "@offizin/design";
import { isSameConfiguration } from "@offizin/solver";
import type { Change, ChangeContext } from "./change.ts";
import { type LostChange, type Rebased, rebase } from "./rebase.ts";

export interface Meeting extends ChangeContext {
	/** What the server had when the unsaved changes began. */
	readonly saved: DesignDocument;
	/** Not confirmed by the server, oldest first. */
	readonly unsaved: readonly Change[];
	/** What the server has now. */
	readonly current: DesignDocument;
	/** Sent without an answer: any of them may have arrived. */
	readonly unanswered: readonly DesignDocument[];
}

/**
 * Brings unsaved changes together with a state that came from the server. Ours win, and what they displace is named
 * in `lost`. `kept` leads from the server's state to the document.
 */
export function takeOver({ saved, unsaved, current, unanswered, ...context }: Meeting): Rebased {
	const ours = rebase(saved, unsaved, context);
	const base = commonBase([saved, ...unanswered], current);
	const merged = mergeDocuments(base, ours.document, current);
	const { document, kept, lost } = rebase(current, changesBetween(current, merged.document), context);
	const displaced = displacedBy(merged).map((change): LostChange => ({ change, code: "displaced" }));
	return { document, kept, lost: [...ours.lost, ...lost, ...displaced] };
}

/** Of the states the server may have had, the one fewest changes away from what it has now; the latest of equals. */
function commonBase(
	candidates: readonly [DesignDocument, ...DesignDocument[]],
	current: DesignDocument,
): DesignDocument {
	const distance = (document: DesignDocument) => changesBetween(document, current).length;
	return candidates.reduce((nearest, one) => (distance(one) <= distance(nearest) ? one : nearest));
}

function changesBetween(from: DesignDocument, to: DesignDocument): Change[] {
	const { configuration } = to;
	// The number of pages comes with the pages.
	const counted = withPagesCounted({ ...to, pages: from.pages }).configuration;
	const isSame = isSameConfiguration(from.configuration, counted);
	return [
		...commandsBetween(from, to),
		...(isSame ? [] : [{ type: "setConfiguration", configuration } as const]),
	];
}

/** For each value that gave way a change that would bring it back. */
function displacedBy({ document, conflicts }: MergedDocument): Change[] {
	return conflicts.flatMap((conflict): Change[] => {
		if (conflict.member === "pages") return pagesLost(conflict.lost);
		const other = withLost(document, conflict);
		const { element: id, member } = conflict;
		if (id === undefined || member === "element") return changesBetween(document, other).slice(0, 1);
		const [from, to] = [findElement(document, id), findElement(other, id)];
		if (!from || !to) return [];
		if (member === "group") return [{ type: "setGroup", element: id, group: to.group ?? null }];
		return elementCommands(from, to);
	});
}

/** Pages there was no room for: named, and refused until there is. */
function pagesLost(lost: unknown): Change[] {
	const pages = (lost as DesignDocument["pages"]).map((value, index) => ({ index, value }));
	return pages.length > 0 ? [{ type: "addPages", pages }] : [];
}
