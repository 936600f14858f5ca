import { circlePath, type SheetSide } from "@offizin/formats";
import type { Content, Paint } from "@offizin/pdf";
import { mm, pt, type Um, um } from "@offizin/units";
import type { PrintProfile } from "../profile/print-profile.ts";
import { type OpenFile, plateInk } from "./open-file.ts";
import { slugLines } from "./slug-lines.ts";

/** Room for marks around the bleed, in µm. */
export const markMargins: Readonly<Record<PrintProfile["marks"], Um>> = {
	none: um(0),
	crop: mm(12),
	full: mm(16),
};
/** Marks start beyond the bleed, so that a crooked cut never shows one. */
const GAP = mm(1);
const LENGTH = mm(5);
const WIDTH = pt(0.25);
const DASH = mm(1);
/** From the ends of the marks to the first line of the slug, and from line to line. */
const SLUG_GAP = mm(3.5);
const SLUG_LEADING = mm(3);

/** The marks a profile wants beside a side's bleed; the content's origin is the trim corner. */
export function drawMarks(content: Content, side: SheetSide, slug: readonly string[], file: OpenFile): void {
	const { bleed, marks } = file.press.profile;
	if (marks === "none") return;
	const ink = markInk(file);
	const band = { from: bleed + GAP, to: bleed + GAP + LENGTH };
	const full = marks === "full" ? [...foldMarks(side, band), ...registerMarks(side, band)] : [];
	// One by one, so that none spans the picture.
	for (const mark of [...cropMarks(side, band), ...full]) content.stroke(mark, { ...ink, width: WIDTH });
	if (marks === "crop") return;
	const width = side.size.width + 2 * bleed;
	for (const [index, run] of slugLines(slug, width, file).entries()) {
		content.save();
		content.transform([1, 0, 0, 1, -bleed, side.size.height + band.to + SLUG_GAP + index * SLUG_LEADING]);
		content.glyphs(run, ink);
		content.restore();
	}
}

/** The strip around the bleed that marks lie in: distances from the trim. */
interface Band {
	readonly from: number;
	readonly to: number;
}

function cropMarks({ size: { width, height } }: SheetSide, { from, to }: Band): string[] {
	return [
		...[0, width].flatMap((x) => [
			`M${x} ${-to}L${x} ${-from}`,
			`M${x} ${height + from}L${x} ${height + to}`,
		]),
		...[0, height].flatMap((y) => [`M${-to} ${y}L${-from} ${y}`, `M${width + from} ${y}L${width + to} ${y}`]),
	];
}

/** Where a crease leaves the sheet, dashed. */
function foldMarks({ size: { width, height }, folds }: SheetSide, { from, to }: Band): string[] {
	const dashes: (readonly [start: number, end: number])[] = [];
	for (let start = from; start < to; start += 2 * DASH) dashes.push([start, start + DASH]);
	return folds.flatMap(({ axis, at }) => {
		const far = axis === "x" ? height : width;
		const line = (from: number, to: number) =>
			axis === "x" ? `M${at} ${from}L${at} ${to}` : `M${from} ${at}L${to} ${at}`;
		return [
			dashes.map(([start, end]) => line(-start, -end)).join(""),
			dashes.map(([start, end]) => line(far + start, far + end)).join(""),
		];
	});
}

/** A cross in a ring beside each edge, in the middle of the widest panel, where no crease ends. */
function registerMarks({ size: { width, height }, folds }: SheetSide, { from, to }: Band): string[] {
	const middle = (axis: "x" | "y", length: number) => {
		const stops = [0, ...folds.filter((fold) => fold.axis === axis).map(({ at }) => at), length];
		const gaps = stops.slice(1).map((end, index) => ({ end, width: end - (stops[index] ?? 0) }));
		const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
		return widest.end - widest.width / 2;
	};
	const [x, y, off] = [middle("x", width), middle("y", height), (from + to) / 2];
	const reach = LENGTH / 2;
	return [
		{ x, y: -off },
		{ x, y: height + off },
		{ x: -off, y },
		{ x: width + off, y },
	].map(
		(at) =>
			`M${at.x - reach} ${at.y}L${at.x + reach} ${at.y}M${at.x} ${at.y - reach}L${at.x} ${at.y + reach}` +
			circlePath(at, reach / 2),
	);
}

/**
 * Marks lie on every plate of a file. In a plate's own file they lie on that plate alone, which may be made without
 * the others.
 */
function markInk(file: OpenFile): Paint {
	const [plate] = file.plan.plates;
	if (!file.plan.process && plate) return plateInk(file, plate, 100);
	if (file.rgb) return { color: { kind: "rgb", space: file.rgb.flat, r: 0, g: 0, b: 0 } };
	return { color: { kind: "spot", spot: file.pdf.registration(), tint: 100 }, overprint: true };
}
