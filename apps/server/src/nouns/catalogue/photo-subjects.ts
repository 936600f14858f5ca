import {
	type BoxFormat,
	boxFormats,
	type MerchFormat,
	merchFormats,
	type PrintFormat,
	printFormats,
} from "@offizin/assortment";
import { productWords, saySize } from "@offizin/words";
import { nameColumns, type Subject, sourceColumn, subject } from "./catalogue-table.ts";

/** Tables of what single photos are printed on. */
export function photoSubjects(locale: string): readonly Subject[] {
	const merch = productWords("merch", locale);
	const material = (type: string) => merch.fact({ code: "merch.material", values: { type } }).value;
	return [
		subject(
			{
				key: "abzugformate",
				rows: printFormats,
				columns: [
					...nameColumns<PrintFormat>("photoprint", "format", locale),
					{ key: "width", kind: "number", cell: ({ width }) => width },
					{ key: "height", kind: "number", cell: ({ height }) => height },
					{ key: "image", cell: ({ image, ...print }: PrintFormat) => saySize(image ?? print, locale) },
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "boxformate",
				rows: boxFormats,
				columns: [
					...nameColumns<BoxFormat>("photobox", "format", locale),
					{ key: "width", kind: "number", cell: ({ print }) => print.width },
					{ key: "height", kind: "number", cell: ({ print }) => print.height },
					{ key: "image", cell: ({ image }) => saySize(image, locale) },
					{ key: "amount", kind: "number", cell: ({ maxAmount }) => maxAmount },
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "fotogeschenke",
				rows: merchFormats,
				columns: [
					{ key: "type", cell: ({ type }) => merch.value("type", type) },
					...nameColumns<MerchFormat>("merch", "format", locale),
					{ key: "material", cell: ({ type }) => material(type) },
					{ key: "width", kind: "number", cell: ({ print }) => print.width },
					{ key: "height", kind: "number", cell: ({ print }) => print.height },
					{ key: "pieces", kind: "number", cell: ({ pieces }) => pieces },
					{ key: "weight", kind: "number", cell: ({ grams }) => grams },
					sourceColumn(),
				],
			},
			locale,
		),
	];
}
