import type { PhotoLook } from "../document/photo-element.ts";
import { uprightSlot } from "./crop.ts";
import type { PhotoItem } from "./display-list.ts";
import { paperSvgStep } from "./on-paper.ts";
import { lookSvgSteps } from "./photo-look.ts";
import { slotMatrix } from "./photo-place.ts";
import { matrixToSvg, round, type SvgContext } from "./svg-syntax.ts";

const EMPTY_SLOT = "#e4ddd3";

/** A photo in its slot, in the item's own coordinates. */
export function photoToSvg(item: PhotoItem, index: number, context: SvgContext): string {
	const { box, clip, source } = item;
	const link = source && context.photoHref(source);
	if (!link) return `<path d="${clip}" fill="${EMPTY_SLOT}"/>`;
	const id = `${context.idPrefix}-clip-${item.element ?? "page"}-${index}`;
	const clipPath = `<clipPath id="${id}"><path d="${clip}"/></clipPath>`;
	const { look, opacity } = "sample" in source ? {} : source;
	const filter = photoSvgFilter(`${id}-look`, link.hasLook ? undefined : look, context.paper);
	const filtered = filter && ` filter="url(#${id}-look)"`;
	if ("sample" in source) {
		const image = imageOf(link.href, coverBox(box, link));
		return `${clipPath}${filter}<g clip-path="url(#${id})"><g${filtered}>${image}</g></g>`;
	}
	const paper = opacity ? `<path d="${clip}" fill="${context.paper ?? "#ffffff"}"/>` : "";
	const thinned = opacity ? ` opacity="${opacity / 100}"` : "";
	const matrix = slotMatrix(box, source);
	const placed = matrix ? ` transform="${matrixToSvg(matrix)}"` : "";
	const image = `<g${placed}${filtered}>${imageOf(link.href, cropBox({ x: 0, y: 0, ...uprightSlot(box, source.turn) }, source))}</g>`;
	return `${clipPath}${filter}${paper}<g clip-path="url(#${id})"${thinned}>${image}</g>`;
}

/** The filter element for an SVG `image`, applied by `filter="url(#id)"`; "" where the photo stays as it is. */
export function photoSvgFilter(id: string, look: PhotoLook | undefined, paper?: string): string {
	const steps = (look ? lookSvgSteps(look) : "") + paperSvgStep(paper);
	if (steps === "") return "";
	return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${steps}</filter>`;
}

type Placed = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function imageOf(href: string, { x, y, width, height }: Placed): string {
	return `<image href="${href}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" preserveAspectRatio="none"/>`;
}

/** Where the whole photo lies so that its crop fills the slot. */
export function cropBox(
	slot: Placed,
	source: { readonly width: number; readonly height: number; readonly crop: Placed },
): Placed {
	const scaleX = slot.width / source.crop.width;
	const scaleY = slot.height / source.crop.height;
	return {
		x: slot.x - source.crop.x * scaleX,
		y: slot.y - source.crop.y * scaleY,
		width: source.width * scaleX,
		height: source.height * scaleY,
	};
}

function coverBox(slot: Placed, picture: { width: number; height: number }): Placed {
	const scale = Math.max(slot.width / picture.width, slot.height / picture.height);
	const width = picture.width * scale;
	const height = picture.height * scale;
	return { x: slot.x + (slot.width - width) / 2, y: slot.y + (slot.height - height) / 2, width, height };
}
