import { cardProductFor } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { cardFormat } from "@offizin/formats";
import { defaultConfiguration } from "@offizin/solver";
import { envelopeDocument, envelopeFormats } from "./envelope.ts";
import type { Template } from "./template.ts";
import type { Colorway, Theme } from "./theme.ts";
import { themes } from "./themes.ts";

interface Plan {
	readonly theme: Theme;
	readonly formatType: string;
	readonly colorway: Colorway;
}

const PAPER = "naturweiss";

function idOf({ theme, formatType, colorway }: Plan): string {
	return `${theme.id}-${formatType}-${colorway.key}`;
}

const plans: ReadonlyMap<string, Plan> = new Map(
	themes
		.flatMap((theme) =>
			theme.colorways.flatMap((colorway) =>
				envelopeFormats.map(({ key }): Plan => ({ theme, colorway, formatType: key })),
			),
		)
		.map((plan) => [idOf(plan), plan]),
);

/** Of all envelopes that are printed. No list of the shop has them: they are made for a card. */
export const envelopeIds: readonly string[] = [...plans.keys()];

/** The envelopes a card is sent in, in its colour: one for each flap; none for what is sent without. */
export function envelopesFor(theme: Theme, colorway: Colorway, formatType: string): readonly string[] {
	const size = cardFormat(formatType)?.envelope;
	return envelopeFormats
		.filter(({ key }) => key.split("-")[1] === size)
		.map(({ key }) => idOf({ theme, colorway, formatType: key }));
}

/** Makes the template of one envelope. Throws for an id that is none of `envelopeIds`. */
export function buildEnvelope(id: string): Template {
	const plan = plans.get(id);
	invariant(plan, `${id} is an envelope`);
	const { theme, colorway, formatType } = plan;
	const made = cardProductFor({ formatType, refinements: ["ohne"] });
	const configuration = { ...defaultConfiguration(made), paperType: PAPER, refinementType: "ohne" };
	const document = { ...envelopeDocument(theme.id, formatType, colorway), configuration };
	return {
		id,
		productType: "card",
		formatType,
		pages: document.pages.map(({ key }) => key),
		themeId: theme.id,
		// What most of them are sent with.
		kind: "einladung",
		occasion: theme.occasion,
		style: theme.style,
		colorway: colorway.key,
		color: colorway.facet,
		colors: theme.colorways.map((other) => ({
			id: idOf({ ...plan, colorway: other }),
			key: other.key,
			facet: other.facet,
		})),
		siblings: [],
		envelopes: [],
		created: theme.created,
		startPopularity: 0,
		refinements: ["ohne"],
		hasPhoto: false,
		hasDesignedBack: false,
		defaultConfiguration: configuration,
		document,
	};
}
