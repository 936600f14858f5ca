import { type ConfigurationError, type Refinement, refinements } from "@offizin/catalog";

/** Names of the ten papers of spec 3.7-12. */
const papers: Readonly<Record<string, string>> = {
	matt: "Matt",
	seidenmatt: "Seidenmatt",
	glanz: "Glanz",
	naturweiss: "Naturweiß",
	creme: "Creme",
	feinstpapier: "Feinstpapier",
	struktur: "Struktur",
	perlmutt: "Perlmutt",
	recycling: "Recycling",
	kraft: "Kraft",
};

/** Names of the refinements of spec 3.7-2. */
const refinementNames: Readonly<Record<Refinement, string>> = {
	ohne: "ohne Veredelung",
	gold: "Goldfolie",
	rosegold: "Roségoldfolie",
	silber: "Silberfolie",
	relief: "Relieflack",
};

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
