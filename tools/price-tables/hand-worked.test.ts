import { quoteSelection } from "@offizin/pricing";
import { describe, expect, test } from "vitest";
import { goldenSelections } from "./golden-selections.ts";
import { termsOf } from "./price-page.ts";

function quoted(market: string, nameDe: string) {
	const golden = goldenSelections.find((candidate) => candidate.nameDe === nameDe);
	if (!golden) throw new Error(`no golden selection ${nameDe}`);
	const quote = quoteSelection(golden.selection, termsOf(market));
	if (!quote.ok) throw new Error(JSON.stringify(quote.error));
	const { lines, total } = quote.value;
	return { amounts: lines.map(({ amount }) => amount), total };
}

/** Name, how it is worked out from domain.md §7, the amounts of the lines and their sum, in minor units. */
type Worked = readonly [nameDe: string, working: string, amounts: readonly number[], total: number];

describe("[§7.2] cards in euros, worked out by hand", () => {
	test.each<Worked>([
		["50 Klappkarten A6", "50 × 1,69", [50 * 169], 8450],
		[
			"37 Klappkarten A6, zwischen zwei Mengen",
			"1,99 at 25 and 1,69 at 50: 1,99 − 0,30 × 12 ÷ 25 = 1,846",
			[37 * 185],
			6845,
		],
		[
			"50 Hochzeitseinladungen in Gold mit Umschlag, Einleger, Band und Siegel",
			"1,69 + class 1 0,15 + foil 0,49 + (C6 0,25 + colour 0,20 + flap 0,10) + 0,30 + 0,50 + 0,60 = 4,28",
			[50 * 169, 50 * 15, 50 * 49, 50 * (25 + 20 + 10), 50 * 30, 50 * 50, 50 * 60],
			50 * 428,
		],
		[
			"eine Klappkarte B6 in Silber",
			"3,49 × 1,15 = 4,0135; class 1 0,15 × 3,49 ÷ 1,69 = 0,3098; foil 0,69",
			[401, 31, 69],
			501,
		],
		[
			"75 Klappkarten DIN lang mit Relieflack",
			"1,54 × 1,10 = 1,694; 0,15 × 1,54 ÷ 1,69 = 0,1367; relief 0,29 − 0,10 × 25 ÷ 450 = 0,2844",
			[75 * 169, 75 * 14, 75 * 28],
			15_825,
		],
		[
			"5 Klappkarten A5 auf Kraftpapier mit Umschlag",
			"2,99 × 1,45 = 4,3355; 0,15 × 2,99 ÷ 1,69 = 0,2654; C5 0,35 + colour 0,20",
			[5 * 434, 5 * 27, 5 * (35 + 20)],
			2580,
		],
		["25 Postkarten A6", "1,99 × 0,70 = 1,393; 0,15 × 1,99 ÷ 1,69 = 0,1766", [25 * 139, 25 * 18], 3925],
		[
			"100 Karten DIN lang mit runden Ecken",
			"1,39 × 0,80 = 1,112; punching 0,15",
			[100 * 111, 100 * 15],
			12_600,
		],
		[
			"250 Doppelklappkarten B6 in Roségold",
			"1,09 × 1,55 = 1,6895; class 3 0,60 × 1,09 ÷ 1,69 = 0,387; foil 0,39 − 0,14 × 150 ÷ 400 = 0,3375",
			[250 * 169, 250 * 39, 250 * 34],
			60_500,
		],
		[
			"30 Leporellos mit 4 Feldern",
			"(1,99 − 0,30 × 5 ÷ 25) × 4 × 0,5 = 3,86; class 2 0,30 × 1,93 ÷ 1,69 = 0,3426",
			[30 * 386, 30 * 34],
			12_600,
		],
		[
			"80 Pocketfolds mit zwei Einlegern",
			"(1,69 − 0,30 × 30 ÷ 50) × (2,8 + two inserts at 0,5) = 5,738; 0,30 × 1,51 ÷ 1,69 = 0,268; B6 0,25",
			[80 * 574, 80 * 27, 80 * 25],
			50_080,
		],
		[
			"10 Kartenfächer mit 6 Blättern und Buchschraube",
			"2,49 × (6 × 0,45 + 0,60) = 8,217; 0,15 × 2,49 ÷ 1,69 = 0,221; screw 0,80",
			[10 * 822, 10 * 22, 10 * 80],
			9240,
		],
		[
			"120 Hefte A5 mit 16 Seiten",
			"(1,39 − 0,30 × 20 ÷ 150) × (1,3 + 4 × 0,11) × 1,45, rounded = 1,35 × 2,52 = 3,402",
			[120 * 340],
			40_800,
		],
		[
			"1000 Einlegekarten A7",
			"0,69 × 0,50 = 0,345, half up; 0,15 × 0,69 ÷ 1,69 = 0,0612",
			[1000 * 35, 1000 * 6],
			41_000,
		],
		[
			"60 Tischkarten mit Standfuß",
			"(1,69 − 0,30 × 10 ÷ 50) × 0,40 = 0,652; 0,60 × 1,63 ÷ 1,69 = 0,5787; foot 1,90",
			[60 * 65, 60 * 58, 60 * 190],
			18_780,
		],
		[
			"5000 runde Aufkleber",
			"0,45 × 0,25 = 0,1125; 0,15 × 0,45 ÷ 1,69 = 0,0399",
			[5000 * 11, 5000 * 4],
			75_000,
		],
		["ein Sitzplan A2", "34,90", [3490], 3490],
		[
			"50 bedruckte Umschläge C6",
			"white C6 0,25 + flap 0,10 + sender 0,15 + recipient 0,35; class 1 0,15",
			[50 * (25 + 10 + 15 + 35), 50 * 15],
			5000,
		],
	])("%s: %s", (nameDe, _working, amounts, total) => {
		expect(quoted("de", nameDe)).toEqual({ amounts, total });
	});
});

describe("[§7.3] calendars, books, boxes and prints in euros", () => {
	test.each<Worked>([
		["12 Wandkalender A4", "16,90 less 20 % = 3,38", [12 * 1690, -12 * 338], 12 * 1352],
		["5 Familienplaner", "17,90 less 10 % = 1,79", [5 * 1790, -5 * 179], 8055],
		[
			"10 Tischkalender A6 im Holzblock",
			"(11,90 + 5,00) less 20 % = 3,38",
			[10 * 1190, 10 * 500, -10 * 338],
			13_520,
		],
		[
			"25 Tischkalender A5 mit Holzfuß",
			"(13,90 + 4,00) less 30 % = 5,37",
			[25 * 1390, 25 * 400, -25 * 537],
			31_325,
		],
		["ein Terminkalender A6", "15,90", [1590], 1590],
		[
			"ein Fotoheft A4, 32 Seiten, mattes Papier",
			"14,90 + 16 pages more, 4 × 1,60 = 6,40; 10 % of 21,30",
			[1490, 640, 213],
			2343,
		],
		[
			"ein Hardcover A4 in Gold, 60 Seiten, Feinstweiß",
			"29,90 + 36 pages more, 9 × 2,60 = 23,40; 15 % of 53,30 = 7,995; foil 6,90",
			[2990, 2340, 800, 690],
			6820,
		],
		[
			"ein Hardcover 30 × 30, 100 Seiten, glänzend",
			"39,90 + 76 pages more, 19 × 3,60 = 68,40; 10 % of 108,30",
			[3990, 6840, 1083],
			11_913,
		],
		["ein Echtfotobuch A3, 30 Seiten", "79,90 + 14 pages more, 7 spreads × 3,20", [7990, 7 * 320], 10_230],
		["eine Fotobox, 50 Bilder Retro", "24,90", [2490], 2490],
		["eine Fotobox, 100 Bilder Retro", "34,90", [3490], 3490],
		["50 Abzüge 10 × 15", "50 × 0,19", [50 * 19], 950],
		[
			"99 Abzüge 10 × 15, zum Preis von 100",
			"99 × 0,19 = 18,81, never more than 100 × 0,12",
			[1881, 1200 - 1881],
			1200,
		],
		["7 Abzüge 20 × 30", "7 × 1,49", [7 * 149], 1043],
	])("%s: %s", (nameDe, _working, amounts, total) => {
		expect(quoted("de", nameDe)).toEqual({ amounts, total });
	});
});

describe("[§7.4] pictures in euros: fix + rate × m², up to x,90", () => {
	test.each<Worked>([
		["ein Poster 60 × 40", "4 + 32 × 0,24 = 11,68", [1190], 1190],
		[
			"ein gerahmter Druck mit Passepartout",
			"10 + 110 × 0,12 = 23,20; 2 × (0,36 + 0,46) m × 12 = 19,68; mat 6",
			[2390, 1968, 600],
			4958,
		],
		[
			"eine Leinwand auf dickem Keilrahmen",
			"12 + 95 × 0,48 = 57,60, so 57,90; 57,60 × 1,15 = 66,24, so 66,90",
			[5790, 6690 - 5790],
			6690,
		],
		[
			"eine Leinwand im Schattenfugenrahmen",
			"12 + 95 × 0,24 = 34,80; 2 × (0,60 + 0,40) m × 16",
			[3490, 3200],
			6690,
		],
		[
			"3 gebürstete Alu-Dibond in der ArtBox",
			"15 + 150 × 0,36 = 69,00, so 69,90; 69,00 × 1,10 = 75,90 stays; 2,4 m × 22 + 8 = 60,80; 5 % of 136,70",
			[3 * 6990, 3 * (7590 - 6990), 3 * 6080, -3 * 684],
			3 * 12_986,
		],
		["ein Gallery-Bond, länger als ein Paket", "25 + 230 × 1,5 = 370,00", [37_090], 37_090],
		[
			"ein kleines Poster im Fotorahmen, zum Mindestpreis",
			"4 + 32 × 0,0234 = 4,75, at least 5,90; 2 × (0,13 + 0,18) m × 8",
			[590, 496],
			1086,
		],
	])("%s: %s", (nameDe, _working, amounts, total) => {
		expect(quoted("de", nameDe)).toEqual({ amounts, total });
	});
});

describe("[§7.5] [pricing.P4] francs: each line to 5 Rappen", () => {
	test.each<Worked>([
		[
			"37 Klappkarten A6, zwischen zwei Mengen",
			"2.50 − 0.40 × 12 ÷ 25 = 2.308, so 2.31; 37 × 2.31 = 85.47",
			[8545],
			8545,
		],
		[
			"eine Klappkarte B6 in Silber",
			"4.35 × 1.15 = 5.0025; 0.20 × 4.35 ÷ 2.10 = 0.414, so 0.40; foil 0.85",
			[500, 40, 85],
			625,
		],
		[
			"75 Klappkarten DIN lang mit Relieflack",
			"1.925 × 1.10 = 2.1175; 0.20 × 1.925 ÷ 2.10 = 0.1833; 0.35 − 0.10 × 25 ÷ 450 = 0.3444",
			[75 * 212, 75 * 18, 75 * 34],
			19_800,
		],
		[
			"12 Wandkalender A4",
			"12 × 21.90 = 262.80; 20 % of 21.90 = 4.38, 12 × 4.38 = 52.56, so 52.55",
			[26_280, -5255],
			21_025,
		],
		[
			"ein Hardcover A4 in Gold, 60 Seiten, Feinstweiß",
			"38.90 + 9 × 3.40 = 69.50; 15 % = 10.425, so 10.43, so 10.45; foil 8.90",
			[3890, 3060, 1045, 890],
			8885,
		],
		[
			"ein gerahmter Druck mit Passepartout",
			"13.50 + 148.50 × 0.12 = 31.32, so 31.90; 1.64 m × 16 = 26.24, so 26.25; mat 8",
			[3190, 2625, 800],
			6615,
		],
		["7 Abzüge 20 × 30", "7 × 1.95 = 13.65", [1365], 1365],
	])("%s: %s", (nameDe, _working, amounts, total) => {
		expect(quoted("ch", nameDe)).toEqual({ amounts, total });
	});
});

describe("pounds and dollars: own figures, whole pence and cents", () => {
	test.each<readonly [market: string, ...Worked]>([
		["gb", "37 Klappkarten A6, zwischen zwei Mengen", "1.79 − 0.27 × 12 ÷ 25 = 1.6604", [37 * 166], 6142],
		["gb", "ein Poster 60 × 40", "3.50 + 29 × 0.24 = 10.46, up to x.99", [1099], 1099],
		[
			"us",
			"eine Leinwand im Schattenfugenrahmen",
			"14 + 109 × 0.24 = 40.16, up to x.99; 2 m × 18.50",
			[4099, 3700],
			7799,
		],
		["us", "12 Wandkalender A4", "18.99 less 20 % = 3.798", [12 * 1899, -12 * 380], 18_228],
	])("%s %s: %s", (market, nameDe, _working, amounts, total) => {
		expect(quoted(market, nameDe)).toEqual({ amounts, total });
	});
});
