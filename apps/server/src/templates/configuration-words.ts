import {
	type CardConfiguration,
	type ConfigurationError,
	formatOf,
	type Refinement,
	refinements,
} from "@offizin/catalog";
import { toMm } from "@offizin/units";

/** Names of the card formats of domain.md §1.3. */
const formats: Readonly<Record<string, string>> = {
	"klappkarte-a6": "Klappkarte A6",
	"klappkarte-sq145": "Klappkarte quadratisch",
	"din-lang-quer": "DIN lang quer",
	"postkarte-a6": "Postkarte A6",
};

/** Names of the ten papers of spec 3.7-12, as the shop says them. */
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

/** Names of the refinements of spec 3.7-2. */
const refinementNames: Readonly<Record<Refinement, string>> = {
	ohne: "ohne Veredelung",
	gold: "Heißfolie Gold",
	rosegold: "Heißfolie Roségold",
	silber: "Heißfolie Silber",
	relief: "Relieflack",
};

/** What was chosen, in words: format with its size, paper, refinement if any. */
export function configurationWords(configuration: CardConfiguration): string[] {
	const { formatType, paperType, refinementType } = configuration;
	const { width, height } = formatOf(configuration).trim;
	return [
		`${formats[formatType] ?? formatType}, ${toMm(width)}\u00a0×\u00a0${toMm(height)}\u00a0mm`,
		papers[paperType] ?? paperType,
		...(refinementType === "ohne" ? [] : [refinementNames[refinementType]]),
	];
}

/** Why a configuration cannot be made and what can be made instead, per field. */
export function configurationFields({ code, field, value, alternatives }: ConfigurationError) {
	return {
		[field]:
			code === "configuration_unknown_value" ? unknown(alternatives) : impossible(field, value, alternatives),
	};
}

function unknown(alternatives: readonly string[]): string {
	return alternatives.length === 0
		? "Unbekannte Auswahl."
		: `Unbekannte Auswahl. Möglich: ${alternatives.join(", ")}.`;
}

function impossible(
	field: ConfigurationError["field"],
	value: string,
	alternatives: readonly string[],
): string {
	const refinement = refinements.find((name) => name === value);
	if (field !== "refinementType" || !refinement)
		return `Dieses Design gibt es so nicht. Möglich: ${alternatives.join(", ")}.`;
	const names = alternatives.map((key) => papers[key]);
	if (names.length > 0 && names.every((name) => name !== undefined)) {
		return `${refinementNames[refinement]} hält auf diesem Papier nicht. Geeignet sind: ${names.join(", ")}.`;
	}
	const offered = refinements
		.filter((name) => alternatives.includes(name))
		.map((name) => refinementNames[name]);
	return `${refinementNames[refinement]} gibt es für dieses Design nicht. Möglich: ${offered.join(", ")}.`;
}
