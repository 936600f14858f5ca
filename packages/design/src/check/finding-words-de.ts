import { printLimits } from "@offizin/catalog";
import { toMm, type Um } from "@offizin/units";
import type { Finding } from "./finding.ts";

/** What a finding means and what helps, in German: the same words in the editor, at the cart and for the press. */
export function findingWordsDe(finding: Finding): string {
	switch (finding.rule) {
		case "text.overflow":
			return "Der Text ist länger, als das Feld fasst. Bitte kürzen Sie ihn oder wählen Sie eine kleinere Schrift.";
		case "text.missingGlyph":
			return `Diese Schrift kennt ${quoted(finding.characters)} nicht.`;
		case "text.unsupportedScript":
			return "Diese Schriftzeichen setzen wir noch nicht richtig. Bitte schreiben Sie den Text in lateinischer Schrift.";
		case "text.tooSmall":
			return `Mit ${decimal(finding.pt)} pt ist die Schrift sehr klein und im Druck schwer zu lesen; ab ${decimal(finding.least)} pt ist sie sicher.`;
		case "text.outsideSafe":
			return "Der Text steht sehr nah am Rand und könnte beim Schneiden angeschnitten werden.";
		case "text.overFold":
			return "Der Text läuft über den Falz oder steht zu nah daran.";
		case "text.overHole":
			return "Der Text steht zu nah an der Bohrung.";
		case "text.overDie":
			return "Der Text steht zu nah an der Stanzkontur.";
		case "text.inReserved":
			return "Der Text steht in einem Feld, das frei bleiben muss.";
		case "text.wrongWeekday":
			return `Der ${finding.date} ist ein ${finding.right}, kein ${finding.written}.`;
		case "field.unfilled":
			return `Hier fehlen noch Angaben aus der Gästeliste: ${quoted(finding.fields)}.`;
		case "photo.empty":
			return "Hier fehlt noch Ihr Foto.";
		case "photo.lowResolution":
			return finding.severity === "error"
				? `Das Foto hätte gedruckt nur ${finding.ppi} ppi; mindestens ${printLimits.ppi.refuse} sind nötig. Bitte wählen Sie ein größeres Foto oder einen größeren Ausschnitt.`
				: `Das Foto hat gedruckt ${finding.ppi} ppi und wird etwas unscharf; ab ${printLimits.ppi.warn} ist es scharf.`;
		case "photo.duller":
			return `Druckfarben leuchten weniger als ein Bildschirm: Auf etwa ${finding.percent} % dieses Fotos werden die Farben im Druck sichtbar matter. Die Vorschau zeigt es schon so, wie es gedruckt wird.`;
		case "line.hairline":
			return `Die Linie ist mit ${millimetres(finding.width)} zu fein und kann im Druck verschwinden; ab ${millimetres(finding.least)} ist sie sicher.`;
		case "foil.tooFine":
			return `Für Folie ist das zu fein gezeichnet; ab ${millimetres(finding.least)} hält sie sicher.`;
		case "relief.tooFine":
			return `Für Relieflack ist das zu fein gezeichnet; ab ${millimetres(finding.least)} hält er sicher.`;
		case "foil.onPhoto":
			return "Die Folie liegt auf einem Foto. Dort haftet sie weniger gut, und das Motiv lenkt vom Glanz ab.";
		case "foil.nearEdge":
			return "Die Folie liegt sehr nah an Rand oder Falz und kann dort ausbrechen.";
		case "foil.areaTooLarge":
			return `Die Folie bedeckt ${finding.percent} % der Seite. Bis 40 % liegt sie glatt.`;
		case "qr.tooSmall":
			return `Der Code ist mit ${millimetres(finding.width)} zu klein, um ihn sicher zu lesen; ab ${millimetres(finding.least)} geht es.`;
		case "qr.tooLong":
			return "Der Inhalt ist zu lang für einen Code. Bitte nehmen Sie einen kürzeren Link.";
		case "qr.empty":
			return "Der Code hat noch keinen Inhalt.";
		case "qr.quietZone":
			return "Rund um den Code steht etwas zu nah; er braucht einen freien Rand.";
		case "qr.lowContrast":
			return "Der Code hebt sich zu wenig vom Untergrund ab.";
	}
}

function quoted(words: readonly string[]): string {
	return words.map((word) => `„${word}“`).join(", ");
}

function decimal(value: number): string {
	return String(value).replace(".", ",");
}

function millimetres(length: number): string {
	return `${decimal(Math.round(toMm(length as Um) * 100) / 100)} mm`;
}
