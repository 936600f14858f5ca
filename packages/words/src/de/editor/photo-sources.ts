/** Words of the windows that bring photos into a design from elsewhere. */
export const photoSources = {
	fromPhone: {
		open: "Vom Handy holen",
		title: "Fotos vom Handy holen",
		hint: "Scannen Sie den Code mit der Kamera Ihres Handys und wählen Sie dort Ihre Fotos aus. Sie erscheinen hier von selbst. Der Code gilt, solange dieses Fenster offen ist, höchstens eine halbe Stunde.",
		code: "QR-Code zur Seite, auf der Sie Fotos vom Handy schicken",
		state:
			"{come, plural, =0 {Noch ist kein Foto angekommen.} one {# Foto ist da und liegt in der Ablage.} other {# Fotos sind da und liegen in der Ablage.}}{coming, plural, =0 {} one { Eines ist unterwegs.} other { # sind unterwegs.}}",
		over: "Der Code gilt nicht mehr. Was angekommen ist, bleibt in der Ablage.",
		again: "Neuen Code zeigen",
		done: "Fertig",
		failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
		unsaved:
			"Ihr Entwurf ließ sich gerade nicht speichern. Bitte versuchen Sie es noch einmal, sobald die Verbindung steht.",
		full: "Mehr Fotos fasst die Ablage nicht. Räumen Sie sie erst auf.",
	},
	ownPhotos: {
		open: "Meine Bilder",
		title: "Meine Bilder",
		hint: "Alles, was Sie hier schon einmal hochgeladen haben, das Neueste zuerst. Tippen Sie an, was in diesen Entwurf soll.",
		none: "Hier finden Sie wieder, was Sie für andere Entwürfe hochgeladen haben. Noch ist nichts da.",
		takeOne: "Bild {number, number} in die Ablage legen",
		oneHere: "Bild {number, number}, schon in diesem Entwurf",
		laid: "Das Bild liegt jetzt in der Ablage.",
		already: "Dieses Bild liegt schon in der Ablage.",
		more: "{count, plural, one {Noch ein Bild zeigen} other {Weitere Bilder zeigen (#)}}",
		done: "Fertig",
		remove: "Bilder löschen",
		removed: "Nicht mehr löschen",
		removeHint: "Tippen Sie an, was Sie endgültig löschen möchten. Was noch verwendet wird, bleibt.",
		removeOne: "Bild {number, number} löschen",
		looking: "Wir sehen nach, ob das Bild noch verwendet wird.",
		sure: "Dieses Bild wird nirgends mehr verwendet. Endgültig löschen?",
		yes: "Endgültig löschen",
		keep: "Behalten",
		gone: "Das Bild ist gelöscht.",
		usedHere: "Dieses Bild liegt in dem Entwurf, an dem Sie gerade arbeiten. Nehmen Sie es erst dort heraus.",
		usedIn:
			"Dieses Bild wird noch verwendet, heute oder in einem früheren Stand: {names}. Solange es diese Entwürfe gibt, bleibt es.",
		usedElsewhere: "Dieses Bild steht in einem Entwurf von jemand anderem. Solange es ihn gibt, bleibt es.",
		understood: "Verstanden",
	},
};
