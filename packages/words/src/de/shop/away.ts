/** What the browser says by itself where an editor cannot be reached. */
export const away = {
	title: "Ohne Verbindung lässt sich dieser Entwurf hier nicht öffnen.",
	text: "Auf diesem Gerät liegt keine Kopie davon. Versuchen Sie es noch einmal, sobald Sie wieder online sind.",
	again: "Noch einmal versuchen",
};
