import { type Box, inset, lifted, rect, round } from "./svg.ts";

/** Centimetres of what the eye measures by. */
export const SIDEBOARD = { width: 180, height: 48 };
const LEG = 13;
/** How much of its top is seen from where a picture is looked at. */
const TOP = 3;
const PANEL = 2;

/** A sideboard of oak on a base of steel, with books in its niche and a vase on it. */
export function sideboard(top: number, floor: number, unit: number): string {
	const width = SIDEBOARD.width * unit;
	const x = 500 - width / 2;
	const body: Box = { x, y: top, width, height: floor - top - LEG * unit };
	const inside = inset(body, PANEL * unit);
	const door = inside.width / 3;
	const part = (index: number): Box => ({ ...inside, x: inside.x + door * index, width: door });
	const back = TOP * unit;
	const gaps = [1, 2].map((index) => rect({ ...part(index), x: part(index).x - 1, width: 2 }, "#2b1d10"));
	return [
		`<g filter="url(#scene-blur)"><ellipse cx="${round(500 + 5 * unit)}" cy="${round(floor + 2 * unit)}" rx="${round(width * 0.53)}" ry="${round(4 * unit)}" opacity=".42"/><path d="M${round(x + 4 * unit)} ${round(top)}h${round(width)}v${round(body.height + 5 * unit)}h${round(-width)}z" opacity=".26"/></g>`,
		steel(body, floor, unit),
		rect(body, "url(#scene-oak)"),
		rect(body, "#000", 'filter="url(#scene-veneer)"'),
		niche(part(1), unit),
		rect({ ...inside, height: 0.9 * unit }, "#1d130a", 'opacity=".5"'),
		rect(inside, "none", 'stroke="#2b1d10" stroke-opacity=".75" stroke-width="1.4"'),
		...gaps,
		...[part(0), part(2)].map((front) => rect(front, "url(#scene-front)")),
		`<path d="M${round(x)} ${round(top)}l${round(back)} ${round(-back)}h${round(width - 2 * back)}l${round(back)} ${round(back)}z" fill="#d3b48b"/>`,
		rect({ x, y: top - 1, width, height: 2 }, "#f0dcbc", 'opacity=".8"'),
		books(x + width * 0.1, top - back / 2, unit),
		vase(x + width * 0.84, top - back / 2, unit),
	].join("");
}

/** Two bent bars, the far one lighter, and how they meet the floor. */
function steel({ x, y, width, height }: Box, floor: number, unit: number): string {
	const foot = y + height;
	const bar = (left: number, right: number, down: number, color: string) =>
		`<path d="M${round(left)} ${round(foot)}V${round(down)}H${round(right)}V${round(foot)}" fill="none" stroke="${color}" stroke-width="${round(1.7 * unit)}"/>`;
	return (
		bar(x + width * 0.1, x + width * 0.9, floor - 3.4 * unit, "#55524d") +
		bar(x + width * 0.06, x + width * 0.94, floor, "#1f1e1c")
	);
}

/** An open middle: its depth is in shade, spines stand in it. */
function niche(box: Box, unit: number): string {
	const foot = box.y + box.height;
	const spines = [
		[3.4, 24, "#cfc7b8"],
		[2.2, 22, "#8a4b38"],
		[4.1, 25, "#e6e1d6"],
		[2.6, 20, "#39454a"],
		[3, 23, "#b79f6d"],
		[2, 21, "#1e39d6"],
		[3.6, 24, "#5f6b60"],
	] as const;
	let at = box.x + 2.5 * unit;
	const row = spines.map(([wide, high, color]) => {
		const spine = rect({ x: at, y: foot - high * unit, width: wide * unit - 1, height: high * unit }, color);
		at += wide * unit;
		return spine;
	});
	return [
		rect(box, "#5b4128"),
		rect({ ...box, width: 3 * unit }, "#000", 'opacity=".3"'),
		row.join(""),
		rect({ ...box, height: 7 * unit }, "url(#scene-floor)"),
		rect(box, "#150d06", 'opacity=".24"'),
	].join("");
}

function books(x: number, top: number, unit: number): string {
	const pile = [
		[26, 3.2, 0, "#d9d3c6"],
		[23, 2.6, 1.6, "#7d8a80"],
		[20, 2.2, 2.6, "#b8715a"],
	] as const;
	let foot = top;
	return lifted(
		pile
			.map(([wide, high, by, color]) => {
				foot -= high * unit;
				return (
					rect({ x: x + by * unit, y: foot, width: wide * unit, height: high * unit }, color, 'rx="1"') +
					rect({ x: x + by * unit, y: foot, width: wide * unit, height: 1.5 }, "#fff", 'opacity=".35"')
				);
			})
			.join(""),
	);
}

/** Turned clay with two bare twigs. */
function vase(x: number, top: number, unit: number): string {
	const at = (across: number, up: number) => `${round(x + across * unit)} ${round(top - up * unit)}`;
	// Lower than any picture hangs.
	const twigs = [
		`M${at(0, 20)}C${at(-1, 26)} ${at(-7, 28)} ${at(-10, 35)}`,
		`M${at(-4, 28)}q${round(-4 * unit)} ${round(-1 * unit)} ${round(-8 * unit)} ${round(-1 * unit)}`,
		`M${at(1, 20)}C${at(3, 26)} ${at(8, 28)} ${at(9, 34)}`,
		`M${at(5, 27)}q${round(4 * unit)} 0 ${round(7 * unit)} ${round(-3 * unit)}`,
	];
	const body = `M${at(-4.5, 0)}C${at(-10, 6)} ${at(-9, 16)} ${at(-2.6, 19)}V${round(top - 23 * unit)}H${round(x + 2.6 * unit)}V${round(top - 19 * unit)}C${at(9, 16)} ${at(10, 6)} ${at(4.5, 0)}z`;
	return `<path d="${twigs.join("")}" fill="none" stroke="#7a6a54" stroke-width="${round(Math.max(1.2, 0.55 * unit))}" stroke-linecap="round"/>${lifted(`<path d="${body}" fill="url(#scene-clay)"/>`)}`;
}
