import { err, ok, type Result } from "@offizin/base";
import type { DesignDocument } from "../document/document.ts";
import { isLossy, openDocument } from "../opening/open-document.ts";

/** Not ours, or not whole; of a release that is not known here. */
export type ClipError = { readonly code: "clip_unreadable" | "clip_newer" };

/** Longer than what the heaviest page comes to. */
const MOST_LETTERS = 8_000_000;

/** What a clipboard holds may come from anywhere: it is read like a document of a stranger. */
export function readClip(text: string): Result<DesignDocument, ClipError> {
	const opened = openDocument(text.length > MOST_LETTERS ? undefined : parsed(text));
	if (!opened.ok) return err({ code: "clip_unreadable" });
	const { document, repairs, newerVersion } = opened.value;
	if (newerVersion !== undefined) return err({ code: "clip_newer" });
	const isWhole = document.pages.length === 1 && !repairs.some(isLossy);
	return isWhole ? ok(document) : err({ code: "clip_unreadable" });
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
