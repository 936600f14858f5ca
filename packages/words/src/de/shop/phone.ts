/** Words of the page that sends photos from a phone to the design on the screen. */
export const phone = {
	phone: {
		title: "Fotos vom Handy schicken",
		intro: "Wählen Sie Ihre Fotos aus. Sie erscheinen von selbst bei Ihrem Entwurf auf dem Bildschirm.",
		goneTitle: "Dieser Code gilt nicht mehr",
		gone: "Öffnen Sie am Bildschirm noch einmal „Vom Handy holen“ und scannen Sie den neuen Code. Was schon angekommen ist, bleibt.",
		noScript: "Um Fotos zu schicken, braucht diese Seite JavaScript. Bitte schalten Sie es ein.",
		unheard: "Wir sind gerade nicht zu erreichen. Sind Sie vielleicht offline?",
		again: "Erneut versuchen",
		retryNamed: "Erneut versuchen: {name}",
		choose: "Fotos auswählen",
		more: "Weitere Fotos auswählen",
		camera: "Foto aufnehmen",
		kinds:
			"JPEG, HEIC, PNG, WebP oder AVIF, so viele Sie mögen. Lassen Sie diese Seite offen, bis alles angekommen ist.",
		running: "{count, number} von {total, number} angekommen.",
		done: "{count, plural, one {Fertig: Ihr Foto ist angekommen.} other {Fertig: # Fotos sind angekommen.}} Schauen Sie auf den Bildschirm.",
		states: {
			waiting: "wartet",
			sending: "{percent, number} %",
			broken: "Die Verbindung ist abgebrochen. Es geht weiter, sobald sie wieder steht.",
			refused: "Dieses Foto können wir nicht annehmen.",
			done: "angekommen",
		},
	},
};
