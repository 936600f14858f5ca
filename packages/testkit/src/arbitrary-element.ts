import {
	cropOfView,
	type DesignElement,
	type Ink,
	type PhotoElement,
	type TextElement,
	type TextRun,
	TYPE_SIZE_RANGE,
} from "@offizin/design";
import { type Box, type Um, um } from "@offizin/units";
import fc from "fast-check";

/** What elements refer to. */
export interface Resources {
	readonly swatches: readonly string[];
	readonly artworks: readonly string[];
	readonly fonts: readonly string[];
}

/** Pixel sizes of the photos arbitrary designs are made with. */
export const arbitraryPhotos: Readonly<Record<string, { readonly width: number; readonly height: number }>> =
	{
		sea: { width: 4000, height: 3000 },
		tower: { width: 1200, height: 2400 },
		stamp: { width: 150, height: 149 },
	};

export const arbitraryUpload = fc.constantFrom("sea", "tower", "stamp");

/** Plain data as a database or a network gives it back. */
export function asStored<Value>(value: Value): Value {
	return JSON.parse(JSON.stringify(value));
}

const letters = fc.constantFrom(
	"a",
	"B",
	"ß",
	"é",
	"Ω",
	"😀",
	" ",
	"\n",
	"7",
	"&",
	"{{vorname}}",
	"{{name1}}",
	"{{date:full}}",
);
export const arbitraryWords = fc.string({ unit: letters, maxLength: 20 });

/** Optional members: there or not, never undefined. */
export function optional<Members extends object>(
	members: {
		readonly [Key in keyof Members]: fc.Arbitrary<Members[Key]>;
	},
): fc.Arbitrary<Partial<Members>> {
	return fc.record(members, { requiredKeys: [] }) as fc.Arbitrary<Partial<Members>>;
}

const length = (min: number, max: number): fc.Arbitrary<Um> => fc.integer({ min, max }).map(um);
const extent = fc.oneof(
	{ weight: 8, arbitrary: length(2000, 200_000) },
	{ weight: 1, arbitrary: length(1, 10_000_000) },
);
const place = fc.oneof(
	{ weight: 8, arbitrary: length(-20_000, 200_000) },
	{ weight: 1, arbitrary: length(-10_000_000, 10_000_000) },
);
export const arbitraryBox: fc.Arbitrary<Box> = fc.record({
	x: place,
	y: place,
	width: extent,
	height: extent,
});
export const arbitraryRotation = fc.integer({ min: -36_000, max: 36_000 });
export const arbitraryOpacity = fc.integer({ min: 1, max: 99 });
/** Hundredths of a degree. */
export const arbitraryTilt = fc.integer({ min: -4500, max: 4500 }).filter((tilt) => tilt !== 0);

export const arbitraryTurn = fc.constantFrom(90 as const, 180 as const, 270 as const);
export const arbitraryShape = fc.constantFrom(
	"rect" as const,
	"ellipse" as const,
	"arch" as const,
	"heart" as const,
);
export const arbitraryExtent = extent;
const percent = fc.integer({ min: -100, max: 100 });
export const arbitraryLook = fc.record({
	tone: fc.constantFrom("color" as const, "blackWhite" as const, "sepia" as const),
	brightness: percent,
	contrast: percent,
});

export function arbitraryInk({ swatches }: Resources): fc.Arbitrary<Ink> {
	return fc.record({
		role: fc.constantFrom("process" as const, "foil" as const, "relief" as const),
		swatch: fc.constantFrom(...swatches),
	});
}

export function arbitraryStroke(resources: Resources) {
	return fc.record({ ink: arbitraryInk(resources), width: extent });
}

const size = length(TYPE_SIZE_RANGE.min, TYPE_SIZE_RANGE.max);

/** Members a run can carry, each there or not. */
export function arbitraryRunStyle(resources: Resources): fc.Arbitrary<TextRun["style"]> {
	return optional<Required<TextRun["style"]>>({
		font: fc.constantFrom(...resources.fonts),
		size,
		tracking: fc.integer({ min: -200, max: 2000 }),
		features: fc.constantFrom(["onum"], ["-liga", "smcp"], []),
		caps: fc.constant("small" as const),
		ink: arbitraryInk(resources),
	});
}

function arbitraryRuns(resources: Resources, text: string): fc.Arbitrary<TextRun[]> {
	const border = fc.nat(text.length);
	return fc
		.tuple(
			fc.uniqueArray(border, { maxLength: 8 }),
			fc.array(arbitraryRunStyle(resources), { minLength: 8, maxLength: 8 }),
		)
		.map(([borders, styles]) => {
			const sorted = borders.sort((a, b) => a - b);
			return sorted.slice(0, -1).flatMap((start, index): TextRun[] => {
				const style = styles[index];
				const end = sorted[index + 1];
				return style && end !== undefined && index % 3 !== 2 ? [{ start, end, style }] : [];
			});
		});
}

function common(id: string) {
	return {
		id: fc.constant(id),
		box: arbitraryBox,
		rotation: arbitraryRotation,
		label: fc.constantFrom("Namen", "Datum", ""),
	};
}

export function arbitraryText(id: string, resources: Resources): fc.Arbitrary<TextElement> {
	return arbitraryWords.chain((text) =>
		fc
			.tuple(
				fc.record({
					...common(id),
					type: fc.constant("text" as const),
					text: fc.constant(text),
					maxLength: fc.integer({ min: Math.max(1, text.length), max: Math.max(80, text.length) }),
					style: fc
						.tuple(
							fc.record({
								font: fc.constantFrom(...resources.fonts),
								size,
								tracking: fc.constantFrom(0, 50),
								ink: arbitraryInk(resources),
								leading: fc.integer({ min: 60, max: 400 }),
								align: fc.constantFrom("left" as const, "center" as const, "right" as const),
							}),
							optional({
								features: fc.constantFrom(["onum"]),
								caps: fc.constant("small" as const),
								fallback: fc.constantFrom(...resources.fonts),
							}),
						)
						.map(([own, more]) => ({ ...own, ...more })),
					verticalAlign: fc.constantFrom("top" as const, "middle" as const, "bottom" as const),
					editable: fc.integer({ min: 0, max: 5 }).map((chance) => chance > 0),
				}),
				optional<
					Pick<TextElement, "opacity" | "runs" | "fitMin" | "grow" | "hyphenation" | "onGrid" | "personal">
				>({
					opacity: arbitraryOpacity,
					runs: arbitraryRuns(resources, text),
					fitMin: extent,
					grow: fc.constant(true as const),
					hyphenation: fc.constant("de" as const),
					personal: fc.constantFrom(
						{ kind: "name", sample: "" } as const,
						{ kind: "detail", sample: text } as const,
					),
					onGrid: fc.constant(true as const),
				}),
			)
			.map(([own, more]) => ({ ...own, ...more }) as unknown as TextElement),
	);
}

/** A placed photo with a crop that fits its slot. */
export function arbitraryPlacedPhoto(box: Box): fc.Arbitrary<NonNullable<PhotoElement["photo"]>> {
	const fraction = fc.double({ min: 0, max: 1, noNaN: true });
	return fc
		.record({
			upload: arbitraryUpload,
			view: fc.record({
				zoom: fc.double({ min: 1, max: 6, noNaN: true }),
				centerX: fraction,
				centerY: fraction,
			}),
			more: optional({
				turn: arbitraryTurn,
				mirrored: fc.constant(true as const),
				tilt: arbitraryTilt,
			}),
		})
		.map(({ upload, view, more }) => {
			const pixels = arbitraryPhotos[upload] ?? { width: 1, height: 1 };
			const cropBy = (tilt = 0) => cropOfView({ ...pixels, ...more, tilt }, box, view);
			const crop = cropBy(more.tilt);
			if (crop.width > 1 || crop.height > 1) return { upload, ...pixels, crop, ...more };
			// Of a slot that is a hair's breadth wide a photo this small cannot be tilted at all.
			const { tilt: _tilt, ...upright } = more;
			return { upload, ...pixels, crop: cropBy(), ...upright };
		});
}

function arbitraryPhoto(id: string): fc.Arbitrary<DesignElement> {
	return arbitraryBox.chain((box) =>
		fc
			.tuple(
				fc.record({
					...common(id),
					box: fc.constant(box),
					type: fc.constant("photo" as const),
					shape: arbitraryShape,
					photo: fc.option(arbitraryPlacedPhoto(box)),
				}),
				optional({
					opacity: arbitraryOpacity,
					look: arbitraryLook,
					radius: extent,
					sample: fc.constant("allium"),
				}),
			)
			.map(([own, more]) => ({ ...own, ...more })),
	);
}

/** An element of any type that belongs to no group. */
export function arbitraryElement(id: string, resources: Resources): fc.Arbitrary<DesignElement> {
	const ink = arbitraryInk(resources);
	const stroke = arbitraryStroke(resources);
	const opacity = arbitraryOpacity;
	const withMore = <Own extends object, More extends object>(
		own: fc.Arbitrary<Own>,
		more: fc.Arbitrary<More>,
	) => fc.tuple(own, more).map(([one, other]) => ({ ...one, ...other }) as unknown as DesignElement);
	return fc.oneof(
		arbitraryText(id, resources),
		arbitraryPhoto(id),
		withMore(
			fc.record({
				...common(id),
				type: fc.constant("artwork" as const),
				artwork: fc.constantFrom(...resources.artworks),
				inks: fc.dictionary(fc.constantFrom("leaf", "stem"), ink, { noNullPrototype: true }),
			}),
			optional({ opacity, mirrored: fc.boolean() }),
		),
		withMore(
			fc.record({ ...common(id), type: fc.constant("shape" as const), shape: arbitraryShape }),
			optional({ opacity, radius: extent, fill: ink, stroke }),
		),
		withMore(
			fc.record({
				...common(id),
				type: fc.constant("line" as const),
				stroke: withDash(stroke),
			}),
			optional({ opacity }),
		),
		withMore(
			fc.record({
				...common(id),
				type: fc.constant("qr" as const),
				content: arbitraryWords,
				level: fc.constantFrom("L" as const, "M" as const, "Q" as const, "H" as const),
				ink,
			}),
			optional({ opacity, background: ink }),
		),
		withMore(fc.record({ ...common(id), type: fc.constant("group" as const) }), fc.constant({})),
	);
}

function withDash<Stroke extends object>(stroke: fc.Arbitrary<Stroke>) {
	return fc
		.tuple(stroke, optional({ dash: fc.constantFrom("dashed" as const, "dotted" as const) }))
		.map(([one, more]) => ({ ...one, ...more }));
}
