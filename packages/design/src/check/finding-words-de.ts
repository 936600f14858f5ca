import { BLEED, printLimits } from "@offizin/formats";
import { toMm, type Um } from "@offizin/units";
import type { Finding } from "./finding.ts";

/** What a finding means and what helps, in German: the same words in the editor, at the cart and for the press. */
export function findingWordsDe(finding: Finding): string {
	switch (finding.rule) {
		case "text.overflow":
			return "Der Text ist länger, als das Feld fasst. Bitte kürzen Sie ihn oder wählen Sie eine kleinere Schrift.";
		case "text.dividedWord":
			return "Ein Wort ist länger als die Zeile und würde ohne Trennstrich zerteilt. Bitte kürzen Sie es oder wählen Sie eine kleinere Schrift.";
		case "text.missingGlyph":
			return `Diese Schrift kennt ${quoted(finding.characters)} nicht.`;
		case "text.fallbackFont":
			return `Diese Schrift hat nicht alle Buchstaben von ${quoted(finding.words)}; wir setzen das in einer ähnlichen.`;
		case "text.unsupportedScript":
			return "Diese Schriftzeichen setzen wir noch nicht richtig. Bitte schreiben Sie den Text in lateinischer Schrift.";
		case "text.tooSmall":
			return `Mit ${decimal(finding.pt)} pt ist die Schrift sehr klein und im Druck schwer zu lesen; ab ${decimal(finding.least)} pt ist sie sicher.`;
		case "text.invisible":
			return "Der Text hat fast die Farbe dessen, worauf er steht; gedruckt ist er kaum zu sehen.";
		case "text.covered":
			return "Der Text liegt unter einem anderen Element und ist gedruckt nicht zu sehen.";
		case "text.manyInks":
			return `Die Schrift ist mit ${decimal(finding.pt)} pt klein und wird aus ${finding.inks} Druckfarben gemischt. Liegen sie nicht genau übereinander, wird sie unscharf; unter ${printLimits.smallText.pt} pt sind höchstens ${printLimits.smallText.inks} Farben sicher.`;
		case "text.richBlack":
			return `Die Schrift ist mit ${decimal(finding.pt)} pt klein, und ihr Schwarz ist aus ${finding.inks} Druckfarben gemischt. Reines Schwarz bleibt scharf.`;
		case "text.inHeavyInk":
			return `Helle Schrift von ${decimal(finding.pt)} pt läuft in einer Fläche mit ${finding.percent} % Farbauftrag leicht zu; ab ${decimal(finding.least)} pt bleibt sie offen.`;
		case "text.openInPhoto":
			return `Helle Schrift von ${decimal(finding.pt)} pt läuft in dunklen Stellen eines Fotos leicht zu; ab ${decimal(finding.least)} pt bleibt sie offen.`;
		case "text.outsideTrim":
			return "Der Text ragt über den Rand der Karte hinaus und würde abgeschnitten.";
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
		case "date.differs":
			return `Hier steht der ${finding.date}, bei „${finding.where}“ der ${finding.other}. Bitte prüfen Sie, welcher Tag der richtige ist.`;
		case "text.sample":
			return `Hier steht noch der Beispieltext: ${quoted([beginning(finding.text)])}.`;
		case "names.missing":
			return "Das Feld für den Namen ist leer. Die Karte wird hier ohne Namen gedruckt.";
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
		case "bleed.missing":
			return bleedWords(finding);
		case "ink.vanishes":
			return finding.paper === "kraft"
				? "Auf Kraftpapier wird, was im Entwurf weiß ist, braun. Gedruckt hebt sich dieses Element kaum vom Papier ab."
				: "Getöntes Papier gibt allem, was im Entwurf weiß ist, seinen Ton. Gedruckt hebt sich dieses Element kaum vom Papier ab.";
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
		case "relief.nearFold":
			return "Der Relieflack liegt auf dem Falz oder nah daran und kann dort brechen.";
		case "foil.areaTooLarge":
			return `Die Folie bedeckt ${finding.percent} % der Seite. Bis 40 % liegt sie glatt.`;
		case "qr.tooSmall":
			return `Der Code ist mit ${millimetres(finding.width)} zu klein, um ihn sicher zu lesen; ab ${millimetres(finding.least)} geht es.`;
		case "qr.tooLong":
			return "Der Inhalt ist zu lang für einen Code. Bitte nehmen Sie einen kürzeren Link.";
		case "qr.empty":
			return "Der Code hat noch keinen Inhalt.";
		case "qr.outsideTrim":
			return "Der Code ragt über den Rand der Karte hinaus und würde angeschnitten; er ließe sich nicht mehr lesen.";
		case "qr.outsideSafe":
			return "Der Code steht sehr nah am Rand und könnte beim Schneiden angeschnitten werden.";
		case "qr.overFold":
			return finding.severity === "error"
				? "Der Code liegt über dem Falz; geknickt ließe er sich nicht mehr lesen."
				: "Der Code steht zu nah am Falz.";
		case "qr.overHole":
			return finding.severity === "error"
				? "Die Bohrung geht durch den Code; er ließe sich nicht mehr lesen."
				: "Der Code steht zu nah an der Bohrung.";
		case "qr.overDie":
			return finding.severity === "error"
				? "Die Stanzkontur schneidet den Code an; er ließe sich nicht mehr lesen."
				: "Der Code steht zu nah an der Stanzkontur.";
		case "qr.inReserved":
			return "Der Code steht in einem Feld, das frei bleiben muss.";
		case "qr.quietZone":
			return "Rund um den Code steht etwas zu nah; er braucht einen freien Rand.";
		case "qr.lowContrast":
			return "Der Code hebt sich zu wenig vom Untergrund ab.";
	}
}

const edgeWords = { left: "links", top: "oben", right: "rechts", bottom: "unten" } as const;

function bleedWords({ severity, edges, past }: Extract<Finding, { rule: "bleed.missing" }>): string {
	const where = listed(edges.map((edge) => edgeWords[edge]));
	if (severity === "error") {
		return `Hier endet das Motiv ${where} am Schnitt. Es muss dort ${millimetres(BLEED)} über den Rand hinausreichen, sonst kann beim Schneiden ein weißer Streifen bleiben.`;
	}
	return past > 0
		? `Das Motiv reicht ${where} nur ${millimetres(past)} über den Rand hinaus; mit ${millimetres(BLEED)} bleibt beim Schneiden sicher kein weißer Streifen.`
		: `Zwischen Motiv und Rand bleiben ${where} nur ${millimetres(-past)}. Ein so schmaler Streifen wird beim Schneiden leicht ungleich breit.`;
}

function listed(words: readonly string[]): string {
	const [last = "", ...others] = [...words].reverse();
	return others.length === 0 ? last : `${others.reverse().join(", ")} und ${last}`;
}

/** Enough of a text to know it by. */
function beginning(text: string): string {
	const line = text.replace(/\s+/g, " ");
	return line.length > 60 ? `${line.slice(0, 59).trimEnd()} …` : line;
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
