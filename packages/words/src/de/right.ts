import type { Right } from "@offizin/accounts";

/** What a login lets somebody do. */
export const right = {
	missing: "Ihr Zugang erlaubt es nicht, {right}.",
	/** By right, as the end of `missing`. */
	to: {
		"orders.read": "Aufträge anzusehen",
		"orders.move": "Aufträge weiterzubewegen",
		"orders.mail": "E-Mails zu Aufträgen zu senden oder ihre Adresse zu berichtigen",
		"orders.refund": "Geld zu erstatten",
		"files.read": "Druckdateien herunterzuladen",
		"prices.read": "Preise anzusehen",
		"prices.change": "Preise zu ändern",
		"books.read": "die Buchhaltung herunterzuladen",
		"catalogue.read": "den Katalog anzusehen",
		"content.read": "Inhalte anzusehen",
		"content.edit": "Inhalte zu ändern",
		"content.publish": "Inhalte zu veröffentlichen",
		"content.manage": "Bausteine, Auswahllisten und Zugänge zu ändern",
		"templates.change": "Vorlagen zu bearbeiten und zu veröffentlichen",
	} satisfies Record<Right, string>,
};
