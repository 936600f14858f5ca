import { provided } from "../provided.ts";
import { terms } from "../terms.ts";

/** Words of the order page. */
export const order = {
	pageTitle: "Bestellung {number}",
	number: "Bestellung {number} vom {date}",
	headline: {
		placed: "Danke, Ihre Bestellung ist da.",
		prepaid: "Danke, jetzt fehlt nur die Überweisung.",
		printing: "Ihre Bestellung ist in Arbeit.",
		shipped: "Ihre Bestellung ist unterwegs.",
		delivered: "Ihre Bestellung ist angekommen.",
		cancelled: "Diese Bestellung ist storniert.",
	},
	mail: "Eine Bestätigung ist unterwegs an {email}. Darin steht auch der Link zu dieser Seite.",
	documents: {
		title: "Belege",
		download: "{kind, select, credit {Rechnungskorrektur} other {Rechnung}} herunterladen (PDF)",
		of: "{number} vom {day}",
	},
	bookmark:
		"Diese Seite zeigt immer den neuesten Stand. Legen Sie ein Lesezeichen an, dann finden Sie sie wieder.",
	private: "Wer diesen Link hat, sieht Ihre Bestellung. Geben Sie ihn nur weiter, wenn Sie das möchten.",
	next: {
		title: "So geht es weiter",
		transfer: "Sie überweisen {amount} mit dem Verwendungszweck {number}.",
		check: "Wir erstellen Ihre Druckdatei und sehen sie an, bevor gedruckt wird.",
		print:
			"Dann wird gedruckt, {goods, select, card {gefalzt} photoframe {zugeschnitten} collage {zugeschnitten} photoprint {geschnitten} other {geprüft}} und verpackt.",
		printAfterPayment:
			"Sobald das Geld da ist, wird gedruckt, {goods, select, card {gefalzt} photoframe {zugeschnitten} collage {zugeschnitten} photoprint {geschnitten} other {geprüft}} und verpackt.",
		delivery: "Lieferung bis {date}.",
		deliveryAfterPayment: "Lieferung bis {date}, wenn Ihr Geld am {placed} da ist.",
		deliveryLater: "Geht es später ein, steht der neue Tag hier.",
		invoice: "Die Rechnung begleichen Sie, wenn die Ware bei Ihnen ist.",
	},
	parcels: "{count, plural, one {Ihr Paket} other {Ihre Pakete}}",
	parcel: "{carrier}, Sendungsnummer <link>{number}</link>",
	lines: "Stand Ihrer Bestellung",
	line: {
		delivery: "Lieferung bis {date}",
		steps: "Stand von „{name}“",
		printDataRemoved: "Druckdaten gelöscht am {date}",
	},
	step: {
		placed: "Bestellt",
		paid: "Bezahlt",
		file: "Druckdatei",
		press: "Im Druck",
		printed: "Gedruckt",
		packed: "Wird verpackt",
		shipped: "Unterwegs",
		delivered: "Angekommen",
		done: "erledigt",
		current: "jetzt",
		ahead: "folgt",
	},
	note: {
		awaitingPayment: "Wir warten auf Ihre Überweisung.",
		moneyOnItsWay: "Wir warten, bis Ihr Geld bei uns ist.",
		preparing: "Ihre Druckdatei wird gerade erstellt.",
		failed: "Wir sehen uns Ihre Druckdatei noch einmal an und melden uns, wenn etwas fehlt.",
		ready: "Ihre Druckdatei liegt bereit und wird angesehen.",
		released: "Wird gerade gedruckt.",
		printed: "Fertig gedruckt, wird verpackt.",
		stocked: "Liegt bereit, wird verpackt.",
		shipped: "Das Paket ist unterwegs zu Ihnen.",
		delivered: "Das Paket ist zugestellt.",
		cancelled: "Dieser Posten wurde storniert.",
	},
	bank: {
		title: "Überweisung",
		holder: "Empfänger",
		iban: "IBAN",
		bic: "BIC",
		bank: "Bank",
		amount: "Betrag",
		reference: "Verwendungszweck",
		demo: "Demo",
		demoNote: "Dies ist ein Demo-Shop. Bitte überweisen Sie nichts; das Konto gibt es nicht.",
	},
	cancel: {
		ask: "Bestellung stornieren",
		text: "Solange nichts gedruckt ist, können Sie kostenlos stornieren. Dann wird nichts davon hergestellt, und was Sie bezahlt haben, bekommen Sie zurück; Ihre Entwürfe bleiben erhalten.",
		confirm: "Jetzt stornieren",
		refused:
			"Die Bestellung ist schon im Druck und lässt sich nicht mehr stornieren. Bitte rufen Sie uns an.",
	},
	sums: "Betrag",
	details: "Ihre Angaben",
	payment: "Zahlung",
	provided,
	/** Of what others carry out, `name`. */
	providedState: {
		open: "{name}, das Geld ist unterwegs zu uns",
		paid: "{name}, bezahlt",
		refunded: "{name}, erstattet",
		cancelled: "{name}, storniert",
	},
	refunded: "Davon zurückgezahlt: {amount}",
	paymentState: {
		invoice: {
			open: "Kauf auf Rechnung, noch offen",
			paid: "Kauf auf Rechnung, bezahlt",
			refunded: "Kauf auf Rechnung, erstattet",
			cancelled: "Kauf auf Rechnung, storniert",
		},
		prepayment: {
			open: "Vorkasse, wir warten auf Ihre Überweisung",
			paid: "Vorkasse, bezahlt",
			refunded: "Vorkasse, erstattet",
			cancelled: "Vorkasse, storniert",
		},
	},
	help: {
		known: {
			title: "Etwas stimmt nicht?",
			text: `Rufen Sie an oder schreiben Sie uns und nennen Sie die Bestellnummer. ${terms.frozen}`,
		},
		unknown: {
			title: "Wir sehen gern nach",
			text: "Nennen Sie uns die E-Mail-Adresse, mit der Sie bestellt haben, und den ungefähren Tag.",
		},
	},
	mailbox: "Demo: Die E-Mail liegt im <link>Postfach</link>.",
	unknown: {
		pageTitle: "Bestellung nicht gefunden",
		title: "Unter diesem Link liegt keine Bestellung",
		text: "Bitte öffnen Sie den Link aus der Bestätigung noch einmal, und zwar ganz: Bestellnummer und Schlüssel gehören zusammen.",
		action: "Zur Startseite",
	},
};
