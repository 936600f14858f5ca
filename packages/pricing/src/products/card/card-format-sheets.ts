import { type CardForm, type CardFormat, cardFormats } from "@offizin/formats";
import { amounts, column } from "../../list/amounts.ts";
import { priceColumn } from "../../list/heads.ts";
import type { PriceHead, PriceSheet } from "../../list/price-table.ts";

/** Hundredths of a folded A6 card by form (domain.md §7.2), where formats of a form cost the same. */
const byForm: Readonly<Partial<Record<CardForm, number>>> = {
	ballonkarte: 55,
	banderole: 40,
	"din-lang-quer": 80,
	doppelklappkarte: 155,
	einlegeblatt: 35,
	einlegekarte: 50,
	flaschenetikett: 60,
	fotostreifen: 45,
	geschenkanhaenger: 45,
	kartentrio: 190,
	menuekarte: 90,
	polaroid: 55,
	postkarte: 70,
	sticker: 25,
	teelichtkarte: 90,
	tischfaltkarte: 55,
	tischkarte: 40,
	"wunderkerzen-etikett": 50,
};

/** The same for formats that differ: leporello by panel, fan by leaf, booklet by four pages, folded card by size. */
const byFormat: Readonly<Record<string, number>> = {
	"klappkarte-a6": 100,
	"klappkarte-a6-quer": 100,
	"klappkarte-b6": 115,
	"klappkarte-b6-quer": 115,
	"klappkarte-dl": 110,
	"klappkarte-sq145": 120,
	"klappkarte-a5": 145,
	"klappkarte-a5-quer": 145,
	"leporello-a6-3": 150,
	"leporello-a6-4": 200,
	"leporello-a6-5": 250,
	"leporello-a6-6": 300,
	"leporello-sq145-3": 150,
	"leporello-sq145-4": 200,
	"leporello-100x100-3": 150,
	"leporello-100x100-4": 200,
	"leporello-100x100-5": 250,
	"leporello-100x100-6": 300,
	// Inserts are ours: each costs as much as an insert card.
	"pocketfold-115x162": 280,
	"pocketfold-115x162-1": 330,
	"pocketfold-115x162-2": 380,
	"pocketfold-115x162-3": 430,
	"pocketfold-sq145": 280,
	"pocketfold-sq145-1": 330,
	"pocketfold-sq145-2": 380,
	"pocketfold-sq145-3": 430,
	"kartenfaecher-3": 195,
	"kartenfaecher-4": 240,
	"kartenfaecher-5": 285,
	"kartenfaecher-6": 330,
	"kartenfaecher-7": 375,
	"kartenfaecher-8": 420,
	// As much more than in A6 as a folded card of the size costs more (decision 093).
	"booklet-a5-8": 220,
	"booklet-a5-12": 236,
	"booklet-a5-16": 252,
	"booklet-a5-20": 268,
	"booklet-a5-24": 284,
	"booklet-a5-28": 300,
	"booklet-a5-32": 316,
	"booklet-a6-8": 152,
	"booklet-a6-12": 163,
	"booklet-a6-16": 174,
	"booklet-a6-20": 185,
	"booklet-a6-24": 196,
	"booklet-a6-28": 207,
	"booklet-a6-32": 218,
	"booklet-sq145-8": 182,
	"booklet-sq145-12": 196,
	"booklet-sq145-16": 209,
	"booklet-sq145-20": 222,
	"booklet-sq145-24": 235,
	"booklet-sq145-28": 248,
	"booklet-sq145-32": 262,
};

/** White, straight flap, with sender and recipient printed: the sum of the surcharges of domain.md §7.2. */
const envelope = amounts(75, 95, 69, 86);
const pointedEnvelope = amounts(85, 110, 78, 98);
const largeEnvelope = amounts(85, 110, 78, 97);
const largePointedEnvelope = amounts(95, 125, 87, 109);

/** What costs the same at every quantity: sets of confetti, plans (domain.md §7.2) and printed envelopes. */
const fixed = {
	konfetti: amounts(990, 1290, 890, 1195),
	// The larger set is ours.
	"konfetti-200": amounts(1690, 2190, 1490, 1990),
	"sitzplan-a3": amounts(2490, 3190, 2290, 2890),
	"sitzplan-a2": amounts(3490, 4390, 3190, 3990),
	"sitzplan-500x700": amounts(3990, 4990, 3590, 4590),
	"briefumschlag-c6-gerade": envelope,
	"briefumschlag-c6-spitz": pointedEnvelope,
	"briefumschlag-b6-gerade": envelope,
	"briefumschlag-b6-spitz": pointedEnvelope,
	"briefumschlag-dl-gerade": envelope,
	"briefumschlag-dl-spitz": pointedEnvelope,
	"briefumschlag-c5-gerade": largeEnvelope,
	"briefumschlag-c5-spitz": largePointedEnvelope,
	"briefumschlag-sq-gerade": largeEnvelope,
	"briefumschlag-sq-spitz": largePointedEnvelope,
};

const isFixed = ({ key }: CardFormat) => Object.hasOwn(fixed, key);
const head = ({ key }: CardFormat): PriceHead => ({ key, values: { formatType: [key] } });
/** A new format is a row at once, and a hole until it has a price. */
const scaled = cardFormats.filter((format) => !isFixed(format));

function factors(): Record<string, number> {
	return Object.fromEntries(
		scaled.flatMap(({ key, form }) => {
			const factor = byFormat[key] ?? byForm[form];
			return factor === undefined ? [] : [[key, factor]];
		}),
	);
}

export const cardFormatSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "card.factor",
			unit: "hundredths",
			rowsAre: "keys",
			rows: scaled.map(head),
			columns: [{ key: "factor" }],
			mustCost: true,
		},
		cells: column("factor", factors()),
	},
	{
		table: {
			key: "card.fixed",
			unit: "money",
			rowsAre: "keys",
			rows: cardFormats.filter(isFixed).map(head),
			columns: priceColumn,
			mustCost: true,
		},
		cells: column("price", fixed),
	},
];
