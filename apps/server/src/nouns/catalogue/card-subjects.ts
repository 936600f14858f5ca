import { accessories, cardProduct, envelopeMeasures } from "@offizin/assortment";
import { type CardFormat, cardFormats, papers, refinements } from "@offizin/formats";
import { choicesOf } from "@offizin/solver";
import { type Size, toMm } from "@offizin/units";
import { accessoryName, accessoryNote, saySize, wordsOf } from "@offizin/words";
import { nameColumns, type Subject, sourceColumn, subject, yesOrNo } from "./catalogue-table.ts";

/** Where a value of an option of the card comes from. */
function cardSource(option: string, key: string): string {
	return choicesOf(cardProduct, option).find((choice) => choice.key === key)?.source ?? "market";
}

/** Tables of cards and of what is packed with them. */
export function cardSubjects(locale: string): readonly Subject[] {
	const { form: forms, surface: surfaces, noEnvelope } = wordsOf(locale).catalogueTable;
	const sizes = wordsOf(locale).accessory.part.size;
	const inMillimetres = ({ width, height }: Size) => ({ width: toMm(width), height: toMm(height) });
	return [
		subject(
			{
				key: "kartenformate",
				rows: cardFormats,
				columns: [
					...nameColumns<CardFormat>("card", "formatType", locale),
					{ key: "form", cell: ({ form }) => forms[form] },
					{ key: "trim", cell: ({ trim }) => saySize(inMillimetres(trim), locale) },
					{ key: "width", kind: "number", cell: ({ trim }) => toMm(trim.width) },
					{ key: "height", kind: "number", cell: ({ trim }) => toMm(trim.height) },
					{ key: "pages", kind: "number", cell: ({ pages }) => pages.length },
					{ key: "envelope", cell: ({ envelope }) => envelope?.toUpperCase() ?? noEnvelope },
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "papiere",
				rows: papers.map((paper) => ({ ...paper, source: cardSource("paperType", paper.key) })),
				columns: [
					...nameColumns<(typeof papers)[number]>("card", "paperType", locale),
					{ key: "tint", kind: "swatch", cell: ({ tint }) => tint },
					{ key: "weight", kind: "number", cell: ({ weight }) => weight },
					{ key: "surface", cell: ({ surface }) => surfaces[surface] },
					{ key: "foil", cell: ({ foil }) => yesOrNo(foil, locale) },
					{ key: "relief", cell: ({ relief }) => yesOrNo(relief, locale) },
					{ key: "class", kind: "number", cell: ({ priceClass }) => priceClass },
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "veredelungen",
				rows: refinements.map((key) => ({ key, source: cardSource("refinementType", key) })),
				columns: [...nameColumns("card", "refinementType", locale), sourceColumn()],
			},
			locale,
		),
		subject(
			{
				key: "zubehoer",
				rows: accessories,
				columns: [
					{ key: "sku", cell: ({ sku }) => sku },
					{ key: "name", cell: (one) => accessoryName(one, locale) },
					{ key: "note", cell: (one) => accessoryNote(one, locale) ?? "" },
					{ key: "swatch", kind: "swatch", cell: ({ swatch }) => swatch },
					{ key: "weight", kind: "number", cell: ({ weight }) => weight },
					{ key: "thickness", kind: "number", cell: ({ thickness }) => toMm(thickness) },
					{ key: "parcel", cell: ({ shipsSeparately }) => yesOrNo(shipsSeparately, locale) },
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "umschlaege",
				rows: envelopeMeasures,
				columns: [
					{ key: "name", cell: ({ key }) => sizes[key] },
					{ key: "key", cell: ({ key }) => key },
					{ key: "width", kind: "number", cell: ({ size }) => toMm(size.width) },
					{ key: "height", kind: "number", cell: ({ size }) => toMm(size.height) },
					{ key: "weight", kind: "number", cell: ({ weight }) => weight },
					sourceColumn(),
				],
			},
			locale,
		),
	];
}
