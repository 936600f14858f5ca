import { type Size, toMm, type Um } from "@offizin/units";
import type { FileFinding, FileRule } from "./file-finding.ts";

/** A finding in words that help the operator: where it is, what it is, and whom to ask. */
export function fileFindingWordsDe(finding: FileFinding): string {
	return `${placeOf(finding)}: ${wordsOf(finding)}`;
}

function placeOf({ file, page, pages }: FileFinding): string {
	if (page === undefined) return file;
	const more = pages === 1 ? "" : ` und ${pages - 1} ${pages === 2 ? "weiteren" : "weiteren Seiten"}`;
	return `${file}, auf Seite ${page}${more}`;
}

function wordsOf(finding: FileRule): string {
	switch (finding.rule) {
		case "file.unreadable":
			return `Die Datei lässt sich nicht zurücklesen (${finding.detail}). Bitte starten Sie den Auftrag neu.`;
		case "pageCount.wrong":
			return `Die Datei hat ${finding.pages} statt ${finding.expected} Seiten.`;
		case "box.trim":
			return `Das Endformat ist ${sizeWords(finding.found)} statt ${sizeWords(finding.expected)}.`;
		case "box.bleed":
			return `Das Format mit Beschnitt ist ${sizeWords(finding.found)} statt ${sizeWords(finding.expected)}, oder es liegt nicht mittig um das Endformat.`;
		case "font.notEmbedded":
			return `Die Schrift ${finding.font} ist nicht eingebettet.`;
		case "plate.unexpected":
			return `Die Druckform „${finding.plate}“ gehört nicht zu diesem Auftrag. Bitte prüfen Sie die Namen im Druckprofil.`;
		case "plate.missing":
			return `Auf der Druckform „${finding.plate}“ steht nichts, obwohl der Auftrag sie verlangt.`;
		case "plate.notFull":
			return `Auf der Druckform „${finding.plate}“ stehen ${finding.percent} % statt Vollton. Folie, Lack und Werkzeuge kennen keine Töne.`;
		case "plate.knocksOut":
			return `Die Druckform „${finding.plate}“ spart den Druck darunter aus, statt zu überdrucken.`;
		case "plate.noStep":
			return `Was auf der Druckform „${finding.plate}“ steht, liegt nicht in der Ebene seines Verarbeitungsschritts (ISO 19593-1).`;
		case "plate.all":
			return "Die Passerfarbe liegt im Druckbild. Sie ist nur für Marken außerhalb des Beschnitts da.";
		case "overprint.white":
			return "Weiß ist auf Überdrucken gestellt und würde verschwinden.";
		case "overprint.blackArea":
			return "Eine schwarze Fläche ist auf Überdrucken gestellt; was darunter liegt, würde durchscheinen.";
		case "overprint.blackText":
			return `Der schwarze Text „${finding.text}“ spart den Druck darunter aus, statt zu überdrucken.`;
		case "transparency.used":
			return `Die Seite enthält Transparenz (${finding.kind}); das Druckprofil lässt keine zu.`;
		case "colour.wrongSpace":
			return `Die Seite enthält Farben in ${finding.space}, die nicht zum Druckprofil passen.`;
		case "outputIntent.missing":
			return `Die Ausgabebedingung ${finding.condition} fehlt.`;
		case "outputIntent.other":
			return `Die Ausgabebedingung oder ihr ICC-Profil ist eine andere als im Druckprofil (${finding.condition}).`;
		case "standard.missing":
			return `Die Datei nennt sich nicht ${finding.standard}.`;
		case "trapped.missing":
			return "Die Angabe zum Überfüllen (Trapped) fehlt.";
		case "content.active":
			return `Die Datei enthält etwas, das im Druck nichts zu suchen hat (${finding.kind}).`;
		case "photo.lowResolution":
			return `Ein Foto hat gedruckt nur ${finding.ppi} ppi.`;
		case "line.hairline":
			return `Eine Linie ist mit ${millimetres(finding.width)} zu fein; ab ${millimetres(finding.least)} hält sie.`;
		case "foil.tooFine":
			return fineWords("Folie", finding);
		case "relief.tooFine":
			return fineWords("Relieflack", finding);
		case "text.tooSmall":
			return `Der Text „${finding.text}“ ist mit ${decimal(finding.pt)} pt sehr klein; ab ${decimal(finding.least)} pt ist er sicher zu lesen.`;
		case "text.outsideTrim":
			return `Der Text „${finding.text}“ ragt über das Endformat hinaus und wird abgeschnitten.`;
		case "bleed.missing":
			return finding.past > 0
				? `Ein Bild oder eine Fläche reicht nur ${millimetres(finding.past)} über das Endformat hinaus.`
				: `Ein Bild oder eine Fläche endet am Schnitt und hat keinen Beschnitt.`;
		case "ink.overLimit":
			return `Der Farbauftrag erreicht ${finding.percent} %; das Papier nimmt höchstens ${finding.limit} % auf.`;
	}
}

function fineWords(
	what: string,
	{ part, width, least }: Extract<FileRule, { rule: "foil.tooFine" | "relief.tooFine" }>,
): string {
	if (part === "gap")
		return `${what}: Ein Zwischenraum ist zu eng und läuft zu; ab ${millimetres(least)} bleibt er offen.`;
	const found = width === undefined ? "Ein Teil der Form" : `Eine Linie ist mit ${millimetres(width)}`;
	const verb = width === undefined ? " ist zu fein" : " zu fein";
	return `${what}: ${found}${verb}; ab ${millimetres(least)} hält sie.`;
}

function sizeWords(size: Size | undefined): string {
	return size ? `${decimal(toMm(size.width))} × ${millimetres(size.height)}` : "nicht angegeben";
}

function millimetres(um: Um): string {
	return `${decimal(toMm(um))} mm`;
}

function decimal(value: number): string {
	return String(Math.round(value * 100) / 100).replace(".", ",");
}
