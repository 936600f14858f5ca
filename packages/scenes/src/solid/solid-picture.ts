import {
	contourOf,
	outerSize,
	type WallArt,
	WHITE_BORDER_MM,
	wallArtOf,
	wallGeometry,
} from "@offizin/assortment";
import { contoursOf } from "@offizin/geometry";
import type { SceneChoice } from "../svg.ts";
import {
	type Body,
	bars,
	type Corner,
	type Face,
	fan,
	rectangle,
	type SideLayer,
	type Surface,
	slab,
	type Texel,
} from "./solid.ts";
import {
	barSurface,
	bedSurface,
	behind,
	facesOf,
	matSurface,
	type PictureSurfaces,
	plain,
} from "./surface.ts";

/** A picture as it is made, back on the wall. The middle of its back is the origin, and lengths are millimetres. */
export interface SolidPicture {
	readonly bodies: readonly Body[];
	readonly width: number;
	readonly height: number;
	readonly depth: number;
	/** What the photo covers, with all that goes round: the shape it is cut to. */
	readonly photo: { readonly width: number; readonly height: number };
}

/** In front of a picture under glass: the lip of its frame, the pane, the mat; behind it a board. Millimetres. */
const LIP = 4;
const PANE = 2;
const MAT = 1.5;
const BOARD = 2;
/** So far an open frame stands before its picture. */
const RECESS = 4;
/** An edge that was broken catches the light. */
const BROKEN = 0.8;
/** Micrometres of a millimetre, and how much of one a chord of a contour may take from it. */
const UM = 1000;
const COARSE = 0.1;

interface Making {
	readonly art: WallArt;
	readonly surfaces: PictureSurfaces;
	/** Where the photo lies on a point of the plane of the picture. */
	readonly texel: (at: Corner) => Texel;
	/** Distance of its back from the wall. */
	readonly back: number;
}

/** The body of a checked configuration; `ground` is the colour that goes round a bar. */
export function solidPicture(
	configuration: SceneChoice["configuration"],
	ground: string | undefined,
): SolidPicture {
	const art = wallArtOf(configuration);
	const surfaces = facesOf(art, { configuration, ground });
	const photo = photoOf(art, configuration);
	const texel = ([x, y]: Corner): Texel => [
		(x + art.width / 2 - photo.x) / photo.width,
		(art.height / 2 - y - photo.y) / photo.height,
	];
	const outer = outerSize(configuration);
	const thickness = art.variant.thickness / UM;
	const { frame } = art;
	if (!frame) {
		const bodies = piecesOf({ art, surfaces, texel, back: 0 });
		return { bodies, ...outer, depth: thickness, photo };
	}
	const front = frame.glazed ? frame.depth - LIP - PANE - (art.mat > 0 ? MAT : 0) : frame.depth - RECESS;
	const back = front - thickness;
	const bodies = [
		...piecesOf({ art, surfaces, texel, back }),
		...(art.mat > 0 ? [mat(art, front, matSurface(configuration))] : []),
		bed(art, outer, back),
		bars("frame", outer, profileOf(art, barSurface(frame, configuration.frameType))),
	];
	return { bodies, ...outer, depth: frame.depth, photo };
}

/** What a photo covers, from the upper left corner of the face. */
function photoOf(art: WallArt, configuration: SceneChoice["configuration"]) {
	const [page] = wallGeometry(configuration).pages;
	const { x, y, width, height } = page?.picture ?? {
		x: 0,
		y: 0,
		width: art.width * UM,
		height: art.height * UM,
	};
	return { x: x / UM, y: y / UM, width: width / UM, height: height / UM };
}

function piecesOf(making: Making): readonly Body[] {
	const { art } = making;
	return art.parts.map(({ x, y, width, height }, index) => {
		const middle: Corner = [x + (width - art.width) / 2, (art.height - height) / 2 - y];
		const at = (outline: readonly Corner[]) =>
			outline.map(([left, up]): Corner => [left + middle[0], up + middle[1]]);
		const name = art.parts.length > 1 ? `picture-${index + 1}` : "picture";
		return piece(name, at, { ...making, width, height });
	});
}

function piece(
	name: string,
	at: (outline: readonly Corner[]) => readonly Corner[],
	{ art, surfaces, texel, back, width, height }: Making & { readonly width: number; readonly height: number },
): Body {
	const { edge, variant } = art;
	const thickness = variant.thickness / UM;
	const front = back + thickness;
	const outline = at(cutOutline(edge, { width, height }) ?? rectangle(width, height));
	const white = whiteBorder(art);
	const seen = white > 0 ? at(rectangle(width, height, white)) : outline;
	const shown = fan(seen, front).map(
		(corners): Face => ({
			surface: surfaces.face,
			corners,
			texels: corners.map(([x, y]) => texel([x, y])),
		}),
	);
	const border = white > 0 ? frameAround(outline, seen, front) : [];
	return slab(name, {
		...{ outline, back, front, behind },
		faces: [...shown, ...border],
		layers: surfaces.sides.map(([share, surface]): SideLayer => ({ thickness: share * thickness, surface })),
		texel: aroundOf(edge, texel),
	});
}

/** Where the photo lies at a side: it goes on, or comes again in a mirror. */
function aroundOf(edge: string, texel: Making["texel"]) {
	const way = { bild: 1, spiegel: -1 }[edge];
	if (way === undefined) return undefined;
	return ([x, y]: Corner, [across, up]: Corner, depth: number) =>
		texel([x + way * across * depth, y + way * up * depth]);
}

function whiteBorder(art: WallArt): number {
	return art.edge === "rand-weiss" ? WHITE_BORDER_MM : 0;
}

/** What lies between two outlines of as many corners. */
function frameAround(outer: readonly Corner[], inner: readonly Corner[], z: number): readonly Face[] {
	return outer.map((from, index) => {
		const next = (index + 1) % outer.length;
		const [to = from, nearTo = from, nearFrom = from] = [outer[next], inner[next], inner[index]];
		return {
			surface: plain,
			corners: [from, to, nearTo, nearFrom].map(([x, y]) => [x, y, z] as const),
		};
	});
}

/** What a film is cut out along, around its middle; anticlockwise. */
function cutOutline(
	edge: string,
	size: { readonly width: number; readonly height: number },
): readonly Corner[] | undefined {
	const path = contourOf(edge, size);
	const [contour] = path === undefined ? [] : contoursOf(path, COARSE);
	if (!contour) return undefined;
	const corners = contour
		.filter((point, index) => {
			const next = contour[(index + 1) % contour.length] ?? point;
			return Math.hypot(next.x - point.x, next.y - point.y) > 1;
		})
		.map(({ x, y }): Corner => [x / UM - size.width / 2, size.height / 2 - y / UM]);
	return areaOf(corners) < 0 ? corners.toReversed() : corners;
}

/** Above 0 where corners run anticlockwise. */
function areaOf(corners: readonly Corner[]): number {
	return corners.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
		return sum + (x * nextY - nextX * y) / 2;
	}, 0);
}

/** A mat with its opening, cut at a slant: the core is seen. */
function mat(art: WallArt, z: number, surface: Surface): Body {
	const outer = { width: art.width + 2 * art.mat, height: art.height + 2 * art.mat };
	return bars("mat", outer, [
		{ inside: 0, z, surface },
		{ inside: 0, z: z + MAT, surface },
		{ inside: art.mat - MAT, z: z + MAT, surface: plain },
		{ inside: art.mat, z, surface: behind },
	]);
}

/** What a picture lies on in its frame: a board behind glass, the floor of an open frame. */
function bed(art: WallArt, outer: { readonly width: number; readonly height: number }, front: number): Body {
	const { frame, mat: wide } = art;
	const isOpen = frame?.glazed === false;
	const inside = (frame?.profile ?? 0) * 2;
	const size = isOpen
		? ([outer.width - inside, outer.height - inside] as const)
		: ([art.width + 2 * wide, art.height + 2 * wide] as const);
	const surface = isOpen ? bedSurface(art) : behind;
	const back = isOpen ? 0 : front - BOARD;
	const outline = rectangle(...size);
	return slab("bed", {
		...{ outline, back, front, behind },
		faces: fan(outline, front).map((corners) => ({ surface, corners })),
		layers: [{ thickness: front - back, surface: behind }],
	});
}

function profileOf({ frame }: WallArt, surface: Surface) {
	const { profile = 0, depth = 0, lip = 0 } = frame ?? {};
	const shown = [
		{ inside: 0, z: 0, surface },
		{ inside: 0, z: depth - BROKEN, surface },
		{ inside: BROKEN, z: depth, surface },
		{ inside: profile - BROKEN, z: depth, surface },
		{ inside: profile, z: depth - BROKEN, surface },
	];
	if (lip === 0) return [...shown, { inside: profile, z: 0, surface }];
	return [
		...shown,
		{ inside: profile, z: depth - LIP, surface },
		{ inside: profile - lip, z: depth - LIP, surface },
		{ inside: profile - lip, z: 0, surface },
	];
}
