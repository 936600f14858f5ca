import type { DesignDocument, TextElement } from "@offizin/design";
import { freeId, ownElement } from "@offizin/editor";
import type { TextPlace } from "@offizin/layouts";
import { pt, type Um, um } from "@offizin/units";
import type { Translate } from "../translator.ts";

/** What stands in a new text until somebody writes into it. */
export type RoleWords = Readonly<Record<TextPlace["role"], string>>;

export function roleWords(t: Translate): RoleWords {
	return {
		heading: t("layouts.words.heading"),
		body: t("layouts.words.body"),
		caption: t("layouts.words.caption"),
		quotation: t("layouts.words.quotation"),
	};
}

/**
 * A text for a place that is to be written into, in the theme's first font and ink. It is set smaller before it grows out of
 * its place, and noticed before it is printed unwritten.
 */
export function textForPlace(
	document: DesignDocument,
	page: string,
	place: TextPlace,
	words: RoleWords,
): TextElement {
	const { role, box, align, verticalAlign } = place;
	const text = words[role];
	const own = ownElement(document, { page, area: box }, { type: "text", text }, freeId("text", Math.random));
	if (own.type !== "text") throw new Error("An own text is a text");
	const { grow: _grow, ...fixed } = own;
	return {
		...fixed,
		box,
		maxLength: role === "body" ? 2000 : 400,
		style: { ...own.style, size: sizeIn(place), align },
		verticalAlign,
		personal: { kind: "detail", sample: text },
	};
}

/** Headings and quotations are as large as their places, what is read is as large as it is read well. */
function sizeIn({ role, box: { width, height } }: TextPlace): Um {
	const within = (least: number, size: number, most: number) =>
		um(Math.min(pt(most), Math.max(pt(least), size)));
	switch (role) {
		case "heading":
			return within(16, Math.min(height * 0.45, width * 0.11), 32);
		case "quotation":
			return within(12, Math.min(height * 0.16, width * 0.08), 22);
		case "body":
			return pt(10);
		case "caption":
			return pt(8);
	}
}
