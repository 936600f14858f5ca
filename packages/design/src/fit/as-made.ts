import type { Format } from "@offizin/formats";
import type { DesignDocument } from "../document/document.ts";
import { withFacts } from "../facts/with-facts.ts";
import { withPicturesFitted } from "./with-pictures-fitted.ts";

/**
 * The document as it is seen and printed: its facts in every text that asks for one, and its photos as large as they are made
 * in the format (`withPicturesFitted`). What is written stays as it is, so that another size and back again leads to the same
 * part of a photo.
 */
export function asMade(document: DesignDocument, format: Pick<Format, "pages">): DesignDocument {
	return withPicturesFitted(withFacts(document), format);
}
