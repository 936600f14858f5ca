import {
	type Command,
	type DesignDocument,
	lyingOf,
	ownSwatchKey,
	type SimpleCommand,
} from "@offizin/design";
import fc from "fast-check";
import {
	arbitraryFact,
	arbitraryFactValue,
	arbitraryFields,
	arbitraryGrid,
	arbitraryGuest,
	arbitraryGuests,
	OWN_SWATCHES,
} from "./arbitrary-document.ts";
import {
	arbitraryBox,
	arbitraryElement,
	arbitraryExtent,
	arbitraryInk,
	arbitraryLook,
	arbitraryOpacity,
	arbitraryPlacedPhoto,
	arbitraryRotation,
	arbitraryRunStyle,
	arbitraryShape,
	arbitraryStroke,
	arbitraryTilt,
	arbitraryTurn,
	arbitraryUpload,
	arbitraryWords,
	asStored,
	optional,
	type Resources,
} from "./arbitrary-element.ts";
import { frameCommands } from "./arbitrary-frame-commands.ts";
import { command } from "./command-of.ts";

const ARTWORK = { height: 8, paths: [{ d: "M0 0L4 8", ink: "stem", stroke: 1 }] };

/** Commands of every type for a document, some of which it refuses. */
export function arbitraryCommand(document: DesignDocument): fc.Arbitrary<Command> {
	const elements = document.pages.flatMap((page) => page.elements);
	const resources: Resources = {
		swatches: Object.keys(document.swatches),
		artworks: Object.keys(document.artworks),
		fonts: document.choices.fonts,
	};
	/** Mostly an element the command is for. */
	const id = (...types: readonly string[]) => {
		const fitting = elements
			.filter(({ type }) => types.length === 0 || types.includes(type))
			.map((one) => one.id);
		const other = fc.constantFrom(...elements.map((one) => one.id), "nobody");
		return fitting.length === 0
			? other
			: fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: other });
	};
	const text = { element: id("text") };
	const photo = { element: id("photo") };
	const page = fc.constantFrom(...document.pages.map(({ key }) => key), "cover");
	/** A page of many, of the document or added to it. */
	const leaf = fc.oneof(
		page,
		fc.nat(6).map((number) => `leaf-${number}`),
	);
	const ink = arbitraryInk(resources);
	const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 });
	const textLength = Math.max(1, ...elements.map((one) => (one.type === "text" ? one.text.length : 0)));
	const range = fc
		.tuple(fc.nat(textLength), fc.integer({ min: 1, max: textLength }))
		.map(([start, width]) => ({ start, end: start + width }));
	const all: readonly fc.Arbitrary<SimpleCommand>[] = [
		command("setText", fc.record({ ...text, text: fc.oneof(arbitraryWords, fc.string({ maxLength: 50 })) })),
		command(
			"setTextStyle",
			fc
				.tuple(fc.record({ ...text, style: arbitraryStyleChange(resources) }), optional({ range }))
				.map(([own, more]) => ({ ...own, ...more })),
		),
		command(
			"setTextLayout",
			fc
				.tuple(
					fc.record(text),
					optional({
						verticalAlign: fc.constantFrom("top" as const, "bottom" as const),
						hyphenation: nullable(fc.constant("de" as const)),
						onGrid: fc.boolean(),
						fitMin: nullable(arbitraryExtent),
						grow: fc.boolean(),
					}),
				)
				.map(([own, more]) => ({ ...own, ...more })),
		),
		...elements.flatMap((element) => {
			if (element.type !== "photo") return [];
			const placed = arbitraryPlacedPhoto(element.box);
			const place = (photo: typeof element.photo & object) => ({
				element: element.id,
				upload: photo.upload,
				crop: photo.crop,
				...lyingOf(photo),
			});
			return [
				command("setPhoto", placed.map(place)),
				command(
					"setCrop",
					placed.map(({ crop }) => ({ element: element.id, crop })),
				),
			];
		}),
		command(
			"setPhoto",
			fc
				.tuple(
					fc.record({ ...photo, upload: fc.constantFrom("sea", "tower", "stamp", "lost") }),
					optional({
						turn: arbitraryTurn,
						mirrored: fc.constant(true as const),
						tilt: arbitraryTilt,
					}),
				)
				.map(([own, more]) => ({ ...own, ...more })),
		),
		command(
			"setPhotoPlacement",
			fc
				.tuple(
					fc.record({ ...photo, turn: nullable(arbitraryTurn), mirrored: fc.boolean() }),
					optional({ tilt: fc.integer({ min: -4500, max: 4500 }) }),
				)
				.map(([own, more]) => ({ ...own, ...more })),
		),
		command("setPhotoLook", fc.record({ ...photo, look: nullable(arbitraryLook) })),
		command("removePhoto", fc.record(photo)),
		command(
			"setInk",
			fc.record({
				element: id("shape", "qr", "artwork"),
				slot: fc.constantFrom("fill", "ink", "background", "leaf", "stem"),
				ink: nullable(ink),
			}),
		),
		command(
			"setStroke",
			fc.record({ element: id("shape", "line"), stroke: nullable(arbitraryStroke(resources)) }),
		),
		command("setOpacity", fc.record({ element: id(), opacity: nullable(arbitraryOpacity) })),
		command(
			"setShape",
			fc
				.tuple(
					fc.record({ element: id("shape", "photo"), shape: arbitraryShape }),
					optional({ radius: arbitraryExtent }),
				)
				.map(([own, more]) => ({ ...own, ...more })),
		),
		command(
			"setArtwork",
			fc
				.tuple(
					fc.record({ element: id("artwork"), artwork: fc.constantFrom("leaf", "stem") }),
					optional({ mirrored: fc.boolean() }),
				)
				.map(([own, more]) => ({ ...own, ...more })),
		),
		command("setCode", fc.record({ element: id("qr"), content: fc.string({ maxLength: 50 }) })),
		command("setPlacement", fc.record({ element: id(), box: arbitraryBox, rotation: arbitraryRotation })),
		command(
			"addElement",
			fc
				.tuple(fc.integer({ min: 0, max: 40 }), page, nullable(id("group")), fc.nat(9))
				.chain(([number, key, group, index]) =>
					arbitraryElement(`n${number}`, resources).map((value) => ({
						page: key,
						value: group === null ? value : { ...value, group },
						index,
					})),
				),
		),
		command("removeElement", fc.record({ element: id() })),
		command("moveElement", fc.record({ element: id(), index: fc.nat(12) })),
		command("setGroup", fc.record({ element: id(), group: nullable(id("group")) })),
		command("setLocked", fc.record({ element: id(), locked: fc.boolean() })),
		command(
			"setRights",
			fc.record({
				element: id(),
				grants: nullable(fc.subarray(["content", "style", "place", "remove"] as const)),
			}),
		),
		command("setPageBackground", fc.record({ page, ink: nullable(ink) })),
		command(
			"setPrint",
			fc.record({
				page,
				copies: nullable(fc.integer({ min: 2, max: 99 })),
				backText: nullable(fc.constantFrom("12.07.2026", "Juli")),
			}),
		),
		command("setBaselineGrid", fc.record({ page, grid: nullable(arbitraryGrid) })),
		command("setFact", fc.record({ fact: arbitraryFact, value: nullable(arbitraryFactValue) })),
		command(
			"addPages",
			fc
				.tuple(
					fc.integer({ min: 1, max: 2 }),
					fc.integer({ min: 0, max: 4 }),
					fc.nat(5),
					arbitraryElement("leaf-element", resources),
				)
				.map(([count, index, number, element]) => ({
					pages: Array.from({ length: count }, (_none, at) => ({
						index: index + at,
						value: { key: `leaf-${number + at}`, like: "leaf", elements: at === 0 ? [element] : [] },
					})),
				})),
		),
		command("removePages", fc.record({ pages: fc.uniqueArray(leaf, { minLength: 1, maxLength: 3 }) })),
		command("movePage", fc.record({ page: leaf, index: fc.nat(5) })),
		command(
			"addAssets",
			fc.record({
				assets: fc.array(
					fc.record({ upload: arbitraryUpload, index: fc.nat(4) }, { requiredKeys: ["upload"] }),
					{ maxLength: 3 },
				),
			}),
		),
		command("removeAssets", fc.record({ uploads: fc.array(arbitraryUpload, { maxLength: 3 }) })),
		...frameCommands(elements, page, resources),
		command(
			"addArtwork",
			fc.constantFrom(
				...["leaf", "stem", "star"].map((key) => ({ key, artwork: { ...ARTWORK, width: key.length } })),
				{ key: "star", artwork: { ...ARTWORK, width: 9 } },
			),
		),
		command("removeArtwork", fc.record({ key: fc.constantFrom("leaf", "stem", "star") })),
		command("setLanguage", fc.record({ language: nullable(fc.constantFrom("de", "en")) })),
		command("addSwatch", fc.constantFrom(...OWN_SWATCHES.map((swatch) => ({ swatch })))),
		command(
			"removeSwatch",
			fc.constantFrom(...OWN_SWATCHES.map((swatch) => ({ key: ownSwatchKey(swatch) }))),
		),
		command("setFields", fc.record({ fields: arbitraryFields })),
		command("setGuests", fc.record({ guests: nullable(arbitraryGuests) })),
		command("setGuest", fc.record({ guest: fc.nat(4), values: arbitraryGuest })),
	];
	const simple = fc.oneof(...all);
	const transaction = fc
		.array(simple, { minLength: 1, maxLength: 5 })
		.map((commands): Command => ({ type: "transaction", commands }));
	return fc.oneof({ weight: 12, arbitrary: simple }, { weight: 1, arbitrary: transaction }).map(asStored);
}

function arbitraryStyleChange(resources: Resources) {
	return fc
		.tuple(
			arbitraryRunStyle(resources),
			optional({
				align: fc.constantFrom("left" as const, "right" as const),
				leading: fc.integer({ min: 60, max: 400 }),
				features: fc.constant(null),
				caps: fc.constant(null),
				fallback: fc.option(fc.constantFrom(...resources.fonts)),
			}),
		)
		.map(([own, more]) => ({ ...own, ...more }));
}
