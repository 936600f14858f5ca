import { expect, test } from "vitest";
import { ownProfile } from "./own-profile.ts";

test.each(["DisplayP3-compatible.icc", "AdobeRGB1998-compatible.icc"])(
	"%s is a display profile for RGB whose primaries make white, small, and the same bytes every time",
	(file) => {
		const profile = ownProfile(file);
		expect(profile).toMatchObject({ components: 3, deviceClass: "mntr" });
		const { bytes } = profile ?? { bytes: new Uint8Array() };
		expect(bytes.length).toBeLessThan(800);
		expect(ownProfile(file)?.bytes).toBe(bytes);
		const [red, green, blue] = ["rXYZ", "gXYZ", "bXYZ"].map((name) => xyzOf(bytes, name));
		const white = [0, 1, 2].map((at) => (red?.[at] ?? 0) + (green?.[at] ?? 0) + (blue?.[at] ?? 0));
		for (const [at, wanted] of [0.9642, 1, 0.8249].entries()) expect(white[at]).toBeCloseTo(wanted, 3);
	},
);

test("a file that is not ours is none", () => {
	expect(ownProfile("toString")).toBeUndefined();
});

function xyzOf(bytes: Uint8Array, name: string): number[] {
	const view = new DataView(bytes.buffer);
	const tags = Array.from({ length: view.getUint32(128) }, (_, index) => 132 + index * 12);
	const tag = tags.find((at) => String.fromCharCode(...bytes.subarray(at, at + 4)) === name) ?? 0;
	const start = view.getUint32(tag + 4) + 8;
	return [0, 4, 8].map((at) => view.getInt32(start + at) / 65_536);
}
