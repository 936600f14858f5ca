import type { Command } from "../command/command.ts";
import type { FeastFact } from "../document/fact.ts";

/** How a finding can be mended: by commands ready to be applied, or by something only a person can do. */
export type Repair =
	| { readonly kind: "commands"; readonly commands: readonly Command[] }
	| { readonly kind: "shortenText" | "choosePhoto" | "moveInside" | "chooseFont" | "enlarge" };

type FindingSeverity = "error" | "confirm" | "warning";

export type PageEdge = "left" | "top" | "right" | "bottom";

/**
 * A finding about a design, as data: `error` stops an order, `confirm` does unless it is agreed to by its key
 * (`confirmationKey`), `warning` is shown and may be accepted. Rule ids are stable, the finished file is checked under the same ids; the interface puts them into words.
 */
export type Finding = {
	readonly severity: FindingSeverity;
	readonly page: string;
	readonly element: string;
	readonly label: string;
	readonly repair?: Repair;
} & FindingRule;

/**
 * What is wrong with a place: beyond the trim, where ink is cut off; nearer to the trim than is safe; on or near a
 * crease, a hole or the die contour; in a zone that stays empty.
 */
export type PlaceRule =
	| "text.outsideTrim"
	| "text.outsideSafe"
	| "text.overFold"
	| "text.overHole"
	| "text.overDie"
	| "text.inReserved"
	| "qr.outsideTrim"
	| "qr.outsideSafe"
	| "qr.overFold"
	| "qr.overHole"
	| "qr.overDie"
	| "qr.inReserved";

export type FindingRule =
	/** `dividedWord`: no line takes the whole of a word, and it is broken where nothing allows it. */
	| { readonly rule: "text.overflow" | "text.dividedWord" }
	| { readonly rule: PlaceRule }
	| { readonly rule: "text.tooSmall"; readonly pt: number; readonly least: number }
	/** In the colour of its ground, or wholly below something else. */
	| { readonly rule: "text.invisible" | "text.covered" }
	/** Small type of more inks than can lie exactly on each other. */
	| { readonly rule: "text.manyInks" | "text.richBlack"; readonly pt: number; readonly inks: number }
	/** Small light type left open in a ground with `percent` of ink. */
	| {
			readonly rule: "text.inHeavyInk";
			readonly pt: number;
			readonly least: number;
			readonly percent: number;
	  }
	/** The same in a photo, whose inks are not known. */
	| { readonly rule: "text.openInPhoto"; readonly pt: number; readonly least: number }
	| {
			readonly rule: "text.missingGlyph";
			readonly characters: readonly string[];
			/** A font the document offers or uses that has them all. */
			readonly fallback?: string;
	  }
	/** Words the font lacks letters for, set in the one that stands in for it. */
	| { readonly rule: "text.fallbackFont"; readonly words: readonly string[] }
	/** Scripts we cannot set in the right order, by their Unicode names. */
	| { readonly rule: "text.unsupportedScript"; readonly scripts: readonly string[] }
	/** Weekdays, 0 is Sunday; `date` as it is written. */
	| {
			readonly rule: "text.wrongWeekday";
			readonly written: number;
			readonly right: number;
			readonly date: string;
	  }
	/** The day of the feast is another one than a text `where` says; both as they are written. */
	| { readonly rule: "date.differs"; readonly date: string; readonly other: string; readonly where: string }
	/** What only the persons of the card can say is as the theme says it. */
	| { readonly rule: "text.sample"; readonly text: string }
	/** A field for a name is empty. */
	| { readonly rule: "names.missing" }
	/** A name that is nearly the one told, and not quite; both as they are written. */
	| { readonly rule: "name.differs"; readonly written: string; readonly name: string }
	/** A fact that texts ask for is not told. */
	| { readonly rule: "fact.missing"; readonly fact: FeastFact }
	/** Guest fields nobody filled in would be printed as they stand; by the names of their columns. */
	| { readonly rule: "field.unfilled"; readonly fields: readonly string[] }
	/** Fields of a guest list that is not there, by the names of their columns. */
	| { readonly rule: "field.unlisted"; readonly fields: readonly string[] }
	/** What each guest needs, as an envelope its address, and there is no guest list. */
	| { readonly rule: "field.noGuests" }
	| { readonly rule: "photo.empty" }
	/** `warn` and `refuse` where they are not those of what is held in a hand (`printLimits.ppi`). */
	| {
			readonly rule: "photo.lowResolution";
			readonly ppi: number;
			readonly warn?: number;
			readonly refuse?: number;
	  }
	/** It is to be cut out around what it shows, which is everything ("none") or does not hold together ("pieces"). */
	| { readonly rule: "photo.outline"; readonly lacks: "none" | "pieces" }
	/** The inks cannot show its colours: percent of the photo that is seen duller. */
	| { readonly rule: "photo.duller"; readonly percent: number }
	/** Cut edges that ink comes near without passing them by the bleed; `past` is how far it passes the worst of them. */
	| { readonly rule: "bleed.missing"; readonly edges: readonly PageEdge[]; readonly past: number }
	/** Near white on bare tinted stock, by its key: printed it has the colour of the stock. */
	| { readonly rule: "ink.vanishes"; readonly paper: string }
	/** Widths and distances in whole micrometres. */
	| { readonly rule: "line.hairline"; readonly width: number; readonly least: number }
	/** A form that half of its outline finds narrower than `least`. */
	| { readonly rule: "foil.tooFine" | "relief.tooFine"; readonly least: number }
	| { readonly rule: "foil.onPhoto" | "foil.nearEdge" | "relief.nearFold" }
	| { readonly rule: "foil.areaTooLarge"; readonly percent: number }
	| { readonly rule: "qr.tooSmall"; readonly width: number; readonly least: number }
	| { readonly rule: "qr.tooLong" | "qr.quietZone" | "qr.lowContrast" | "qr.empty" | "qr.noDay" };

/** What names a finding that has to be confirmed: another one as soon as what is to be confirmed is another. */
export function confirmationKey(finding: Finding): string {
	const { rule, element } = finding;
	switch (rule) {
		case "fact.missing":
			return [rule, finding.fact].join(":");
		case "name.differs":
			return [rule, element, finding.written].join(":");
		case "date.differs":
			return [rule, element, finding.date, finding.other].join(":");
		case "text.wrongWeekday":
			return [rule, element, finding.written, finding.date].join(":");
		default:
			return [rule, element].join(":");
	}
}
