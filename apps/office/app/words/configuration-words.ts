import { type CardConfiguration, paper, type Refinement } from "@offizin/catalog";

const NBSP = "\u00a0";

const formats: Readonly<Record<string, string>> = {
	"klappkarte-a6": "Klappkarte A6",
	"klappkarte-sq145": "Klappkarte quadratisch",
	"din-lang-quer": "DIN lang quer",
	"postkarte-a6": "Postkarte A6",
};

const papers: Readonly<Record<string, string>> = {
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
};

const refinements: Readonly<Record<Refinement, string>> = {
	ohne: "ohne Veredelung",
	gold: "Heißfolie Gold",
	rosegold: "Heißfolie Roségold",
	silber: "Heißfolie Silber",
	relief: "Relieflack",
};

type Chosen = Readonly<Record<keyof CardConfiguration, string>>;

/** What was chosen, in the words of the shop. A key this version does not know yet is shown as it is. */
export function configurationWords({ formatType, paperType, refinementType }: Chosen) {
	const weight = paper(paperType)?.weight;
	const paperName = papers[paperType] ?? paperType;
	return {
		format: formats[formatType] ?? formatType,
		paper: weight === undefined ? paperName : `${paperName}, ${weight}${NBSP}g/m²`,
		refinement: (refinements as Readonly<Record<string, string>>)[refinementType] ?? refinementType,
	};
}
