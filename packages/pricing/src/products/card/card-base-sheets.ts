import { papers, punchings, refinements } from "@offizin/formats";
import { amounts, column } from "../../list/amounts.ts";
import { priceColumn } from "../../list/heads.ts";
import type { PriceSheet } from "../../list/price-table.ts";

const quantityHead = (key: string) => ({ key });

/** One folded A6 card, domain.md §7.2. */
const base = {
	"1": amounts(349, 435, 315, 399),
	"5": amounts(299, 375, 269, 345),
	"10": amounts(249, 310, 225, 285),
	"25": amounts(199, 250, 179, 229),
	"50": amounts(169, 210, 152, 195),
	"100": amounts(139, 175, 125, 159),
	"250": amounts(109, 135, 98, 125),
	"500": amounts(89, 110, 80, 102),
	"1000": amounts(69, 85, 62, 79),
	"2500": amounts(55, 70, 50, 63),
	"5000": amounts(45, 55, 41, 52),
};

/** By the class of the paper, at 50 pieces (domain.md §7.2); the board is ours. */
const paperClass = {
	"0": amounts(0, 0, 0, 0),
	"1": amounts(15, 20, 14, 17),
	"2": amounts(30, 40, 27, 35),
	"3": amounts(60, 75, 54, 69),
	"4": amounts(790, 990, 710, 910),
};

const foil = {
	"1": amounts(69, 85, 62, 79),
	"50": amounts(49, 60, 44, 56),
	"100": amounts(39, 50, 35, 45),
	"500": amounts(25, 30, 22, 29),
};

const relief = {
	"1": amounts(39, 50, 35, 45),
	"50": amounts(29, 35, 26, 33),
	"500": amounts(19, 25, 17, 22),
};

/** Relief has no price of its own at this quantity (domain.md §7.2). */
const foilOnly = "100";

const refinement = {
	"1": { gold: foil["1"], rosegold: foil["1"], silber: foil["1"], relief: relief["1"] },
	"50": { gold: foil["50"], rosegold: foil["50"], silber: foil["50"], relief: relief["50"] },
	[foilOnly]: { gold: foil["100"], rosegold: foil["100"], silber: foil["100"] },
	"500": { gold: foil["500"], rosegold: foil["500"], silber: foil["500"], relief: relief["500"] },
};

const punching = amounts(15, 20, 14, 17);

const paperClasses = [...new Set(papers.map(({ priceClass }) => priceClass))].sort();

function papersOf(priceClass: number): readonly string[] {
	return papers.filter((stock) => stock.priceClass === priceClass).map(({ key }) => key);
}

const isMade = (key: string) => key !== "ohne";

export const cardBaseSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "card.base",
			unit: "money",
			rowsAre: "quantities",
			rows: Object.keys(base).map(quantityHead),
			columns: priceColumn,
			mustCost: true,
		},
		cells: column("price", base),
	},
	{
		table: {
			key: "card.paper",
			unit: "money",
			rowsAre: "keys",
			rows: paperClasses.map((key) => ({ key: String(key), values: { paperType: papersOf(key) } })),
			columns: priceColumn,
		},
		cells: column("price", paperClass),
	},
	{
		table: {
			key: "card.refinement",
			unit: "money",
			rowsAre: "quantities",
			rows: Object.keys(refinement).map(quantityHead),
			columns: refinements.filter(isMade).map((key) => ({ key, values: { refinementType: [key] } })),
			demands: (row, refinementType) => row !== foilOnly || refinementType !== "relief",
		},
		cells: refinement,
	},
	{
		table: {
			key: "card.punching",
			unit: "money",
			rowsAre: "keys",
			rows: punchings.filter(isMade).map((key) => ({ key, values: { punching: [key] } })),
			columns: priceColumn,
		},
		cells: column("price", { herzecken: punching, rundeecken: punching, welle: punching }),
	},
];
