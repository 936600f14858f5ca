import type { Body, Face, Spot, Surface } from "./solid.ts";

/** Faces of one surface as triangles, as glTF has them: metres, no corner shared. */
export interface Mesh {
	readonly surface: Surface;
	readonly positions: Float32Array<ArrayBuffer>;
	readonly normals: Float32Array<ArrayBuffer>;
	/** Only of what has the photo, or a grain. */
	readonly texels: Float32Array<ArrayBuffer> | undefined;
	readonly indices: Uint32Array<ArrayBuffer>;
}

const METRES = 0.001;

/** The triangles of a body, a mesh for each of its surfaces. */
export function meshesOf({ faces }: Body): readonly Mesh[] {
	const bySurface = Map.groupBy(faces, ({ surface }) => surface);
	return [...bySurface].map(([surface, own]) => meshOf(surface, own));
}

function meshOf(surface: Surface, faces: readonly Face[]): Mesh {
	let first = 0;
	const indices = faces.flatMap(({ corners }) => {
		const from = first;
		first += corners.length;
		return corners.slice(2).flatMap((_, index) => [from, from + index + 1, from + index + 2]);
	});
	const isTextured = surface.hasPhoto || surface.hasGrain === true;
	return {
		surface,
		positions: Float32Array.from(faces.flatMap(({ corners }) => corners.flat().map((mm) => mm * METRES))),
		normals: Float32Array.from(
			faces.flatMap(({ corners }) => {
				const normal = normalOf(corners);
				return corners.flatMap(() => normal);
			}),
		),
		texels: isTextured ? Float32Array.from(faces.flatMap(({ texels = [] }) => texels.flat())) : undefined,
		indices: Uint32Array.from(indices),
	};
}

/** Of a flat convex face; its first three corners may lie on one line, all of them do not (Newell). */
function normalOf(corners: readonly Spot[]): Spot {
	const [x, y, z] = corners.reduce<Spot>(
		([sumX, sumY, sumZ], [ax, ay, az], index) => {
			const [bx, by, bz] = corners[(index + 1) % corners.length] ?? [ax, ay, az];
			return [sumX + (ay - by) * (az + bz), sumY + (az - bz) * (ax + bx), sumZ + (ax - bx) * (ay + by)];
		},
		[0, 0, 0],
	);
	const length = Math.hypot(x, y, z);
	return [x / length, y / length, z / length];
}
