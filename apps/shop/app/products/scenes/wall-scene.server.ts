import { sizeOf } from "#app/panel/size-of.ts";
import {
	type Box,
	inset,
	lifted,
	type PhotoName,
	photo,
	rect,
	round,
	type SceneChoice,
	text,
} from "./svg.server.ts";

/** A wall of 2.4 m over a sideboard of 1.8 m; all lengths in centimetres until they are drawn. */
const WALL = { width: 240 };
const BOARD = { width: 180, height: 48, gap: 42 };
const INK = "#6b6963";

const frameColors: Readonly<Record<string, string>> = {
	schwarz: "#1c1b1a",
	weiss: "#f7f6f3",
	natur: "#c8a77a",
	nuss: "#6b4a32",
	silber: "#b9bcbf",
	gold: "#b8954a",
};

/** A picture on a wall at true scale over a sideboard, with frame and mat; walls that it fills shrink to it. */
export function wallScene(choice: SceneChoice, content?: (box: Box) => string): string {
	const { configuration } = choice;
	const size = sizeOf(configuration.format ?? configuration.formatType ?? "") ?? { width: 600, height: 400 };
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
	return [
		`<rect x="-600" y="${round(floor)}" width="2200" height="1200" fill="${choice.brand === "papiervogel" ? "#d8c9b2" : "#d3cec4"}"/>`,
		`<rect x="-600" y="${round(floor - 5)}" width="2200" height="6" fill="#fff" opacity=".75"/>`,
		hung(picture, choice, unit, content),
		isCovering ? "" : measure(picture, width, height),
		sideboard(boardTop, floor, unit),
	].join("");
}

function hung(
	picture: Box,
	choice: SceneChoice,
	unit: number,
	content: ((box: Box) => string) | undefined,
): string {
	const { configuration, swatchOf } = choice;
	const { frame = "ohne", frameType = "schwarz", matSize = "0", materialType, productType } = configuration;
	const material = materialType ?? productType ?? "poster";
	const face = (box: Box) =>
		(content ? content(box) : photo(photoFor(picture), box)) + surface(box, material);
	const depth = Math.max(3, depthOf(material) * unit);
	if (frame === "ohne")
		return lifted(edgeOf(picture, material, depth) + face(picture), depth > 6 ? "high" : "low");
	const color = swatchOf("frameType") ?? frameColors[frameType] ?? "#1c1b1a";
	const profile = Math.max(5, (frame === "artbox" ? 1.6 : 2) * unit);
	const mat = Number(matSize) > 0 ? 3 * unit : 0;
	const gap = frame.startsWith("schattenfuge") ? Math.max(2.5, 0.8 * unit) : 0;
	const outer = inset(picture, -(profile + mat + gap));
	return (
		lifted(rect(outer, color), "high") +
		rect(inset(outer, profile), gap ? "#0d0d0c" : mat ? "#fdfcf9" : color) +
		(mat ? rect(inset(picture, -2), "#fff", 'stroke="#d9d5cb" stroke-width="1.5"') : "") +
		face(picture) +
		rect(outer, "none", 'stroke="#000" stroke-opacity=".16" stroke-width="1.5"')
	);
}

/** Centimetres that a picture stands off the wall. */
function depthOf(material: string): number {
	if (material === "leinwand") return 2.5;
	return ["poster", "hahnemuehle", "klebefolie", "fototapete", "backlitfolie", "pvcplane"].includes(material)
		? 0.05
		: 1.5;
}

/** The side towards the light: canvas goes on around it, glass shines, boards show their core. */
function edgeOf({ x, y, width, height }: Box, material: string, depth: number): string {
	const colors: Readonly<Record<string, string>> = {
		leinwand: "#8f8577",
		acrylglas: "#b9d2d0",
		echtglas: "#a8c6ba",
		gallerybond: "#9fb2b4",
		aludibond: "#2b2b2a",
		forexplatte: "#ffffff",
	};
	const color = colors[material];
	if (!color) return "";
	const [right, foot] = [x + width, y + height];
	return `<path d="M${round(right)} ${round(y)}l${round(depth)} ${round(depth)}v${round(height)}h${round(-width)}l${round(-depth)} ${round(-depth)}H${round(right)}z" fill="${color}"/><path d="M${round(x)} ${round(foot)}h${round(width)}" stroke="#000" stroke-opacity=".2"/>`;
}

function surface(box: Box, material: string): string {
	if (["acrylglas", "echtglas", "gallerybond"].includes(material)) return rect(box, "url(#scene-gloss)");
	return "";
}

function photoFor({ width, height }: Box): PhotoName {
	if (width > height * 1.15) return "alps";
	return height > width * 1.15 ? "acanthus" : "canyon";
}

/** Width below, height beside, as a carpenter draws them. */
function measure({ x, y, width, height }: Box, wide: number, high: number): string {
	const foot = y + height + 34;
	const side = x - 34;
	const stroke = `stroke="${INK}" stroke-width="1.4" fill="none"`;
	return [
		`<path d="M${round(x)} ${round(foot)}h${round(width)}M${round(x)} ${round(foot - 6)}v12M${round(x + width)} ${round(foot - 6)}v12" ${stroke}/>`,
		`<path d="M${round(side)} ${round(y)}v${round(height)}M${round(side - 6)} ${round(y)}h12M${round(side - 6)} ${round(y + height)}h12" ${stroke}/>`,
		text(`${wide} cm`, x + width / 2, foot + 24, { size: 19, fill: INK, anchor: "middle" }),
		text(`${high} cm`, side - 12, y + height / 2 + 6, { size: 19, fill: INK, anchor: "end" }),
	].join("");
}

/** A sideboard of 180 cm with a vase: what the eye measures by. */
function sideboard(top: number, floor: number, unit: number): string {
	const width = BOARD.width * unit;
	const x = 500 - width / 2;
	const leg = 14 * unit;
	const body = { x, y: top, width, height: floor - top - leg };
	const doors = [1 / 3, 2 / 3].map((at) =>
		rect({ x: x + width * at - 1, y: top + 3, width: 2, height: body.height - 6 }, "#000", 'opacity=".16"'),
	);
	const legs = [0.07, 0.93].map((at) =>
		rect({ x: x + width * at - 1.6 * unit, y: floor - leg, width: 3.2 * unit, height: leg }, "#4a3a2a"),
	);
	const vase = `<path d="M${round(x + width * 0.84)} ${round(top)}c${round(-7 * unit)} ${round(-4 * unit)} ${round(-5 * unit)} ${round(-16 * unit)} ${round(-1.6 * unit)} ${round(-19 * unit)}v${round(-4 * unit)}h${round(7 * unit)}v${round(4 * unit)}c${round(3.6 * unit)} ${round(3 * unit)} ${round(5.6 * unit)} ${round(15 * unit)} ${round(-1.6 * unit)} ${round(19 * unit)}z" fill="#f1efe9" stroke="#cbc7bd"/>`;
	return legs.join("") + lifted(rect(body, "#a98a66", 'rx="2"'), "high") + doors.join("") + vase;
}
