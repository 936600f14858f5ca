import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mirrored, type PhotoPlacement, turned } from "./photo-placement.ts";

type Corner = readonly [number, number];

/** Where a corner of the cut-out is seen, from the middle of the slot, y down. */
function seen({ turn, mirrored: isMirrored }: PhotoPlacement, [x, y]: Corner): Corner {
	let place: Corner = [isMirrored ? -x : x, y];
	for (let degrees = 0; degrees < (turn ?? 0); degrees += 90) place = [-place[1], place[0]];
	return place;
}

const placements = fc.record({
	turn: fc.constantFrom(null, 90, 180, 270),
	mirrored: fc.boolean(),
}) satisfies fc.Arbitrary<PhotoPlacement>;
const corner: Corner = [3, 1];

describe("turning and mirroring, as the eye sees it", () => {
	it("[law] a turn moves every corner a quarter clockwise, whether mirrored or not", () => {
		fc.assert(
			fc.property(placements, (placement) => {
				const [x, y] = seen(placement, corner);
				expect(seen(turned(placement, 1), corner)).toEqual([-y, x]);
				expect(turned(turned(placement, 1), -1)).toEqual(placement);
			}),
		);
	});

	it("[law] mirroring swaps left and right, however the photo is turned", () => {
		fc.assert(
			fc.property(placements, (placement) => {
				const [x, y] = seen(placement, corner);
				expect(seen(mirrored(placement), corner)).toEqual([-x, y]);
				expect(mirrored(mirrored(placement))).toEqual(placement);
			}),
		);
	});
});
