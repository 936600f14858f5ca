import {
	type BoxFormat,
	boxFormats,
	formatSize,
	type MerchFormat,
	merchFormats,
	merchProduct,
	merchTypes,
	type PrintFormat,
	photoprintProduct,
	printFormats,
	valueNameDe,
} from "@offizin/assortment";
import { nameColumns, type Subject, sourceColumn, subject } from "./catalogue-table.ts";

const LOCALE = "de-DE";

const sizeDe = ({ width, height }: { readonly width: number; readonly height: number }) =>
	formatSize(width, height, LOCALE);

const things = merchFormats.map((format) => ({
	...format,
	materialDe: merchTypes.find(({ key }) => key === format.type)?.materialDe ?? "",
}));

/** Tables of what single photos are printed on. */
export const photoSubjects: readonly Subject[] = [
	subject({
		key: "abzugformate",
		nameDe: "Fotoabzüge: Formate",
		noteDe: "Papier eines Abzugs; das Bild darauf ist kleiner, wo ein weißer Rahmen dazugehört.",
		rows: printFormats,
		columns: [
			{ key: "name", nameDe: "Name", cell: ({ key }) => valueNameDe(photoprintProduct, "format", key) },
			{ key: "key", nameDe: "Schlüssel", cell: ({ key }) => key },
			{ key: "width", nameDe: "Breite mm", kind: "number", cell: ({ width }) => width },
			{ key: "height", nameDe: "Höhe mm", kind: "number", cell: ({ height }) => height },
			{ key: "image", nameDe: "Bild", cell: ({ image, ...print }: PrintFormat) => sizeDe(image ?? print) },
			sourceColumn(),
		],
	}),
	subject({
		key: "boxformate",
		nameDe: "Fotoboxen: Formate",
		noteDe: "Abzüge in einer Box und wie viele davon höchstens hineingehen.",
		rows: boxFormats,
		columns: [
			...nameColumns<BoxFormat>(),
			{ key: "width", nameDe: "Breite mm", kind: "number", cell: ({ print }) => print.width },
			{ key: "height", nameDe: "Höhe mm", kind: "number", cell: ({ print }) => print.height },
			{ key: "image", nameDe: "Bild", cell: ({ image }) => sizeDe(image) },
			{ key: "amount", nameDe: "Bilder bis", kind: "number", cell: ({ maxAmount }) => maxAmount },
			sourceColumn(),
		],
	}),
	subject({
		key: "fotogeschenke",
		nameDe: "Fotogeschenke: Formate",
		noteDe: "Bedruckte Fläche eines Stücks; das Gewicht ist das des ganzen Satzes ohne Verpackung.",
		rows: things,
		columns: [
			{ key: "type", nameDe: "Produkt", cell: ({ type }) => valueNameDe(merchProduct, "type", type) },
			...nameColumns<MerchFormat & { readonly materialDe: string }>(),
			{ key: "material", nameDe: "Material", cell: ({ materialDe }) => materialDe },
			{ key: "width", nameDe: "Druck Breite mm", kind: "number", cell: ({ print }) => print.width },
			{ key: "height", nameDe: "Druck Höhe mm", kind: "number", cell: ({ print }) => print.height },
			{ key: "pieces", nameDe: "Stück", kind: "number", cell: ({ pieces }) => pieces },
			{ key: "weight", nameDe: "Gramm", kind: "number", cell: ({ grams }) => grams },
			sourceColumn(),
		],
	}),
];
