import {
	calendarFormats,
	calendarTypes,
	collageLayouts,
	frames,
	guestbookFormats,
	materials,
	occasions,
	type ProductKey,
	photobookFormats,
	photobookMatrix,
	photobookStyles,
	products,
} from "@offizin/assortment";
import { toMm } from "@offizin/units";
import { productWords, wordsOf } from "@offizin/words";
import { nameColumns, type Subject, sourceColumn, subject, yesOrNo } from "./catalogue-table.ts";

interface Sheet {
	readonly key: string;
	readonly width: number;
	readonly height: number;
	readonly source: string;
}

const listed = (values: readonly string[]) => values.join(", ");

const calendarRows = calendarTypes.flatMap((type) =>
	Object.entries(type.mountings).map(([mounting, formats]) => ({
		type,
		mounting,
		formats: formats === "all" ? type.formats : formats,
		source: type.source,
	})),
);

const variants = materials.flatMap((material) => material.variants.map((variant) => ({ material, variant })));

/** Every value of every option that is chosen from a list. */
const values = products.flatMap((product) =>
	product.options.flatMap((option) =>
		option.domain.kind === "list"
			? option.domain.choices.map((choice) => ({ product, option, choice, source: choice.source }))
			: [],
	),
);

/** Tables of everything beside cards, and the one of all values. */
export function productSubjects(locale: string): readonly Subject[] {
	const { occasion, layoutKind, bookStyle } = wordsOf(locale).facet;
	const styles: Readonly<Record<string, string>> = bookStyle;
	const occasionNames: Readonly<Record<string, string>> = occasion;
	const calendar = productWords("calendar", locale);
	const book = productWords("photobook", locale);
	const picture = productWords("photoframe", locale);
	const layoutName = (id: string) => productWords("collage", locale).value("designId", id);
	const extent = (type: string) => calendar.fact({ code: "calendar.extent", values: { type } }).value;
	const sheets = (
		key: "kalenderformate" | "gaestebuchformate" | "buchformate",
		product: ProductKey,
		option: string,
		rows: readonly Sheet[],
	) =>
		subject(
			{
				key,
				rows,
				columns: [
					...nameColumns<Sheet>(product, option, locale),
					{ key: "width", kind: "number", cell: ({ width }) => width },
					{ key: "height", kind: "number", cell: ({ height }) => height },
					sourceColumn(),
				],
			},
			locale,
		);
	return [
		sheets("kalenderformate", "calendar", "formatType", calendarFormats),
		subject(
			{
				key: "kalender",
				rows: calendarRows,
				columns: [
					{ key: "type", cell: ({ type }) => calendar.value("type", type.key) },
					{
						key: "mounting",
						cell: ({ mounting }) => calendar.value("mountingType", mounting),
					},
					{
						key: "formats",
						cell: ({ formats }) => listed(formats.map((key) => calendar.value("formatType", key))),
					},
					{ key: "sheets", kind: "number", cell: ({ type }) => type.sheets },
					{ key: "content", cell: ({ type }) => extent(type.key) },
					{ key: "hangs", cell: ({ type }) => yesOrNo(type.hangs, locale) },
					sourceColumn(),
				],
			},
			locale,
		),
		sheets("gaestebuchformate", "guestbook", "format", guestbookFormats),
		sheets("buchformate", "photobook", "format", photobookFormats),
		subject(
			{
				key: "fotobuecher",
				rows: photobookMatrix,
				columns: [
					{ key: "type", cell: ({ type }) => book.value("type", type) },
					{ key: "cover", cell: ({ cover }) => book.value("cover", cover) },
					{ key: "binding", cell: ({ binding }) => book.value("binding", binding) },
					{
						key: "papers",
						cell: ({ papers }) => listed(papers.map((key) => book.value("paper", key))),
					},
					{
						key: "formats",
						cell: ({ formats }) => listed(formats.map((key) => book.value("format", key))),
					},
					{ key: "min", kind: "number", cell: ({ pages }) => pages.min },
					{ key: "max", kind: "number", cell: ({ pages }) => pages.max },
					{ key: "step", kind: "number", cell: ({ pages }) => pages.step },
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "materialien",
				rows: variants.map(({ material, variant }) => ({ material, variant, source: material.source })),
				columns: [
					{ key: "name", cell: ({ material }) => picture.value("materialType", material.key) },
					{ key: "key", cell: ({ material }) => material.key },
					{ key: "variant", cell: ({ variant }) => picture.value("variant", variant.key) },
					{
						key: "thickness",
						kind: "number",
						cell: ({ variant }) => toMm(variant.thickness),
					},
					{ key: "weight", kind: "number", cell: ({ variant }) => variant.weight },
					{
						key: "edges",
						cell: ({ material }) => listed(material.edges.map((key) => picture.value("edge", key))),
					},
					{
						key: "min",
						cell: ({ material: { limits } }) => `${limits.short.min} × ${limits.long.min}`,
					},
					{
						key: "max",
						cell: ({ material: { limits } }) => `${limits.short.max} × ${limits.long.max}`,
					},
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "rahmen",
				rows: frames,
				columns: [
					...nameColumns<(typeof frames)[number]>("photoframe", "frame", locale),
					{
						key: "materials",
						cell: (frame) => listed(frame.materials.map((key) => picture.value("materialType", key))),
					},
					{
						key: "colours",
						cell: ({ colours }) => listed(colours.map((key) => picture.value("frameType", key))),
					},
					{ key: "mat", cell: ({ mat }) => yesOrNo(mat, locale) },
					{ key: "min", cell: ({ limits }) => `${limits.short.min} × ${limits.long.min}` },
					{ key: "max", cell: ({ limits }) => `${limits.short.max} × ${limits.long.max}` },
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "collagen",
				rows: collageLayouts,
				columns: [
					{ key: "id", kind: "number", cell: ({ id }) => Number(id) || id },
					{ key: "name", cell: ({ id }) => layoutName(id) },
					{ key: "kind", cell: ({ kind }) => layoutKind[kind] },
					{ key: "photos", kind: "number", cell: ({ photos }) => photos },
					{ key: "columns", kind: "number", cell: ({ columns }) => columns },
					{ key: "rows", kind: "number", cell: ({ rows }) => rows },
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "buchstile",
				rows: photobookStyles,
				columns: [
					{ key: "name", cell: ({ key }) => styles[key] ?? key },
					{ key: "key", cell: ({ key }) => key },
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "anlaesse",
				rows: occasions.map((occasion) => ({ ...occasion, source: "spec" })),
				columns: [
					{ key: "name", cell: ({ slug }) => occasionNames[slug] ?? slug },
					{ key: "slug", cell: ({ slug }) => slug },
					sourceColumn(),
				],
			},
			locale,
		),
		subject(
			{
				key: "werte",
				rows: values.map((value) => ({ ...value, words: productWords(value.product.key, locale) })),
				columns: [
					{ key: "product", cell: ({ words }) => words.name },
					{ key: "option", cell: ({ words, option }) => words.option(option.key) },
					{ key: "parameter", cell: ({ option }) => option.parameter ?? option.key },
					{ key: "name", cell: ({ words, option, choice }) => words.value(option.key, choice.key) },
					{ key: "key", cell: ({ choice }) => choice.key },
					{ key: "note", cell: ({ words, option, choice }) => words.note(option.key, choice.key) ?? "" },
					{ key: "swatch", kind: "swatch", cell: ({ choice }) => choice.swatch ?? "" },
					sourceColumn(),
				],
			},
			locale,
		),
	];
}
