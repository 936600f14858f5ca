import { material as materialOf } from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import { hungPicture } from "./hung-picture.ts";
import { toned } from "./stock-tone.ts";
import { type Box, EDGE, inset, lifted, photo, rect, round, type SceneChoice, type Supplies } from "./svg.ts";

/** Units across, and those of a centimetre: so near that nine centimetres fill it. */
const VIEW = 540;
const UNIT = 60;
/** The upper right corner of what hangs there. */
const CORNER = { x: 372, y: 176 };
/** The same photograph on each: black, grey and a red that not every stock can hold. */
const PICTURE: Box = { x: CORNER.x - 840, y: CORNER.y, width: 840, height: 560 };

/** Draws the photograph that all materials show. */
type Motif = (box: Box) => string;

/** What is seen, and the picture as it hangs there. */
interface Seen {
	readonly view: Box;
	readonly hung: () => string;
}

/** What else is seen of a corner from near. */
export interface MacroView {
	readonly photo?: PhotoName;
	/** Its height as a part of its width, up to 1.25. */
	readonly ratio?: number;
}

/** A material for walls from near: what its edge is, and what it does to the light. */
export function macro(choice: SceneChoice, { photo: name = "fig", ratio = 1 }: MacroView = {}): string {
	const view: Box = { x: 0, y: 0, width: VIEW, height: VIEW * ratio };
	const wall = `${rect(view, "#d5d1c8")}<circle cx="60" cy="40" r="620" fill="url(#scene-light)" opacity=".7"/>`;
	const supplies: Supplies = {
		...choice.supplies,
		photo: (motif, long, isOneOfMany) => choice.supplies.photo(motif, (long * EDGE) / VIEW, isOneOfMany),
	};
	const stock = materialOf(choice.configuration.materialType ?? "")?.key ?? "poster";
	const motif: Motif = (box) => toned(stock, photo(supplies, name, box));
	const hung = () => hungPicture(PICTURE, choice, UNIT, motif);
	const draw = flat[choice.configuration.materialType ?? ""];
	const drawn = draw ? draw(motif, { view, hung }) : hung();
	return `<svg width="${EDGE}" height="${EDGE * ratio}" viewBox="0 0 ${VIEW} ${view.height}">${wall}${drawn}</svg>`;
}

/** What has no thickness to tell it by is told by what one does with it. */
const flat: Readonly<Record<string, (motif: Motif, seen: Seen) => string>> = {
	hahnemuehle: cottonSheet,
	poster: (motif) => peeled(motif, { sheet: PICTURE, by: 150, back: "#fbfaf6", gloss: 1 }),
	backlitfolie: lightBox,
	fototapete: hungStrips,
	klebefolie: sticker,
	pvcplane: (_, { hung }) => hung() + cord(),
};

/** A sheet torn to its edge, a white rim around the print, and light that rakes over its tooth. */
function cottonSheet(motif: Motif, { view }: Seen): string {
	const torn = deckle(CORNER.x, CORNER.y, view.height);
	const foot = view.height + 20;
	const sheet = `M-20 ${foot}L-20 ${CORNER.y}${torn}L${CORNER.x} ${foot}z`;
	const rim = 64;
	const print = { ...PICTURE, x: PICTURE.x - rim, y: PICTURE.y + rim };
	return [
		lifted(`<path d="${sheet}" fill="#fbf6ea" stroke="#d9ccb0" stroke-width="1.6"/>`, "high"),
		motif(print),
		rect(print, "#f3e6cd", 'opacity=".22" style="mix-blend-mode:multiply"'),
		`<path d="${sheet}" filter="url(#scene-tooth)" style="mix-blend-mode:multiply"/>`,
	].join("");
}

/** Fibres along the upper edge to the corner and down the right one, the same at every drawing. */
function deckle(right: number, top: number, foot: number): string {
	const fray = (at: number) =>
		Math.sin(at * 0.31) * 2.2 + Math.sin(at * 0.83 + 1) * 1.6 + Math.sin(at * 1.9) * 1.2;
	const count = 30;
	const tenth = (at: number) => Math.round(at * 10) / 10;
	const across = Array.from({ length: count }, (_, index) => {
		const x = (right * (index + 1)) / (count + 1);
		return `L${Math.round(x)} ${tenth(top + fray(x))}`;
	});
	const down = Array.from({ length: Math.ceil((foot - top) / 13) + 2 }, (_, index) => {
		const y = top + 6 + index * 13;
		return `L${tenth(right + fray(y))} ${y}`;
	});
	return across.join("") + down.join("");
}

interface Peel {
	readonly sheet: Box;
	/** How far from the corner the sheet lies flat again. */
	readonly by: number;
	readonly back: string;
	readonly gloss: number;
}

/** A sheet whose upper right corner rolls forward and shows its back. */
function peeled(motif: Motif, { sheet, by, back, gloss }: Peel): string {
	const [right, top, foot] = [sheet.x + sheet.width, sheet.y, sheet.y + sheet.height];
	const from = `${right - by} ${top}`;
	const to = `${right} ${top + by}`;
	const rest = `M${sheet.x} ${top}H${right - by}L${to}V${foot}H${sheet.x}z`;
	const tip = `${right - by * 0.86} ${top + by * 0.86}`;
	const flap = `M${from}Q${right - by * 0.62} ${top + by * 0.2} ${tip}Q${right - by * 0.2} ${top + by * 0.62} ${to}Q${right - by * 0.4} ${top + by * 0.4} ${from}z`;
	const whole = `M${from}Q${right - by * 0.8} ${top + by * 0.4} ${tip}Q${right - by * 0.4} ${top + by * 0.8} ${to}z`;
	const id = `scene-peel-${by}`;
	return [
		`<defs><clipPath id="${id}"><path d="${rest}"/></clipPath><linearGradient id="${id}-back" gradientUnits="userSpaceOnUse" x1="${right - by * 0.86}" y1="${top + by * 0.86}" x2="${right - by * 0.46}" y2="${top + by * 0.46}"><stop stop-color="#cfcac0"/><stop offset=".35" stop-color="${back}"/><stop offset=".7" stop-color="#fff"/><stop offset="1" stop-color="#aaa49a"/></linearGradient></defs>`,
		lifted(`<path d="${rest}" fill="#fff"/>`),
		`<g clip-path="url(#${id})">${motif(sheet)}`,
		`<path d="M${right - by * 2.6} ${foot}L${right - by * 0.4} ${top}h${by * 0.2}L${right - by * 1.9} ${foot}z" fill="#fff" opacity="${0.26 * gloss}" filter="url(#scene-near)"/>`,
		`<path d="${whole}" transform="translate(-5 12)" opacity=".55" filter="url(#scene-near)"/></g>`,
		`<path d="${whole}" fill="url(#${id}-back)"/><path d="${flap}" fill="#fff" opacity=".22"/>`,
	].join("");
}

/** Film on its liner, which is printed with a grid to cut by. */
function sticker(motif: Motif, { view }: Seen): string {
	const liner = { ...PICTURE, x: PICTURE.x + 64, y: PICTURE.y - 64 };
	const [right, top] = [liner.x + liner.width, liner.y];
	const lines = Array.from(
		{ length: Math.round((16 * view.height) / VIEW) },
		(_, index) =>
			`M${right - 32 * (index + 0.5)} ${top}V${view.height + 20}M-20 ${top + 32 * (index + 0.5)}H${right}`,
	);
	return [
		lifted(rect({ ...liner, height: 700 }, "#f7f3e4")),
		`<path d="${lines.join("")}" stroke="#7fa3c4" stroke-opacity=".5" stroke-width="1.2"/>`,
		peeled(motif, { sheet: PICTURE, by: 190, back: "#dfe9f1", gloss: 0.5 }),
	].join("");
}

/** What a banner hangs by: a cord through its eyelet. */
function cord(): string {
	const eyelet = `${CORNER.x - 1.5 * UNIT} ${CORNER.y + 1.5 * UNIT}`;
	const path = `d="M${eyelet}C${CORNER.x - 40} ${CORNER.y + 20} ${CORNER.x + 20} ${CORNER.y - 70} 560 -30"`;
	const stroke = (color: string, width: number, more = "") =>
		`<path ${path} stroke="${color}" stroke-width="${width}"${more}/>`;
	return `<g fill="none" stroke-linecap="round">${lifted(stroke("#1d1d1c", 15))}${stroke("#4a4a48", 9, ' stroke-dasharray="3 9"')}</g>`;
}

/** A dark room, a slim profile, and film that is the light. */
function lightBox(motif: Motif, { view }: Seen): string {
	const profile = inset(PICTURE, -13);
	return [
		'<defs><filter id="scene-glow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="34"/></filter></defs>',
		rect(view, "#262522"),
		rect(inset(PICTURE, -40), "#ffe9bd", 'opacity=".75" filter="url(#scene-glow)"'),
		rect(profile, "url(#scene-silber)") + rect(inset(PICTURE, -3), "#3a3936"),
		motif(PICTURE),
		rect(PICTURE, "#fff3dc", 'opacity=".09" style="mix-blend-mode:screen"'),
		rect(PICTURE, "#fff", 'opacity=".6" style="mix-blend-mode:soft-light"'),
		rect(inset(PICTURE, 3), "none", 'stroke="#fffbef" stroke-width="7"'),
	].join("");
}

/** One strip down to the floor, the next still on its roll, the bare wall below it. */
function hungStrips(motif: Motif, { view }: Seen): string {
	const seam = 236;
	const roll: Box = { x: seam, y: 262, width: 400, height: 84 };
	const whole: Box = { x: -230, y: -40, width: 930, height: 620 };
	const left = `<svg width="${seam}" height="${view.height}">${motif(whole)}</svg>`;
	const right = `<svg x="${seam}" width="400" height="${roll.y + 30}">${motif({ ...whole, x: whole.x - seam })}</svg>`;
	const [middle, radius] = [roll.y + roll.height / 2, roll.height / 2];
	const end = [1, 0.72, 0.46, 0.22].map(
		(share, index) =>
			`<ellipse cx="${seam + 6}" cy="${middle}" rx="${round(13 * share)}" ry="${round(radius * share)}" fill="${index % 2 ? "#efe9db" : "#cfc7b6"}"/>`,
	);
	return [
		'<defs><linearGradient id="scene-roll" x2="0" y2="1"><stop stop-color="#b9b1a2"/><stop offset=".3" stop-color="#fffdf7"/><stop offset=".62" stop-color="#e9e3d6"/><stop offset="1" stop-color="#958c7c"/></linearGradient></defs>',
		rect(view, "#cbc6bb"),
		rect(view, "#000", 'filter="url(#scene-tooth)" style="mix-blend-mode:multiply"'),
		left + right,
		`<path d="M${seam} 0V${view.height}" stroke="#000" stroke-opacity=".5" stroke-width="1.6"/><path d="M${seam + 2} 0V${roll.y}" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>`,
		rect({ ...roll, y: roll.y + 26 }, "#2a2118", 'opacity=".6" filter="url(#scene-blur)"'),
		rect(roll, "url(#scene-roll)"),
		end.join(""),
	].join("");
}
