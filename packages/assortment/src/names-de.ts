import { formatNamesDe } from "./card/format-names-de.ts";

/** German names of what can be chosen (spec 3.7-2, 3.7-8, 3.7-11, 3.7-12; domain.md §13). The interface texts take them from here. */
export const namesDe = {
	format: formatNamesDe,
	paper: {
		matt: "Bilderdruck matt",
		seidenmatt: "Premium seidenmatt",
		glanz: "Fotokarton glänzend",
		naturweiss: "Naturpapier weiß",
		creme: "Naturpapier creme",
		feinstpapier: "Feinstpapier",
		struktur: "Strukturpapier",
		perlmutt: "Perlmutt",
		recycling: "Recycling",
		kraft: "Kraftpapier",
		vellum: "Transparentpapier",
		hartschaum: "Hartschaumplatte 5\u00a0mm",
	},
	refinement: {
		ohne: "ohne Veredelung",
		gold: "Heißfolie Gold",
		rosegold: "Heißfolie Roségold",
		silber: "Heißfolie Silber",
		relief: "Relieflack",
	},
	punching: {
		ohne: "ohne Stanzung",
		herzecken: "Herzecken",
		rundeecken: "runde Ecken",
		welle: "Wellenrand",
	},
} as const;
