import { type AccessoryKind, accessories, accessoryKinds } from "@offizin/assortment";
import { amounts, column } from "../../list/amounts.ts";
import { priceColumn } from "../../list/heads.ts";
import type { Amounts, PriceSheet } from "../../list/price-table.ts";

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
	/** "size", "colour". */
	readonly field: string;
	readonly prices: Readonly<Record<string, Amounts>>;
}

/** Of every kind the parts of its SKU that its price is made of. */
export const accessoryPrices: Readonly<Record<AccessoryKind, readonly FieldPrices[]>> = {
	envelope: [
		{
			table: "accessory.envelope",
			field: "size",
			prices: {
				c6: envelope,
				b6: envelope,
				dl: envelope,
				c5: largeEnvelope,
				sq: largeEnvelope,
				c7: envelope,
			},
		},
		{
			table: "accessory.envelopeColour",
			field: "colour",
			prices: {
				weiss: free,
				creme: coloured,
				kraft: coloured,
				grau: coloured,
				rose: coloured,
				salbei: coloured,
				eukalyptus: coloured,
				terracotta: coloured,
				nachtblau: coloured,
				schwarz: coloured,
			},
		},
		{
			table: "accessory.envelopeFlap",
			field: "type",
			prices: {
				gerade: free,
				spitz: amounts(10, 15, 9, 12),
			},
		},
	],
	inlay: [
		{
			table: "accessory.inlay",
			field: "paper",
			prices: {
				weiss: inlay,
				creme: inlay,
				vellum: inlay,
				kraft: inlay,
				gemustert: inlay,
			},
		},
	],
	ribbon: [
		{
			table: "accessory.ribbon",
			field: "type",
			prices: {
				baeckergarn: ribbon,
				chiffon: ribbon,
				jute: ribbon,
				kordel: ribbon,
				satin10: ribbon,
				satin3: ribbon,
				wachs: ribbon,
			},
		},
	],
	seal: [
		{
			table: "accessory.seal",
			field: "colour",
			prices: {
				eukalyptus: seal,
				gold: seal,
				kupfer: seal,
				rose: seal,
			},
		},
	],
	screw: [
		{
			table: "accessory.screw",
			field: "colour",
			prices: {
				bronze: screw,
				gold: screw,
				silber: screw,
			},
		},
	],
	bow: [
		{
			table: "accessory.bow",
			field: "colour",
			prices: {
				weiss: bow,
				creme: bow,
				rose: bow,
				salbei: bow,
				nachtblau: bow,
				gold: bow,
			},
		},
	],
	bag: [
		{
			table: "accessory.bag",
			field: "size",
			prices: {
				"95x140": amounts(35, 45, 32, 40),
				"130x180": amounts(45, 55, 40, 52),
			},
		},
	],
	box: [
		{
			table: "accessory.box",
			field: "size",
			prices: {
				a6: amounts(690, 890, 590, 790),
				b6: largeBox,
				sq: largeBox,
			},
		},
	],
	pen: [
		{
			table: "accessory.pen",
			field: "type",
			prices: { gel: pen, filz: pen },
		},
	],
	posterbar: [
		{
			table: "accessory.posterbar",
			field: "cm",
			prices: {
				"21": amounts(1490, 1990, 1290, 1690),
				"30": amounts(1690, 2290, 1490, 1990),
				"40": amounts(1990, 2690, 1790, 2290),
				"50": amounts(2290, 2990, 1990, 2690),
				"60": amounts(2590, 3490, 2290, 2990),
				"70": amounts(2890, 3890, 2590, 3290),
			},
		},
	],
	standard: [
		{
			table: "accessory.standard",
			field: "article",
			prices: {
				"standfuss-eckig": foot,
				"standfuss-rund": foot,
				"schrauben-duebel": amounts(390, 490, 350, 450),
				abstandhalter: amounts(1290, 1690, 1190, 1490),
				klebestreifen: amounts(490, 590, 450, 550),
				kleister: amounts(790, 990, 690, 890),
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

function sheet(kind: AccessoryKind, { table, field, prices }: FieldPrices): PriceSheet {
	return {
		table: {
			key: table,
			unit: "money",
			rowsAre: "keys",
			rows: sold(kind, field).map((key) => ({ key, part: field })),
			columns: priceColumn,
		},
		cells: column("price", prices),
	};
}

export const accessorySheets: readonly PriceSheet[] = accessoryKinds.flatMap((kind) =>
	accessoryPrices[kind].map((prices) => sheet(kind, prices)),
);
