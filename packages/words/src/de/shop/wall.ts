/** Words about a person's own photo on a wall. */
export const wall = {
	wallPhoto: {
		quality: {
			good: "Gestochen scharf in {size}.",
			fair: "Scharf in {size}, ab {distance} Abstand ohne jeden Unterschied.",
			soft: "In {size} aus der Nähe weich, erst ab {distance} Abstand scharf.{best, select, none {} other { Gestochen scharf bis {best}.}}",
			refused:
				"Für {size} hat Ihr Foto zu wenig Pixel: Es bräuchte {needed}.{best, select, none { Bitte nehmen Sie das Original und keine verkleinerte Kopie.} other { Gestochen scharf ist es bis {best}.}}",
		},
		sharper: "Nächste scharfe Größe: {size}",
		ground: {
			title: "Farbe der Kante",
			ofPhoto: "Aus Ihrem Foto",
			photoColor: "Farbe {number} vom Rand Ihres Fotos",
			own: "Eigene Farbe wählen",
		},
		send: "Foto senden",
		refused: {
			large: "Dieses Foto ist uns zu groß. Bitte nehmen Sie eine kleinere Datei.",
			kind: "Das ist kein Foto, das wir lesen können. Am besten nehmen Sie JPEG, PNG oder HEIC.",
			damaged: "Dieses Foto ist beschädigt, zu klein oder bewegt. Bitte nehmen Sie ein anderes.",
			busy: "Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.",
		},
		colors: {
			sent: "Original statt Druckfarben",
			duller: "Etwa {percent}\u00a0% des Bildes werden auf diesem Material sichtbar ruhiger.",
		},
		places: {
			none: "{count, plural, one {Ihr Foto liegt hier, sobald Sie es auswählen oder auf die Seite ziehen.} other {Platz für # Fotos: Wählen Sie mehrere auf einmal aus oder ziehen Sie sie auf die Seite.}}",
			some: "{free, plural, =0 {{count, plural, one {So wird es gedruckt.} other {Alle # Plätze sind gefüllt.}}} one {Ein Platz ist noch frei.} other {# von {count} Plätzen sind noch frei.}}{spare, plural, =0 {} one { Ein weiteres Foto liegt bereit.} other { # weitere Fotos liegen bereit.}}",
			sharpness:
				"{refused, plural, =0 {} one {Ein Foto hat für diese Größe zu wenig Pixel: Bitte nehmen Sie ein anderes.} other {# Fotos haben für diese Größe zu wenig Pixel: Bitte nehmen Sie andere.}}{soft, plural, =0 {} one { Ein Foto wird aus der Nähe etwas weich.} other { # Fotos werden aus der Nähe etwas weich.}}",
			choose: "Fotos auswählen",
			more: "Weitere Fotos auswählen",
			place: "{count, plural, one {Foto einsetzen} other {# Fotos einsetzen}}",
			roomier: "In ein Layout mit {count} Plätzen",
			edit: "Im Editor bearbeiten",
		},
		own: "Ihr Foto",
		crop: "Ausschnitt wählen",
		choose: "Foto auswählen",
		other: "Anderes Foto nehmen",
		toCart: "In den Warenkorb",
		toChoices: "Größe und Material wählen",
		foreign:
			"Diesen Entwurf können wir Ihnen nicht zeigen: Er gehört zu einem anderen Gerät oder wurde gelöscht. Wählen Sie einfach noch einmal Ihr Foto aus.",
		cutOut:
			"Dafür brauchen wir ein freigestelltes Bild: ein PNG mit durchsichtigem Hintergrund. Wir schneiden rund um das, was darauf zu sehen ist.",
		drop: "Ihr Foto hängt hier, sobald Sie es auswählen oder auf die Seite ziehen.",
		sending: "{count, plural, one {Ihr Foto wird} other {Ihre Fotos werden}} übertragen …",
		someLeft: "{count, plural, one {Ein Foto ist} other {# Fotos sind}} nicht dabei. {reason}",
		cutOff: "Die Verbindung war unterbrochen. Bitte wählen Sie, was fehlt, noch einmal aus.",
		noPhotos:
			"{count, plural, one {Eine Datei ist kein Foto und bleibt} other {# Dateien sind keine Fotos und bleiben}} draußen.",
		unreachable:
			"Das hat nicht geklappt: Wir sind gerade nicht zu erreichen. Ihre Auswahl bleibt stehen, bitte versuchen Sie es gleich noch einmal.",
		empty: "Eine leere, beleuchtete Wand über einem Sideboard von 180 cm Breite",
		hung: "Ihr Foto, {size}, maßstäblich über einem Sideboard von 180 cm Breite",
	},
};
