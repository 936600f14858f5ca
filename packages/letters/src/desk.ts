import { type Content, createContent, type Paint, type PdfImage } from "@offizin/pdf";
import { pt, type Um, um } from "@offizin/units";
import type { Letter, Look, Rgb } from "./letter.ts";
import { plan } from "./page-plan.ts";
import type { TypeSetter } from "./type-setter.ts";

/** Where a letter is laid out: its pages so far, and how far down the last one is filled. */
export interface Desk {
	readonly letter: Letter;
	readonly look: Look;
	readonly type: TypeSetter;
	/** Pictures of rows, in the file already. */
	readonly pictures: ReadonlyMap<Uint8Array, { readonly image: PdfImage; readonly ratio: number }>;
	readonly paint: (color: Rgb) => Paint;
	readonly pages: Content[];
	/** The page that is filled. */
	page: Content;
	y: Um;
}

/** Goes on with a new page. */
export function turnPage(desk: Desk): void {
	desk.page = createContent();
	desk.pages.push(desk.page);
	desk.y = plan.laterTop;
}

/** Makes sure that so much fits below each other. */
export function keepTogether(desk: Desk, height: number): void {
	if (desk.y + height > plan.bottom) turnPage(desk);
}

export function moveDown(desk: Desk, by: number): void {
	desk.y = um(Math.round(desk.y + by));
}

/** A hairline across the text, or a part of it, at the height where the desk is. */
export function rule(
	desk: Desk,
	{ from = plan.left, color = desk.look.line, width = 0.4 }: { from?: Um; color?: Rgb; width?: number } = {},
): void {
	line(desk.page, desk.paint(color), { from, to: plan.right, y: desk.y, width });
}

export function line(
	content: Content,
	paint: Paint,
	{
		from,
		to,
		y,
		width,
	}: { readonly from: number; readonly to: number; readonly y: number; readonly width: number },
): void {
	content.stroke(`M${from} ${y} L${to} ${y}`, { ...paint, width: pt(width) });
}
