import type { Refinement } from "@offizin/catalog";
import {
	type DesignDocument,
	type DesignElement,
	drawElement,
	itemsToSvg,
	type PhotoLink,
} from "@offizin/design";
import type { Shaper } from "@offizin/text";
import { memo } from "react";

/** How elements become a picture; equal for all elements of a page. */
export interface Drawing {
	readonly shaper: Shaper;
	readonly refinement: Refinement;
	readonly idPrefix: string;
	readonly photoLink: (upload: string) => PhotoLink | null;
}

interface ElementViewProps {
	readonly document: DesignDocument;
	readonly element: DesignElement;
	readonly drawing: Drawing;
}

/** One element in the same SVG as previews and pictures (packages/design). Redrawn only when it changed. */
export const ElementView = memo(
	function ElementView({ document, element, drawing }: ElementViewProps) {
		const { shaper, refinement, idPrefix, photoLink } = drawing;
		const items = drawElement(document, element, { shaper, refinement });
		const markup = itemsToSvg(items, {
			shaper,
			idPrefix,
			photoHref: (source) => ("upload" in source ? photoLink(source.upload) : null),
		});
		// The markup is made from checked numbers and outlines; no text of a person reaches it as text.
		// biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, see above
		return <g dangerouslySetInnerHTML={{ __html: markup }} />;
	},
	(before, after) =>
		before.element === after.element &&
		before.drawing === after.drawing &&
		(after.element.group === undefined || before.document.pages === after.document.pages) &&
		before.document.swatches === after.document.swatches &&
		before.document.artworks === after.document.artworks,
);
