import {
	cutContour,
	type DesignDocument,
	type DesignElement,
	drawBackground,
	drawBare,
	foilGradient,
} from "@offizin/design";
import { bleedBox, type Format, foilMetal, type Page, pageOf, paper } from "@offizin/formats";
import { type Box, box } from "@offizin/units";
import { useMemo, useRef } from "react";
import type { Carry } from "./carry.tsx";
import { type Drawing, Drawn, ElementView } from "./element-view.tsx";

export interface PageViewProps extends Omit<Drawing, "paper"> {
	readonly document: DesignDocument;
	readonly format: Format;
	readonly pageKey: string;
	readonly paperType: string;
	/** As the page leaves the die and the drill, without what is cut away. */
	readonly isCut: boolean;
	/** Given while a hand moves things of this page. */
	readonly carry?: Carry | undefined;
}

export function pageShown(format: Format, pageKey: string): Page {
	const page = pageOf(format, pageKey);
	if (!page) throw new Error(`Format ${format.key} has no page ${pageKey}`);
	return page;
}

/** What is seen of a page: all of it with its bleed, or what is left after cutting. */
export function pageBox(format: Format, pageKey: string, withBleed: boolean): Box {
	const page = pageShown(format, pageKey);
	return withBleed ? bleedBox(page) : box(0, 0, page.size.width, page.size.height);
}

export function viewBoxOf({ x, y, width, height }: Box): string {
	return `${x} ${y} ${width} ${height}`;
}

/** One page as the content of an SVG in micrometres: paper, background, elements, what stays bare. */
export function PageView(props: PageViewProps) {
	const { document, format, pageKey, paperType, isCut, carry } = props;
	const { shaper, qr, colors, idPrefix, photoLink } = props;
	const page = pageShown(format, pageKey);
	const designPage = document.pages.find(({ key }) => key === pageKey);
	const refinement = page.refinable ? props.refinement : "ohne";
	const tint = paper(paperType)?.tint ?? "#ffffff";
	const drawing = useMemo(
		() => ({ shaper, qr, refinement, colors, idPrefix, paper: tint, photoLink }),
		[shaper, qr, refinement, colors, idPrefix, tint, photoLink],
	);
	/** As it was when a hand took what it carries as one. */
	const still = useRef(designPage);
	if (!designPage) throw new Error(`Design has no page ${pageKey}`);
	const shift = carry?.shiftOf(still.current, designPage);
	if (!shift) still.current = designPage;
	const { elements } = still.current ?? designPage;
	const shiftBetween = shift ? undefined : carry?.shiftBetween;
	const draw = (element: DesignElement) => (
		<ElementView key={element.id} {...{ document, element, drawing, shiftBetween }} />
	);
	const sheet = bleedBox(page);
	const metal = foilMetal(refinement);
	const contour = isCut ? cutContour(page) : undefined;
	const clip = `${idPrefix}-cut`;
	return (
		<>
			{metal ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own gradient, no outside text
				<defs dangerouslySetInnerHTML={{ __html: foilGradient(metal, idPrefix, sheet) }} />
			) : null}
			{contour ? (
				<clipPath id={clip}>
					<path d={contour} clipRule="evenodd" />
				</clipPath>
			) : null}
			<g clipPath={contour ? `url(#${clip})` : undefined}>
				<rect {...sheet} fill={tint} />
				<Drawn items={drawBackground(document, page, drawing)} drawing={drawing} />
				{carry && shift ? carry.grouped(elements, shift, draw) : elements.map(draw)}
				<Drawn items={drawBare(page)} drawing={drawing} />
			</g>
		</>
	);
}

/** Whether a page has another outline than its rectangle once it is cut. */
export function isShaped(format: Format, pageKey: string): boolean {
	return cutContour(pageShown(format, pageKey)) !== undefined;
}
