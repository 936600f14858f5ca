import { assertNever } from "@offizin/base";
import type { FieldError } from "@offizin/orders";

const missing: Readonly<Record<string, string>> = {
	email: "Bitte geben Sie Ihre E-Mail-Adresse an.",
	firstName: "Bitte geben Sie den Vornamen an.",
	lastName: "Bitte geben Sie den Nachnamen an.",
	street: "Bitte geben Sie Straße und Hausnummer an.",
	postalCode: "Bitte geben Sie die Postleitzahl an.",
	city: "Bitte geben Sie den Ort an.",
	country: "Bitte wählen Sie das Land.",
};

/** What is wrong with a field of the checkout and what helps. `error.field` is a path like "billing.city". */
export function fieldWords(error: FieldError): string {
	switch (error.code) {
		case "required":
			return missing[error.field.split(".").at(-1) ?? ""] ?? "Bitte füllen Sie dieses Feld aus.";
		case "too_long":
			return `Hier passen höchstens ${error.max} Zeichen hinein.`;
		case "characters_invalid":
			return "Bitte verwenden Sie hier keine Zeilenumbrüche oder Steuerzeichen.";
		case "postal_code_invalid":
			return "Diese Postleitzahl passt nicht zum Land.";
		case "country_not_served":
			return "In dieses Land liefern wir leider noch nicht.";
		case "email_invalid":
			return "An diese Adresse lässt sich keine E-Mail senden. Sie sieht etwa so aus: name@beispiel.de";
		default:
			return assertNever(error.code, "field error");
	}
}
