import {
	type DesignDocument,
	type DesignElement,
	type DisplayItem,
	drawElement,
	glyphPaths,
	type InkColors,
	itemsToSvg,
	itemTransform,
	type PhotoLink,
	type PhotoLook,
	type QrEncoder,
	type SvgContext,
} from "@offizin/design";
import type { Refinement } from "@offizin/formats";
import type { Shaper } from "@offizin/text";
import { memo, useContext, useRef, useSyncExternalStore } from "react";
import { AheadContext } from "../editor-context.tsx";
import type { ShiftBetween } from "./shift-between.ts";
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

interface PictureProps {
	readonly document: DesignDocument;
	readonly element: DesignElement;
	readonly drawing: Drawing;
}

interface ElementViewProps extends PictureProps {
	/** Given while a hand moves things of this page. */
	readonly shiftBetween: ShiftBetween | undefined;
}

const isSamePicture = (before: PictureProps, after: PictureProps) =>
	before.element === after.element &&
	before.drawing === after.drawing &&
	hasSameSurroundings(before.document, after.document, after.element);

/**
 * One element in the same SVG as previews and pictures (packages/design). Redrawn only when it changed; what is carried is
 * drawn where it was taken and shifted, until it is let go.
 */
export const ElementView = memo(function ElementView({ element, shiftBetween, ...rest }: ElementViewProps) {
	const drawn = useRef(element);
	const shift = shiftBetween?.(drawn.current, element);
	if (!shift) drawn.current = element;
	return (
		<g transform={shift && `translate(${shift.x} ${shift.y})`}>
			<Picture {...rest} element={drawn.current} />
		</g>
	);
}, isSamePicture);

const Picture = memo(function Picture({ document, element, drawing }: PictureProps) {
	const ahead = useContext(AheadContext);
	const subscribe = ahead && element.type === "text" ? ahead.subscribe : never;
	const written = useSyncExternalStore(subscribe, () => ahead?.textOf(element.id) ?? null);
	return <Drawn items={drawElement(document, written ?? element, drawing)} drawing={drawing} />;
}, isSamePicture);

const never = () => () => undefined;

export function Drawn({
	items,
	drawing,
}: {
	readonly items: readonly DisplayItem[];
	readonly drawing: Drawing;
}) {
	if (items.length === 0) return null;
	const { shaper, idPrefix, paper, photoLink } = drawing;
	const context: SvgContext = {
		...{ shaper, idPrefix, paper },
		photoHref: (source) => ("upload" in source ? photoLink(source.upload, source.look) : null),
	};
	if (items.every((item) => item.kind === "glyphs")) {
		// Of what is written on a key changes one attribute: nodes that are made anew cost a browser all layers of the page.
		return items.map((item, line) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and stay in their places
			<g key={line} transform={itemTransform(item)}>
				{glyphPaths(item, context).map((path, layer) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: ink, and gloss on it
					<path key={layer} {...path} />
				))}
			</g>
		));
	}
	// The markup is made from checked numbers and outlines; no text of a person reaches it as text.
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, see above
	return <g dangerouslySetInnerHTML={{ __html: itemsToSvg(items, context) }} />;
}
