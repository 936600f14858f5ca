/** Words of the login. */
export const login = {
	title: "Anmelden",
	heading: "Offizin, Auftragsverwaltung",
	thenBack: "Bitte melden Sie sich an. Danach sind Sie wieder auf der Seite, die Sie geöffnet hatten.",
	email: "E-Mail-Adresse",
	password: "Passwort",
	submit: "Anmelden",
	checking: "Wird geprüft …",
};
