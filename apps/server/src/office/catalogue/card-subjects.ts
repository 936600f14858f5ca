import { accessories, cardProduct, envelopeMeasures, formatSize, productName } from "@offizin/assortment";
import { cardFormats, papers, refinements } from "@offizin/formats";
import { choicesOf } from "@offizin/solver";
import { toMm } from "@offizin/units";
import { cardFormsDe } from "./card-form-names.ts";
import { nameColumns, type Subject, sourceColumn, subject, yesDe } from "./catalogue-table.ts";

const LOCALE = "de-DE";

const surfacesDe = {
	coated: "gestrichen",
	gloss: "glänzend",
	uncoated: "ungestrichen",
	cotton: "Baumwolle",
	embossed: "strukturiert",
	metallic: "schimmernd",
	plastic: "Kunststoff",
} as const;

/** Where a value of an option of the card comes from. */
function cardSource(option: string, key: string): string {
	return choicesOf(cardProduct, option).find((choice) => choice.key === key)?.source ?? "market";
}

const sizeDe = ({ width, height }: (typeof cardFormats)[number]["trim"]) =>
	formatSize(toMm(width), toMm(height), LOCALE);

/** Tables of cards and of what is packed with them. */
export const cardSubjects: readonly Subject[] = [
	subject({
		key: "kartenformate",
		nameDe: "Kartenformate",
		noteDe: "Endformat einer Seite, geschlossen; der Umschlag ist der kleinste, in den die Karte passt.",
		rows: cardFormats,
		columns: [
			{ key: "name", nameDe: "Name", cell: ({ key }) => productName("format", key, LOCALE) },
			{ key: "key", nameDe: "Schlüssel", cell: ({ key }) => key },
			{ key: "form", nameDe: "Form", cell: ({ form }) => cardFormsDe[form] },
			{ key: "trim", nameDe: "Endformat", cell: ({ trim }) => sizeDe(trim) },
			{ key: "width", nameDe: "Breite mm", kind: "number", cell: ({ trim }) => toMm(trim.width) },
			{ key: "height", nameDe: "Höhe mm", kind: "number", cell: ({ trim }) => toMm(trim.height) },
			{ key: "pages", nameDe: "Druckseiten", kind: "number", cell: ({ pages }) => pages.length },
			{ key: "envelope", nameDe: "Umschlag", cell: ({ envelope }) => envelope?.toUpperCase() ?? "keiner" },
			sourceColumn(),
		],
	}),
	subject({
		key: "papiere",
		nameDe: "Papiere",
		noteDe: "Kartenpapiere und was sie tragen; die Preisklasse wählt den Aufpreis.",
		rows: papers.map((paper) => ({ ...paper, source: cardSource("paperType", paper.key) })),
		columns: [
			{ key: "name", nameDe: "Name", cell: ({ key }) => productName("paper", key, LOCALE) },
			{ key: "key", nameDe: "Schlüssel", cell: ({ key }) => key },
			{ key: "tint", nameDe: "Farbe", kind: "swatch", cell: ({ tint }) => tint },
			{ key: "weight", nameDe: "g/m²", kind: "number", cell: ({ weight }) => weight },
			{ key: "surface", nameDe: "Oberfläche", cell: ({ surface }) => surfacesDe[surface] },
			{ key: "foil", nameDe: "Heißfolie", cell: ({ foil }) => yesDe(foil) },
			{ key: "relief", nameDe: "Relief", cell: ({ relief }) => yesDe(relief) },
			{ key: "class", nameDe: "Preisklasse", kind: "number", cell: ({ priceClass }) => priceClass },
			sourceColumn(),
		],
	}),
	subject({
		key: "veredelungen",
		nameDe: "Veredelungen",
		noteDe: "Was außen auf Karten aufgebracht wird.",
		rows: refinements.map((key) => ({ key, source: cardSource("refinementType", key) })),
		columns: [
			{ key: "name", nameDe: "Name", cell: ({ key }) => productName("refinement", key, LOCALE) },
			{ key: "key", nameDe: "Schlüssel", cell: ({ key }) => key },
			sourceColumn(),
		],
	}),
	subject({
		key: "zubehoer",
		nameDe: "Zubehör",
		noteDe: "Was unbedruckt mitgeht oder für sich verkauft wird, mit Artikelnummer.",
		rows: accessories,
		columns: [
			{ key: "sku", nameDe: "Artikelnummer", cell: ({ sku }) => sku },
			{ key: "name", nameDe: "Name", cell: ({ nameDe }) => nameDe },
			{ key: "note", nameDe: "Beschreibung", cell: ({ noteDe }) => noteDe ?? "" },
			{ key: "swatch", nameDe: "Farbe", kind: "swatch", cell: ({ swatch }) => swatch },
			{ key: "weight", nameDe: "Gramm", kind: "number", cell: ({ weight }) => weight },
			{ key: "thickness", nameDe: "Dicke mm", kind: "number", cell: ({ thickness }) => toMm(thickness) },
			{ key: "parcel", nameDe: "eigenes Paket", cell: ({ shipsSeparately }) => yesDe(shipsSeparately) },
			sourceColumn(),
		],
	}),
	subject({
		key: "umschlaege",
		nameDe: "Umschlagformate",
		noteDe: "Unbedruckte Umschläge, geschlossen und quer liegend.",
		rows: envelopeMeasures,
		columns: [
			...nameColumns<(typeof envelopeMeasures)[number]>(),
			{ key: "width", nameDe: "Breite mm", kind: "number", cell: ({ size }) => toMm(size.width) },
			{ key: "height", nameDe: "Höhe mm", kind: "number", cell: ({ size }) => toMm(size.height) },
			{ key: "weight", nameDe: "Gramm", kind: "number", cell: ({ weight }) => weight },
			sourceColumn(),
		],
	}),
];
