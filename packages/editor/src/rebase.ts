import type { DesignDocument } from "@offizin/design";
import type { Change, ChangeContext, ChangeError } from "./change.ts";
import { applyChange, photosOf } from "./change.ts";

/** A change that could not be kept; made elsewhere and displaced by one of ours, it would bring the other value back. */
export interface LostChange {
	readonly change: Change;
	readonly code: ChangeError["code"] | "refused" | "displaced";
}

export interface Rebased {
	readonly document: DesignDocument;
	readonly kept: readonly Change[];
	readonly lost: readonly LostChange[];
}

/** Puts changes made elsewhere onto another state, in order; those that do not fit are named, never forgotten. */
export function rebase(base: DesignDocument, changes: readonly Change[], context: ChangeContext): Rebased {
	const photos = { ...photosOf(base), ...context.photos };
	const kept: Change[] = [];
	const lost: LostChange[] = [];
	let document = base;
	for (const change of changes) {
		const applied = applyChange(document, change, { ...context, photos });
		if (applied.ok) {
			document = applied.value.document;
			kept.push(change);
		} else lost.push({ change, code: applied.error.code });
	}
	return { document, kept, lost };
}
