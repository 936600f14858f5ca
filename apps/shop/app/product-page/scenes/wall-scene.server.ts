import { closeUp } from "./close-up.server.ts";
import { hungPicture } from "./hung-picture.server.ts";
import { type Box, lifted, rect, round, type SceneChoice, text } from "./svg.server.ts";

/** A wall of 2.36 m over a sideboard of 1.8 m; all lengths in centimetres until they are drawn. */
const WALL = { width: 236 };
const BOARD = { width: 180, height: 48, gap: 38 };
const INK = "#6b6963";

/** A picture on a wall at true scale over a sideboard, with frame and mat; walls that it fills shrink to it. */
export function wallScene(choice: SceneChoice, content?: (box: Box) => string): string {
	const { configuration, sizeOf } = choice;
	const size = sizeOf("format") ?? sizeOf("formatType") ?? { width: 600, height: 400 };
	const width = size.width / 10;
	const height = size.height / 10;
	// The wall is wide enough for the picture and as high as a room, or higher for what is larger than a room.
	const shown = Math.max(WALL.width, width * 1.25, height * 1.45 + BOARD.height);
	const unit = 1000 / shown;
	const floor = 1000 - 34 * unit * (shown / WALL.width) ** 0.4;
	const boardTop = floor - BOARD.height * unit;
	const top = Math.max(24, boardTop - (BOARD.gap + height) * unit);
	const picture = { x: 500 - (width * unit) / 2, y: top, width: width * unit, height: height * unit };
	const isCovering = configuration.materialType === "fototapete" && height > 180;
	const isPaper = choice.brand === "papiervogel";
	const light = Math.max(picture.width, picture.height) * 1.1 + 160;
	return [
		room,
		`<circle cx="470" cy="${round(top + picture.height * 0.4)}" r="${round(light)}" fill="url(#scene-light)"/>`,
		`<rect x="-600" y="${round(floor)}" width="2200" height="1200" fill="${isPaper ? "#d8c9b2" : "#cfc9be"}"/>`,
		`<rect x="-600" y="${round(floor)}" width="2200" height="${round(60 * unit)}" fill="url(#scene-floor)"/>`,
		`<rect x="-600" y="${round(floor - 7 * unit)}" width="2200" height="${round(7 * unit)}" fill="#fff" opacity=".55"/>`,
		`<rect x="-600" y="${round(floor - 1)}" width="2200" height="2" fill="#000" opacity=".12"/>`,
		hungPicture(picture, choice, unit, content),
		isCovering ? "" : measure(picture, width, height),
		sideboard(boardTop, floor, unit),
		closeUp({ width, height }, picture, choice, content),
	].join("");
}

/** The light on a picture, the floor towards the window, and oak. */
const room = `<defs><radialGradient id="scene-light"><stop stop-color="#fff" stop-opacity=".8"/><stop offset=".55" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="scene-floor" x2="0" y2="1"><stop stop-color="#4a3420" stop-opacity=".15"/><stop offset="1" stop-color="#4a3420" stop-opacity="0"/></linearGradient><linearGradient id="scene-oak" x2="1" y2=".25"><stop stop-color="#bd9d76"/><stop offset=".5" stop-color="#ab8a63"/><stop offset="1" stop-color="#93734e"/></linearGradient><linearGradient id="scene-clay"><stop stop-color="#fbf9f4"/><stop offset=".45" stop-color="#efeae1"/><stop offset="1" stop-color="#bdb5a7"/></linearGradient></defs>`;

/** Width below, height beside, as a carpenter draws them. */
function measure({ x, y, width, height }: Box, wide: number, high: number): string {
	const foot = y + height + 34;
	const side = x - 34;
	const stroke = `stroke="${INK}" stroke-width="1.4" fill="none"`;
	return [
		`<path d="M${round(x)} ${round(foot)}h${round(width)}M${round(x)} ${round(foot - 6)}v12M${round(x + width)} ${round(foot - 6)}v12" ${stroke}/>`,
		`<path d="M${round(side)} ${round(y)}v${round(height)}M${round(side - 6)} ${round(y)}h12M${round(side - 6)} ${round(y + height)}h12" ${stroke}/>`,
		`<g data-measure="below">${text(`${wide} cm`, x + width / 2, foot + 12, { size: 20, fill: INK, anchor: "middle" })}</g>`,
		`<g data-measure="beside">${text(`${high} cm`, side - 14, y + height / 2, { size: 20, fill: INK, anchor: "end" })}</g>`,
	].join("");
}

/** A sideboard of 180 cm with books and a vase: what the eye measures by. */
function sideboard(top: number, floor: number, unit: number): string {
	const width = BOARD.width * unit;
	const x = 500 - width / 2;
	const leg = 14 * unit;
	const slab = 2.4 * unit;
	const body = { x, y: top, width, height: floor - top - leg };
	const door = (width - slab * 2) / 3;
	const doors = [0, 1, 2].map((index) => {
		const left = x + slab + door * index;
		const panel = { x: left, y: top + slab, width: door - 2, height: body.height - slab * 2 };
		const grain = [0.14, 0.37, 0.52, 0.81].map(
			(at, line) =>
				`<path d="M${round(left)} ${round(panel.y + panel.height * (at + index * 0.04))}q${round(door / 2)} ${round((line - 1.5) * 2.4 * unit)} ${round(door - 2)} 0" fill="none" stroke="#5d4328" stroke-opacity=".16" stroke-width="1.2"/>`,
		);
		const groove = rect(
			{ x: left + door * 0.4, y: panel.y, width: door * 0.2, height: 1.6 * unit },
			"#3a2a1a",
			'opacity=".7"',
		);
		return `${rect(panel, "url(#scene-oak)")}${grain.join("")}${groove}${rect({ x: left + door - 2, y: panel.y, width: 2, height: panel.height }, "#2b1d10", 'opacity=".55"')}`;
	});
	const legs = [0.06, 0.94].map((at) => {
		const wide = 3.6 * unit;
		const left = x + width * at - wide / 2;
		return `<path d="M${round(left)} ${round(floor - leg)}h${round(wide)}l${round(-wide * 0.22)} ${round(leg + 2)}h${round(-wide * 0.56)}z" fill="#3d2e20"/>`;
	});
	const ground = `<ellipse cx="${round(500 + 4 * unit)}" cy="${round(floor + 3 * unit)}" rx="${round(width * 0.52)}" ry="${round(4.5 * unit)}" fill="#2a1c10" opacity=".34" filter="url(#scene-blur)"/>`;
	const edge =
		rect({ x, y: top, width, height: slab }, "#c9aa82") +
		rect({ x, y: top + slab, width, height: 3 }, "#000", 'opacity=".22"');
	return (
		ground +
		legs.join("") +
		lifted(rect(body, "#8f6f4b", 'rx="1.5"'), "high") +
		doors.join("") +
		edge +
		books(x + width * 0.08, top, unit) +
		vase(x + width * 0.84, top, unit)
	);
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
	const twigs = [
		`M${at(0, 20)}C${at(-1, 34)} ${at(-9, 40)} ${at(-12, 54)}`,
		`M${at(-5, 38)}q${round(-4 * unit)} ${round(-2 * unit)} ${round(-7 * unit)} ${round(-7 * unit)}`,
		`M${at(1, 20)}C${at(3, 32)} ${at(6, 40)} ${at(7, 47)}`,
		`M${at(4, 35)}q${round(4 * unit)} ${round(-1 * unit)} ${round(6 * unit)} ${round(-6 * unit)}`,
	];
	const body = `M${at(-4.5, 0)}C${at(-10, 6)} ${at(-9, 16)} ${at(-2.6, 19)}V${round(top - 23 * unit)}H${round(x + 2.6 * unit)}V${round(top - 19 * unit)}C${at(9, 16)} ${at(10, 6)} ${at(4.5, 0)}z`;
	return `<path d="${twigs.join("")}" fill="none" stroke="#7a6a54" stroke-width="${round(Math.max(1.2, 0.55 * unit))}" stroke-linecap="round"/>${lifted(`<path d="${body}" fill="url(#scene-clay)"/>`)}`;
}
