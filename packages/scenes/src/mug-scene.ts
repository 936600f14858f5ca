import { ownPageDefinition, ownPart } from "./own-page.ts";
import { type Box, lifted, photo, rect, round, type SceneChoice, turned } from "./svg.ts";

/** What is printed of a mug, laid flat, in millimetres; it goes round 82 mm across and leaves the handle free. */
const PRINT: Box = { x: 0, y: 0, width: 200, height: 90 };
const RADIUS_MM = 41;
/** Scene units: middle and radius of the mug, how round its rims look from a little above, where its print lies. */
const MIDDLE = 470;
const RADIUS = 200;
const ROUND = 34;
const BAND = { top: 322, height: 424 };
const STRIPS = 36;

/** From where a mug is looked at: the angle of the middle of its print to whoever looks, in radians, and where its handle is. */
interface Side {
	readonly middle: number;
	readonly handle: "left" | "right" | "behind";
}

const quarter = Math.PI / 2;
/** A print that goes round is seen from three sides. */
const around: readonly Side[] = [
	{ middle: quarter, handle: "left" },
	{ middle: 0, handle: "behind" },
	{ middle: -quarter, handle: "right" },
];

/** A mug with a photograph; with a page of one's own from three sides, and what goes round it laid flat above them. */
export function mugScene({ supplies, ownPage }: SceneChoice): string {
	if (!ownPage) {
		const print = photo(supplies, "dogs", PRINT);
		return `${ground}${definitions(print)}${mug({ middle: -Math.PI / 3, handle: "right" })}`;
	}
	const flat: Box = { x: 90, y: 70, width: 820, height: 369 };
	const row = around.map(
		(side, index) => `<g transform="translate(${-17 + 254 * index} 437) scale(.56)">${mug(side)}</g>`,
	);
	return [
		`<rect x="-600" y="780" width="2200" height="1200" fill="#000" opacity=".045"/>`,
		ownPageDefinition(ownPage),
		definitions(ownPart(ownPage.trim, PRINT)),
		turned(lifted(rect(flat, "#fdfcfa") + ownPart(ownPage.trim, flat)), -0.6, 500, 255),
		...row,
	].join("");
}

const ground = `<rect x="-600" y="640" width="2200" height="1200" fill="#000" opacity=".045"/>`;

function definitions(print: string): string {
	const [left, right] = [MIDDLE - RADIUS, MIDDLE + RADIUS];
	const foot = BAND.top + BAND.height;
	const band = `M${left} ${BAND.top}a${RADIUS} ${ROUND} 0 0 0 ${2 * RADIUS} 0V${foot}a${RADIUS} ${ROUND} 0 0 1-${2 * RADIUS} 0z`;
	return `<defs><g id="scene-print">${print}</g><clipPath id="scene-band"><path d="${band}"/></clipPath><clipPath id="scene-beside"><path d="M${right - 8}-200h600v1600h-600z"/></clipPath><linearGradient id="scene-round"><stop stop-opacity=".34"/><stop offset=".1" stop-opacity=".12"/><stop offset=".2" stop-color="#fff" stop-opacity=".06"/><stop offset=".3" stop-color="#fff" stop-opacity=".3"/><stop offset=".42" stop-color="#fff" stop-opacity=".04"/><stop offset=".66" stop-opacity=".03"/><stop offset=".88" stop-opacity=".2"/><stop offset="1" stop-opacity=".42"/></linearGradient><linearGradient id="scene-inside"><stop stop-color="#a99f90"/><stop offset=".5" stop-color="#d5cdc1"/><stop offset="1" stop-color="#f4f0ea"/></linearGradient></defs>`;
}

const body = `M${MIDDLE - RADIUS} 300V768a${RADIUS} ${ROUND} 0 0 0 ${2 * RADIUS} 0V300z`;

/** 82 mm across, 96 mm high, seen from a little above; the print covers 90 mm of the height. */
function mug(side: Side): string {
	const shadow =
		'<ellipse cx="610" cy="794" rx="250" ry="20" fill="#4a3420" opacity=".26" filter="url(#scene-blur)"/><ellipse cx="476" cy="792" rx="204" ry="26" fill="#2a1c10" opacity=".42" filter="url(#scene-blur)"/>';
	return `${shadow}${handle(side)}<path d="${body}" fill="#fdfcfa"/><g clip-path="url(#scene-band)">${wrapped(side)}</g><path d="${body}" fill="url(#scene-round)"/><ellipse cx="${MIDDLE}" cy="300" rx="${RADIUS}" ry="${ROUND}" fill="#fefdfb"/><ellipse cx="${MIDDLE}" cy="302" rx="188" ry="28" fill="url(#scene-inside)"/>`;
}

function handle({ handle }: Side): string {
	if (handle === "behind") return "";
	const grip = "M662 400c110-34 176 16 166 128-8 92-72 142-166 152";
	const lines = [
		["#cbc2b4", 54, 1, 4],
		["#f1ede6", 45, -1, -1],
		["#ffffff", 12, -10, -9],
	].map(
		([color, wide, x, y]) =>
			`<path d="${grip}" fill="none" stroke="${color}" stroke-width="${wide}" transform="translate(${x} ${y})"/>`,
	);
	const drawn = `<g clip-path="url(#scene-beside)">${lines.join("")}</g>`;
	return handle === "right" ? drawn : `<g transform="translate(${2 * MIDDLE} 0) scale(-1 1)">${drawn}</g>`;
}

/** What is seen of the print, in upright strips that get narrower to the sides; none where it has ended before the handle. */
function wrapped({ middle }: Side): string {
	const step = Math.PI / STRIPS;
	return Array.from({ length: STRIPS }, (_, index) => {
		const from = -quarter + index * step;
		const across = (angle: number) => PRINT.width / 2 + RADIUS_MM * (angle - middle);
		const [first, last] = [across(from), across(from + step)];
		if (first < 0 || last > PRINT.width) return "";
		const left = MIDDLE + RADIUS * Math.sin(from);
		const right = MIDDLE + RADIUS * Math.sin(from + step);
		const top = BAND.top + ROUND * Math.cos(from + step / 2);
		// A hair wider than it is, so that no light comes through between two.
		const [wide, more] = [right - left, index === STRIPS - 1 ? 0 : 1.6];
		const seen = (last - first) * (1 + more / wide);
		return `<svg x="${round(left)}" y="${round(top - 1)}" width="${round(wide + more)}" height="${BAND.height + 2}" viewBox="${round(first)} 0 ${round(seen)} ${PRINT.height}" preserveAspectRatio="none"><use href="#scene-print"/></svg>`;
	}).join("");
}
