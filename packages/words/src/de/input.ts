/** What is wrong with a value that was given, and what to give instead. */
export const input = {
	missing: "Diese Angabe fehlt.",
	oneOf: "Möglich: {values}.",
	atMost: "Höchstens {amount}.",
	atLeast: "Mindestens {amount}.",
	number: "{amount, number}",
	characters: "{amount, number} Zeichen",
	values: "{amount, number} Werte",
	onlyOne: "Bitte geben Sie nur einen Wert an.",
	day: "Das ist kein Tag des Kalenders.",
	whole: "Bitte geben Sie eine ganze Zahl an.",
	digits: "Bitte geben Sie eine Zahl in Ziffern an.",
	noNul: "Die Adresse enthält ein Zeichen, das es hier nicht gibt (%00). Bitte lassen Sie es weg.",
	noNulText:
		"Ein Text enthält ein Zeichen, das sich nicht speichern lässt (U+0000). Bitte lassen Sie es weg.",
	/** Of the content service: how a parameter is written. */
	sorting:
		"Bitte so: feld:asc oder feld:desc, dahinter auf Wunsch :int oder :float, :nulls_first oder :nulls_last.",
	relation: "Bitte so: baustein.feld.",
	fewerWildcards: "Bitte weniger Angaben mit *.",
	filter: "Bitte so: filter_query[feld][operator]=wert.",
	unknown: "„{name}“ gibt es hier nicht.",
	/** Names that are not read, but that somebody may mean who wants what we offer elsewhere (spec 3.8-1, 9.1-5). */
	known: {
		isSample:
			"Musterkarten lassen sich hier noch nicht bestellen. Bitte schreiben Sie uns; bis zu {samples, plural, =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}} schicken wir Ihnen ohne Berechnung.",
	},
};
