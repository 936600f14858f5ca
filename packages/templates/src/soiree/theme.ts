import type { Theme } from "../theme.ts";
import { eveningInvitation } from "./evening-invitation.ts";
import { foldedInvitation } from "./folded-invitation.ts";
import { saveTheDate } from "./save-the-date.ts";
import { thankYou } from "./thank-you.ts";

export const soiree: Theme = {
	id: "soiree",
	style: "art-deco",
	occasion: "hochzeit",
	number: "1462",
	refinements: ["ohne", "gold", "rosegold", "silber"],
	created: "2026-10-20",
	colorways: [
		{ key: "nachtblau", facet: "navy", refinementType: "gold" },
		{ key: "elfenbein", facet: "cream", refinementType: "gold" },
		{ key: "bordeaux", facet: "red", refinementType: "rosegold" },
	],
	cards: [foldedInvitation, eveningInvitation, saveTheDate, thankYou],
};
