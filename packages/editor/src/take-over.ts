import {
	commandsBetween,
	elementCommands,
	findElement,
	type MergedDocument,
	mergeDocuments,
	withLost,
} from "@offizin/design";
import { isSameConfiguration } from "@offizin/solver";
import type { Change, ChangeContext, Content } from "./change.ts";
import { type LostChange, type Rebased, rebase } from "./rebase.ts";

export interface Meeting extends ChangeContext {
	/** What the server had when the unsaved changes began. */
	readonly saved: Content;
	/** Not confirmed by the server, oldest first. */
	readonly unsaved: readonly Change[];
	/** What the server has now. */
	readonly current: Content;
	/** Sent without an answer: any of them may have arrived. */
	readonly unanswered: readonly Content[];
}

/**
 * Brings unsaved changes together with a state that came from the server. Ours win, and what they displace is named
 * in `lost`. `kept` leads from the server's state to the content.
 */
export function takeOver({ saved, unsaved, current, unanswered, ...context }: Meeting): Rebased {
	const ours = rebase(saved, unsaved, context);
	const base = commonBase([saved, ...unanswered], current);
	const merged = mergeDocuments(base.document, ours.content.document, current.document);
	const wished: Change[] = commandsBetween(current.document, merged.document);
	const displaced = displacedBy(merged);
	const { configuration } = ours.content;
	const isSame = (one: Content) => isSameConfiguration(one.configuration, configuration);
	if (!isSame(base) && !isSame(current)) {
		wished.push({ type: "setConfiguration", configuration });
		if (!isSameConfiguration(base.configuration, current.configuration)) {
			displaced.push({ type: "setConfiguration", configuration: current.configuration });
		}
	}
	const { content, kept, lost } = rebase(current, wished, context);
	return {
		content,
		kept,
		lost: [...ours.lost, ...lost, ...displaced.map((change): LostChange => ({ change, code: "displaced" }))],
	};
}

/** Of the states the server may have had, the one fewest changes away from what it has now; the latest of equals. */
function commonBase(candidates: readonly [Content, ...Content[]], current: Content): Content {
	const distance = ({ document }: Content) => commandsBetween(document, current.document).length;
	return candidates.reduce((nearest, one) => (distance(one) <= distance(nearest) ? one : nearest));
}

/** For each value that gave way a change that would bring it back. */
function displacedBy({ document, conflicts }: MergedDocument): Change[] {
	return conflicts.flatMap((conflict): Change[] => {
		const other = withLost(document, conflict);
		const { element: id, member } = conflict;
		if (id === undefined || member === "element") return commandsBetween(document, other).slice(0, 1);
		const [from, to] = [findElement(document, id), findElement(other, id)];
		if (!from || !to) return [];
		if (member === "group") return [{ type: "setGroup", element: id, group: to.group ?? null }];
		return elementCommands(from, to);
	});
}
