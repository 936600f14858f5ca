import { eyeletsOf, type MaterialKey, wallpaperStrip } from "@offizin/assortment";
import { type Box, inset, rect, round } from "./svg.ts";

/** What the stuff of a picture does to the light. */
export function surfaceOf(
	box: Box,
	material: MaterialKey,
	{ variant, unit }: { readonly variant: string | undefined; readonly unit: number },
): string {
	const gloss = (opacity: number) => rect(box, "url(#scene-gloss)", `opacity="${opacity}"`);
	switch (material) {
		case "acrylglas":
		case "echtglas":
		case "gallerybond":
			return `${gloss(1)}${rect(inset(box, 0.6), "none", 'stroke="#fff" stroke-opacity=".55" stroke-width="1.2"')}`;
		case "poster":
			return variant === "glaenzend" ? gloss(0.6) : "";
		case "aludibond":
			return variant === "alu-gebuerstet" ? brushed(box) : "";
		case "leinwand":
			return woven(box, unit, 0.1);
		case "hahnemuehle":
			return cottonPaper(box, unit);
		default:
			return "";
	}
}

/** Fine-art paper takes the blue out of whites; its tooth is seen from near only. */
export function cottonPaper(box: Box, unit?: number): string {
	const tint = rect(box, "#f3e6cd", 'opacity=".3" style="mix-blend-mode:multiply"');
	return unit === undefined ? tint : tint + woven(box, unit, 0.05);
}

/** Threads each way in a tile of cloth; of few, one that is drawn without a graphics card takes seconds. */
const THREADS = 12;

/** Threads of cloth or felt that go over and under one another, no finer than a screen shows. */
function woven(box: Box, unit: number, opacity: number): string {
	const step = round(Math.max(2.2, 0.07 * unit));
	const id = `scene-woven-${String(step).replace(".", "-")}`;
	const edge = round(step * THREADS);
	const threads = (draw: (at: number, isOdd: boolean) => string) =>
		Array.from({ length: THREADS }, (_, index) => draw((index + 0.5) * step, index % 2 === 1)).join("");
	const across = (by: number) => threads((at, isOdd) => `M${isOdd ? step : 0} ${round(at + by)}H${edge}`);
	const down = threads((at, isOdd) => `M${round(at)} ${isOdd ? 0 : step}V${edge}`);
	const cloth = `<pattern id="${id}" width="${edge}" height="${edge}" patternUnits="userSpaceOnUse"><g stroke-width="${round(step * 0.3)}" stroke-dasharray="${step}"><path d="${across(0)}${down}" stroke="#000"/><path d="${across(-0.34 * step)}" stroke="#fff"/></g></pattern>`;
	return `<defs>${cloth}</defs>${rect(box, `url(#${id})`, `opacity="${opacity}" data-part="weave"`)}`;
}

/** Bare metal shows where the photograph is light. */
function brushed(box: Box): string {
	const lines =
		'<pattern id="scene-brushed" width="90" height="7" patternUnits="userSpaceOnUse"><path d="M0 .6h90M12 2.1h78M0 3.3h54M30 4.6h60M0 5.9h80" stroke="#fff" stroke-opacity=".3" stroke-width=".7"/><path d="M0 1.4h40M50 2.8h40M8 4h60M0 5.2h90M20 6.6h50" stroke="#000" stroke-opacity=".2" stroke-width=".7"/></pattern>';
	return `<defs>${lines}</defs>${rect(box, "url(#scene-silber)", 'opacity=".4" style="mix-blend-mode:hard-light"')}${rect(box, "url(#scene-brushed)")}`;
}

/** A sewn hem, and an eyelet at each corner and every half metre between. */
export function hem(box: Box, unit: number): string {
	const inside = inset(box, 3 * unit);
	const perMm = unit / 10;
	const eyelets = eyeletsOf({ width: box.width / perMm, height: box.height / perMm });
	const rings = eyelets.map(({ x, y, diameter }) => {
		const at = `cx="${round(box.x + x * perMm)}" cy="${round(box.y + y * perMm)}"`;
		const hole = (diameter / 2) * perMm;
		return `<circle ${at} r="${round(hole * 1.5)}" fill="#d9d4cb" stroke="url(#scene-silber)" stroke-width="${round(0.45 * unit)}"/><circle ${at} r="${round(hole * 0.9)}" fill="#8d867b"/>`;
	});
	const thread = `stroke="#fff" stroke-opacity=".65" stroke-width="${round(Math.max(0.5, 0.09 * unit))}" stroke-dasharray="${round(0.4 * unit)} ${round(0.22 * unit)}"`;
	return `${rect(inside, "none", 'stroke="#000" stroke-opacity=".22" stroke-width="1"')}${rect(inset(box, 2.8 * unit), "none", thread)}<g data-part="eyelets">${rings.join("")}</g>`;
}

/** Where the strips of a wallpaper meet, the first as wide as they come. */
export function seams({ x, y, width, height }: Box, unit: number, overlaps: boolean): string {
	const lap = (wallpaperStrip.overlap / 10) * unit;
	const step = (wallpaperStrip.width / 10) * unit - (overlaps ? lap : 0);
	const count = Math.ceil(width / step) - 1;
	return Array.from({ length: Math.max(0, count) }, (_, index) => {
		const at = x + step * (index + 1);
		const joint = rect({ x: at, y, width: 1, height }, "#000", `opacity="${overlaps ? 0.3 : 0.13}"`);
		if (!overlaps) return joint;
		const wide = Math.max(2.5, lap);
		return `${joint}${rect({ x: at - wide, y, width: wide, height }, "#fff", 'opacity=".16"')}`;
	}).join("");
}
