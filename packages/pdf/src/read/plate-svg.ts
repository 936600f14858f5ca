import type { Result } from "@offizin/base";
import { inverse } from "@offizin/geometry";
import { toPt } from "@offizin/units";
import { formatNumber } from "../syntax.ts";
import type { ImageFacts } from "./image-facts.ts";
import { mapPath } from "./page-path.ts";
import { glyphsPath, imagePath } from "./paint-bounds.ts";
import type { Clip, GlyphsEvent, ImageEvent, PaintEvent, StrokeStyle } from "./paint-event.ts";
import { plateMark, type ToProcess } from "./plate-mark.ts";
import { attemptNow, type PdfReadError, unsupported } from "./read-error.ts";
import type { PageDrawing } from "./read-page.ts";

export interface PlateOptions {
	/** Address (a data URL, say) of a picture's samples on a plate as grey: white no ink, black 100 %. */
	imageHref(image: ImageFacts, plate: string): string;
	/** Inks of colours that are given otherwise, such as ICC-based RGB. */
	readonly toProcess?: ToProcess;
}

const MAX_LENGTH = 256 * 2 ** 20;
/** A line of width 0 is the thinnest a device can draw (ISO 32000-1, 8.4.3.2): a dot of a plate setter at 2540 dpi. */
const THINNEST = 10;

/** The pictures of which `plateSvg` will ask for the samples on this plate. */
export function platePictures(drawing: PageDrawing, plate: string): readonly ImageFacts[] {
	const pictures = new Map<number, ImageFacts>();
	for (const event of drawing.events) {
		if (event.kind === "image" && plateMark(event, plate).kind === "picture") {
			pictures.set(event.image.object, event.image);
		}
	}
	return [...pictures.values()];
}

/**
 * One plate of a page as an SVG drawing in grey: white is no ink, black full ink. Its size is the media box in
 * points without unit, so that a rasteriser's density is the resolution. Objects that knock out paint their value,
 * 0 % as white; overprinting ones leave plates alone that they have no ink for. "pdf_unsupported" for what cannot
 * be drawn truly: transparency, gradients, stencil masks, fonts without readable outlines, and colours the press
 * converts where `toProcess` has no answer. Pictures make it long: sharp needs `unlimited` above 10 MB.
 */
export function plateSvg(
	drawing: PageDrawing,
	plate: string,
	options: PlateOptions,
): Result<string, PdfReadError> {
	return attemptNow(() => {
		const { width, height } = drawing.boxes.media;
		const defs = new Map<number, string>();
		const parts: string[] = [];
		let length = 0;
		let open: Clip | undefined;
		for (const event of drawing.events) {
			const element = drawEvent(event, plate, options);
			if (element === "") continue;
			if (event.clip?.id !== open?.id) {
				if (open) parts.push("</g>");
				open = event.clip;
				if (open) parts.push(`<g clip-path="url(#c${defineClip(open, defs)})">`);
			}
			parts.push(element);
			length += element.length;
			if (length > MAX_LENGTH) unsupported(`a plate drawing of more than ${MAX_LENGTH} characters`);
		}
		if (open) parts.push("</g>");
		return [
			'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
			` width="${formatNumber(toPt(width))}" height="${formatNumber(toPt(height))}" viewBox="0 0 ${width} ${height}">`,
			`<defs>${[...defs.values()].join("")}</defs>`,
			`<rect width="${width}" height="${height}" fill="#ffffff"/>`,
			...parts,
			"</svg>",
		].join("");
	});
}

function drawEvent(event: PaintEvent, plate: string, options: PlateOptions): string {
	const mark = plateMark(event, plate, options.toProcess);
	if (mark.kind === "kept") return "";
	if (event.transparency.length > 0) unsupported(`transparency (${event.transparency.join(", ")})`);
	if (event.kind === "shading") return unsupported("gradients");
	if (mark.kind === "unconverted") return unsupported(`a colour that the press converts, on plate ${plate}`);
	if (event.kind === "image") return drawImage(event, mark, plate, options);
	const grey = mark.kind === "ink" ? greyOf(mark.amount) : greyOf(0);
	if (event.kind === "stroke") return drawStroke(event.path.data, event.stroke, grey);
	if (event.kind === "glyphs") return drawGlyphs(event, grey);
	const rule = event.rule === "evenodd" ? ' fill-rule="evenodd"' : "";
	return `<path fill="${grey}"${rule} d="${event.path.data}"/>`;
}

function drawImage(
	event: ImageEvent,
	mark: ReturnType<typeof plateMark>,
	plate: string,
	options: PlateOptions,
): string {
	if (event.image.isStencil) unsupported("stencil masks");
	if (event.image.masked) unsupported("pictures that are cut out by a mask");
	if (mark.kind === "ink") return `<path fill="${greyOf(mark.amount)}" d="${imagePath(event).data}"/>`;
	const [a, b, c, d, e, f] = event.matrix;
	const href = options.imageHref(event.image, plate).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
	const matrix = [a, b, -c, -d, c + e, d + f].join(" ");
	return `<image width="1" height="1" preserveAspectRatio="none" transform="matrix(${matrix})" xlink:href="${href}"/>`;
}

function drawGlyphs(event: GlyphsEvent, grey: string): string {
	if (event.glyphs.some((glyph) => !glyph.outline)) unsupported(`the outlines of font ${event.font.name}`);
	const { data } = glyphsPath(event);
	if (data === "") return "";
	return event.stroke ? drawStroke(data, event.stroke, grey) : `<path fill="${grey}" d="${data}"/>`;
}

/** Where the map is even the line is drawn on the page; else in its own space, as its width is uneven too. */
function drawStroke(data: string, stroke: StrokeStyle, grey: string): string {
	const isEven = stroke.widest - stroke.width <= stroke.widest * 1e-4;
	const back = isEven || stroke.lineWidth === 0 ? undefined : inverse(stroke.matrix);
	const scale = back || stroke.lineWidth === 0 ? 1 : stroke.widest / stroke.lineWidth;
	const width = back ? stroke.lineWidth : Math.max(THINNEST, stroke.widest);
	const dash = stroke.dash.map((length) => length * scale).join(" ");
	return [
		`<path fill="none" stroke="${grey}" stroke-width="${width}" stroke-linecap="${stroke.cap}"`,
		` stroke-linejoin="${stroke.join}" stroke-miterlimit="${Math.max(1, stroke.miterLimit)}"`,
		dash ? ` stroke-dasharray="${dash}" stroke-dashoffset="${stroke.dashStart * scale}"` : "",
		back ? ` transform="matrix(${stroke.matrix.join(" ")})"` : "",
		` d="${back ? mapPath(data, back) : data}"/>`,
	].join("");
}

function defineClip(clip: Clip, defs: Map<number, string>): number {
	if (defs.has(clip.id)) return clip.id;
	const outer = clip.outer ? ` clip-path="url(#c${defineClip(clip.outer, defs)})"` : "";
	const rule = clip.rule === "evenodd" ? ' clip-rule="evenodd"' : "";
	defs.set(clip.id, `<clipPath id="c${clip.id}"${outer}><path${rule} d="${clip.path.data}"/></clipPath>`);
	return clip.id;
}

function greyOf(amount: number): string {
	const level = Math.round(255 * (1 - amount));
	return `#${level.toString(16).padStart(2, "0").repeat(3)}`;
}
