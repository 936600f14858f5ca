import { geometryOf } from "@offizin/assortment";
import {
	type CheckContext,
	checkDocument,
	checkRecords,
	type DesignDocument,
	type Finding,
	type InkColors,
	type RecordFinding,
} from "@offizin/design";
import { refinementOf } from "@offizin/formats";
import type { Fonts } from "../../adapters/fonts/fonts.ts";
import { knownPart, withKnownParts } from "./known-parts.ts";

/** What is known of the press a design will be printed on, for its checks. */
export interface PressFacts {
	/** Key of the print profile. */
	readonly profile: string;
	/** Share of each photo, 0–1, whose colours it makes visibly duller, by upload; what nobody has looked at yet is missing. */
	readonly colorLoss: ReadonlyMap<string, number>;
}

/** A document as it is to be made. */
export interface Checked {
	readonly document: DesignDocument;
	readonly press: PressFacts;
}

/**
 * What would stop or blemish the print of a design; `colors` as its press shows its inks. Pages that were judged before
 * under the same conditions are not judged again.
 */
export function checkDesign(checked: Checked, fonts: Fonts, colors: InkColors | undefined): Finding[] {
	const document = withKnownParts(checked.document);
	const { format, ...context } = contextOf({ ...checked, document }, fonts, colors && knownPart(colors));
	return checkDocument(document, { ...context, format: knownPart(format) });
}

/** What keeps guests of its list from being printed. */
export function checkGuests(
	checked: Checked,
	fonts: Fonts,
	colors: InkColors | undefined,
): readonly RecordFinding[] {
	const { document } = checked;
	const rows = (document.guests ?? []).map((values, index) => ({ row: index + 1, values }));
	return checkRecords(document, rows, contextOf(checked, fonts, colors)).findings;
}

function contextOf(
	{ document, press: { colorLoss } }: Checked,
	{ shaper, qr }: Fonts,
	colors: InkColors | undefined,
): CheckContext {
	const { configuration } = document;
	return {
		format: geometryOf(document),
		refinement: refinementOf(configuration),
		paperType: configuration.paperType ?? "",
		colors,
		colorLoss: (upload) => colorLoss.get(upload) ?? 0,
		shaper,
		qr,
	};
}
