/** A point in space, in millimetres: x to the right, y up, z off the wall towards whoever looks. */
export type Spot = readonly [x: number, y: number, z: number];
/** A point of a photo or of a grain, from its upper left corner: 1 is its width, and its height. */
export type Texel = readonly [u: number, v: number];

/** What a face is made of, as light has it. */
export interface Surface {
	/** "#rrggbb"; of a photo what all of it is tinted with. */
	readonly color: string;
	/** Whether the photo lies on it. */
	readonly hasPhoto: boolean;
	/** Whether it is wood, and its grain lies on it. */
	readonly hasGrain?: boolean;
	/** 0 mirrors like a lake, 1 like chalk. */
	readonly roughness: number;
	/** 0 is no metal, 1 is nothing else; "photo": bare metal where the photo is light. */
	readonly metal: number | "photo";
	/** Whether light comes through it from behind. */
	readonly isLit?: boolean;
}

/** A flat convex face, its corners anticlockwise as it is seen from outside. */
export interface Face {
	readonly surface: Surface;
	readonly corners: readonly Spot[];
	/** Of each corner, where the photo or the grain lies on it. */
	readonly texels?: readonly Texel[];
}

/** Something closed: each of its edges is that of two faces. */
export interface Body {
	readonly name: string;
	readonly faces: readonly Face[];
}

/** A corner of an outline, seen from the front. */
export type Corner = readonly [x: number, y: number];

/** A layer of the side of a slab, from its front: how thick it is, and what it is made of. */
export interface SideLayer {
	readonly thickness: number;
	readonly surface: Surface;
}

/** A plate of an outline, its corners anticlockwise, that lies between two distances from the wall. */
export interface Slab {
	readonly outline: readonly Corner[];
	readonly back: number;
	readonly front: number;
	/** What is seen from the front, of the same outline. */
	readonly faces: readonly Face[];
	/** From the front to the back, together as thick as the slab. */
	readonly layers: readonly SideLayer[];
	/** Where the photo lies at the side, at a corner and so far behind the front. */
	readonly texel?: ((corner: Corner, side: Corner, depth: number) => Texel) | undefined;
	readonly behind: Surface;
}

/** The body of a plate. */
export function slab(name: string, { outline, back, front, faces, layers, texel, behind }: Slab): Body {
	const sides = outline.flatMap((from, index) => {
		const to = outline[(index + 1) % outline.length] ?? from;
		const outward = normalOf(from, to);
		let depth = 0;
		return layers.map(({ thickness, surface }): Face => {
			const [near, far] = [depth, depth + thickness];
			depth = far;
			const corners: readonly Spot[] = [
				[...from, front - far],
				[...to, front - far],
				[...to, front - near],
				[...from, front - near],
			];
			if (!texel || !surface.hasPhoto) return { surface, corners };
			return {
				surface,
				corners,
				texels: [
					texel(from, outward, far),
					texel(to, outward, far),
					texel(to, outward, near),
					texel(from, outward, near),
				],
			};
		});
	});
	const reverse = fan(outline.toReversed(), back).map((corners) => ({ surface: behind, corners }));
	return { name, faces: [...faces, ...sides, ...reverse] };
}

/** An outline as convex faces: itself if it has four corners, else what its middle sees of it. */
export function fan(outline: readonly Corner[], z: number): readonly (readonly Spot[])[] {
	const at = outline.map(([x, y]): Spot => [x, y, z]);
	if (at.length <= 4) return [at];
	const middle: Spot = [middleOf(outline, 0), middleOf(outline, 1), z];
	return at.map((from, index) => [middle, from, at[(index + 1) % at.length] ?? from]);
}

function middleOf(outline: readonly Corner[], axis: 0 | 1): number {
	const all = outline.map((corner) => corner[axis]);
	return (Math.min(...all) + Math.max(...all)) / 2;
}

/** Straight away from a side of an outline whose corners run anticlockwise. */
function normalOf([x, y]: Corner, [toX, toY]: Corner): Corner {
	const length = Math.hypot(toX - x, toY - y);
	return [(toY - y) / length, (x - toX) / length];
}

/** Corners of a rectangle around the middle, anticlockwise from the lower left. */
export function rectangle(width: number, height: number, by = 0): readonly [Corner, Corner, Corner, Corner] {
	const [x, y] = [width / 2 - by, height / 2 - by];
	return [
		[-x, -y],
		[x, -y],
		[x, y],
		[-x, y],
	];
}

/** A point of a profile: how far inside of the outer edge, and how far from the wall. */
export interface ProfilePoint {
	readonly inside: number;
	readonly z: number;
	/** Of what goes from here to the next point. */
	readonly surface: Surface;
}

/** Of wood that comes again after it, in millimetres along a bar and across its profile. */
const GRAIN = { length: 420, across: 90 } as const;

/** Bars of one profile around a rectangle, mitred where they meet; points of the profile run from its outer side over its front. */
export function bars(
	name: string,
	outer: { readonly width: number; readonly height: number },
	profile: readonly ProfilePoint[],
): Body {
	let across = 0;
	return {
		name,
		faces: profile.flatMap((from, index) => {
			const to = profile[(index + 1) % profile.length] ?? from;
			const [near, far] = [from, to].map(({ inside }) => rectangle(outer.width, outer.height, inside));
			const [start, end] = [across, across + Math.hypot(to.inside - from.inside, to.z - from.z)];
			across = end;
			return [0, 1, 2, 3].map((side): Face => {
				const next = (side + 1) % 4;
				const corners = [
					spot(near, side, from.z),
					spot(near, next, from.z),
					spot(far, next, to.z),
					spot(far, side, to.z),
				];
				if (!from.surface.hasGrain) return { surface: from.surface, corners };
				const along = ([x, y]: Spot) => (side % 2 === 0 ? x : y) / GRAIN.length + side / 4;
				const texels = corners.map(
					(corner, at): Texel => [along(corner), (at < 2 ? start : end) / GRAIN.across],
				);
				return { surface: from.surface, corners, texels };
			});
		}),
	};
}

function spot(corners: readonly Corner[] | undefined, index: number, z: number): Spot {
	const [x = 0, y = 0] = corners?.[index] ?? [];
	return [x, y, z];
}
