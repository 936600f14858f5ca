import type { DesignElement, SimpleCommand } from "@offizin/design";
import fc from "fast-check";
import {
	arbitraryBox,
	arbitraryText,
	arbitraryUpload,
	optional,
	type Resources,
} from "./arbitrary-element.ts";
import { command } from "./command-of.ts";

const NEW_TEXTS = ["t1", "t2"];

/** Layouts of a page, fillings of pages and frames given as they are, mostly of frames that stand there. */
export function frameCommands(
	elements: readonly DesignElement[],
	page: fc.Arbitrary<string>,
	resources: Resources,
): readonly fc.Arbitrary<SimpleCommand>[] {
	const frames = elements.filter((element) => element.type === "photo");
	const frame = fc.constantFrom(...frames.map(({ id }) => id), "f1", "f2", "f3");
	const upload = { upload: arbitraryUpload };
	const place = fc
		.tuple(fc.record({ element: frame, box: arbitraryBox }), optional(upload))
		.map(([own, more]) => ({ ...own, ...more }));
	const places = fc.uniqueArray(place, { minLength: 1, maxLength: 4, selector: ({ element }) => element });
	const gone = fc.uniqueArray(frame, { maxLength: 2 });
	const text = fc.constantFrom(
		...elements.filter(({ type }) => type === "text").map(({ id }) => id),
		...NEW_TEXTS,
	);
	const texts = fc.uniqueArray(fc.record({ element: text, box: arbitraryBox }), {
		maxLength: 2,
		selector: ({ element }) => element,
	});
	const newTexts = fc.uniqueArray(
		fc.constantFrom(...NEW_TEXTS).chain((id) => arbitraryText(id, resources)),
		{ minLength: 1, maxLength: 2, selector: ({ id }) => id },
	);
	const layouts = fc.array(fc.array(arbitraryBox, { minLength: 1, maxLength: 3 }), {
		minLength: 1,
		maxLength: 2,
	});
	const filling = fc.record({ page, layout: fc.nat(1), photos: fc.array(arbitraryUpload, { maxLength: 2 }) });
	const worded = fc.array(
		fc.array(fc.record({ box: arbitraryBox, model: fc.constantFrom(0, 0, 0, 1) }), { maxLength: 2 }),
		{ minLength: 1, maxLength: 2 },
	);
	return [
		command(
			"applyLayout",
			fc
				.tuple(fc.record({ page, places }), optional({ without: gone }))
				.map(([own, more]) => ({ ...own, ...more })),
		),
		command(
			"applyLayout",
			fc
				.tuple(
					fc.record({
						page,
						places: fc.uniqueArray(place, { maxLength: 2, selector: ({ element }) => element }),
					}),
					optional({ texts, newTexts, without: fc.uniqueArray(fc.oneof(frame, text), { maxLength: 2 }) }),
				)
				.map(([own, more]) => ({ ...own, ...more })),
		),
		command(
			"fillPages",
			fc
				.tuple(
					fc.record({
						name: fc.constantFrom("fill-a", "fill-b"),
						layouts,
						pages: fc.uniqueArray(filling, { minLength: 1, maxLength: 2, selector: (one) => one.page }),
					}),
					fc.oneof(fc.constant({}), fc.record({ texts: worded, models: newTexts })),
					optional({ without: fc.uniqueArray(fc.oneof(frame, text), { maxLength: 1 }) }),
				)
				.map(([own, words, more]) => ({ ...own, ...words, ...more })),
		),
		...frames.map((value) =>
			command(
				"setFrames",
				fc.record({ page, index: fc.nat(9), isKept: fc.boolean() }).map(({ index, isKept, ...on }) => ({
					pages: [
						{
							...on,
							gone: [value.id],
							frames: isKept ? [{ index, value: { ...value, rotation: 0 } }] : [],
						},
					],
				})),
			),
		),
	];
}
