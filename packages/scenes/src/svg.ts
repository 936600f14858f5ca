import type { PhotoName } from "@offizin/contract/browser";
import type { Extent } from "@offizin/solver";

/** A box in the units of a scene. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A line of text and where it stands. */
export type Line = readonly [words: string, x: number, y: number];

/** What scenes are drawn with that lies outside of them. */
export interface Supplies {
	/** Address of a photograph whose longer side is so many scene units long; of many, each may have fewer pixels. */
	readonly photo: (name: PhotoName, long: number, isOneOfMany: boolean) => string;
	/** Address of the sheet of a pattern. */
	readonly pattern: (id: string) => string;
	/** Markup of lines that look alike. */
	readonly write: (lines: readonly Line[], look: TextLook) => string;
}

/** What a scene is drawn from. */
export interface SceneChoice {
	readonly supplies: Supplies;
	readonly brand: "papiervogel" | "bildwand";
	readonly configuration: Readonly<Record<string, string>>;
	/** Of what is written in it. */
	readonly locale: string;
	/** How large the chosen value of an option makes it, in millimetres. */
	readonly sizeOf: (option: string) => Extent | undefined;
	/** Whether it is large enough to show an edge from near, and measures that can be read. */
	readonly hasCloseUp: boolean;
	/** Whether it is seen from near, as in a list, and not in its room. */
	readonly isNear?: boolean;
	/** Whether it is seen straight from the front, from some way off, so that its sides hardly show. */
	readonly isFrontal?: boolean;
	/** Whether the furniture of its room is drawn once for all scenes of a row (`sharedRoom`). */
	readonly sharesRoom?: boolean;
	/** Which of the photographs of the demo it shows first: neighbours in a list show different ones. */
	readonly turn?: number;
	/** A photo of the visitor's own, in place of those of the demo. */
	readonly own?: OwnPhoto | undefined;
	/** A page of the visitor's own, in place of the photographs of the demo: what is made of several photos, or goes round. */
	readonly ownPage?: OwnPage | undefined;
	/** The flat colour that goes round its bar, or lies below its photos: "#rrggbb". */
	readonly ground?: string | undefined;
	/** Colour of the chosen value of an option. */
	readonly swatchOf: (option: string) => string | undefined;
}

/** A photo as it is cut for what it is printed on; lengths in its pixels. */
export interface OwnPhoto {
	readonly href: string;
	readonly width: number;
	readonly height: number;
	readonly crop: Box;
	/** Around what it shows (`PlacedPhoto.outline`); absent where it shows something everywhere. */
	readonly outline?: string | undefined;
	/** Of a film that is cut out around it: what is left of that, and where the photo lies on it. */
	readonly cut?: PhotoCut | undefined;
}

/** Lengths in micrometres from the corner of the film. */
export interface PhotoCut {
	readonly die: string;
	readonly place: Box;
	readonly film: { readonly width: number; readonly height: number };
}

/** A page of the visitor's own, as it is printed; lengths in its own unit. */
export interface OwnPage {
	/** One SVG element that draws it with its bleed, where `view` is. */
	readonly svg: string;
	readonly view: Box;
	/** What is left of it when it is cut. */
	readonly trim: Box;
}

/** Scenes are drawn in a square of this edge. */
export const EDGE = 1000;

/** Where the middle of a photograph is not what it is of. */
const focus: Partial<Record<PhotoName, "xMin" | "xMax">> = { dandelions: "xMin" };

/** A photograph that fills a box. */
export function photo(supplies: Supplies, name: PhotoName, box: Box, more = "", isOneOfMany = false): string {
	const href = supplies.photo(name, Math.max(box.width, box.height), isOneOfMany);
	return `<image href="${href}" ${place(box)} preserveAspectRatio="${focus[name] ?? "xMid"}YMid slice"${more && ` ${more}`}/>`;
}

/** What of an own photo is printed, in a box of its shape. */
export function ownPhoto(own: OwnPhoto, box: Box): string {
	return own.cut ? cutOut(own, own.cut, box) : laid(own, box);
}

/** A white film, of which nothing is left beside the contour. */
function cutOut(own: OwnPhoto, { die, place: at, film }: PhotoCut, box: Box): string {
	const id = `cut-${film.width}-${film.height}-${die.length}`;
	return [
		`<svg ${place(box)} viewBox="0 0 ${film.width} ${film.height}" data-part="contour">`,
		`<clipPath id="${id}"><path d="${die}" clip-rule="evenodd"/></clipPath>`,
		`<g clip-path="url(#${id})"><rect width="${film.width}" height="${film.height}" fill="#fff"/>${laid(own, at)}</g></svg>`,
	].join("");
}

function laid({ href, width, height, crop }: OwnPhoto, box: Box): string {
	const part = [crop.x, crop.y, crop.width, crop.height].map(round).join(" ");
	return `<svg ${place(box)} viewBox="${part}" preserveAspectRatio="xMidYMid slice"><image href="${escapeXml(href)}" width="${width}" height="${height}"/></svg>`;
}

/** One of some photographs, which go round. */
export function oneOf<Name>(names: readonly [Name, ...Name[]], turn = 0): Name {
	return names[turn % names.length] ?? names[0];
}

/** Address of the first photograph in a scene. */
export function firstPhoto(scene: string): string | undefined {
	return /<image href="([^"]+)"/.exec(scene)?.[1];
}

/** A part of a photograph, so many times nearer, that fills a box. */
export function detail(
	supplies: Supplies,
	name: PhotoName,
	box: Box,
	{ zoom, across }: { readonly zoom: number; readonly across: number },
): string {
	const { width, height } = box;
	const whole = {
		x: -width * (zoom - 1) * across,
		y: (-height * (zoom - 1)) / 2,
		width: width * zoom,
		height: height * zoom,
	};
	return `<svg ${place(box)}>${photo(supplies, name, whole)}</svg>`;
}

export function rect(box: Box, fill: string, more = ""): string {
	return `<rect ${place(box)} fill="${fill}"${more && ` ${more}`}/>`;
}

function place({ x, y, width, height }: Box): string {
	const [wide, high] = [Math.max(0, width), Math.max(0, height)].map(coarse);
	return `x="${coarse(x)}" y="${coarse(y)}" width="${wide}" height="${high}"`;
}

/** How lines are written. */
export interface TextLook {
	/** In scene units. */
	readonly size: number;
	readonly fill: string;
	readonly anchor: "start" | "middle" | "end";
	readonly face: keyof typeof faceStyles;
	readonly weight: number;
}

/** A look where it is not as texts are. */
export type OwnLook = Partial<TextLook> & Pick<TextLook, "size">;

/** What a line is written with is what its scene is written with (`sceneSvg`), where nothing else is said. */
const WEIGHT = 400;
const faceStyles = {
	text: "",
	display: "font-family:var(--font-display);font-stretch:var(--display-stretch)",
} as const;
const sceneText = `font-family:var(--font-text);font-weight:${WEIGHT}`;

/** A line of text. */
export function text(supplies: Supplies, words: string, x: number, y: number, look: OwnLook): string {
	return texts(supplies, [[words, x, y]], look);
}

/** Lines that look alike. */
export function texts({ write }: Supplies, lines: readonly Line[], look: OwnLook): string {
	return write(lines, { fill: "#22302a", anchor: "start", face: "text", weight: WEIGHT, ...look });
}

/** Lines as text in the brand's own faces; what many share is said once. */
export function asText(lines: readonly Line[], look: TextLook): string {
	const each = (more: string) =>
		lines.map(([words, x, y]) => `<text x="${round(x)}" y="${round(y)}"${more}>${escapeXml(words)}</text>`);
	const written = lookOf(look);
	return lines.length === 1 ? each(` ${written}`).join("") : `<g ${written}>${each("").join("")}</g>`;
}

function lookOf({ size, fill, anchor, face, weight }: TextLook): string {
	const style = [faceStyles[face], weight === WEIGHT ? "" : `font-weight:${weight}`]
		.filter(Boolean)
		.join(";");
	return [
		`font-size="${round(size)}" fill="${fill}"`,
		anchor === "start" ? "" : ` text-anchor="${anchor}"`,
		style && ` style="${style}"`,
	].join("");
}

/** Everything turned by degrees around a point. */
export function turned(markup: string, degrees: number, x: number, y: number): string {
	return degrees === 0 ? markup : `<g transform="rotate(${degrees} ${round(x)} ${round(y)})">${markup}</g>`;
}

/** A thing with the shadow it casts on what lies below it. */
export function lifted(markup: string, height: "low" | "high" = "low"): string {
	return `<g filter="url(#scene-${height})">${markup}</g>`;
}

export function middle({ x, y, width, height }: Box): readonly [x: number, y: number] {
	return [x + width / 2, y + height / 2];
}

export function inset({ x, y, width, height }: Box, by: number): Box {
	return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** A box of a size around a point. */
export function around(x: number, y: number, width: number, height: number): Box {
	return { x: x - width / 2, y: y - height / 2, width, height };
}

const metals: Readonly<Record<string, readonly string[]>> = {
	gold: ["#8d6a26", "#f3e0a1", "#b98d3b", "#fdf3cd", "#a37a2c"],
	rosegold: ["#94574a", "#f2cbbd", "#bc7c6b", "#fde6de", "#a8675a"],
	silber: ["#777b7e", "#eef0f1", "#9a9ea1", "#ffffff", "#83878a"],
};

/** Fill of a foil; `plain` where there is none. */
export function foil(key: string | undefined, plain: string): string {
	return key !== undefined && key in metals ? `url(#scene-${key})` : plain;
}

/** How dark a shadow is on what it falls on: on a light wall by window light, unless told. */
export interface Shade {
	readonly color: string;
	/** Of the light shadow of what lies flat, and of the one of what stands off. */
	readonly low: number;
	readonly high: number;
}

/** Shadows of a soft window light from the upper left, metals; the light on a wall, the floor before it, and oak. */
export function definitionsWith({ color, low, high }: Shade): string {
	return `<defs>
<filter id="scene-low" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="3" dy="5" stdDeviation="5" flood-color="${color}" flood-opacity="${low}"/></filter>
<filter id="scene-high" x="-80%" y="-80%" width="260%" height="270%"><feDropShadow dx="10" dy="20" stdDeviation="18" flood-color="${color}" flood-opacity="${high}"/></filter>
<linearGradient id="scene-beech" x2="0" y2="1"><stop stop-color="#e3c79c"/><stop offset="1" stop-color="#c59f6b"/></linearGradient>
<linearGradient id="scene-gloss" x2="1" y2="1"><stop offset=".25" stop-color="#fff" stop-opacity="0"/><stop offset=".42" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="scene-gutter"><stop stop-opacity="0"/><stop offset=".3" stop-opacity=".05"/><stop offset=".45" stop-opacity=".15"/><stop offset=".495" stop-opacity=".5"/><stop offset=".505" stop-opacity=".34"/><stop offset=".56" stop-opacity=".1"/><stop offset=".72" stop-opacity=".03"/><stop offset="1" stop-opacity="0"/></linearGradient>
<filter id="scene-near" x="-5%" y="-5%" width="110%" height="112%"><feGaussianBlur stdDeviation="5"/></filter>
<linearGradient id="scene-dusk" x2="0" y2="1"><stop offset=".5" stop-opacity="0"/><stop offset=".82" stop-opacity=".5"/><stop offset="1" stop-opacity=".3"/></linearGradient>
<filter id="scene-tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".16" numOctaves="3" seed="7"/><feDiffuseLighting surfaceScale="1.5" diffuseConstant="1.14" lighting-color="#fff"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting><feComposite operator="in" in2="SourceAlpha"/></filter>
<filter id="scene-blur" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="11"/></filter>
${Object.entries(metals)
	.map(
		([key, stops]) =>
			`<linearGradient id="scene-${key}" x2="1" y2=".4">${stops.map((color, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${color}"/>`).join("")}</linearGradient>`,
	)
	.join("")}
<radialGradient id="scene-light"><stop stop-color="#fff" stop-opacity=".8"/><stop offset=".55" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="scene-floor" x2="0" y2="1"><stop stop-color="#4a3420" stop-opacity=".15"/><stop offset="1" stop-color="#4a3420" stop-opacity="0"/></linearGradient>
<linearGradient id="scene-oak" x2="1" y2=".25"><stop stop-color="#bd9d76"/><stop offset=".5" stop-color="#ab8a63"/><stop offset="1" stop-color="#93734e"/></linearGradient>
<linearGradient id="scene-front" x2="1" y2=".6"><stop stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".14"/></linearGradient>
<filter id="scene-veneer" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .19" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 .27 0 0 0 0 .16 0 0 0 0 .07 2.1 0 0 0 -.72"/><feComposite operator="in" in2="SourceAlpha"/></filter>
<linearGradient id="scene-clay"><stop stop-color="#fbf9f4"/><stop offset=".45" stop-color="#efeae1"/><stop offset="1" stop-color="#bdb5a7"/></linearGradient>
</defs>`;
}

export const definitions = definitionsWith({ color: "#4a3420", low: 0.26, high: 0.3 });

export function round(value: number): number {
	return Math.round(value * 100) / 100;
}

/** A tenth of a unit is less than a tenth of a pixel, and pages have many boxes. */
export function coarse(value: number): number {
	return Math.round(value * 10) / 10;
}

export function escapeXml(words: string): string {
	return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** A scene as an SVG of its own, so many times as high as wide; without a label it is there for the eye only. */
export function sceneSvg(markup: string, label = "", ratio = 1): string {
	const told = label === "" ? `aria-hidden="true"` : `role="img" aria-label="${escapeXml(label)}"`;
	return `<svg viewBox="0 0 ${EDGE} ${EDGE * ratio}" style="${sceneText}" ${told}>${markup}</svg>`;
}
