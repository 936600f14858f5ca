import { contoursOf, distanceToOutline, signedArea } from "@offizin/geometry";
import { expect, test } from "vitest";
import { photoOutline } from "./photo-outline.ts";

const size = { width: 160, height: 100 };
const photo = { width: 1600, height: 1000 };

function covered(isShown: (x: number, y: number) => boolean) {
	const data = Uint8Array.from({ length: size.width * size.height }, (_none, at) =>
		isShown(at % size.width, Math.floor(at / size.width)) ? 255 : 0,
	);
	const outline = photoOutline({ ...size, data }, photo);
	return outline === undefined ? undefined : contoursOf(outline);
}
const circle = Array.from({ length: 300 }, (_none, at) => ({
	x: 705 + 300 * Math.cos((Math.PI * at) / 150),
	y: 505 + 300 * Math.sin((Math.PI * at) / 150),
}));
const fromMiddle = (x: number, y: number) => Math.hypot(x - 70, y - 50);

test("[15] the outline of a photo lies around what it shows, in its own pixels", () => {
	const lines = covered((x, y) => fromMiddle(x, y) <= 30);
	expect(lines).toHaveLength(1);
	for (const spot of lines?.flat() ?? []) expect(distanceToOutline([circle], spot)).toBeLessThan(12);
});

test("[15] an opening runs the other way round, and dust is left out", () => {
	const lines =
		covered((x, y) => (fromMiddle(x, y) <= 30 && fromMiddle(x, y) > 15) || (x < 3 && y < 3)) ?? [];
	expect(lines.map((line) => Math.round(signedArea(line) / 1e5))).toEqual([3, -1]);
});

test("[15] what covers everything has none, and neither has what shows nothing", () => {
	expect(covered(() => true)).toBeUndefined();
	expect(covered(() => false)).toBeUndefined();
	expect(covered((x, y) => x < 2 && y < 2)).toBeUndefined();
});

test("[15] an outline of fur and leaves has no more points than a document takes", () => {
	const rough = { width: 800, height: 600 };
	const data = Uint8Array.from({ length: 480_000 }, (_none, at) => {
		const [x, y] = [at % 800, Math.floor(at / 800)];
		return x % 12 < 7 && y % 12 < 7 ? 255 : 0;
	});
	expect((photoOutline({ ...rough, data }, photo) ?? "").length).toBeLessThanOrEqual(40_000);
});
