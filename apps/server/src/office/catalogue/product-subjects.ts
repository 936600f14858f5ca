import {
	calendarFormats,
	calendarProduct,
	calendarTypes,
	collageLayouts,
	frames,
	guestbookFormats,
	layoutKinds,
	materials,
	occasions,
	photobookFormats,
	photobookMatrix,
	photobookProduct,
	photobookStyles,
	photoframeProduct,
	products,
	valueNameDe,
} from "@offizin/assortment";
import { toMm } from "@offizin/units";
import { nameColumns, type Subject, sourceColumn, subject, yesDe } from "./catalogue-table.ts";

interface Sheet {
	readonly key: string;
	readonly nameDe: string;
	readonly width: number;
	readonly height: number;
	readonly source: string;
}

function sheetSubject(key: string, nameDe: string, noteDe: string, rows: readonly Sheet[]): Subject {
	return subject({
		key,
		nameDe,
		noteDe,
		rows,
		columns: [
			...nameColumns<Sheet>(),
			{ key: "width", nameDe: "Breite mm", kind: "number", cell: ({ width }) => width },
			{ key: "height", nameDe: "Höhe mm", kind: "number", cell: ({ height }) => height },
			sourceColumn(),
		],
	});
}

const listDe = (values: readonly string[]) => values.join(", ");
const bookName = (option: string, value: string) => valueNameDe(photobookProduct, option, value);
const calendarName = (option: string, value: string) => valueNameDe(calendarProduct, option, value);

const calendarRows = calendarTypes.flatMap((type) =>
	Object.entries(type.mountings).map(([mounting, formats]) => ({
		type,
		mounting,
		formats: formats === "all" ? type.formats : formats,
		source: type.source,
	})),
);

const kindNames = new Map(layoutKinds.map(({ key, nameDe }) => [key, nameDe]));

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
export const productSubjects: readonly Subject[] = [
	sheetSubject("kalenderformate", "Kalenderformate", "Blatt eines Kalenders.", calendarFormats),
	subject({
		key: "kalender",
		nameDe: "Kalender: Typ, Bindung, Formate",
		noteDe: "Welche Bindung es in welchem Format gibt.",
		rows: calendarRows,
		columns: [
			{ key: "type", nameDe: "Typ", cell: ({ type }) => type.nameDe },
			{
				key: "mounting",
				nameDe: "Bindung",
				cell: ({ mounting }) => calendarName("mountingType", mounting),
			},
			{
				key: "formats",
				nameDe: "Formate",
				cell: ({ formats }) => listDe(formats.map((key) => calendarName("formatType", key))),
			},
			{ key: "sheets", nameDe: "Blätter", kind: "number", cell: ({ type }) => type.sheets },
			{ key: "content", nameDe: "Inhalt", cell: ({ type }) => type.sheetsDe },
			{ key: "hangs", nameDe: "hängt", cell: ({ type }) => yesDe(type.hangs) },
			sourceColumn(),
		],
	}),
	sheetSubject(
		"gaestebuchformate",
		"Gästebuchformate",
		"Seite eines Gästebuchs, geschlossen.",
		guestbookFormats,
	),
	sheetSubject("buchformate", "Buchformate", "Seite eines Fotobuchs, geschlossen.", photobookFormats),
	subject({
		key: "fotobuecher",
		nameDe: "Fotobücher: was zusammengeht",
		noteDe: "Typ und Einband bestimmen Bindung, Papiere, Formate und Seitenzahl.",
		rows: photobookMatrix,
		columns: [
			{ key: "type", nameDe: "Typ", cell: ({ type }) => bookName("type", type) },
			{ key: "cover", nameDe: "Einband", cell: ({ cover }) => bookName("cover", cover) },
			{ key: "binding", nameDe: "Bindung", cell: ({ binding }) => bookName("binding", binding) },
			{
				key: "papers",
				nameDe: "Papiere",
				cell: ({ papers }) => listDe(papers.map((key) => bookName("paper", key))),
			},
			{
				key: "formats",
				nameDe: "Formate",
				cell: ({ formats }) => listDe(formats.map((key) => bookName("format", key))),
			},
			{ key: "min", nameDe: "Seiten ab", kind: "number", cell: ({ pages }) => pages.min },
			{ key: "max", nameDe: "bis", kind: "number", cell: ({ pages }) => pages.max },
			{ key: "step", nameDe: "Schritt", kind: "number", cell: ({ pages }) => pages.step },
			sourceColumn(),
		],
	}),
	subject({
		key: "materialien",
		nameDe: "Wandbilder: Materialien",
		noteDe: "Jede Ausführung eines Materials; Grenzen in Zentimetern, gleich wie das Bild liegt.",
		rows: variants.map(({ material, variant }) => ({ material, variant, source: material.source })),
		columns: [
			{ key: "name", nameDe: "Material", cell: ({ material }) => material.nameDe },
			{ key: "key", nameDe: "Schlüssel", cell: ({ material }) => material.key },
			{ key: "variant", nameDe: "Ausführung", cell: ({ variant }) => variant.nameDe },
			{
				key: "thickness",
				nameDe: "Dicke mm",
				kind: "number",
				cell: ({ variant }) => toMm(variant.thickness),
			},
			{ key: "weight", nameDe: "g/m²", kind: "number", cell: ({ variant }) => variant.weight },
			{
				key: "edges",
				nameDe: "Kanten",
				cell: ({ material }) =>
					listDe(material.edges.map((key) => valueNameDe(photoframeProduct, "edge", key))),
			},
			{
				key: "min",
				nameDe: "kleinstes Bild",
				cell: ({ material: { limits } }) => `${limits.short.min} × ${limits.long.min}`,
			},
			{
				key: "max",
				nameDe: "größtes Bild",
				cell: ({ material: { limits } }) => `${limits.short.max} × ${limits.long.max}`,
			},
			sourceColumn(),
		],
	}),
	subject({
		key: "rahmen",
		nameDe: "Wandbilder: Rahmen",
		noteDe: "Welche Materialien ein Rahmen aufnimmt, in welchen Farben und Größen.",
		rows: frames,
		columns: [
			...nameColumns<(typeof frames)[number]>(),
			{
				key: "materials",
				nameDe: "Materialien",
				cell: (frame) =>
					listDe(frame.materials.map((key) => valueNameDe(photoframeProduct, "materialType", key))),
			},
			{
				key: "colours",
				nameDe: "Farben",
				cell: ({ colours }) => listDe(colours.map((key) => valueNameDe(photoframeProduct, "frameType", key))),
			},
			{ key: "mat", nameDe: "Passepartout", cell: ({ mat }) => yesDe(mat) },
			{ key: "min", nameDe: "ab cm", cell: ({ limits }) => `${limits.short.min} × ${limits.long.min}` },
			{ key: "max", nameDe: "bis cm", cell: ({ limits }) => `${limits.short.max} × ${limits.long.max}` },
			sourceColumn(),
		],
	}),
	subject({
		key: "collagen",
		nameDe: "Collagen: Anordnungen",
		noteDe: "Wie die Fotos einer Collage liegen.",
		rows: collageLayouts,
		columns: [
			{ key: "id", nameDe: "Nummer", kind: "number", cell: ({ id }) => Number(id) || id },
			{ key: "name", nameDe: "Name", cell: ({ nameDe }) => nameDe },
			{ key: "kind", nameDe: "Art", cell: ({ kind }) => kindNames.get(kind) ?? kind },
			{ key: "photos", nameDe: "Fotos", kind: "number", cell: ({ photos }) => photos },
			{ key: "columns", nameDe: "Spalten", kind: "number", cell: ({ columns }) => columns },
			{ key: "rows", nameDe: "Zeilen", kind: "number", cell: ({ rows }) => rows },
			sourceColumn(),
		],
	}),
	subject({
		key: "buchstile",
		nameDe: "Fotobücher: Stile",
		noteDe: "Wonach Vorlagen von Fotobüchern gefiltert werden.",
		rows: photobookStyles,
		columns: [...nameColumns<(typeof photobookStyles)[number]>(), sourceColumn()],
	}),
	subject({
		key: "anlaesse",
		nameDe: "Anlässe",
		noteDe: "Wozu Karten verschickt werden, mit dem Teil der Adresse.",
		rows: occasions.map((occasion) => ({ ...occasion, source: "spec" })),
		columns: [
			{ key: "name", nameDe: "Name", cell: ({ nameDe }) => nameDe },
			{ key: "slug", nameDe: "Adresse", cell: ({ slug }) => slug },
			sourceColumn(),
		],
	}),
	subject({
		key: "werte",
		nameDe: "Alle wählbaren Werte",
		noteDe: "Jeder Wert jeder Option aller Produkte, wie er in Adressen steht.",
		rows: values,
		columns: [
			{ key: "product", nameDe: "Produkt", cell: ({ product }) => product.nameDe },
			{ key: "option", nameDe: "Option", cell: ({ option }) => option.nameDe },
			{ key: "parameter", nameDe: "Parameter", cell: ({ option }) => option.parameter ?? option.key },
			{ key: "name", nameDe: "Name", cell: ({ choice }) => choice.nameDe },
			{ key: "key", nameDe: "Wert", cell: ({ choice }) => choice.key },
			{ key: "note", nameDe: "Beschreibung", cell: ({ choice }) => choice.noteDe ?? "" },
			{ key: "swatch", nameDe: "Farbe", kind: "swatch", cell: ({ choice }) => choice.swatch ?? "" },
			sourceColumn(),
		],
	}),
];
