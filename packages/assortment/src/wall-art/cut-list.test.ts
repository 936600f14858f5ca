import fc from "fast-check";
import { expect, test } from "vitest";
import { wallCutList } from "./cut-list.ts";
import { frame } from "./frame.ts";
import { outerSize, printSize } from "./measures.ts";
import { arbitraryWallArt, inAluFrameWithMat, plainPicture } from "./wall-art-fixtures.ts";

test("[4.2] a poster with a mat: four bars, a window that holds the picture, glass and back as large as the mat", () => {
	const list = wallCutList(plainPicture("poster", "60x40", inAluFrameWithMat));
	expect(list).toMatchObject({
		visible: { width: 600, height: 400 },
		frame: {
			...{ key: "alurahmen", colour: "schwarz", profile: 10, isReadyMade: false },
			bars: [
				{ length: 672, count: 2 },
				{ length: 472, count: 2 },
			],
			opening: { width: 652, height: 452 },
			outer: { width: 672, height: 472 },
		},
		mat: { window: { width: 590, height: 390 }, outer: { width: 660, height: 460 } },
		glass: { key: "acryl", size: { width: 660, height: 460 } },
		backing: { size: { width: 660, height: 460 } },
		fittings: [{ key: "bilderoesen", count: 2 }],
	});
	expect(list).not.toHaveProperty("stretcher");
});

test("[4.1] a canvas has a stretcher as large as the picture; a square one has four bars of one length", () => {
	const canvas = wallCutList(plainPicture("leinwand", "60x40", { variant: "leiste-38" }));
	expect(canvas.stretcher).toEqual({
		depth: 38,
		bars: [
			{ length: 600, count: 2 },
			{ length: 400, count: 2 },
		],
	});
	expect(wallCutList(plainPicture("leinwand", "40x40")).stretcher?.bars).toEqual([{ length: 400, count: 4 }]);
	for (const part of ["frame", "mat", "glass", "backing"]) expect(canvas).not.toHaveProperty(part);
});

test("nothing is cut of a ready-made frame", () => {
	const own = { ...inAluFrameWithMat, frame: "fotorahmen", matSize: "0", matType: "mat-none" };
	const { frame: around } = wallCutList(plainPicture("poster", "13x18", own));
	expect(around).toMatchObject({ isReadyMade: true, bars: [] });
});

test("whatever is framed: four bars go round it, and its opening shows no edge of what lies in it", () => {
	fc.assert(
		fc.property(arbitraryWallArt, (configuration) => {
			const list = wallCutList(configuration);
			expect(list.printed).toEqual(printSize(configuration));
			const { frame: around, mat, glass, visible } = list;
			if (!around) return;
			const { width, height } = outerSize(configuration);
			expect(around.bars.reduce((sum, { count }) => sum + count, 0)).toBe(4);
			expect(around.bars.reduce((sum, { length, count }) => sum + length * count, 0)).toBe(
				2 * (width + height),
			);
			const pack = mat?.outer ?? visible;
			const { lip = 0, gap = 0 } = frame(around.key) ?? {};
			// Air between picture and profile is seen where nothing laps over it: that is a shadow gap.
			expect(around.opening.width - pack.width).toBe(2 * (gap - lip));
			expect(around.opening.height - pack.height).toBe(2 * (gap - lip));
			if (glass) expect(glass.size).toEqual(pack);
			if (mat) expect(mat.window.width).toBeLessThan(visible.width);
		}),
	);
});
