import type { DocumentError } from "@offizin/design";
import type { FileRule, PrintProfileKey } from "@offizin/production";

/** What is said of designs and files on their way to the press. */
export const press = {
	/** Why a document cannot be opened. */
	document: {
		document_too_large: "Der Entwurf ist zu groß: {path} hat mehr als {limit, number} Einträge.",
		document_too_heavy:
			"Der Entwurf ist zu aufwendig: {path} hat mehr Schrift und Zeichnungen, als sich setzen lassen.",
		document_invalid: "Der Entwurf ist nicht lesbar. {places}",
	} satisfies Record<DocumentError["code"], string>,
	/** Print profiles that ship, by their key; operators name their own. */
	profile: {
		"sheetfed-cards": "Karten im Bogendruck",
		"sheetfed-cards-uncoated": "Karten im Bogendruck, ungestrichen",
		"digital-cards": "Karten im Digitaldruck",
		"digital-cards-uncoated": "Karten im Digitaldruck, ungestrichen",
		"digital-giftwrap": "Geschenkpapier im Digitaldruck",
		"photo-paper": "Fotopapier",
		merch: "Fotogeschenke",
		"wall-acrylglas": "Wandbilder hinter Acrylglas",
		"wall-aludibond": "Wandbilder auf Alu-Dibond",
		"wall-backlitfolie": "Bilder auf Backlitfolie",
		"wall-echtglas": "Wandbilder auf Echtglas",
		"wall-forexplatte": "Wandbilder auf Forexplatte",
		"wall-fototapete": "Fototapete",
		"wall-gallerybond": "Wandbilder als Gallery-Bond",
		"wall-hahnemuehle": "Wandbilder auf Hahnemühle FineArt",
		"wall-klebefolie": "Bilder auf Klebefolie",
		"wall-leinwand": "Wandbilder auf Leinwand",
		"wall-poster": "Poster",
		"wall-pvcplane": "PVC-Planen",
	} satisfies Record<PrintProfileKey, string>,
	/** Where in a finished file something was found. */
	place:
		"{pages, plural, =0 {{file}} one {{file}, auf Seite {page}} =2 {{file}, auf Seite {page} und einer weiteren} other {{file}, auf Seite {page} und {more, number} weiteren Seiten}}",
	found: "{place}: {words}",
	/** What is wrong with a finished file; what helps the operator, and whom to ask. */
	file: {
		"file.unreadable":
			"Die Datei lässt sich nicht zurücklesen ({detail}). Bitte starten Sie den Auftrag neu.",
		"pageCount.wrong": "Die Datei hat {pages} statt {expected} Seiten.",
		"box.trim": "Das Endformat ist {found} statt {expected}.",
		"box.bleed":
			"Das Format mit Beschnitt ist {found} statt {expected}, oder es liegt nicht mittig um das Endformat.",
		"font.notEmbedded": "Die Schrift {font} ist nicht eingebettet.",
		"plate.unexpected":
			"Die Druckform „{plate}“ gehört nicht zu diesem Auftrag. Bitte prüfen Sie die Namen im Druckprofil.",
		"plate.missing": "Auf der Druckform „{plate}“ steht nichts, obwohl der Auftrag sie verlangt.",
		"plate.notFull":
			"Auf der Druckform „{plate}“ stehen {percent, number}\u00a0% statt Vollton. Folie, Lack und Werkzeuge kennen keine Töne.",
		"plate.knocksOut": "Die Druckform „{plate}“ spart den Druck darunter aus, statt zu überdrucken.",
		"plate.noStep":
			"Was auf der Druckform „{plate}“ steht, liegt nicht in der Ebene seines Verarbeitungsschritts (ISO 19593-1).",
		"plate.all": "Die Passerfarbe liegt im Druckbild. Sie ist nur für Marken außerhalb des Beschnitts da.",
		"overprint.white": "Weiß ist auf Überdrucken gestellt und würde verschwinden.",
		"overprint.blackArea":
			"Eine schwarze Fläche ist auf Überdrucken gestellt; was darunter liegt, würde durchscheinen.",
		"overprint.blackText": "Der schwarze Text „{text}“ spart den Druck darunter aus, statt zu überdrucken.",
		"transparency.used": "Die Seite enthält Transparenz ({kind}); das Druckprofil lässt keine zu.",
		"colour.wrongSpace": "Die Seite enthält Farben in {space}, die nicht zum Druckprofil passen.",
		"outputIntent.missing": "Die Ausgabebedingung {condition} fehlt.",
		"outputIntent.other":
			"Die Ausgabebedingung oder ihr ICC-Profil ist eine andere als im Druckprofil ({condition}).",
		"standard.missing": "Die Datei nennt sich nicht {standard}.",
		"trapped.missing": "Die Angabe zum Überfüllen (Trapped) fehlt.",
		"content.active": "Die Datei enthält etwas, das im Druck nichts zu suchen hat ({kind}).",
		"photo.lowResolution": "Ein Foto hat gedruckt nur {ppi} ppi.",
		"line.hairline": "Eine Linie ist mit {width} zu fein; ab {least} hält sie.",
		"foil.tooFine": "Folie: {fine}",
		"relief.tooFine": "Relieflack: {fine}",
		"text.tooSmall":
			"Der Text „{text}“ ist mit {pt, number}\u00a0pt sehr klein; ab {least, number}\u00a0pt ist er sicher zu lesen.",
		"text.outsideTrim": "Der Text „{text}“ ragt über das Endformat hinaus und wird abgeschnitten.",
		"bleed.missing":
			"{reach, select, some {Ein Bild oder eine Fläche reicht nur {past} über das Endformat hinaus.} other {Ein Bild oder eine Fläche endet am Schnitt und hat keinen Beschnitt.}}",
		"ink.overLimit":
			"Der Farbauftrag erreicht {percent, number}\u00a0%; das Papier nimmt höchstens {limit, number}\u00a0% auf.",
	} satisfies Record<FileRule["rule"], string>,
	/** Of foil and relief. */
	fine: {
		gap: "Ein Zwischenraum ist zu eng und läuft zu; ab {least} bleibt er offen.",
		form: "Ein Teil der Form ist zu fein; ab {least} hält sie.",
		line: "Eine Linie ist mit {width} zu fein; ab {least} hält sie.",
	},
	size: "{width, number}\u202f×\u202f{height, number}\u00a0mm",
	noSize: "nicht angegeben",
	length: "{length, number}\u00a0mm",
	/** Why a print job failed. */
	problem: {
		design_not_printable: "Der Entwurf lässt sich so nicht drucken. {findings}",
		font_missing: "Diese Schriften gibt es hier nicht: {fonts}.",
		font_changed:
			"Diese Schriften sind nicht mehr die, mit denen der Entwurf gesetzt wurde: {fonts}. Der Umbruch könnte ein anderer sein.",
		page_missing: "Dem Entwurf fehlen Seiten des Formats: {pages}.",
		page_foreign: "Der Entwurf hat Seiten, die das Format nicht kennt: {pages}.",
		guests_not_printable: "Die Gästeliste lässt sich so nicht drucken. {findings}",
		artwork_tangled:
			"Diese Zeichnungen überkreuzen sich zu oft: {artworks}. Bitte vereinfachen Sie ihre Pfade.",
		profile_unknown: "Das Druckprofil {profile} gibt es nicht.",
		profile_not_json: "Das Druckprofil {profile} ist kein lesbares JSON: {detail}",
		profile_faulty: "Das Druckprofil {profile} ist fehlerhaft: {faults}",
		icc_missing: "Das Druckprofil {profile} nennt das ICC-Profil {file}; es liegt nicht im Profilordner.",
		icc_unusable: "Das ICC-Profil {file} passt nicht zum Druckprofil {profile}.",
		profile_lacks_plates: "Das Druckprofil {profile} hat keine Platte für {plates}.",
		file_faulty: "Die fertige Datei ist nicht druckreif. {findings}",
		print_data_removed: "Die Druckdaten wurden am {day} gelöscht und lassen sich nicht wieder herstellen.",
		pattern_missing: "Das Muster {pattern} gibt es nicht mehr.",
		photo_missing: "Das Original des Fotos {upload} fehlt.",
		photo_unusable: "Das Foto {upload} lässt sich nicht verwenden: {reason}",
	},
	photo: {
		photo_damaged: "Die Datei ist beschädigt, kein Foto oder hat mehr als {limit, number} Megapixel.",
		photo_changed: "Die Datei ist nicht so groß wie das Foto, das im Entwurf liegt.",
	},
	/** Why a file that somebody named could not be read. */
	unreadable: {
		not_a_file: "Das ist keine Datei.",
		too_large: "Die Datei ist größer als {limit, number} MB.",
	},
	/** Why a print file was not made this time. */
	rendering: {
		render_busy: "Es warten schon zu viele Druckdateien.",
		render_too_heavy: "Die Datei braucht mehr Zeit oder Speicher, als ein Druckauftrag haben darf.",
		job_expired: "Der Druckauftrag ist nach Stunden nicht fertig geworden.",
	},
	/** A row of a guest list. */
	row: "Zeile {row, number}: {words}",
	rowTooLong: "Zeile {row, number}: „{field}“ hat {length, number} Zeichen und ist damit zu lang.",
	/** After as many as anybody reads. */
	more: "Dazu {count, number} weitere.",
	/** What stops nothing is told from what does. */
	note: "Hinweis: {note}",
	/** Said when the job broke again and again for a reason nobody foresaw. */
	broken: "Die Druckdatei ließ sich auch im {attempts, number}. Anlauf nicht herstellen. Meldung: {message}",
};
