import type { ContentfulStatusCode } from "hono/utils/http-status";

export interface Refusal {
	readonly status: ContentfulStatusCode;
	/** German. */
	readonly message: string;
	/** The same in English, for sites in English; German where it is still missing. */
	readonly english?: string;
}

function refusals<const Table extends Readonly<Record<string, Refusal>>>(table: Table): Table {
	return table;
}

/** Every code a JSON door can answer with (design.md §6): an unknown code does not compile. Each noun adds its own. */
export const refusalTable = refusals({
	request_invalid: { status: 400, message: "Die Anfrage ist unvollständig oder enthält ungültige Angaben." },
	parameter_unknown: {
		status: 400,
		message: "Die Anfrage enthält Angaben, die es hier nicht gibt. Sie blieben ohne Wirkung.",
		english: "The request contains something this address does not know. It would have no effect.",
	},
	request_not_json: { status: 415, message: "Erwartet wird JSON (Content-Type: application/json)." },
	channel_unknown: { status: 400, message: "Diesen Shop gibt es nicht." },
	locale_unknown: { status: 400, message: "Diese Sprache bietet der Shop nicht an." },
	origin_foreign: {
		status: 403,
		message: "Diese Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.",
	},
	not_found: { status: 404, message: "Diese Adresse gibt es nicht." },
	method_not_allowed: { status: 405, message: "Diese Adresse gibt nur Auskunft. Bitte fragen Sie mit GET." },
	method_unknown: {
		status: 405,
		message: "So lässt sich hier nichts anfragen. Bitte fragen Sie mit GET oder POST.",
		english: "Nothing can be asked for in this way. Please use GET or POST.",
	},
	request_cut_off: {
		status: 400,
		message: "Die Anfrage wurde abgebrochen.",
		english: "The request was cut off.",
	},
	request_too_large: { status: 413, message: "Die Anfrage ist zu groß." },
	rate_limited: {
		status: 429,
		message: "Das waren zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es gleich noch einmal.",
		english: "Those were too many requests in a short time. Please try again in a moment.",
	},
	render_busy: {
		status: 503,
		message:
			"Von Ihnen wird gerade schon viel gezeichnet und geprüft. Bitte versuchen Sie es gleich noch einmal.",
		english: "We are already drawing and checking a lot for you. Please try again in a moment.",
	},
	render_too_heavy: {
		status: 422,
		message:
			"Das ist mehr, als wir verarbeiten können. Bitte vereinfachen Sie die Seite oder verkleinern Sie das Foto.",
		english: "This is more than we can process. Please simplify the page or make the photo smaller.",
	},
	probe_token_required: {
		status: 401,
		message: "Diese Auskunft ist für Programme des Betreibers (Authorization: Bearer mit PROBE_TOKEN).",
		english: "This is for programs of the operator (Authorization: Bearer with PROBE_TOKEN).",
	},
	service_unavailable: {
		status: 503,
		message: "Das geht gerade nicht. Bitte versuchen Sie es in einem Moment noch einmal.",
		english: "This is not possible right now. Please try again in a moment.",
	},
	front_end_missing: { status: 503, message: "Der Shop ist noch nicht gebaut (npm run build)." },
	server_failed: {
		status: 500,
		message: "Da ist bei uns etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
	},

	product_not_sold: {
		status: 422,
		message: "Das verkaufen wir in diesem Shop nicht, aber in unserem anderen.",
		english: "This is not sold in this shop, but in our other one.",
	},
	product_unknown: { status: 422, message: "Dieses Produkt gibt es nicht." },
	template_unknown: { status: 422, message: "Dieses Design gibt es nicht." },
	template_not_found: { status: 404, message: "Dieses Design gibt es nicht." },
	configuration_unknown_value: { status: 422, message: "Diese Auswahl gibt es nicht." },
	configuration_impossible: { status: 422, message: "Diese Kombination lässt sich nicht herstellen." },
	price_missing: { status: 422, message: "Für diese Auswahl gibt es noch keinen Preis." },
	sku_unknown: { status: 422, message: "Diese Artikelnummer gibt es nicht." },
	quantity_out_of_range: { status: 422, message: "Bitte wählen Sie eine Menge zwischen 1 und 5.000 Stück." },

	design_group_not_found: { status: 404, message: "Diese Gruppe gibt es nicht." },

	voucher_unknown: { status: 422, message: "Diesen Gutschein gibt es nicht. Bitte prüfen Sie den Code." },
	voucher_not_yet_valid: { status: 422, message: "Dieser Gutschein gilt noch nicht." },
	voucher_expired: { status: 422, message: "Dieser Gutschein gilt nicht mehr." },
	voucher_other_market: { status: 422, message: "Dieser Gutschein gilt in einem anderen Land." },
	voucher_other_channel: { status: 422, message: "Dieser Gutschein gilt in unserem anderen Shop." },
	voucher_other_currency: { status: 422, message: "Dieser Gutschein lautet auf eine andere Währung." },
	voucher_minimum: { status: 422, message: "Der Warenwert ist für diesen Gutschein zu klein." },
	voucher_first_order_only: { status: 422, message: "Dieser Gutschein gilt nur für die erste Bestellung." },
	voucher_used: { status: 422, message: "Sie haben diesen Gutschein schon eingelöst." },
	voucher_used_up: { status: 422, message: "Dieser Gutschein ist aufgebraucht." },
	voucher_empty: { status: 422, message: "Das Guthaben dieses Gutscheins ist aufgebraucht." },

	design_unknown: { status: 404, message: "Diesen Entwurf gibt es nicht." },
	design_moved: {
		status: 409,
		message: "Der Entwurf wurde gerade noch geändert. Bitte legen Sie ihn noch einmal in den Warenkorb.",
		english: "The design was changed just now. Please add it to the cart once more.",
	},
	designs_full: {
		status: 422,
		message:
			"Sie haben schon sehr viele Entwürfe. Bitte gestalten Sie an einem davon weiter; Entwürfe, die Sie 90 Tage nicht ändern, löschen wir.",
		english:
			"You have a great many designs already. Please go on with one of them; designs you do not change for 90 days are deleted.",
	},
	design_read_only: {
		status: 409,
		message:
			"Dieser Entwurf wurde mit einer neueren Version erstellt. Sie können ihn ansehen, aber hier weder ändern noch bestellen.",
	},
	design_damaged: {
		status: 409,
		message:
			"Ein Teil dieses Entwurfs ließ sich nicht lesen und fehlt jetzt. Bitte sehen Sie ihn sich im Editor an, bevor Sie ihn bestellen.",
	},
	page_unknown: { status: 404, message: "Diese Seite hat der Entwurf nicht." },
	revision_required: {
		status: 428,
		message: "Es fehlt die Angabe, auf welchem Stand die Änderung beruht (If-Match).",
	},
	revision_stale: {
		status: 412,
		message: "Der Entwurf wurde inzwischen an anderer Stelle geändert.",
		english: "The design has been changed elsewhere in the meantime.",
	},
	element_unknown: { status: 422, message: "Dieses Element hat der Entwurf nicht." },
	element_exists: { status: 422, message: "Ein Element mit diesem Namen hat der Entwurf schon." },
	element_wrong_type: { status: 422, message: "Das geht bei diesem Element nicht." },
	element_locked: { status: 422, message: "Dieser Text gehört zur Gestaltung und lässt sich nicht ändern." },
	text_too_long: { status: 422, message: "Der Text ist zu lang für dieses Feld." },
	choice_unknown: { status: 422, message: "Diese Auswahl bietet das Design nicht an." },
	crop_outside_photo: { status: 422, message: "Der Ausschnitt liegt außerhalb des Fotos." },
	crop_distorted: { status: 422, message: "Der Ausschnitt würde das Foto verzerren." },
	runs_invalid: { status: 422, message: "Die Auszeichnungen passen nicht zum Text." },
	range_outside_text: { status: 422, message: "Diese Stelle gibt es im Text nicht." },
	artwork_unknown: { status: 422, message: "Diese Zeichnung gibt es im Entwurf nicht." },
	slot_unknown: { status: 422, message: "Diese Farbstelle hat das Element nicht." },
	placement_too_far: { status: 422, message: "So weit außerhalb der Seite kann nichts liegen." },
	group_unknown: { status: 422, message: "Diese Gruppe gibt es auf der Seite nicht." },
	group_circular: { status: 422, message: "Eine Gruppe kann nicht in sich selbst liegen." },
	group_in_use: { status: 422, message: "In dieser Gruppe liegen noch Elemente." },
	page_too_heavy: { status: 422, message: "Mehr Schrift und Zeichnungen fasst die Seite nicht." },
	limit_exceeded: { status: 422, message: "Mehr fasst der Entwurf nicht." },
	page_missing: { status: 422, message: "Diese Seite hat der Entwurf nicht." },
	page_ink_unknown: { status: 422, message: "Diese Farbe hat der Entwurf nicht." },
	fields_invalid: {
		status: 422,
		message: "Jedes Feld der Gästeliste braucht einen eigenen Schlüssel und eine Bezeichnung.",
	},

	upload_unknown: { status: 422, message: "Dieses Foto gibt es nicht." },
	upload_not_found: { status: 404, message: "Dieses Foto gibt es nicht." },
	upload_missing: { status: 400, message: "Es wurde keine Datei übertragen." },
	upload_too_large: { status: 413, message: "Das Foto ist größer als 50 MB. Bitte verkleinern Sie es." },
	upload_too_many_pixels: {
		status: 413,
		message: "Das Foto hat mehr als 120 Megapixel. Bitte verkleinern Sie es.",
	},
	upload_too_small: {
		status: 422,
		message: "Das Bild ist kleiner als 100 Pixel und lässt sich nicht drucken.",
	},
	upload_heic: {
		status: 415,
		message:
			"Diese Art von HEIC oder AVIF können wir nicht lesen. Bitte exportieren Sie das Foto als JPEG. Am iPhone hilft für künftige Fotos „Einstellungen > Kamera > Formate > Maximale Kompatibilität“.",
		english:
			"We cannot read this kind of HEIC or AVIF. Please export the photo as a JPEG. On an iPhone, “Settings > Camera > Formats > Most Compatible” helps for photos to come.",
	},
	upload_hdr: {
		status: 415,
		message:
			"Dieses Foto ist ein HDR-Bild für besonders helle Bildschirme; seine Farben lassen sich nicht drucken. Bitte exportieren Sie es als JPEG.",
		english:
			"This photo is an HDR picture for very bright screens; its colours cannot be printed. Please export it as a JPEG.",
	},
	upload_not_a_photo: {
		status: 415,
		message: "Diese Datei ist kein Foto. Möglich sind JPEG, HEIC, PNG, WebP und AVIF.",
	},
	upload_other_format: {
		status: 415,
		message:
			"Dieses Bildformat können wir nicht drucken. Bitte speichern Sie das Foto als JPEG, HEIC, PNG, WebP oder AVIF.",
	},
	upload_animated: {
		status: 422,
		message: "Bewegte Bilder lassen sich nicht drucken. Bitte laden Sie ein einzelnes Bild hoch.",
	},
	upload_edge_too_long: {
		status: 422,
		message: "Eine Seite des Bildes ist länger als 30.000 Pixel. Bitte schneiden Sie es zu.",
	},
	upload_too_heavy: {
		status: 413,
		message:
			"Dieses Foto lässt sich nur mit sehr viel Speicher öffnen. Bitte speichern Sie es kleiner oder ohne „Interlaced“ und „Progressiv“, am besten als JPEG.",
		english:
			"Opening this photo takes too much memory. Please save it smaller, or without “interlaced” and “progressive”, best as a JPEG.",
	},
	upload_metadata_too_large: {
		status: 413,
		message:
			"Das Foto enthält zu viele Zusatzdaten (Bearbeitungsverlauf, Vorschaubilder, Farbprofil). Bitte speichern Sie es ohne Metadaten.",
		english:
			"This photo carries too much extra data (editing history, previews, colour profile). Please save it without metadata.",
	},
	upload_day_full: {
		status: 429,
		message:
			"Für heute sind das genug Fotos: Mehr können wir von einem Anschluss an einem Tag nicht annehmen. Bitte laden Sie die übrigen morgen hoch.",
		english:
			"That is enough photos for today: we cannot take more from one connection in a day. Please upload the others tomorrow.",
	},
	upload_total_full: {
		status: 422,
		message:
			"Mehr Fotos können wir für Sie nicht aufbewahren. Fotos, die in keinem Entwurf liegen, löschen wir nach 30 Tagen; danach ist wieder Platz.",
		english:
			"We cannot keep more photos for you. Photos that are in no design are deleted after 30 days; then there is room again.",
	},
	upload_storage_full: {
		status: 507,
		message:
			"Wir können im Moment keine Fotos annehmen. Ihr Entwurf ist gespeichert; bitte versuchen Sie es später noch einmal.",
		english: "We cannot take photos at the moment. Your design is saved; please try again later.",
	},
	upload_empty: { status: 422, message: "Die Datei ist leer. Bitte wählen Sie das Foto noch einmal aus." },
	upload_damaged: {
		status: 422,
		message:
			"Die Fotodatei ist beschädigt oder unvollständig. Bitte übertragen Sie das Foto noch einmal von der Kamera oder vom Telefon.",
		english:
			"The photo file is damaged or incomplete. Please copy the photo from the camera or the phone once more.",
	},

	line_unknown: { status: 404, message: "Diese Position gibt es nicht." },
	cart_stale: { status: 412, message: "Der Warenkorb wurde inzwischen an anderer Stelle geändert." },
	cart_full: { status: 422, message: "Der Warenkorb ist voll." },
	cart_empty: { status: 422, message: "Der Warenkorb ist leer." },
	design_not_printable: { status: 422, message: "Der Entwurf lässt sich so noch nicht drucken." },
	confirmation_needed: {
		status: 422,
		message: "Bitte bestätigen Sie zuerst, was auf der Karte so bleiben soll.",
		english: "Please confirm first what shall stay on the card as it is.",
	},

	address_invalid: { status: 422, message: "Bitte prüfen Sie Ihre Angaben." },
	shipping_not_available: { status: 422, message: "Dorthin liefern wir leider noch nicht." },
	total_changed: {
		status: 409,
		message: "Der Gesamtbetrag hat sich geändert. Bitte prüfen Sie den Warenkorb noch einmal.",
	},
	payment_not_available: { status: 422, message: "Diese Zahlungsart ist für diesen Betrag nicht möglich." },
	idempotency_key_reused: {
		status: 422,
		message: "Dieser Idempotency-Key gehört schon zu einer anderen Bestellung.",
	},
	checkout_running: {
		status: 409,
		message:
			"Ihre Bestellung wird gerade ausgeführt. Bitte versuchen Sie es in einigen Sekunden noch einmal.",
		english: "Your order is being placed. Please try again in a few seconds.",
	},

	order_unknown: { status: 404, message: "Diese Bestellung gibt es nicht, oder der Link ist unvollständig." },
	print_data_removed: {
		status: 410,
		message: "Die Druckdaten sind gelöscht. Wir bewahren sie nach dem Versand sechs Monate lang auf.",
		english: "The print data have been removed. We keep them for six months after an order was sent.",
	},
	move_impossible: { status: 409, message: "Dieser Schritt ist im jetzigen Zustand nicht möglich." },
	mail_unknown: {
		status: 404,
		message: "Diese E-Mail gibt es nicht.",
		english: "There is no such mail.",
	},
	mail_on_its_way: {
		status: 409,
		message: "Diese E-Mail ist schon unterwegs oder wurde inzwischen noch einmal gesendet.",
		english: "This mail is already on its way, or has been sent again meanwhile.",
	},
	contact_removed: {
		status: 409,
		message: "Die Kontaktdaten dieser Bestellung sind gelöscht. Sie wird nicht mehr angeschrieben.",
		english: "The contact details of this order have been removed. Nobody is written to any more.",
	},
	file_unknown: { status: 404, message: "Diese Datei gibt es nicht." },

	login_refused: { status: 401, message: "E-Mail-Adresse oder Passwort stimmen nicht." },
	login_locked: {
		status: 429,
		message: "Zu viele Fehlversuche. Bitte versuchen Sie es in einigen Minuten noch einmal.",
	},
	login_required: { status: 401, message: "Bitte melden Sie sich an." },
	right_missing: { status: 403, message: "Das erlaubt Ihr Zugang nicht." },

	price_list_unknown: { status: 404, message: "Diese Preisliste gibt es nicht." },
	price_table_unknown: { status: 404, message: "Diese Preistabelle gibt es nicht." },
	price_change_refused: { status: 422, message: "Diese Preise lassen sich so nicht speichern." },
	price_change_unknown: { status: 404, message: "Diese Preisänderung gibt es nicht." },
	price_change_begun: {
		status: 409,
		message: "Diese Preisänderung gilt schon und lässt sich nicht mehr zurückziehen.",
	},
	price_sheet_unreadable: { status: 422, message: "Diese Preistabelle lässt sich so nicht lesen." },
	catalogue_subject_unknown: { status: 404, message: "Diese Tabelle hat der Katalog nicht." },
});

export type RefusalCode = keyof typeof refusalTable;
