import { numeralAtStartDe, numeralDe } from "./numeral-de.ts";
import { wallFacts } from "./wall-facts.server.ts";

const { labelOf, largestOf, softBelow } = wallFacts;
const all = numeralDe(wallFacts.materials);

const works = [
	{ left: 4.6, title: "Allium", material: "Leinwand", size: "60 × 80 cm", place: "über eine Kommode" },
	{ left: 22.7, title: "Bergtal", material: "Alu-Dibond", size: "150 × 70 cm", place: "über ein Sofa" },
	{ left: 59.2, title: "Akanthus", material: "Leinwand", size: "40 × 60 cm", place: "neben eine Tür" },
	{ left: 72.1, title: "Schlucht", material: "Acrylglas", size: "80 × 60 cm", place: "an den Esstisch" },
	{ left: 92.1, title: "Hafen", material: "Acrylglas", size: "30 × 20 cm", place: "ins Regal" },
] as const;

const materials = [
	{
		still: "bildwand-material-leinwand",
		name: wallFacts.nameOf("leinwand"),
		facts: labelOf("leinwand"),
		suits: "Porträts, Landschaften, alles mit weichem Licht. Verzeiht ein körniges Foto.",
		not: "Nichts für Bad und Küche: Gewebe nimmt Feuchtigkeit auf.",
		picture: "Kante einer Leinwand: das Bild läuft um den Keilrahmen herum",
	},
	{
		still: "bildwand-material-acrylglas",
		name: wallFacts.nameOf("acrylglas"),
		facts: labelOf("acrylglas"),
		suits: "Kräftige Farben und Nachtaufnahmen; Schwarz wird tief.",
		not: `Gegenüber einem Fenster spiegelt es. Unter ${softBelow("acrylglas")} Pixeln je Zoll sieht man jeden Fehler.`,
		picture: "Kante eines Acrylglasbilds: das Licht läuft im Glas entlang",
	},
	{
		still: "bildwand-material-aludibond",
		name: wallFacts.nameOf("aludibond"),
		facts: labelOf("aludibond"),
		suits: "Architektur, Schwarzweiß, Bad und Flur. Spiegelt nicht, verzieht sich nicht.",
		not: "Ohne Rahmen wirkt es kühl; Gesichter mögen lieber Leinwand.",
		picture: "Kante eines Alu-Dibond-Bilds: zwei Linien Aluminium, dazwischen Schwarz",
	},
] as const;

/** Copy of the wall-art brand's home page. Nothing is sold yet, so it names no price itself (§ 3 PAngV: "ab" must be buyable). */
export const bildwandHome = {
	title: "Wandbilder auf Leinwand, Acrylglas und Alu-Dibond",
	description: `Bildwand druckt Ihr Foto groß: auf ${all} Materialien, bis ${wallFacts.largest}. Eröffnung im Frühjahr 2027. Formate, Materialien und die nötige Auflösung stehen schon hier.`,
	hero: {
		headline: "Ihr Foto, ganz groß.",
		text: `Bildwand druckt Ihr Foto auf ${all} Materialien: auf Leinwand bis ${largestOf("leinwand")}, auf Acrylglas und Alu-Dibond bis ${largestOf("aludibond")}. Wir eröffnen im Frühjahr 2027. Bis dahin steht hier alles, was Sie zum Aussuchen brauchen: Formate, Kanten, Pixel und Preise.`,
		opening: "Eröffnung Frühjahr 2027",
		picture: "Dunkle Wand, eine Lampe, ein breites Bild: ein Bergtal in den französischen Alpen",
		label: ["Bergtal", "Alu-Dibond", "200 × 95 cm", wallFacts.weightOf("aludibond", "200x95")],
	},
	line: {
		headline: `${numeralAtStartDe(works.length)} Formate, ein Maßstab`,
		text: "Ein 30 × 20 ist eine Postkarte an der Wand, ein 150 × 70 füllt den Platz über einem Sofa. Halten Sie vor dem Aussuchen Zeitungspapier in der Größe an die Wand.",
		picture: "Bilder im gleichen Maßstab nebeneinander an einer hellen Wand",
		works,
	},
	materials: {
		headline: `${numeralAtStartDe(materials.length)} Kanten`,
		text: `Von vorn sieht man das Foto. Was die Materialien trennt, sieht man von der Seite: ${numeralDe(materials.length)} von ${all} zeigen wir hier.`,
		items: materials,
	},
	resolution: {
		headline: "Reicht Ihr Foto?",
		text: "Tragen Sie die Pixel Ihres Fotos ein; die Zahl steht in den Bildinformationen. Es wird nichts hochgeladen. „Gut“ heißt: scharf auch für den, der nahe herangeht, die Kante der Leinwand eingerechnet.",
	},
	products: "Was es kostet",
	end: {
		headline: "Wir sagen Bescheid.",
		text: "Eine Zeile genügt, und Sie hören einmal von uns: am Tag der Eröffnung. Danach löschen wir Ihre Adresse.",
		action: "E-Mail schreiben",
	},
} as const;
