import type { CommandError } from "@offizin/design";

type ElementType = Extract<CommandError, { code: "element_wrong_type" }>["expected"][number];

/** Why a command to a design is refused. */
export const command = {
	problem: {
		element_unknown: "Dieses Element gibt es nicht.",
		element_exists: "Ein Element mit diesem Namen gibt es schon.",
		element_wrong_type: "Das geht nur für {expected}.",
		element_locked: "Dieser Text lässt sich nicht ändern.",
		text_too_long: "Höchstens {maxLength, number} Zeichen, es sind {length, number}.",
		runs_invalid: "Die Auszeichnungen passen nicht zum Text.",
		range_outside_text: "Diese Stelle gibt es im Text nicht.",
		choice_unknown: "Diese Auswahl bietet das Design nicht an.",
		upload_unknown: "Dieses Foto gibt es nicht.",
		crop_outside_photo: "Der Ausschnitt liegt außerhalb des Fotos.",
		crop_distorted: "Der Ausschnitt hat nicht das Seitenverhältnis des Rahmens.",
		artwork_unknown: "Diese Zeichnung gibt es im Design nicht.",
		artwork_exists: "Unter diesem Namen hat das Design eine andere Zeichnung.",
		artwork_in_use: "Diese Zeichnung steht noch auf einer Seite.",
		artwork_missing: "Diese Zeichnung gibt es im Design nicht.",
		artworks_full: "Mehr Zeichnungen fasst der Entwurf nicht.",
		slot_unknown: "Diese Farbstelle hat das Element nicht.",
		placement_too_far: "So weit außerhalb der Seite kann nichts liegen.",
		group_unknown: "Diese Gruppe gibt es auf der Seite nicht.",
		group_circular: "Eine Gruppe kann nicht in sich selbst liegen.",
		group_in_use: "In dieser Gruppe liegen noch Elemente.",
		page_too_heavy: "Mehr Schrift und Zeichnungen fasst die Seite nicht.",
		limit_exceeded: "Mehr als {limit, number} sind nicht möglich.",
		page_missing: "Diese Seite hat der Entwurf nicht.",
		page_ink_unknown: "Diese Farbe hat das Design nicht.",
		page_exists: "Diese Seite gibt es schon.",
		page_fixed: "Diese Seite gehört fest zum Produkt.",
		layout_unfit: "In dieser Anordnung ist nicht für alle Fotos Platz.",
		page_count:
			"Möglich sind {min, number} bis {max, number} Seiten, immer {step, plural, one {# Seite} other {# Seiten}} mehr oder weniger.",
		swatch_missing: "Diese eigene Farbe hat der Entwurf nicht.",
		swatch_in_use: "In dieser Farbe ist noch etwas gedruckt.",
		swatch_too_heavy: "So viel Farbe trocknet nicht auf dem Papier.",
		swatches_full: "Mehr eigene Farben fasst der Entwurf nicht.",
		guest_invalid: "Ein Feld der Gästeliste ist zu lang.",
		guest_unknown: "Diesen Gast gibt es in der Liste nicht.",
		fields_invalid: "Jedes Feld braucht einen eigenen Schlüssel und eine Bezeichnung.",
		facts_missing: "In diesem Entwurf steht kein Text, der Ihre Angaben übernimmt.",
		tray_upload_unknown: "Dieses Foto gibt es nicht mehr. Laden Sie es noch einmal hoch.",
		tray_full:
			"In der Ablage ist kein Platz mehr: Sie fasst {limit, number} Fotos. Nehmen Sie einige heraus.",
	} satisfies Record<CommandError["code"], string>,
	/** After "Das geht nur für". */
	element: {
		text: "Texte",
		photo: "Fotos",
		artwork: "Zeichnungen",
		shape: "Flächen",
		line: "Linien",
		qr: "QR-Codes",
		group: "Gruppen",
	} satisfies Record<ElementType, string>,
};
