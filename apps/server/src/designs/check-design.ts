import { type CardConfiguration, formatOf, punchedFormat } from "@offizin/catalog";
import { checkDocument, type DesignDocument, type Finding } from "@offizin/design";
import type { Fonts } from "../fonts/fonts.ts";

/** A document as it is to be made. */
export interface Checked {
	readonly document: DesignDocument;
	readonly configuration: CardConfiguration;
}

/** What would stop or blemish the print of a design as it is configured. */
export function checkDesign({ document, configuration }: Checked, { shaper, qr }: Fonts): Finding[] {
	return checkDocument(document, {
		format: punchedFormat(formatOf(document), configuration.punching),
		refinement: configuration.refinementType,
		paperType: configuration.paperType,
		shaper,
		qr,
	});
}
