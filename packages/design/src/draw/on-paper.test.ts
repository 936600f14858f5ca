import { papers } from "@offizin/formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { onPaper, paperSvgStep } from "./on-paper.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const channelsOf = (rgb: string) => [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16));

test("white is the paper, black stays black, and no ink is lighter than its paper", () => {
	for (const { tint } of papers) {
		expect(onPaper("#ffffff", tint)).toBe(tint);
		expect(onPaper("#000000", tint)).toBe("#000000");
	}
	fc.assert(
		fc.property(color, color, (ink, paper) => {
			const light = channelsOf(paper);
			for (const [at, channel] of channelsOf(onPaper(ink, paper)).entries()) {
				expect(channel).toBeLessThanOrEqual(light[at] ?? 0);
			}
		}),
	);
});

test("white paper changes nothing", () => {
	expect([onPaper("#7a8b6c", "#ffffff"), onPaper("#7a8b6c", undefined)]).toEqual(["#7a8b6c", "#7a8b6c"]);
	expect([paperSvgStep("#FFFFFF"), paperSvgStep(undefined)]).toEqual(["", ""]);
});
