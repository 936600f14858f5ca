import { cardProductFor } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { defaultConfiguration } from "@offizin/solver";
import { envelopesFor } from "./build-envelope.ts";
import type { Template } from "./template.ts";
import type { CardRecipe, Colorway, Theme } from "./theme.ts";
import { themes } from "./themes.ts";

/** What a template is made of. */
interface Plan {
	readonly theme: Theme;
	readonly colorway: Colorway;
	readonly card: CardRecipe;
}

function idOf({ theme, colorway, card }: Plan): string {
	return `${theme.id}-${card.formatType}-${colorway.key}`;
}

const plans: ReadonlyMap<string, Plan> = new Map(
	themes
		.flatMap((theme) =>
			theme.colorways.flatMap((colorway) => theme.cards.map((card): Plan => ({ theme, colorway, card }))),
		)
		.map((plan) => [idOf(plan), plan]),
);

/** Of all templates: theme by theme, colour by colour, in the order of the recipes. */
export const templateIds: readonly string[] = [...plans.keys()];

/** Makes one template. Throws for an id that is none of `templateIds`. */
export function buildTemplate(id: string): Template {
	const plan = plans.get(id);
	invariant(plan, `${id} is a template`);
	const { theme, colorway, card } = plan;
	const configuration = {
		...defaultConfiguration(cardProductFor({ ...card, refinements: theme.refinements })),
		paperType: card.paperType,
		refinementType: colorway.refinementType,
	};
	const document = { ...card.build(colorway, id), configuration };
	return {
		id,
		productType: "card",
		formatType: card.formatType,
		pages: document.pages.map(({ key }) => key),
		themeId: theme.id,
		kind: card.kind,
		occasion: theme.occasion,
		style: theme.style,
		colorway: colorway.key,
		color: colorway.facet,
		colors: theme.colorways.map((other) => {
			const { key, facet } = other;
			return { id: idOf({ ...plan, colorway: other }), key, facet };
		}),
		siblings: theme.cards.filter((other) => other !== card).map((other) => idOf({ ...plan, card: other })),
		envelopes: envelopesFor(theme, colorway, card.formatType),
		created: card.created ?? theme.created,
		startPopularity: card.startPopularity,
		refinements: theme.refinements,
		hasPhoto: document.pages.some(({ elements }) => elements.some(({ type }) => type === "photo")),
		hasDesignedBack: document.pages.some(({ key, elements }) => key === "back" && elements.length > 2),
		defaultConfiguration: configuration,
		document,
	};
}
