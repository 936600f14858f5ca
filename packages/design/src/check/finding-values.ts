import { BLEED, printLimits } from "@offizin/formats";
import { toMm, type Um } from "@offizin/units";
import type { FeastFact } from "../document/fact.ts";
import type { Finding, PageEdge } from "./finding.ts";

/** How a language writes what a finding names. */
interface FindingTerms {
	readonly quote: (text: string) => string;
	/** "left, top and right". */
	readonly edges: (edges: readonly PageEdge[]) => string;
	/** "Saturday" for 6; 0 is Sunday. */
	readonly weekday: (weekday: number) => string;
	/** The name of an element, by its label. */
	readonly element: (label: string) => string;
	/** "Date of the feast". */
	readonly fact: (fact: FeastFact) => string;
}

/** What the words of a finding's rule are filled with: millimetres, points, percent, and names in quotes. */
export function findingValues(
	finding: Finding,
	{ quote, edges, weekday, element, fact }: FindingTerms,
): Readonly<Record<string, string | number>> {
	const quoted = (words: readonly string[]) => words.map(quote).join(", ");
	switch (finding.rule) {
		case "text.missingGlyph":
			return { characters: quoted(finding.characters) };
		case "text.fallbackFont":
			return { words: quoted(finding.words) };
		case "text.tooSmall":
		case "text.openInPhoto":
			return { pt: finding.pt, least: finding.least };
		case "text.manyInks": {
			const { pt: smallPt, inks: smallInks } = printLimits.smallText;
			return { pt: finding.pt, inks: finding.inks, smallPt, smallInks };
		}
		case "text.richBlack":
			return { pt: finding.pt, inks: finding.inks };
		case "text.inHeavyInk":
			return { pt: finding.pt, least: finding.least, percent: finding.percent };
		case "text.wrongWeekday":
			return { date: finding.date, right: weekday(finding.right), written: weekday(finding.written) };
		case "date.differs":
			return { date: finding.date, other: finding.other, where: element(finding.where) };
		case "text.sample":
			return { text: quote(beginning(finding.text)) };
		case "name.differs":
			return { written: quote(finding.written), name: quote(finding.name) };
		case "fact.missing":
			return { fact: fact(finding.fact) };
		case "field.unfilled":
		case "field.unlisted":
			return { fields: quoted(finding.fields) };
		case "photo.lowResolution": {
			// Findings of earlier releases were all of what is held in a hand.
			const { refuse = printLimits.ppi.refuse, warn = printLimits.ppi.warn } = finding;
			return { severity: finding.severity, ppi: finding.ppi, refuse, warn };
		}
		case "photo.outline":
			return { lacks: finding.lacks };
		case "photo.duller":
			return { percent: finding.percent };
		case "foil.areaTooLarge":
			return { percent: finding.percent, most: printLimits.foilArea };
		case "bleed.missing":
			return {
				reach: finding.severity === "error" ? "none" : finding.past > 0 ? "some" : "short",
				edges: edges(finding.edges),
				past: millimetres(Math.abs(finding.past)),
				bleed: millimetres(BLEED),
			};
		case "ink.vanishes":
			return { paper: finding.paper };
		case "line.hairline":
		case "qr.tooSmall":
			return { width: millimetres(finding.width), least: millimetres(finding.least) };
		case "foil.tooFine":
		case "relief.tooFine":
			return { least: millimetres(finding.least) };
		case "qr.overFold":
		case "qr.overHole":
		case "qr.overDie":
			return { severity: finding.severity };
		default:
			return {};
	}
}

/** Enough of a text to know it by. */
function beginning(text: string): string {
	const line = text.replace(/\s+/g, " ");
	return line.length > 60 ? `${line.slice(0, 59).trimEnd()} …` : line;
}

function millimetres(length: number): number {
	return Math.round(toMm(length as Um) * 100) / 100;
}
