import { err, ok, type Result } from "@offizin/base";
import type { DesignDocument, DesignPage } from "../../document/document.ts";
import { findElement } from "../../document/document-elements.ts";
import type { DesignElement } from "../../document/element.ts";
import type { FeastFact } from "../../document/fact.ts";
import type { SeenPhoto } from "../../draw/crop.ts";
import type { Command } from "../command.ts";

type ElementType = DesignElement["type"];

export type CommandError =
	| {
			readonly code:
				| "element_unknown"
				| "element_exists"
				| "element_locked"
				| "runs_invalid"
				| "range_outside_text"
				| "crop_outside_photo"
				| "crop_distorted"
				| "artwork_unknown"
				| "slot_unknown"
				| "placement_too_far"
				| "group_unknown"
				| "group_circular"
				| "group_in_use"
				/** The page, or the document, would hold more than can be drawn in reasonable time. */
				| "page_too_heavy";
			readonly element: string;
	  }
	| {
			readonly code: "element_wrong_type";
			readonly element: string;
			readonly expected: readonly ElementType[];
	  }
	| {
			readonly code: "text_too_long";
			readonly element: string;
			readonly maxLength: number;
			readonly length: number;
	  }
	| { readonly code: "choice_unknown"; readonly element: string; readonly field: "font" | "ink" | "size" }
	| { readonly code: "upload_unknown"; readonly element: string; readonly upload: string }
	/** More elements on a page or in the document, or more runs in a text, than `DOCUMENT_LIMITS` allows. */
	| { readonly code: "limit_exceeded"; readonly element: string; readonly limit: number }
	/** `page_fixed`: the product has it once, and in its place. `layout_unfit`: it has fewer places than photos. */
	| {
			readonly code: "page_missing" | "page_ink_unknown" | "page_exists" | "page_fixed" | "layout_unfit";
			readonly page: string;
	  }
	| {
			readonly code: "page_count";
			readonly page: string;
			readonly min: number;
			readonly max: number;
			readonly step: number;
	  }
	| { readonly code: "tray_upload_unknown"; readonly upload: string }
	| { readonly code: "tray_full"; readonly limit: number }
	/** `artwork_exists`: with another drawing under the key. */
	| {
			readonly code: "artwork_exists" | "artwork_in_use" | "artwork_missing" | "artworks_full";
			readonly artwork: string;
	  }
	/** A key twice, or a heading without a character. */
	| { readonly code: "fields_invalid" }
	| { readonly code: "swatch_missing" | "swatch_in_use"; readonly swatch: string }
	/** More ink, in percent of all of them, than dries. */
	| { readonly code: "swatch_too_heavy"; readonly swatch: string; readonly limit: number }
	| { readonly code: "swatches_full"; readonly limit: number }
	/** A value too long for any line. */
	| { readonly code: "guest_invalid" }
	| { readonly code: "guest_unknown"; readonly guest: number }
	/** No text of the design asks for any. */
	| { readonly code: "facts_missing"; readonly fact: FeastFact };

/** Looks up an upload the owner may use: its upright pixel size, and where the eye goes first. */
export type PhotoLookup = (upload: string) => SeenPhoto | undefined;

export interface Applied {
	readonly document: DesignDocument;
	/** What was done, with everything worked out: it leads to the same whatever the element was like before. */
	readonly command: Command;
	/** Applied to `document` it restores the previous state exactly. */
	readonly inverse: Command;
}

export type Attempt = Result<Applied, CommandError>;

/** An element of one of the types a command is for. */
export function elementOfType<Type extends ElementType>(
	document: DesignDocument,
	id: string,
	...expected: readonly Type[]
): Result<Extract<DesignElement, { type: Type }>, CommandError> {
	const element = findElement(document, id);
	if (!element) return err({ code: "element_unknown", element: id });
	const isOfType = (one: DesignElement): one is Extract<DesignElement, { type: Type }> =>
		expected.some((type) => type === one.type);
	return isOfType(element) ? ok(element) : err({ code: "element_wrong_type", element: id, expected });
}

function withElement(document: DesignDocument, element: DesignElement): DesignDocument {
	return withElements(document, new Map([[element.id, element]]));
}

/** The document with other elements in the places of those of the same ids. */
export function withElements(
	document: DesignDocument,
	others: ReadonlyMap<string, DesignElement>,
): DesignDocument {
	const pages = document.pages.map((page) =>
		page.elements.some(({ id }) => others.has(id))
			? { ...page, elements: page.elements.map((element) => others.get(element.id) ?? element) }
			: page,
	);
	return { ...document, pages };
}

export function withPage(document: DesignDocument, page: DesignPage): DesignDocument {
	const at = document.pages.findIndex(({ key }) => key === page.key);
	return { ...document, pages: document.pages.with(at, page) };
}

/** An element changed by a command of its own, with the command that changes it back. */
export function changed(
	document: DesignDocument,
	element: DesignElement,
	command: Command,
	inverse: Command,
): Attempt {
	return ok({ document: withElement(document, element), command, inverse });
}
