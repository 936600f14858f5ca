import { geometryOf } from "@offizin/assortment";
import {
	asFirstGuest,
	asMade,
	buildDisplayList,
	cutContour,
	type DesignDocument,
	type InkColors,
	type PhotoItem,
	type PhotoLink,
	toSvg,
} from "@offizin/design";
import { pageOf, paper, refinementOf } from "@offizin/formats";
import { box } from "@offizin/units";
import sharp from "sharp";
import type { Fonts } from "../../adapters/fonts/fonts.ts";

/** A page of a document to be pictured as a finished, trimmed piece of paper. */
export interface PagePicture {
	readonly document: DesignDocument;
	readonly page: string;
	/** How its press shows inks. */
	readonly colors: InkColors | undefined;
	/** Links for every photo on the page; null leaves the slot empty. */
	readonly photoHref: (source: NonNullable<PhotoItem["source"]>) => PhotoLink | null;
	/** Demo photos in empty slots. */
	readonly samples: boolean;
}

type DrawnWith = Pick<Fonts, "shaper" | "qr">;

/** The trimmed page as SVG, on the colour of its paper. */
export function pageSvg(picture: PagePicture, fonts: DrawnWith): string {
	const format = geometryOf(picture.document);
	const document = asMade(asFirstGuest(picture.document), format);
	const { configuration } = document;
	const { shaper, qr } = fonts;
	const page = pageOf(format, picture.page);
	const designPage = document.pages.find(({ key }) => key === picture.page);
	if (!page || !designPage) throw new Error(`Document ${document.template} has no page ${picture.page}`);
	const list = buildDisplayList(document, designPage, page, {
		shaper,
		qr,
		refinement: page.refinable ? refinementOf(configuration) : "ohne",
		samples: picture.samples,
		colors: picture.colors,
	});
	const view = box(0, 0, page.size.width, page.size.height);
	const tint = paper(configuration.paperType ?? "")?.tint ?? "#ffffff";
	const context = { shaper, photoHref: picture.photoHref, paper: tint, idPrefix: `p-${picture.page}` };
	return toSvg(list, view, context, { contour: cutContour(page) });
}

/** The page as pixels, `width` wide. */
export async function renderPage(picture: PagePicture, width: number, fonts: DrawnWith): Promise<Buffer> {
	return renderSvg(pageSvg(picture, fonts), width);
}

/** Rasterises one of our own SVGs so that its viewBox is `width` pixels wide. */
export async function renderSvg(svg: string, width: number): Promise<Buffer> {
	const sized = svg.replace("<svg ", `<svg width="${Math.round(width)}" `);
	return sharp(Buffer.from(sized), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer();
}
