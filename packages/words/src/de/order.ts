/** What is wrong with a cart or with what an order was placed with, and what helps. */
export const order = {
	quantityByPrints:
		"Dieser Satz hat {prints, plural, one {# Abzug} other {# Abzüge}}. Wie viele es sind, ändern Sie an den Fotos selbst.",
	quantityByGuests:
		"In der Gästeliste {guests, plural, one {steht # Gast} other {stehen # Gäste}}, und für jeden wird eine Karte gedruckt. Die Zahl ändern Sie in der Gästeliste des Entwurfs.",
	guestTooLong: "„{field}“ ist mit {length, number} Zeichen zu lang.",
	cartFull: "In den Warenkorb passen {max, number} Positionen. Bitte bestellen Sie diese zuerst.",
	giftVoucherValue: "Gutscheine gibt es über ganze Beträge von {min} bis {max}.",
	payment: "Bitte wählen Sie eine andere Zahlungsart.",
	/** Why there is a credit note, where nobody has said. */
	refunded: "Storno Ihrer Bestellung",
	missing: {
		email: "Bitte geben Sie Ihre E-Mail-Adresse an.",
		firstName: "Bitte geben Sie den Vornamen an.",
		lastName: "Bitte geben Sie den Nachnamen an.",
		street: "Bitte geben Sie Straße und Hausnummer an.",
		postalCode: "Bitte geben Sie die Postleitzahl an.",
		city: "Bitte geben Sie den Ort an.",
		country: "Bitte wählen Sie das Land.",
		name: "Bitte geben Sie Ihren Namen an.",
		orderNumber: "Bitte geben Sie die Bestellnummer an; sie steht in der Bestätigung.",
		other: "Bitte füllen Sie dieses Feld aus.",
	},
	tooLong: "Hier passen höchstens {max} Zeichen hinein.",
	characters: "Bitte verwenden Sie hier keine Zeilenumbrüche oder Steuerzeichen.",
	postalCode: "Diese Postleitzahl passt nicht zum Land.",
	country: "In dieses Land liefern wir leider noch nicht.",
	postNumberMissing: "Bitte geben Sie die Postnummer zur Packstation an.",
	postNumber: "Eine Postnummer hat sechs bis zehn Ziffern.",
	packstationMissing: "Zu einer Postnummer gehört eine Packstation, zum Beispiel „Packstation 123“.",
	packstationBilling: "Eine Rechnung geht nicht an eine Packstation.",
	packstationCountry: "Packstationen gibt es nur in Deutschland.",
	packstationStandard: "An eine Packstation liefern wir nur mit Standardversand.",
	email: "An diese Adresse lässt sich keine E-Mail senden. Sie sieht etwa so aus: name@beispiel.de",
};
