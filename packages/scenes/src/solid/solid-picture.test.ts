import { materials, outerSize, wallArtOf, wallGeometry } from "@offizin/assortment";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { meshesOf } from "./mesh.ts";
import { arbitraryPicture, framedPrint, pictureOf } from "./solid.fixtures.ts";
import type { Body, Spot } from "./solid.ts";
import { type SolidPicture, solidPicture } from "./solid-picture.ts";

const GROUND = "#23395a";
/** Metres a measure may be off by. */
const TENTH = 0.000_1;

function extentOf({ bodies }: Pick<SolidPicture, "bodies">) {
	const at = bodies.flatMap(meshesOf).flatMap(({ positions }) => Array.from(positions));
	return [0, 1, 2].map((axis) => {
		const along = at.filter((_, index) => index % 3 === axis);
		return { from: along.reduce((a, b) => Math.min(a, b)), to: along.reduce((a, b) => Math.max(a, b)) };
	});
}

/** How often an edge is gone along in each direction, by its ends to a hundredth of a millimetre. */
function edgesOf(body: Body): ReadonlyMap<string, number> {
	const found = new Map<string, number>();
	for (const { positions, indices } of meshesOf(body)) {
		const at = (index: number) =>
			[0, 1, 2].map((axis) => Math.round((positions[index * 3 + axis] ?? 0) * 100_000) + 0).join(" ");
		for (let index = 0; index < indices.length; index += 3) {
			const corners = [0, 1, 2].map((corner) => at(indices[index + corner] ?? 0));
			for (const [corner, from] of corners.entries()) {
				const edge = `${from} > ${corners[(corner + 1) % 3]}`;
				found.set(edge, (found.get(edge) ?? 0) + 1);
			}
		}
	}
	return found;
}

function reversed(edge: string): string {
	return edge.split(" > ").toReversed().join(" > ");
}

/** Six times what a closed body takes of space: above 0 where all faces look outwards. */
function volumeOf(body: Body): number {
	return meshesOf(body).reduce((sum, { positions, indices }) => {
		const at = (index: number) => Array.from(positions.slice(index * 3, index * 3 + 3));
		let own = 0;
		for (let index = 0; index < indices.length; index += 3) {
			const [a = [], b = [], c = []] = [0, 1, 2].map((corner) => at(indices[index + corner] ?? 0));
			const [ax = 0, ay = 0, az = 0] = a;
			const [bx = 0, by = 0, bz = 0] = b;
			const [cx = 0, cy = 0, cz = 0] = c;
			own += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
		}
		return sum + own;
	}, 0);
}

describe("[15] a picture as a body", () => {
	test("is as large as what hangs, to a tenth of a millimetre, with its back on the wall and its middle in the middle", () => {
		fc.assert(
			fc.property(arbitraryPicture, (configuration) => {
				const [x, y, z] = extentOf(solidPicture(configuration, GROUND));
				const { width, height } = outerSize(configuration);
				const { frame, variant } = wallArtOf(configuration);
				const depth = frame ? frame.depth : variant.thickness / 1000;
				for (const [along, length] of [
					[x, width],
					[y, height],
				] as const) {
					expect(Math.abs((along?.to ?? 0) - length / 2000)).toBeLessThan(TENTH);
					expect(Math.abs((along?.from ?? 0) + length / 2000)).toBeLessThan(TENTH);
				}
				expect(z?.from).toBeCloseTo(0, 6);
				expect(Math.abs((z?.to ?? 0) - depth / 1000)).toBeLessThan(TENTH);
			}),
		);
	});

	test("is closed: each edge is gone along once each way, and all faces look outwards", () => {
		fc.assert(
			fc.property(arbitraryPicture, (configuration) => {
				for (const body of solidPicture(configuration, GROUND).bodies) {
					const edges = edgesOf(body);
					for (const [edge, times] of edges) {
						expect(times, `${body.name}: ${edge}`).toBe(1);
						expect(edges.get(reversed(edge)), `${body.name}: ${edge}`).toBe(1);
					}
					expect(volumeOf(body)).toBeGreaterThan(0);
				}
			}),
		);
	});

	test("every triangle of a face looks the way its face does: a contour hides no part of itself", () => {
		for (const edge of ["konturschnitt", "kontur-oval", "kontur-herz"]) {
			const [film] = solidPicture(pictureOf("klebefolie", "60x40", { edge }), GROUND).bodies;
			const front = film?.faces.filter(({ surface }) => surface.hasPhoto) ?? [];
			expect(front.length).toBeGreaterThan(30);
			for (const { corners } of front) expect(turnOf(corners)).toBeGreaterThan(0);
		}
	});

	test("whatever it is made of, the photo lies on its face, and nothing shows more than there is of it", () => {
		fc.assert(
			fc.property(arbitraryPicture, (configuration) => {
				const texels = solidPicture(configuration, GROUND)
					.bodies.flatMap(meshesOf)
					.flatMap((mesh) => Array.from(mesh.texels ?? []));
				expect(texels.length).toBeGreaterThanOrEqual(8);
				for (const texel of texels) {
					expect(texel).toBeGreaterThan(-0.000_01);
					expect(texel).toBeLessThan(1.000_01);
				}
			}),
		);
	});

	test.each(materials.map(({ key }) => key))(
		"%s shows of its photo what is printed on its face",
		(material) => {
			const configuration = pictureOf(material, "60x50");
			const [page] = wallGeometry(configuration).pages;
			if (!page?.picture) throw new Error("A photo covers it");
			const { x, y, width, height } = page.picture;
			const [body] = solidPicture(configuration, GROUND).bodies;
			const face = body?.faces.find(({ surface }) => surface.hasPhoto);
			const [lowerLeft, , upperRight] = face?.texels ?? [];
			expect(lowerLeft?.[0]).toBeCloseTo(-x / width, 6);
			expect(lowerLeft?.[1]).toBeCloseTo((500_000 - y) / height, 6);
			expect(upperRight?.[0]).toBeCloseTo((600_000 - x) / width, 6);
			expect(upperRight?.[1]).toBeCloseTo(-y / height, 6);
		},
	);
});

/** Twice its area as it is seen from the front: above 0 where its corners run anticlockwise. */
function turnOf(corners: readonly Spot[]): number {
	return corners.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
		return sum + x * nextY - nextX * y;
	}, 0);
}

/** Of the side of a picture in some direction: where its photo lies at the front, and at the back. */
function sideOf(configuration: Parameters<typeof solidPicture>[0], index = 0) {
	const { bodies, photo } = solidPicture(configuration, GROUND);
	const faces = bodies[index]?.faces ?? [];
	const right = Math.max(...faces.flatMap(({ corners }) => corners.map(([x]) => x)));
	const side = faces.find(({ corners }) => corners.every(([x]) => x === right));
	const across = (isFront: boolean) => {
		const depth = Math.max(...(side?.corners.map(([, , z]) => z) ?? []));
		const at = side?.corners.findIndex(([, , z]) => z === (isFront ? depth : 0)) ?? -1;
		return (side?.texels?.[at]?.[0] ?? Number.NaN) * photo.width;
	};
	return { surface: side?.surface, front: across(true), back: across(false) };
}

describe("[15] what goes round a bar", () => {
	const canvas = (edge: string, more = {}) => pictureOf("leinwand", "60x40", { edge, ...more });

	test("the photo goes on", () => {
		const { front, back } = sideOf(canvas("bild"));
		expect(back - front).toBeCloseTo(25, 3);
	});

	test("the photo comes again, in a mirror", () => {
		const { front, back } = sideOf(canvas("spiegel"));
		expect(front).toBeCloseTo(600, 3);
		expect(back - front).toBeCloseTo(-25, 3);
	});

	test("a colour, and white", () => {
		expect(sideOf(canvas("farbe")).surface).toMatchObject({ color: GROUND, hasPhoto: false });
		expect(sideOf(canvas("weiss")).surface).toMatchObject({ hasPhoto: false, metal: 0 });
	});

	test("between parts it is the photo in the gap, or the part in a mirror", () => {
		const parts = { parts: "3", partGap: "30" };
		const gap = sideOf(canvas("bild", parts));
		expect(gap.back - gap.front).toBeCloseTo(25, 3);
		const mirrored = sideOf(canvas("spiegel", parts));
		expect(mirrored.front).toBeCloseTo(180, 3);
		expect(mirrored.back).toBeCloseTo(155, 3);
	});
});

describe("[15] a framed picture", () => {
	const framed = solidPicture(pictureOf("poster", "60x40", framedPrint), GROUND);

	test("has bars, a mat with an opening, the picture and a board", () => {
		expect(framed.bodies.map(({ name }) => name)).toEqual(["picture", "mat", "bed", "frame"]);
	});

	test("its mat shows as much of the print as is chosen", () => {
		const mat = framed.bodies.find(({ name }) => name === "mat");
		const x = [...new Set(mat?.faces.flatMap(({ corners }) => corners.map((corner) => Math.abs(corner[0]))))];
		expect(Math.min(...x)).toBeCloseTo(300, 6);
		expect(Math.max(...x)).toBeCloseTo(330, 6);
	});

	test("nothing stands before its bars, and glass mirrors more than paper", () => {
		const [print] = framed.bodies;
		expect(
			Math.max(...(print?.faces.flatMap(({ corners }) => corners.map(([, , z]) => z)) ?? [])),
		).toBeLessThan(31);
		const glossOf = (glazing: string) =>
			solidPicture(pictureOf("poster", "60x40", { ...framedPrint, glazing }), GROUND).bodies[0]?.faces.find(
				({ surface }) => surface.hasPhoto,
			)?.surface.roughness;
		expect(glossOf("acryl")).toBeLessThan(glossOf("entspiegelt") ?? 0);
	});
});
