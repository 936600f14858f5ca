import type { Theme } from "../theme.ts";
import { eveningInvitation } from "./evening-invitation.ts";
import { foldedInvitation } from "./folded-invitation.ts";
import { saveTheDate } from "./save-the-date.ts";
import { thankYou } from "./thank-you.ts";

export const soiree: Theme = {
	id: "soiree",
	name: "Soirée",
	story:
		"Ein Grandhotel um 1927, kurz vor Mitternacht: Strahlen über der Saaltür, ein Kronleuchter aus Glasstäben, Fächer an den Wänden. Soirée ist ganz aus Linien gezeichnet, mit Zirkel und Lineal wie von einem Wiener Stecher. Die Folie liegt nur dort, wo Licht wäre.",
	style: "art-deco",
	refinements: ["ohne", "gold", "rosegold", "silber"],
	created: "2026-09-01",
	colorways: [
		{ key: "nachtblau", name: "Nachtblau", facet: "navy", refinementType: "gold" },
		{ key: "elfenbein", name: "Elfenbein", facet: "cream", refinementType: "gold" },
		{ key: "bordeaux", name: "Bordeaux", facet: "red", refinementType: "rosegold" },
	],
	cards: [foldedInvitation, eveningInvitation, saveTheDate, thankYou],
};
