import type { Theme } from "../theme.ts";
import { churchBooklets } from "./church-booklet.ts";
import { colorways } from "./colorway.ts";
import { foldedInvitation } from "./invitation-folded.ts";
import { longInvitation } from "./invitation-long.ts";
import { saveTheDate } from "./save-the-date.ts";
import { squareThanks } from "./thanks-square.ts";

export const eukalyptus: Theme = {
	id: "eukalyptus",
	style: "botanisch",
	occasion: "hochzeit",
	number: "1461",
	refinements: ["ohne", "gold", "rosegold", "silber"],
	created: "2026-09-01",
	colorways,
	cards: [foldedInvitation, longInvitation, saveTheDate, squareThanks, ...churchBooklets],
};
