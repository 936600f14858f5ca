import { invariant } from "@offizin/base";
import { type Box, box, contains, type Size, toPt, type Um } from "@offizin/units";
import { formatNumber } from "./syntax.ts";

/** Media size with the finished (trim) and the bleed rectangle in it, origin top left, y downwards. */
export interface PageGeometry {
	readonly size: Size;
	readonly trim: Box;
	readonly bleed: Box;
}

/** Readers accept no page side above 14,400 units (ISO 32000-1, Annex C): 5.08 m. */
const MAX_POINTS = 14_400;

/** The page's box entries in points, origin bottom left. */
export function boxEntries({ size, trim, bleed }: PageGeometry): string {
	const media = box(0, 0, size.width, size.height);
	const points = Math.max(toPt(size.width), toPt(size.height));
	invariant(points <= MAX_POINTS, `page side of ${points} pt is at most ${MAX_POINTS} pt`);
	invariant(trim.width > 0 && trim.height > 0, "the trim box is not empty");
	invariant(contains(media, bleed) && contains(bleed, trim), "trim lies in bleed, bleed in the media");
	return [
		`/MediaBox ${pdfRectangle(media, size.height)}`,
		`/BleedBox ${pdfRectangle(bleed, size.height)}`,
		`/TrimBox ${pdfRectangle(trim, size.height)}`,
	].join(" ");
}

/** The operator that turns micrometres from the top left into points from the bottom left. */
export function pageMatrix(size: Size): string {
	const scale = formatNumber(toPt(1 as Um), 12);
	return `${scale} 0 0 -${scale} 0 ${formatNumber(toPt(size.height))} cm`;
}

function pdfRectangle(area: Box, pageHeight: Um): string {
	const edges = [area.x, pageHeight - area.y - area.height, area.x + area.width, pageHeight - area.y];
	return `[${edges.map((edge) => formatNumber((edge * 72) / 25_400)).join(" ")}]`;
}
