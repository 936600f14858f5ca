import type { DocumentError } from "@offizin/design";
import { wordsOf } from "./language.ts";
import { say } from "./say.ts";

/** Why a document cannot be opened. */
export function documentErrorWords(error: DocumentError, locale: string): string {
	const message = wordsOf(locale).press.document[error.code];
	switch (error.code) {
		case "document_too_large":
			return say(message, { path: error.path, limit: error.limit }, locale);
		case "document_too_heavy":
			return say(message, { path: error.path }, locale);
		case "document_invalid": {
			const places = error.issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
			return say(message, { places: places.join("; ") }, locale);
		}
	}
}
