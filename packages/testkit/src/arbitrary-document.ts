import type { DesignDocument, DesignElement, Facts } from "@offizin/design";
import { um } from "@offizin/units";
import fc from "fast-check";
import {
	arbitraryElement,
	arbitraryInk,
	arbitraryPhotos,
	arbitraryUpload,
	asStored,
	optional,
	type Resources,
} from "./arbitrary-element.ts";

const IDS = Array.from({ length: 12 }, (_none, index) => `e${index}`);
const LEAF = { width: 100, height: 50, paths: [{ d: "M0 0L100 0L100 50Z", ink: "leaf" }] };
const STEM = { width: 10, height: 50, paths: [{ d: "M0 0L10 50", ink: "stem", stroke: 1 }] };
const SWATCHES = {
	ink: { name: "Tinte", cmyk: [0, 0, 0, 100], srgb: "#1d1d1b" },
	sage: { name: "Salbei", cmyk: [40, 15, 45, 10], srgb: "#8fa184" },
	rose: { name: "Rosé", cmyk: [0, 40, 20, 0], srgb: "#e9b0ae" },
} satisfies DesignDocument["swatches"];

/** Colours of a person's own; the last one has too much ink. */
export const OWN_SWATCHES = [
	{ name: "#3b6ea5", cmyk: [80, 50, 10, 5], srgb: "#3b6ea5" },
	{ name: "#b03a48", cmyk: [20, 90, 65, 10], srgb: "#b03a48" },
	{ name: "#010101", cmyk: [90, 80, 80, 95], srgb: "#010101" },
] satisfies DesignDocument["swatches"][string][];

const some = <Value extends string>(...values: Value[]) =>
	fc.subarray(values, { minLength: 1 }) as fc.Arbitrary<[Value, ...Value[]]>;
const pick = <Value>(from: Readonly<Record<string, Value>>, keys: readonly string[]) =>
	Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

export const arbitraryFields: fc.Arbitrary<DesignDocument["fields"]> = fc.uniqueArray(
	fc.record({
		key: fc.constantFrom("vorname", "nachname", "tisch"),
		label: fc.constantFrom("Vorname", "Gast"),
		sample: fc.constantFrom("Mia", ""),
	}),
	{ selector: ({ key }) => key, maxLength: 3 },
);

export const arbitraryGuest = fc.dictionary(
	fc.constantFrom("vorname", "nachname", "tisch"),
	fc.constantFrom("Mia", "Zoë", "", "Søren\nund Ida"),
	{ maxKeys: 2 },
);
export const arbitraryGuests = fc.array(arbitraryGuest, { minLength: 1, maxLength: 3 });

export const arbitraryFact = fc.constantFrom("name1", "name2", "date", "time", "address");
export const arbitraryFactValue = fc.constantFrom("Zoë", "2027-06-12", "14:30", "", "Gasse 7\nWien");
const arbitraryFacts: fc.Arbitrary<Facts> = fc.dictionary(arbitraryFact, arbitraryFactValue, { maxKeys: 4 });

/**
 * Documents that open without repair: every kind of element and member, groups in groups, runs and crops that fit.
 * Keys come from few names, so that two of them have much in common.
 */
export const arbitraryDocument: fc.Arbitrary<DesignDocument> = fc
	.record({
		swatches: some("ink", "sage", "rose"),
		artworks: some("leaf", "stem"),
		fonts: some("cormorant", "jost", "italiana"),
		pages: fc.uniqueArray(fc.constantFrom("front", "inner", "back"), { minLength: 1 }),
		ids: fc.shuffledSubarray(IDS, { maxLength: 9 }),
		fields: arbitraryFields,
		guests: fc.option(arbitraryGuests, { nil: undefined, freq: 2 }),
		facts: fc.option(arbitraryFacts, { nil: undefined }),
		language: fc.option(fc.constantFrom("de", "en"), { nil: undefined }),
		uploads: fc.option(fc.uniqueArray(arbitraryUpload, { minLength: 1, maxLength: 2 }), { nil: undefined }),
	})
	.chain((keys) => {
		const resources: Resources = keys;
		return fc
			.record({
				elements: fc.tuple(...keys.ids.map((id) => arbitraryElement(id, resources))),
				places: fc.array(fc.nat(2), { minLength: keys.ids.length, maxLength: keys.ids.length }),
				groups: fc.array(fc.nat(5), { minLength: keys.ids.length, maxLength: keys.ids.length }),
				inks: fc.array(arbitraryInk(resources), { minLength: 1, maxLength: 3 }),
				rule:
					keys.pages.length > 1
						? fc.option(arbitraryPageRule(keys.pages.length - 1), { freq: 2 })
						: fc.constant(null),
				pages: fc.tuple(
					...keys.pages.map((key) =>
						optional({ background: arbitraryInk(resources), baselineGrid: arbitraryGrid }).map((more) => ({
							key,
							...more,
						})),
					),
				),
			})
			.map(
				({ elements, places, groups, inks, rule, pages }): DesignDocument => ({
					schemaVersion: 3,
					template: "arbitrary",
					product: "card",
					configuration: {
						formatType: "klappkarte-a6",
						...(rule && { pageCount: String(pages.length - 1) }),
					},
					swatches: pick(SWATCHES, keys.swatches),
					artworks: pick({ leaf: LEAF, stem: STEM }, keys.artworks),
					fonts: { [keys.fonts[0]]: "ab".repeat(32) },
					fields: keys.fields,
					...(keys.guests && { guests: keys.guests }),
					...(keys.uploads && {
						assets: keys.uploads.map((upload) => ({
							upload,
							width: 1,
							height: 1,
							...arbitraryPhotos[upload],
						})),
					}),
					...(keys.facts && { facts: keys.facts }),
					...(keys.language && { language: keys.language }),
					choices: { fonts: keys.fonts, inks, ...(rule && { pages: rule }) },
					pages: pages.map((page, index) => {
						const here = elements.filter((_element, place) => (places[place] ?? 0) % pages.length === index);
						const like = rule && index > 0 ? { like: rule.like } : {};
						return { ...page, ...like, elements: grouped(here, groups) };
					}),
				}),
			);
	})
	.map(asStored);

/** In documents with such a rule all pages but the first are of many. */
function arbitraryPageRule(count: number): fc.Arbitrary<NonNullable<DesignDocument["choices"]["pages"]>> {
	const [min, max] = [fc.integer({ min: 1, max: count }), fc.integer({ min: count, max: 6 })];
	return fc
		.record({
			min,
			max,
			step: fc.constantFrom(1, 2),
			like: fc.constant("leaf"),
			option: fc.constant("pageCount"),
		})
		.map((rule) => ({ ...rule, step: (count - rule.min) % rule.step === 0 ? rule.step : 1 }));
}

export const arbitraryGrid = fc.record({
	start: fc.integer({ min: -5000, max: 5000 }).map(um),
	step: fc.integer({ min: 1000, max: 9000 }).map(um),
});

/** Puts some elements into groups that lie before them, so that no group holds itself. */
function grouped(elements: readonly DesignElement[], choices: readonly number[]): DesignElement[] {
	return elements.map((element, index) => {
		const before = elements.slice(0, index).filter(({ type }) => type === "group");
		const group = before[choices[index] ?? 0];
		return group ? { ...element, group: group.id } : element;
	});
}
