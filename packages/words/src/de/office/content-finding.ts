import type { FindingCode } from "@offizin/content";

/** What a finding of a page's content means, by its code. */
export const contentFinding = {
	component_unknown: "Den Baustein „{block}“ gibt es nicht. Besucher sehen die Seite ohne ihn.",
	component_not_root: "„{block}“ kann keine ganze Seite sein.",
	component_not_nestable: "„{block}“ kann nicht in einem anderen Baustein stehen.",
	component_not_allowed:
		"„{block}“ gehört nicht in „{within}“, oder dieser Shop verkauft nicht, wovon der Baustein handelt.",
	field_unknown: "„{block}“ hat kein Feld „{field}“. Sein Wert bleibt erhalten, wird aber nicht gezeigt.",
	field_required: "„{field}“ fehlt noch.",
	field_type: "„{field}“ hat einen Wert von falscher Art.",
	text_too_long: "„{field}“ hat {length, number} Zeichen, höchstens {most, number} sind möglich.",
	text_pattern: "„{field}“ ist anders geschrieben, als es hier sein muss.",
	number_too_small: "„{field}“ muss mindestens {least, number} sein.",
	number_too_large: "„{field}“ darf höchstens {most, number} sein.",
	option_unknown: "„{value}“ steht bei „{field}“ nicht zur Wahl.",
	reference_unknown: "„{target}“ steht bei „{field}“ nicht zur Wahl.",
	reference_loop: "Diese Auswahl führt im Kreis: {path}.",
	blocks_too_few: "„{field}“ braucht mindestens {least, number}, es sind {count, number}.",
	blocks_too_many: "„{field}“ fasst höchstens {most, number}, es sind {count, number}.",
	tree_too_large: "Diese Seite hat {blocks, number} Bausteine, höchstens {most, number} sind möglich.",
	tree_too_deep:
		"Die Bausteine dieser Seite sind zu tief ineinander verschachtelt, höchstens {most, number} Stufen sind möglich.",
	uid_repeated: "Zwei Bausteine haben dieselbe Kennung. Beim Speichern bekommt einer eine neue.",
	rich_text_node: "Der Text „{field}“ enthält etwas, das dort nicht stehen kann: {node}.",
	rich_text_mark: "Der Text „{field}“ enthält eine unbekannte Auszeichnung: {mark}.",
	link_broken: "„{field}“ führt zu einer Seite, die es nicht mehr gibt.",
	link_unpublished: "„{field}“ führt zu „{target}“, das nicht veröffentlicht ist.",
	link_malformed: "„{field}“ führt zu keiner gültigen Adresse: {target}.",
	asset_missing: "„{field}“ zeigt eine Datei, die es nicht mehr gibt: {file}.",
	asset_kind: "„{file}“ ist keine Datei der Art, die „{field}“ zeigt.",
	alt_missing: "„{file}“ hat keine Bildbeschreibung für Menschen, die das Bild nicht sehen.",
} satisfies Record<FindingCode, string>;
