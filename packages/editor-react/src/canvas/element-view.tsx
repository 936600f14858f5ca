import {
	type DesignDocument,
	type DesignElement,
	type DisplayItem,
	drawElement,
	type InkColors,
	itemsToSvg,
	type PhotoLink,
	type PhotoLook,
	type QrEncoder,
} from "@offizin/design";
import type { Refinement } from "@offizin/formats";
import type { Shaper } from "@offizin/text";
import { memo } from "react";
import { hasSameSurroundings } from "./surroundings.ts";

/** How elements become a picture; equal for all elements of a page. */
export interface Drawing {
	readonly shaper: Shaper;
	readonly qr: QrEncoder | undefined;
	readonly refinement: Refinement;
	/** How the press shows inks. */
	readonly colors: InkColors | undefined;
	readonly idPrefix: string;
	/** Colour of the paper. */
	readonly paper: string;
	readonly photoLink: (upload: string, look?: PhotoLook) => PhotoLink | null;
}

interface ElementViewProps {
	readonly document: DesignDocument;
	readonly element: DesignElement;
	readonly drawing: Drawing;
}

/** One element in the same SVG as previews and pictures (packages/design). Redrawn only when it changed. */
export const ElementView = memo(
	function ElementView({ document, element, drawing }: ElementViewProps) {
		const items = drawElement(document, element, drawing);
		if (element.type !== "text") return <Drawn items={items} drawing={drawing} />;
		// Line by line: of a long text a key changes one.
		// biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and stay in their places
		return items.map((item, line) => <Drawn key={line} items={[item]} drawing={drawing} />);
	},
	(before, after) =>
		before.element === after.element &&
		before.drawing === after.drawing &&
		hasSameSurroundings(before.document, after.document, after.element),
);

export function Drawn({
	items,
	drawing,
}: {
	readonly items: readonly DisplayItem[];
	readonly drawing: Drawing;
}) {
	if (items.length === 0) return null;
	const { shaper, idPrefix, paper, photoLink } = drawing;
	const markup = itemsToSvg(items, {
		shaper,
		idPrefix,
		paper,
		photoHref: (source) => ("upload" in source ? photoLink(source.upload, source.look) : null),
	});
	// The markup is made from checked numbers and outlines; no text of a person reaches it as text.
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, see above
	return <g dangerouslySetInnerHTML={{ __html: markup }} />;
}
