import fc from "fast-check";
import type { ImageOptions } from "./image-options.ts";
import { imageFormats, imageTurns, plainImage } from "./image-options.ts";
import { LONGEST_IMAGE_EDGE } from "./image-sizes.ts";

const edge = fc.integer({ min: 0, max: LONGEST_IMAGE_EDGE });
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined });
const color = fc.stringMatching(/^[0-9a-f]{6}$/);

/** Parts of a picture, at least one pixel in both directions. */
const boxes = fc
	.record({
		left: fc.integer({ min: 0, max: 9000 }),
		top: fc.integer({ min: 0, max: 9000 }),
		width: fc.integer({ min: 1, max: 9000 }),
		height: fc.integer({ min: 1, max: 9000 }),
	})
	.map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));

/** Everything that an address can ask for, also what makes no difference. */
export const imageOptions: fc.Arbitrary<ImageOptions> = fc
	.record(
		{
			crop: maybe(boxes),
			fit: fc.constantFrom("cover" as const, "inside" as const),
			width: edge,
			height: edge,
			isMirrored: fc.boolean(),
			isUpsideDown: fc.boolean(),
			isSmart: fc.boolean(),
			focal: maybe(boxes),
			format: maybe(fc.constantFrom(...imageFormats)),
			quality: fc.integer({ min: 0, max: 100 }),
			blur: fc.integer({ min: 0, max: 150 }),
			brightness: fc.integer({ min: -100, max: 100 }),
			isGray: fc.boolean(),
			turn: fc.constantFrom(...imageTurns),
			fill: maybe(fc.oneof(color, fc.constant("transparent"))),
			canGrow: fc.boolean(),
			corners: maybe(
				fc.record({
					x: fc.integer({ min: 0, max: 2000 }),
					y: fc.integer({ min: 0, max: 2000 }),
					color,
				}),
			),
		},
		{ requiredKeys: [] },
	)
	.map((some) => ({ ...plainImage, ...some }));
