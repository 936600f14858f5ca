import { type AccessoryKind, accessories, accessoryKinds } from "@offizin/assortment";
import type { Amounts, PriceSheet } from "../list/price-table.ts";
import { amounts } from "./amounts.ts";
import { priceColumn } from "./heads.ts";

const free = amounts(0, 0, 0, 0);
const envelope = amounts(25, 30, 23, 29);
const largeEnvelope = amounts(35, 45, 32, 40);
const coloured = amounts(20, 25, 18, 23);
const inlay = amounts(30, 40, 27, 35);
const ribbon = amounts(50, 65, 45, 58);
const seal = amounts(60, 75, 54, 69);
const screw = amounts(80, 100, 72, 92);
const bow = amounts(90, 115, 80, 105);
const pen = amounts(390, 490, 350, 450);
const largeBox = amounts(790, 990, 690, 890);
const foot = amounts(190, 240, 170, 220);

/** What one part of a SKU adds: an envelope costs by size, colour and flap. Figures of domain.md §7.2, the rest ours. */
interface FieldPrices {
	readonly table: string;
	readonly nameDe: string;
	/** "size", "colour". */
	readonly field: string;
	readonly prices: Readonly<Record<string, { readonly nameDe: string; readonly price: Amounts }>>;
}

const named = (nameDe: string, price: Amounts) => ({ nameDe, price });

/** Of every kind the parts of its SKU that its price is made of. */
export const accessoryPrices: Readonly<Record<AccessoryKind, readonly FieldPrices[]>> = {
	envelope: [
		{
			table: "accessory.envelope",
			nameDe: "Umschläge: weiß, gerade Klappe",
			field: "size",
			prices: {
				c6: named("C6", envelope),
				b6: named("B6", envelope),
				dl: named("DIN lang", envelope),
				c5: named("C5", largeEnvelope),
				sq: named("Quadrat", largeEnvelope),
				c7: named("C7", envelope),
			},
		},
		{
			table: "accessory.envelopeColour",
			nameDe: "Umschläge: Aufpreis Farbe",
			field: "colour",
			prices: {
				weiss: named("Weiß", free),
				creme: named("Creme", coloured),
				kraft: named("Kraft", coloured),
				grau: named("Silbergrau", coloured),
				rose: named("Rosé", coloured),
				salbei: named("Salbei", coloured),
				eukalyptus: named("Eukalyptus", coloured),
				terracotta: named("Terracotta", coloured),
				nachtblau: named("Nachtblau", coloured),
				schwarz: named("Schwarz", coloured),
			},
		},
		{
			table: "accessory.envelopeFlap",
			nameDe: "Umschläge: Aufpreis Klappe",
			field: "type",
			prices: {
				gerade: named("gerade Klappe", free),
				spitz: named("spitze Klappe", amounts(10, 15, 9, 12)),
			},
		},
	],
	inlay: [
		{
			table: "accessory.inlay",
			nameDe: "Einlagen",
			field: "paper",
			prices: {
				weiss: named("Weiß", inlay),
				creme: named("Creme", inlay),
				vellum: named("Transparentpapier", inlay),
				kraft: named("Kraftpapier", inlay),
				gemustert: named("gemustert", inlay),
			},
		},
	],
	ribbon: [
		{
			table: "accessory.ribbon",
			nameDe: "Bänder, je Karte",
			field: "type",
			prices: {
				baeckergarn: named("Bäckergarn", ribbon),
				chiffon: named("Chiffonband", ribbon),
				jute: named("Juteband", ribbon),
				kordel: named("Kordel", ribbon),
				satin10: named("Satinband 10\u00a0mm", ribbon),
				satin3: named("Satinband 3\u00a0mm", ribbon),
				wachs: named("Wachsband", ribbon),
			},
		},
	],
	seal: [
		{
			table: "accessory.seal",
			nameDe: "Siegel",
			field: "colour",
			prices: {
				eukalyptus: named("Eukalyptus", seal),
				gold: named("Gold", seal),
				kupfer: named("Kupfer", seal),
				rose: named("Rosé", seal),
			},
		},
	],
	screw: [
		{
			table: "accessory.screw",
			nameDe: "Buchschrauben",
			field: "colour",
			prices: {
				bronze: named("Bronze", screw),
				gold: named("Gold", screw),
				silber: named("Silber", screw),
			},
		},
	],
	bow: [
		{
			table: "accessory.bow",
			nameDe: "Satinschleifen",
			field: "colour",
			prices: {
				weiss: named("Weiß", bow),
				creme: named("Creme", bow),
				rose: named("Rosé", bow),
				salbei: named("Salbei", bow),
				nachtblau: named("Nachtblau", bow),
				gold: named("Gold", bow),
			},
		},
	],
	bag: [
		{
			table: "accessory.bag",
			nameDe: "Papiertüten",
			field: "size",
			prices: {
				"95x140": named("95\u202f×\u202f140\u00a0mm", amounts(35, 45, 32, 40)),
				"130x180": named("130\u202f×\u202f180\u00a0mm", amounts(45, 55, 40, 52)),
			},
		},
	],
	box: [
		{
			table: "accessory.box",
			nameDe: "Kartenboxen",
			field: "size",
			prices: {
				a6: named("für Karten bis 105\u202f×\u202f148\u00a0mm", amounts(690, 890, 590, 790)),
				b6: named("für Karten bis 120\u202f×\u202f170\u00a0mm", largeBox),
				sq: named("für Karten bis 145\u202f×\u202f145\u00a0mm", largeBox),
			},
		},
	],
	pen: [
		{
			table: "accessory.pen",
			nameDe: "Stifte",
			field: "type",
			prices: { gel: named("Gelstift", pen), filz: named("Filzstift", pen) },
		},
	],
	posterbar: [
		{
			table: "accessory.posterbar",
			nameDe: "Posterleisten",
			field: "cm",
			prices: {
				"21": named("21\u00a0cm", amounts(1490, 1990, 1290, 1690)),
				"30": named("30\u00a0cm", amounts(1690, 2290, 1490, 1990)),
				"40": named("40\u00a0cm", amounts(1990, 2690, 1790, 2290)),
				"50": named("50\u00a0cm", amounts(2290, 2990, 1990, 2690)),
				"60": named("60\u00a0cm", amounts(2590, 3490, 2290, 2990)),
				"70": named("70\u00a0cm", amounts(2890, 3890, 2590, 3290)),
			},
		},
	],
	standard: [
		{
			table: "accessory.standard",
			nameDe: "Weiteres Zubehör",
			field: "article",
			prices: {
				"standfuss-eckig": named("Standfuß eckig", foot),
				"standfuss-rund": named("Standfuß rund", foot),
				"schrauben-duebel": named("Schrauben und Dübel", amounts(390, 490, 350, 450)),
				abstandhalter: named("Abstandhalter, 4 Stück", amounts(1290, 1690, 1190, 1490)),
				klebestreifen: named("Klebestreifen, 4 Stück", amounts(490, 590, 450, 550)),
				kleister: named("Vlieskleister, 200\u00a0g", amounts(790, 990, 690, 890)),
			},
		},
	],
};

/** Every value of a part of the SKU that is sold, so that a new one without a price is a hole. */
function sold(kind: AccessoryKind, field: string): string[] {
	const values = accessories.flatMap(({ parts }) => {
		const fields: Readonly<Record<string, string>> = parts;
		const value = parts.kind === kind ? fields[field] : undefined;
		return value === undefined ? [] : [value];
	});
	return [...new Set(values)];
}

function sheet(kind: AccessoryKind, { table, nameDe, field, prices }: FieldPrices): PriceSheet {
	return {
		table: {
			key: table,
			nameDe,
			unit: "money",
			rowsAre: "keys",
			rows: sold(kind, field).map((key) => ({ key, nameDe: prices[key]?.nameDe ?? key })),
			columns: priceColumn,
		},
		cells: Object.fromEntries(Object.entries(prices).map(([key, { price }]) => [key, { price }])),
	};
}

export const accessorySheets: readonly PriceSheet[] = accessoryKinds.flatMap((kind) =>
	accessoryPrices[kind].map((prices) => sheet(kind, prices)),
);
