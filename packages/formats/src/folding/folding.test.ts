import { describe, expect, test } from "vitest";
import { cardFormat, cardFormats } from "../card-formats.ts";
import { pageOf } from "../format.ts";
import { type Assembly, assemblyOf, opens } from "./assembly.ts";
import { facing, type Motion, move, type Place, STILL } from "./matrix.ts";
import type { Face, Plate } from "./plate.ts";
import { cornersOf, posesOf, roomOf } from "./poses.ts";

const posed = (assembly: Assembly, share: number) => posesOf(assembly, { share, spring: 0 });

function room(assembly: Assembly, share: number) {
	const poses = posed(assembly, share);
	return roomOf(assembly.plates.flatMap((plate, index) => cornersOf(plate, poses[index] ?? STILL)));
}

/** Where the head at the left of a face is, seen from that face. */
function headOf({ box: { x, y, width, height } }: Plate, face: Face, isBack: boolean, pose: Motion): Place {
	return move(pose, [isBack === face.turned ? x : x + width, face.turned ? y + height : y, 0]);
}

const isFront = (assembly: Assembly, key: string) =>
	assembly.plates.findIndex(({ front }) => front?.page === key);
const about = (place: readonly number[]) => place.map((value) => Math.round(value / 10) * 10 + 0);

describe.each(cardFormats.map((format) => [format.key, format] as const))(
	"[14] %s as a thing",
	(_key, format) => {
		const assembly = assemblyOf(format);
		const { width, height } = format.trim;

		test("closed, everything lies within the closed card, its front towards the one who looks", () => {
			const { size } = room(assembly, 0);
			expect(size.width).toBeLessThanOrEqual(width + 1);
			expect(size.height).toBeLessThanOrEqual(height + 1);
			const front = isFront(assembly, "front");
			expect(facing(posed(assembly, 0)[front] ?? [])[2]).toBeCloseTo(1);
		});

		test("every page of the sheet is seen, each part of it once", () => {
			const faces = assembly.plates.flatMap(({ front, back }) => [front, back].flatMap((face) => face ?? []));
			const seen = new Map<string, number>();
			for (const { page, box } of faces) seen.set(page, (seen.get(page) ?? 0) + box.width * box.height);
			for (const [key, area] of seen) {
				const page = pageOf(format, key);
				expect([key, area]).toEqual([key, (page?.size.width ?? 0) * (page?.size.height ?? 0)]);
			}
			const inPocket = format.pages.filter(({ key }) => /^(card|insert)-/.test(key)).map(({ key }) => key);
			const all = format.pages.map(({ key }) => key).filter((key) => !inPocket.includes(key));
			expect([...seen.keys()].sort()).toEqual(all.sort());
		});

		test("a page over several parts lies whole and upright when it is open", () => {
			if (format.stitching) return;
			const poses = posed(assembly, 1);
			const heads = assembly.plates.flatMap((plate, index) =>
				[plate.front, plate.back].flatMap((face, back) => {
					if (!face || (pageOf(format, face.page)?.folds.length ?? 0) === 0) return [];
					const [x, y, z] = headOf(plate, face, back === 1, poses[index] ?? STILL);
					return [[face.page, about([x - face.box.x, y - face.box.y, z]).join(" ")] as const];
				}),
			);
			for (const [page, head] of heads.filter(([key]) => key === "inner")) {
				expect([page, head]).toEqual(heads.find(([key]) => key === page));
			}
		});
	},
);

const share = (key: string, at: number) => {
	const format = cardFormat(key);
	if (!format) throw new Error(`No format ${key}`);
	const assembly = assemblyOf(format);
	return { assembly, poses: posed(assembly, at), room: about(Object.values(room(assembly, at).size)) };
};

test.each([
	["postkarte-a6", [148_000, 105_000]],
	["klappkarte-a6", [210_000, 148_000]],
	["klappkarte-a6-quer", [148_000, 210_000]],
	["doppelklappkarte-a6", [313_000, 148_000]],
	["doppelklappkarte-a6-quer", [148_000, 313_000]],
	["doppelklappkarte-a6-altarfalz", [208_000, 148_000]],
	["leporello-a6-4", [420_000, 148_000]],
	["pocketfold-115x162", [348_600, 162_000]],
])("[14] %s lies flat when it is open: %j", (key, size) => {
	expect(share(key, 1).room).toEqual(size);
});

test.each([
	["klappkarte-a6", -1],
	["klappkarte-a6-quer", -1],
	["leporello-a6-4", 1],
	["doppelklappkarte-a6-altarfalz", -1],
])("[14] open, %s shows its inside, or a zigzag its front: %i", (key, looks) => {
	const { assembly, poses } = share(key, 1);
	expect(facing(poses[isFront(assembly, "front")] ?? [])[2]).toBeCloseTo(looks);
});

test("[14] a booklet is leafed through: two pages side by side after each leaf, its back after the last", () => {
	const turned = (at: number) => {
		const looks = share("booklet-a6-8", at).poses.map((pose) => Math.round(facing(pose)[2]));
		return looks.filter((look) => look < 0).length;
	};
	expect([0, 0.25, 0.5, 0.75, 1].map(turned)).toEqual([0, 1, 2, 3, 4]);
	for (const at of [0.25, 0.5, 0.75]) expect(share("booklet-a6-8", at).room).toEqual([210_000, 148_000]);
	expect(share("booklet-a6-8", 1).room).toEqual([105_000, 148_000]);
});

test("[14] half open, both sides of a card stand alike", () => {
	const { poses } = share("klappkarte-a6", 0.5);
	const [back = [], front = []] = poses.map(facing);
	expect(Math.abs((back[2] ?? 0) - (front[2] ?? 0))).toBeLessThan(0.8);
});

test("[14] a glued pocket stays shut, and shows what is printed on its outside", () => {
	const { assembly, poses } = share("pocketfold-115x162", 1);
	const pocket = isFront(assembly, "pocket");
	expect(facing(poses[pocket] ?? [])[2]).toBeCloseTo(1);
	expect(assembly.plates[pocket]?.back).toBeUndefined();
	expect(facing(poses[isFront(assembly, "flap")] ?? [])[2]).toBeCloseTo(-1);
});

test("[14] flat cards have nothing to open, sets and folded ones do", () => {
	const opening = (key: string) => opens(share(key, 0).assembly);
	expect(["postkarte-a6", "klappkarte-a6", "kartenfaecher-5"].map(opening)).toEqual([false, true, true]);
});
