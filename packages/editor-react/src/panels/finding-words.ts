import type { Finding } from "@offizin/design";
import type { Translate } from "../translator.ts";

/** A finding as a sentence that says what is wrong and, where it helps, what to do. */
export function findingInWords(finding: Finding, t: Translate): string {
	switch (finding.rule) {
		case "text.overflow":
			return t("check.overflow");
		case "text.outsideSafe":
			return t("check.outsideSafe");
		case "text.tooSmall":
			return t("check.tooSmall", { pt: finding.pt });
		case "text.missingGlyph":
			return t("check.missingGlyph", { characters: finding.characters.map((one) => `„${one}“`).join(", ") });
		case "photo.empty":
			return t("check.empty");
		case "photo.lowResolution":
			return t("check.lowResolution", { ppi: finding.ppi });
	}
}
