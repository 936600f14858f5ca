import type { Finding } from "@offizin/design";

/** What the one tap does, by the rule it makes good. */
export function repairLabelOf(rule: Finding["rule"]) {
	switch (rule) {
		case "text.missingGlyph":
		case "text.fallbackFont":
		case "text.unsupportedScript":
			return "repair.font";
		case "text.outsideTrim":
		case "text.outsideSafe":
		case "text.overFold":
		case "text.overHole":
		case "text.overDie":
		case "text.inReserved":
		case "qr.outsideTrim":
		case "qr.outsideSafe":
		case "qr.overFold":
		case "qr.overHole":
		case "qr.overDie":
		case "qr.inReserved":
			return "repair.moveInside";
		case "name.differs":
			return "repair.name";
		case "text.wrongWeekday":
			return "repair.weekday";
		case "text.invisible":
		case "text.manyInks":
		case "text.richBlack":
			return "repair.ink";
		case "text.inHeavyInk":
		case "text.openInPhoto":
			return "repair.larger";
		case "text.overflow":
		case "text.dividedWord":
			return "repair.smaller";
		case "text.tooSmall":
		case "qr.tooSmall":
			return "repair.larger";
		case "bleed.missing":
			return "repair.intoBleed";
		case "line.hairline":
		case "foil.tooFine":
		case "relief.tooFine":
			return "repair.bolder";
		case "foil.nearEdge":
		case "relief.nearFold":
			return "repair.fromEdge";
		case "foil.onPhoto":
		case "foil.areaTooLarge":
			return "repair.withoutFoil";
		case "qr.quietZone":
			return "repair.freeCode";
		case "qr.lowContrast":
			return "repair.contrast";
		case "field.noGuests":
			return "repair.withoutAddresses";
		case "field.unlisted":
			return "repair.withoutFields";
		case "text.covered":
		case "date.differs":
		case "text.sample":
		case "names.missing":
		case "fact.missing":
		case "field.unfilled":
		case "photo.empty":
		case "photo.lowResolution":
		case "photo.outline":
		case "photo.duller":
		case "qr.tooLong":
		case "qr.empty":
		case "qr.noDay":
		case "ink.vanishes":
			return "repair.mend";
	}
}
