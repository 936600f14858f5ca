import {
	buildDisplayList,
	cutContour,
	type DesignDocument,
	type InkColors,
	inkColorsOn,
	type PressColors,
	type QrEncoder,
	toSvg,
} from "@offizin/design";
import { type Format, paper, refinementOf } from "@offizin/formats";
import type { Shaper } from "@offizin/text";
import { pageBox, pageShown } from "../canvas/page-view.tsx";
import type { DrawingKit } from "../editor-context.tsx";

/** All that a picture of a page is made of. */
export interface StillOf {
	readonly document: DesignDocument;
	readonly pageKey: string;
	readonly format: Format;
	readonly shaper: Shaper;
	readonly qr: QrEncoder | undefined;
	readonly pressColors: PressColors;
	readonly photoLink: DrawingKit["photoLink"];
}

/** A page after cutting as an SVG document, and the links of the photos in it. */
export function stillSvg(still: StillOf): { readonly svg: string; readonly photos: ReadonlySet<string> } {
	const { document, pageKey, format, shaper, qr, pressColors, photoLink } = still;
	const { configuration } = document;
	const page = pageShown(format, pageKey);
	const designPage = document.pages.find(({ key }) => key === pageKey);
	if (!designPage) throw new Error(`Design has no page ${pageKey}`);
	const colors: InkColors | undefined = inkColorsOn(pressColors, configuration);
	const refinement = page.refinable ? refinementOf(configuration) : "ohne";
	const list = buildDisplayList(document, designPage, page, { shaper, qr, colors, refinement });
	const photos = new Set<string>();
	const svg = toSvg(
		list,
		pageBox(format, pageKey, false),
		{
			shaper,
			idPrefix: "still",
			paper: paper(configuration.paperType ?? "")?.tint ?? "#ffffff",
			photoHref(source) {
				const link = "upload" in source ? photoLink(source.upload, source.look) : null;
				if (link) photos.add(link.href);
				return link;
			},
		},
		{ contour: cutContour(page) },
	);
	return { svg, photos };
}
