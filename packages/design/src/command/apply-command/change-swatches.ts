import { err, ok } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import { elementsOf, inksOf } from "../../document/document-elements.ts";
import { MOST_INK, MOST_OWN_SWATCHES, ownSwatches, ownSwatchKey } from "../../document/own-swatch.ts";
import type { CommandOf } from "../command.ts";
import { withMember } from "../with-member.ts";
import type { Attempt } from "./applied.ts";

/** Who adds a colour that is there changes nothing, and nothing is what undo takes back. */
export function addSwatch(document: DesignDocument, command: CommandOf<"addSwatch">): Attempt {
	const { swatch } = command;
	const key = ownSwatchKey(swatch);
	if (Object.hasOwn(document.swatches, key)) return ok({ document, command, inverse: command });
	const total = swatch.cmyk.reduce((sum, percent) => sum + percent, 0);
	if (total > MOST_INK) return err({ code: "swatch_too_heavy", swatch: key, limit: MOST_INK });
	if (ownSwatches(document).length >= MOST_OWN_SWATCHES) {
		return err({ code: "swatches_full", limit: MOST_OWN_SWATCHES });
	}
	return ok({
		document: { ...document, swatches: { ...document.swatches, [key]: swatch } },
		command,
		inverse: { type: "removeSwatch", key },
	});
}

/** Only of one's own, and only while nothing is printed in it. */
export function removeSwatch(document: DesignDocument, command: CommandOf<"removeSwatch">): Attempt {
	const { key } = command;
	const swatch = ownSwatches(document).includes(key) ? document.swatches[key] : undefined;
	if (!swatch) return err({ code: "swatch_missing", swatch: key });
	const inks = [
		...elementsOf(document).flatMap(inksOf),
		...document.pages.flatMap(({ background }) => (background ? [background] : [])),
		...document.choices.inks,
	];
	if (inks.some((ink) => ink.swatch === key)) return err({ code: "swatch_in_use", swatch: key });
	return ok({
		document: { ...document, swatches: withMember(document.swatches, key, null) },
		command,
		inverse: { type: "addSwatch", swatch },
	});
}
