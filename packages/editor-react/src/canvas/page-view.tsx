import { bleedBox, type CardFormat, cardPage, foilMetal, paper, type Refinement } from "@offizin/catalog";
import { type DesignDocument, foilGradient, type PhotoLink, paintOf } from "@offizin/design";
import type { Shaper } from "@offizin/text";
import { type Box, box } from "@offizin/units";
import { useMemo } from "react";
import { ElementView } from "./element-view.tsx";

export interface PageViewProps {
	readonly document: DesignDocument;
	readonly format: CardFormat;
	readonly pageKey: string;
	readonly shaper: Shaper;
	readonly refinement: Refinement;
	readonly paperType: string;
	readonly idPrefix: string;
	readonly photoLink: (upload: string) => PhotoLink | null;
}

/** What is seen of a page: all of it with its bleed, or what is left after cutting. */
export function pageBox(format: CardFormat, pageKey: string, withBleed: boolean): Box {
	const page = cardPage(format, pageKey);
	if (!page) throw new Error(`Format ${format.key} has no page ${pageKey}`);
	return withBleed ? bleedBox(page) : box(0, 0, page.size.width, page.size.height);
}

export function viewBoxOf({ x, y, width, height }: Box): string {
	return `${x} ${y} ${width} ${height}`;
}

/** One page as the content of an SVG in micrometres: paper, background, elements. */
export function PageView(props: PageViewProps) {
	const { document, format, pageKey, shaper, paperType, idPrefix, photoLink } = props;
	const page = cardPage(format, pageKey);
	const designPage = document.pages.find(({ key }) => key === pageKey);
	const refinement = page?.refinable ? props.refinement : "ohne";
	const drawing = useMemo(
		() => ({ shaper, refinement, idPrefix, photoLink }),
		[shaper, refinement, idPrefix, photoLink],
	);
	if (!page || !designPage) throw new Error(`Design has no page ${pageKey}`);
	const sheet = bleedBox(page);
	const metal = foilMetal(refinement);
	const background = designPage.background && paintOf(document, designPage.background, refinement);
	return (
		<>
			{metal ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own gradient, no outside text
				<defs dangerouslySetInnerHTML={{ __html: foilGradient(metal, idPrefix, sheet) }} />
			) : null}
			<rect {...sheet} fill={paper(paperType)?.tint ?? "#ffffff"} />
			{background?.role === "process" ? <rect {...sheet} fill={background.srgb} /> : null}
			{designPage.elements.map((element) => (
				<ElementView key={element.id} document={document} element={element} drawing={drawing} />
			))}
		</>
	);
}
