import type { DocumentError } from "./parse-document.ts";

/** Why a document cannot be opened, in German. */
export function documentErrorWordsDe(error: DocumentError): string {
	switch (error.code) {
		case "document_too_large":
			return `Der Entwurf ist zu groß: ${error.path} hat mehr als ${error.limit} Einträge.`;
		case "document_too_heavy":
			return `Der Entwurf ist zu aufwendig: ${error.path} hat mehr Schrift und Zeichnungen, als sich setzen lassen.`;
		case "document_invalid": {
			const places = error.issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
			return `Der Entwurf ist nicht lesbar. ${places.join("; ")}`;
		}
	}
}
