/** Words that stand on many pages of the back office. */
export const controls = {
	up: "Übergeordnet",
	filter: "Filter",
	close: "Schließen",
	cancel: "Abbrechen",
	save: "Speichern",
	moment: "Einen Moment …",
	copied: "Kopiert.",
	copyByHand:
		"Der Browser lässt das Kopieren nicht zu. Bitte markieren Sie den Text und kopieren Sie ihn von Hand.",
	retry: "Erneut versuchen",
	retrying: "Wird versucht …",
	failed: "Das hat nicht geklappt",
	unreachable: "Der Server ist nicht erreichbar",
	unreachableHelp: "Bitte prüfen Sie die Verbindung. Sobald sie wieder steht, lädt die Seite von selbst.",
	unreachableReason: "Der Server ist nicht erreichbar.",
	outdated: "{reason} Sie sehen den Stand von {time}.",
	time: "{time}\u00a0Uhr",
	signedOut: "Ihre Anmeldung ist abgelaufen. Ihre Eingaben bleiben hier stehen.",
	signInAgain: "<link>In einem neuen Fenster anmelden</link> und hier weitermachen.",
	due: { unpaid: "nach Zahlung", overdue: "überfällig", today: "heute", tomorrow: "morgen" },
};
