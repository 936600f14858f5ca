/** Words of those who want to hear when a product can be designed. Other consent is another CONSENT_VERSION. */
export const waitlist = {
	waitlist: {
		title: "Sagen Sie mir Bescheid",
		email: "Ihre E-Mail-Adresse",
		consent:
			"Wir schreiben Ihnen ein einziges Mal, sobald es so weit ist, und löschen dann Ihre Adresse. Vorher bitten wir Sie in einer E-Mail um Ihre Bestätigung. <link>Datenschutz</link>",
		ask: "Bescheid sagen lassen",
		refused: "Bitte prüfen Sie die Adresse, zum Beispiel anna@beispiel.de.",
		busy: "Das hat gerade nicht geklappt. Bitte versuchen Sie es in einigen Minuten noch einmal.",
		askedTitle: "Fast geschafft.",
		asked:
			"Wir haben Ihnen eine E-Mail geschickt. Folgen Sie bitte dem Link darin, dann sagen wir Bescheid. Haben Sie sich schon früher eingetragen, bleibt alles, wie es ist.",
		confirmTitle: "Sollen wir Bescheid sagen?",
		confirm: "Mit dem Knopf bestätigen Sie, dass die Adresse Ihre ist.",
		yes: "Ja, sagen Sie mir Bescheid",
		confirmedTitle: "Wir sagen Bescheid.",
		confirmed: "Sobald es so weit ist, schreiben wir Ihnen ein einziges Mal.",
		leaveTitle: "Adresse löschen?",
		leave: "Dann schreiben wir Ihnen nicht.",
		remove: "Adresse löschen",
		leftTitle: "Ihre Adresse ist gelöscht.",
		left: "Sie hören dazu nichts mehr von uns.",
		invalidTitle: "Dieser Link gilt nicht mehr.",
		invalid:
			"Vielleicht ist er abgelaufen oder unvollständig. Auf der Seite des Produkts können Sie sich neu eintragen.",
		variants: "So kann es aussehen",
		allVariants: "Alle ansehen",
		sizes: "Wie groß ist groß genug?",
		sizesText: "Alle über demselben Sideboard. Es ist 180 cm breit.",
		materials: "Jedes Material aus der Nähe",
		materialsText: "Dasselbe Foto auf allen: Was sich ändert, sind Kante, Glanz und Dicke.",
		range: "{name}: was zur Wahl steht",
		prices: "Preise ansehen",
		toPrices: "Zu den Preisen",
	},
};
