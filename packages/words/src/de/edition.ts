/** Why a draft of a template cannot be published, by the code of the problem. */
export const edition = {
	problem: {
		edition_unchanged: "Der Entwurf ist wie die Fassung, aus der er entstanden ist.",
		edition_unreadable: "Der Entwurf ist beschädigt oder zu groß und lässt sich so nicht öffnen.",
		edition_pages_differ: "Seiten und Format einer Vorlage bleiben, wie sie sind; hier sind es andere.",
		edition_guests: "Eine Vorlage hat keine Gästeliste. Bitte entfernen Sie die Gäste.",
		edition_photo_own:
			"„{label}“ zeigt ein hochgeladenes Foto. Eine Vorlage behält nur ihre Beispielbilder, bitte entfernen Sie es.",
		edition_text_lost:
			"Der Text „{label}“ fehlt. Daran hängen Angaben, die Kunden eintragen; bitte holen Sie ihn mit „Rückgängig“ zurück.",
		edition_fact_lost:
			"„{fact}“ steht auf keiner Seite mehr, obwohl das Formular danach fragt. Bitte nehmen Sie die Angabe in einen Text auf.",
	},
	/** A finding, with where it is and what has to be chosen to see it. */
	finding: "{page}, {label}: {words} Gilt für {choices}.",
};
