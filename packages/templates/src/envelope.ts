import { invariant } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import { type CardFormat, cardFormat, cardFormats } from "@offizin/formats";
import { type EnvelopeOrder, envelopeLayout } from "./envelope-layout.ts";
import { eukalyptusEnvelope } from "./eukalyptus/envelope.ts";
import { soireeEnvelope } from "./soiree/envelope.ts";
import type { Colorway } from "./theme.ts";

const recipes: Readonly<Record<string, (order: EnvelopeOrder) => DesignDocument>> = {
	eukalyptus: eukalyptusEnvelope,
	soiree: soireeEnvelope,
};

/** Formats of finished envelopes, printed with addresses. */
export const envelopeFormats: readonly CardFormat[] = cardFormats.filter(
	({ form }) => form === "briefumschlag",
);

/**
 * The envelope of a theme: `{{adresse}}` of each guest on the front, the sender on the flap, and nothing where the
 * machines of the post read. Its ink is for light paper. Throws for a theme without envelopes, or a format that is
 * none. The shop does not list it.
 */
export function envelopeDocument(themeId: string, formatType: string, colorway: Colorway): DesignDocument {
	const recipe = recipes[themeId];
	invariant(recipe, `${themeId} has no envelopes`);
	const format = cardFormat(formatType);
	invariant(format?.form === "briefumschlag", `${formatType} is no envelope`);
	const template = `${themeId}-${formatType}-${colorway.key}`;
	const document = recipe({ template, formatType, layout: envelopeLayout(format), colorway });
	return { ...document, fields: [{ key: "adresse", label: "Adresse", sample: SAMPLE }] };
}

const SAMPLE = "Anna Weiß & Ben Schwarz\nSonnenweg 8\n80331 München";
