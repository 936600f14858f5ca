import type { PricedProduct } from "../../quote/priced-product.ts";
import { cardBaseSheets } from "./card-base-sheets.ts";
import { cardFormatSheets } from "./card-format-sheets.ts";
import { cardParts } from "./card-parts.ts";
import { fallingTotals } from "./falling-totals.ts";

/** Cards have prices by quantity of their own. */
export const pricedCard = {
	sheets: [...cardBaseSheets, ...cardFormatSheets],
	parts: cardParts,
	lineCodes: ["card.base", "card.paper", "card.refinement", "card.punching"],
	lineOptions: {
		"card.base": "formatType",
		"card.paper": "paperType",
		"card.refinement": "refinementType",
		"card.punching": "punching",
	},
	// What a card is refined, punched and sent with adds nothing where it is not wanted and never takes anything off.
	pricedOptions: ["formatType", "paperType"],
	listProblems: fallingTotals,
	taxClass: "standard",
	// Domain.md §10, the later end where it names two.
	production: {
		days: 2,
		source: "market",
		sameDay: true,
		steps: [
			{ option: "refinementType", effect: "more", days: 2, source: "market" },
			{ option: "punching", effect: "more", days: 2, source: "market" },
			{
				option: "formatType",
				values: ["pocketfold", "kartenfaecher"],
				effect: "more",
				days: 2,
				source: "market",
			},
			// Boards take three days.
			{ option: "paperType", values: ["hartschaum"], effect: "more", days: 1, source: "market" },
		],
	},
	hasRibbon: ({ ribbon = "ohne" }) => ribbon !== "ohne",
} as const satisfies PricedProduct;
