import { foilGradient, foilMetalsOf, itemsToSvg, type SvgContext } from "@offizin/design";
import type { Um } from "@offizin/units";
import { panelMatrix, type SheetPage, sheetBox } from "./lay-out-sheet.ts";

/** A side of the sheet with bleed as SVG, from the display lists that are printed: preview beside the file. */
export function sheetToSvg({ side, pages }: SheetPage, bleed: Um, context: SvgContext): string {
	const view = sheetBox(side, bleed);
	const metals = foilMetalsOf(pages.flatMap(({ list }) => list.items));
	const defs = metals.map((metal) => foilGradient(metal, context.idPrefix, view)).join("");
	const panels = pages.map((placed, index) => {
		const { list, clip } = placed;
		const id = `${context.idPrefix}-panel-${index}`;
		const area = `<clipPath id="${id}"><rect x="${clip.x}" y="${clip.y}" width="${clip.width}" height="${clip.height}"/></clipPath>`;
		const inner = itemsToSvg(list.items, context);
		const isUpright = !placed.turned && !placed.mirrored;
		const place = isUpright
			? `translate(${placed.x} ${placed.y})`
			: `matrix(${panelMatrix(placed).join(" ")})`;
		return `<g transform="${place}">${area}<g clip-path="url(#${id})">${inner}</g></g>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}"><defs>${defs}</defs><rect x="${view.x}" y="${view.y}" width="${view.width}" height="${view.height}" fill="${context.paper ?? "#ffffff"}"/>${panels.join("")}</svg>`;
}
