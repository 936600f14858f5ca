import {
	type Artwork,
	type ArtworkElement,
	type DesignDocument,
	type Ink,
	isEqual,
	rights,
	type SimpleCommand,
} from "@offizin/design";
import { type Box, box, mm } from "@offizin/units";
import { freeBox, type Room } from "./own-element.ts";

/** Micrometres. */
interface Size {
	readonly width: number;
	readonly height: number;
}

/** A drawing that a person may put onto a page. */
export interface OwnDrawing {
	/** Of the drawing, in a document that has it. */
	readonly key: string;
	/** Of the element that shows it: what it is called depends on who reads it. */
	readonly label: string;
	readonly artwork: Artwork;
	/** As the theme paints it; else what suits the slots. */
	readonly inks?: ArtworkElement["inks"];
	/** As large as the theme has it; else what suits the page. */
	readonly size?: Size;
}

/** Puts a drawing into an area of a page, as near to its middle as there is room. */
export function ornamentCommands(
	document: DesignDocument,
	room: Room,
	drawing: OwnDrawing,
	id: string,
): SimpleCommand[] {
	const place = freeBox(document, room, drawing.size ?? sizeIn(room.area, drawing.artwork));
	return commandsFor(document, { page: room.page, place, drawing, id });
}

/** Lays a drawing over all of an area, behind everything else. It keeps its proportions and is cut with the paper. */
export function backgroundCommands(
	document: DesignDocument,
	{ page, area }: Room,
	drawing: OwnDrawing,
	id: string,
): SimpleCommand[] {
	const { width, height } = drawing.artwork;
	const scale = Math.max(area.width / width, area.height / height);
	const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
	const place = box(
		area.x + (area.width - size.width) / 2,
		area.y + (area.height - size.height) / 2,
		size.width,
		size.height,
	);
	return commandsFor(document, { page, place, drawing, id, index: 0 });
}

interface Placing {
	readonly page: string;
	readonly place: Box;
	readonly drawing: OwnDrawing;
	readonly id: string;
	readonly index?: number;
}

function commandsFor(
	document: DesignDocument,
	{ page, place, drawing, id, index }: Placing,
): SimpleCommand[] {
	const { artwork, label, inks = inksFor(document, artwork, index === 0 ? page : undefined) } = drawing;
	const key = keyIn(document, drawing);
	const value: ArtworkElement = {
		id,
		type: "artwork",
		label,
		box: place,
		rotation: 0,
		may: [...rights],
		artwork: key,
		inks,
	};
	return [
		...(Object.hasOwn(document.artworks, key) ? [] : [{ type: "addArtwork", key, artwork } as const]),
		{ type: "addElement", page, value, ...(index !== undefined && { index }) },
	];
}

/** The name the document has the drawing under, or can take it under: an earlier release may have drawn it otherwise. */
function keyIn({ artworks }: DesignDocument, { key, artwork }: OwnDrawing): string {
	let free = key;
	for (let copy = 2; Object.hasOwn(artworks, free) && !isEqual(artworks[free], artwork); copy++)
		free = `${key}-${copy}`;
	return free;
}

/** What goes across the page takes more of it than what stands upright or is as high as wide. */
function sizeIn(area: Box, { width, height }: Artwork): Size {
	const short = Math.min(area.width, area.height);
	const isWide = width > 2.2 * height;
	const longest = isWide ? Math.min(area.width * 0.7, mm(90)) : Math.min(short * 0.55, mm(45));
	const scale = longest / Math.max(width, height);
	return { width: width * scale, height: height * scale };
}

interface Tone {
	/** From black 0 to white 1. */
	readonly light: number;
	/** What of red, green and blue it leans to. */
	readonly leaning?: readonly [red: number, green: number, blue: number];
}

/** The pen is the theme's first ink; the other slots take what comes nearest to them of its colours. */
const tones: Readonly<Record<string, Tone>> = {
	fill: { light: 0.84 },
	leaf: { light: 0.52, leaning: [-0.5, 1, -0.5] },
	blossom: { light: 0.68, leaning: [1, -0.5, -0.5] },
	accent: { light: 0.6, leaning: [1, -0.4, -0.6] },
};

/** What texts are read on is nearly as light, or as dark, as the page itself. */
function groundTones({ pages, swatches }: DesignDocument, key: string): typeof tones {
	const swatch = pages.find((page) => page.key === key)?.background?.swatch;
	const page = lightOf(swatches[swatch ?? ""]?.srgb ?? "#ffffff");
	const away = page > 0.5 ? -1 : 1;
	return { fill: { light: page + away * 0.1 }, accent: { light: page + away * 0.2 } };
}

/** An ink for each slot of a drawing; two slots share one only where there are no others. */
export function inksFor(
	document: DesignDocument,
	{ paths }: Artwork,
	/** The page that it is the background of. */
	page?: string,
): ArtworkElement["inks"] {
	const [first] = document.choices.inks;
	if (!first) throw new Error("A theme offers an ink");
	const taken = new Set([first.swatch]);
	const wanted = page === undefined ? tones : groundTones(document, page);
	const slots = [...new Set(paths.map(({ ink }) => ink))].sort(
		(one, other) => Object.keys(tones).indexOf(one) - Object.keys(tones).indexOf(other),
	);
	return Object.fromEntries(
		slots.map((slot) => {
			const tone = wanted[slot];
			const swatch = tone && nearestSwatch(document, tone, taken);
			if (swatch === undefined) return [slot, first];
			taken.add(swatch);
			return [slot, { role: "process", swatch } satisfies Ink];
		}),
	);
}

function nearestSwatch(
	{ swatches }: DesignDocument,
	{ light, leaning = [0, 0, 0] }: Tone,
	taken: ReadonlySet<string>,
): string | undefined {
	const far = (srgb: string) => {
		const channels = channelsOf(srgb);
		const leans = leaning.reduce((sum, weight, at) => sum + weight * (channels[at] ?? 0), 0);
		return Math.abs(lightOf(srgb) - light) - 0.5 * leans;
	};
	const others = Object.entries(swatches).filter(([key]) => !taken.has(key));
	return others.toSorted(([, one], [, other]) => far(one.srgb) - far(other.srgb))[0]?.[0];
}

/** Red, green and blue from 0 to 1. */
function channelsOf(srgb: string): readonly number[] {
	return [1, 3, 5].map((at) => Number.parseInt(srgb.slice(at, at + 2), 16) / 255);
}

function lightOf(srgb: string): number {
	const [red = 0, green = 0, blue = 0] = channelsOf(srgb);
	return 0.3 * red + 0.59 * green + 0.11 * blue;
}
