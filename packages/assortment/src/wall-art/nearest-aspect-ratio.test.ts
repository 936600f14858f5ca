import { expect, test } from "vitest";
import { nearestAspectRatio } from "./sizes.ts";

test.each([
	[6000, 4000, "3:2"],
	[3024, 4032, "4:3"],
	[1920, 1080, "16:9"],
	[1000, 1010, "1:1"],
	[1180, 1000, "4:3"],
	[1150, 1000, "1:1"],
	[90_000, 100, "3:1"],
])("a picture of %i x %i comes nearest to %s", (width, height, ratio) => {
	expect(nearestAspectRatio(width, height)).toBe(ratio);
});
