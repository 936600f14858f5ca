import type { FactSource } from "@offizin/base";
import type { Fact } from "../product/product.ts";

/** What has to be said about a thing: a declaration that belongs to it, or what it must not be used for. */
export type MerchNote = "lebensmittelkontakt" | "spuelen" | "waschen" | "kein-spielzeug" | "magnete";

/** Each note as it is told: what about, and the sentence. */
export const merchNotesDe: Readonly<Record<MerchNote, Fact>> = {
	lebensmittelkontakt: {
		nameDe: "Lebensmittel",
		valueDe: "geeignet, mit Konformitätserklärung nach Verordnung (EG) Nr. 1935/2004",
	},
	spuelen: { nameDe: "Pflege", valueDe: "von Hand spülen, damit der Druck lange hält" },
	waschen: { nameDe: "Pflege", valueDe: "waschbar bei 30\u00a0°C auf links, nicht für den Trockner" },
	"kein-spielzeug": { nameDe: "Hinweis", valueDe: "Geschenkartikel, kein Spielzeug" },
	magnete: {
		nameDe: "Warnhinweis",
		valueDe: "enthält starke Magnete: nicht verschlucken, von Herzschrittmachern fernhalten",
	},
};

/** One kind of thing that is printed. */
export interface MerchType {
	readonly key: string;
	readonly nameDe: string;
	readonly materialDe: string;
	readonly notes: readonly MerchNote[];
	readonly source: FactSource;
}

/** One size of a thing. */
export interface MerchFormat {
	/** Unique among all things, since `format` is one option. */
	readonly key: string;
	readonly type: string;
	readonly nameDe: string;
	/** Printed area in millimetres, of one piece of a set. */
	readonly print: { readonly width: number; readonly height: number };
	/** Pieces in a set; of a puzzle its parts are no pieces. */
	readonly pieces: number;
	/** Of everything together, without packaging. */
	readonly grams: number;
	readonly source: FactSource;
}

/** The spec gives no list; this is the one of domain.md §5. */
export const merchTypes: readonly MerchType[] = [
	{
		key: "tasse",
		nameDe: "Tasse",
		materialDe: "Keramik, weiß glasiert",
		notes: ["lebensmittelkontakt", "spuelen"],
		source: "market",
	},
	{
		key: "kissen",
		nameDe: "Kissen",
		materialDe: "Bezug aus Polyester mit Reißverschluss, Füllung aus Polyesterfaser",
		notes: ["waschen"],
		source: "market",
	},
	{
		key: "puzzle",
		nameDe: "Puzzle",
		materialDe: "Graupappe 1,8\u00a0mm, glänzend kaschiert",
		notes: ["kein-spielzeug"],
		source: "market",
	},
	{
		key: "magnete",
		nameDe: "Fotomagnete",
		materialDe: "Stahlblech unter Folie, Magnet aus Ferrit",
		notes: ["magnete", "kein-spielzeug"],
		source: "market",
	},
	{
		key: "anhaenger",
		nameDe: "Schmuckanhänger",
		materialDe: "Keramik mit Satinband",
		notes: ["kein-spielzeug"],
		source: "market",
	},
	{
		key: "stofftasche",
		nameDe: "Stofftasche",
		materialDe: "Baumwolle 220\u00a0g/m², lange Henkel",
		notes: ["waschen"],
		source: "market",
	},
	{
		key: "geschenktasche",
		nameDe: "Geschenktasche",
		materialDe: "Papier 200\u00a0g/m², matt, mit Kordel",
		notes: [],
		source: "market",
	},
];

/** Sizes of domain.md §5; sets, bags and printed areas it leaves open are those of common makes. */
export const merchFormats: readonly MerchFormat[] = [
	{
		key: "325-ml",
		type: "tasse",
		nameDe: "325\u00a0ml",
		print: { width: 200, height: 90 },
		pieces: 1,
		grams: 330,
		source: "market",
	},
	{
		key: "40x40",
		type: "kissen",
		nameDe: "40\u202f×\u202f40\u00a0cm",
		print: { width: 400, height: 400 },
		pieces: 1,
		grams: 420,
		source: "market",
	},
	{
		key: "112",
		type: "puzzle",
		nameDe: "112\u00a0Teile",
		print: { width: 270, height: 190 },
		pieces: 1,
		grams: 110,
		source: "market",
	},
	{
		key: "252",
		type: "puzzle",
		nameDe: "252\u00a0Teile",
		print: { width: 380, height: 260 },
		pieces: 1,
		grams: 215,
		source: "market",
	},
	{
		key: "500",
		type: "puzzle",
		nameDe: "500\u00a0Teile",
		print: { width: 480, height: 360 },
		pieces: 1,
		grams: 375,
		source: "market",
	},
	{
		key: "1000",
		type: "puzzle",
		nameDe: "1000\u00a0Teile",
		print: { width: 680, height: 480 },
		pieces: 1,
		grams: 710,
		source: "market",
	},
	{
		key: "set-4",
		type: "magnete",
		nameDe: "4\u00a0Stück, je 5\u202f×\u202f5\u00a0cm",
		print: { width: 50, height: 50 },
		pieces: 4,
		grams: 60,
		source: "market",
	},
	{
		key: "set-9",
		type: "magnete",
		nameDe: "9\u00a0Stück, je 5\u202f×\u202f5\u00a0cm",
		print: { width: 50, height: 50 },
		pieces: 9,
		grams: 135,
		source: "market",
	},
	{
		key: "set-16",
		type: "magnete",
		nameDe: "16\u00a0Stück, je 5\u202f×\u202f5\u00a0cm",
		print: { width: 50, height: 50 },
		pieces: 16,
		grams: 240,
		source: "market",
	},
	{
		key: "rund-90",
		type: "anhaenger",
		nameDe: "rund, 9\u00a0cm",
		print: { width: 90, height: 90 },
		pieces: 1,
		grams: 45,
		source: "market",
	},
	{
		key: "38x42",
		type: "stofftasche",
		nameDe: "38\u202f×\u202f42\u00a0cm",
		print: { width: 280, height: 350 },
		pieces: 1,
		grams: 130,
		source: "market",
	},
	{
		key: "16x22",
		type: "geschenktasche",
		nameDe: "16\u202f×\u202f22\u202f×\u202f8\u00a0cm",
		print: { width: 160, height: 220 },
		pieces: 1,
		grams: 45,
		source: "market",
	},
	{
		key: "24x32",
		type: "geschenktasche",
		nameDe: "24\u202f×\u202f32\u202f×\u202f10\u00a0cm",
		print: { width: 240, height: 320 },
		pieces: 1,
		grams: 85,
		source: "market",
	},
];

/** The format of a checked configuration with its type; throws for an unchecked one. */
export function merchItem(key: string | undefined): {
	readonly type: MerchType;
	readonly format: MerchFormat;
} {
	const format = merchFormats.find((candidate) => candidate.key === key);
	const type = merchTypes.find((candidate) => candidate.key === format?.type);
	if (!format || !type) throw new Error(`Unchecked configuration: merch format ${key}`);
	return { type, format };
}
