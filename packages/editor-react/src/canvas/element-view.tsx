import {
	type DesignDocument,
	type DesignElement,
	type DisplayItem,
	drawElement,
	drawText,
	glyphPaths,
	type InkColors,
	itemsToSvg,
	itemTransform,
	type PhotoLink,
	type PhotoLook,
	type QrEncoder,
	type SvgContext,
	type TextElement,
} from "@offizin/design";
import type { Refinement } from "@offizin/formats";
import type { Shaper } from "@offizin/text";
import { memo, useContext, useLayoutEffect, useRef } from "react";
import { AheadContext } from "../editor-context.tsx";
import { putNodes, type SvgNode } from "./put-nodes.ts";
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

const Picture = memo(function Picture(props: PictureProps) {
	const { document, element, drawing } = props;
	if (element.type === "text") return <Written {...props} element={element} />;
	return <Drawn items={drawElement(document, element, drawing)} drawing={drawing} />;
}, isSamePicture);

interface WrittenProps extends PictureProps {
	readonly element: TextElement;
}

/**
 * A text: put into the page by hand, so that a key is drawn as it comes, and React is not asked. It is drawn here alone, by what
 * it is now, whoever tells that first: the text ahead of its page, or the page.
 */
function Written({ document, element, drawing }: WrittenProps) {
	const ahead = useContext(AheadContext);
	const place = useRef<SVGGElement>(null);
	const drawn = useRef<WrittenProps>(null);
	useLayoutEffect(() => {
		const draw = () => {
			const now = { document, element: ahead?.textOf(element.id) ?? element, drawing };
			if (!place.current || (drawn.current && isSamePicture(drawn.current, now))) return;
			drawn.current = now;
			putNodes(place.current, linesOf(now));
		};
		draw();
		return ahead?.subscribe(draw);
	}, [document, element, drawing, ahead]);
	return <g ref={place} />;
}

function linesOf({ document, element, drawing }: WrittenProps): SvgNode[] {
	const context = contextOf(drawing);
	return drawText(document, element, drawing).map((line) => ({
		tag: "g",
		attributes: { transform: itemTransform(line) },
		children: glyphPaths(line, context).map((attributes) => ({ tag: "path", attributes: { ...attributes } })),
	}));
}

export function Drawn({
	items,
	drawing,
}: {
	readonly items: readonly DisplayItem[];
	readonly drawing: Drawing;
}) {
	if (items.length === 0) return null;
	// The markup is made from checked numbers and outlines; no text of a person reaches it as text.
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, see above
	return <g dangerouslySetInnerHTML={{ __html: itemsToSvg(items, contextOf(drawing)) }} />;
}

function contextOf({ shaper, idPrefix, paper, photoLink }: Drawing): SvgContext {
	return {
		...{ shaper, idPrefix, paper },
		photoHref: (source) => ("upload" in source ? photoLink(source.upload, source.look) : null),
	};
}
