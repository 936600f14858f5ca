import { cutContour, type DesignDocument, drawBackground, drawBare, foilGradient } from "@offizin/design";
import { bleedBox, type Format, foilMetal, type Page, pageOf, paper } from "@offizin/formats";
import { type Box, box } from "@offizin/units";
import { useMemo } from "react";
import { type Drawing, Drawn, ElementView } from "./element-view.tsx";
import type { ShiftBetween } from "./shift-between.ts";

export interface PageViewProps extends Omit<Drawing, "paper"> {
	readonly document: DesignDocument;
	readonly format: Format;
	readonly pageKey: string;
	readonly paperType: string;
	/** As the page leaves the die and the drill, without what is cut away. */
	readonly isCut: boolean;
	/** Given while a hand moves things of this page. */
	readonly shiftBetween?: ShiftBetween | undefined;
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
	const { document, format, pageKey, paperType, isCut, shiftBetween } = props;
	const { shaper, qr, colors, idPrefix, photoLink } = props;
	const page = pageShown(format, pageKey);
	const designPage = document.pages.find(({ key }) => key === pageKey);
	const refinement = page.refinable ? props.refinement : "ohne";
	const tint = paper(paperType)?.tint ?? "#ffffff";
	const drawing = useMemo(
		() => ({ shaper, qr, refinement, colors, idPrefix, paper: tint, photoLink }),
		[shaper, qr, refinement, colors, idPrefix, tint, photoLink],
	);
	if (!designPage) throw new Error(`Design has no page ${pageKey}`);
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
				{designPage.elements.map((element) => (
					<ElementView key={element.id} {...{ document, element, drawing, shiftBetween }} />
				))}
				<Drawn items={drawBare(page)} drawing={drawing} />
			</g>
		</>
	);
}

/** Whether a page has another outline than its rectangle once it is cut. */
export function isShaped(format: Format, pageKey: string): boolean {
	return cutContour(pageShown(format, pageKey)) !== undefined;
}
