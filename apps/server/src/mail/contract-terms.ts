import { operator } from "@offizin/sites";
import type { MailBlock } from "./mail-content.ts";

/** Days after delivery within which an invoice is paid. */
export const INVOICE_DAYS = 14;

/** The terms of the contract as it was made (§ 312f (2) BGB with Art. 246a § 1 EGBGB). */
export function contractTerms(
	brand: string,
	address: string,
	{ hasAccessories }: { readonly hasAccessories: boolean },
): MailBlock[] {
	return [
		{
			title: "Kein Widerrufsrecht für personalisierte Ware",
			lines: [
				"Ihre Karten werden nach Ihren Angaben mit Ihren Texten und Fotos gefertigt. Für solche Waren besteht kein Widerrufsrecht (§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB).",
			],
		},
		...(hasAccessories ? [accessoryWithdrawal(address)] : []),
		{
			title: "Zahlung und Lieferung",
			lines: [
				`Alle Preise enthalten die gesetzliche Mehrwertsteuer. Rechnungen sind innerhalb von ${INVOICE_DAYS}\u00a0Tagen nach Erhalt der Ware zu bezahlen. Bei Vorkasse beginnen wir mit dem Druck, sobald Ihre Zahlung eingegangen ist; der Liefertermin zählt ab diesem Tag.`,
				"Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.",
			],
		},
		{
			title: "Gewährleistung",
			lines: [
				"Es gelten die gesetzlichen Mängelrechte, zwei Jahre ab Erhalt. Leichte Abweichungen der Farbe zwischen Bildschirm und Papier sind kein Mangel; deutliche Abweichungen von Farbe, Format oder Beschnitt drucken wir neu oder erstatten den Preis.",
			],
		},
		{
			title: "Vertrag",
			lines: [
				"Der Vertrag kommt mit dieser E-Mail in deutscher Sprache zustande; sie enthält seinen Text. Für Streitigkeiten vor einer Verbraucherschlichtungsstelle stehen wir nicht zur Verfügung (§\u00a036 VSBG).",
			],
		},
		{
			title: "Ihr Vertragspartner",
			lines: [
				`${operator.company} (${brand}), ${operator.street}, ${operator.postalCode} ${operator.city}`,
				`Geschäftsführung: ${operator.managers} · ${operator.register} · USt-IdNr. ${operator.vatId}`,
				`Telefon ${operator.phone} · ${address}`,
			],
		},
	];
}

/** Blank goods keep the right of withdrawal (domain.md §8.2); the instruction goes with the contract (Art. 246a EGBGB). */
function accessoryWithdrawal(address: string): MailBlock {
	return {
		title: "Widerrufsrecht für Zubehör ohne Aufdruck",
		lines: [
			"Umschläge, Bänder und anderes Zubehör ohne Aufdruck können Sie binnen 14\u00a0Tagen ohne Angabe von Gründen zurückgeben. Die Frist beginnt, wenn Sie oder eine von Ihnen benannte Person das letzte Stück davon erhalten haben.",
			`Dafür genügt eine eindeutige Erklärung an ${operator.company}, ${operator.street}, ${operator.postalCode} ${operator.city}, ${address}, Telefon ${operator.phone}, oder auf unserer Seite unter „Vertrag widerrufen“. Es reicht, wenn Sie sie vor Ablauf der Frist absenden.`,
			"Wir erstatten den Kaufpreis des Zubehörs spätestens vierzehn Tage, nachdem uns Ihr Widerruf erreicht hat, auf dem Weg, auf dem Sie gezahlt haben; wir dürfen damit warten, bis die Ware zurück ist oder Sie ihre Absendung belegen. Die Kosten der Rücksendung tragen Sie. Für einen Wertverlust müssen Sie nur aufkommen, wenn er nicht vom bloßen Prüfen der Ware kommt.",
		],
	};
}
