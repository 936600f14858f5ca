import type { getCompanions, RouteOutput, TemplateDetail, TemplateSummary } from "@offizin/contract";
import type { EditorServices } from "@offizin/editor-react";
import { cardFormat } from "@offizin/formats";
import { formatMoney } from "@offizin/money";
import { say, templateWords, wordsOf } from "@offizin/words";
import { designPath } from "#app/paths.ts";

/** What a card goes with, and what goes with it. */
export type BesideCard = RouteOutput<typeof getCompanions>;

/** What else there is beside a design, and what one copy of it is called. */
type Sale = Pick<NonNullable<EditorServices["sale"]>, "otherDesigns" | "companions" | "piece">;

/** Of a card: its collection, and its envelopes. */
export function cardSale(
	{ colors, siblings, envelopes, formatType }: TemplateDetail,
	beside: BesideCard | null,
	{ locale, prefix }: { readonly locale: string; readonly prefix: string },
): Sale {
	const { other, companions } = wordsOf(locale).editor;
	return {
		otherDesigns: {
			colors: colors.map(({ id, name, color }) => ({ template: id, name, color })),
			cards: siblings.map(({ id, name, from, scene }) => ({
				template: id,
				name,
				price: say(other.price, { quantity: from.quantity, price: formatMoney(from.unit, locale) }, locale),
				picture: scene.src,
			})),
		},
		companions: {
			offers: envelopes.map((one) => ({
				template: one.id,
				name: ownNameOf(one, locale),
				price: say(companions.price, { price: formatMoney(one.from.unit, locale) }, locale),
				pictures: one.pages.map(({ src, width, height }) => ({ src, width, height })),
			})),
			made: (beside?.envelopes ?? []).map(({ id, template, guests }) => {
				const offer = envelopes.find((one) => one.id === template);
				return {
					href: `${prefix}${designPath(template, id)}`,
					guests,
					name: offer ? ownNameOf(offer, locale) : "",
				};
			}),
			madeFor: beside?.card
				? { href: `${prefix}${designPath(beside.card.template, beside.card.id)}`, guests: beside.card.guests }
				: null,
			insteadOf: { option: "envelope", without: "ohne" },
		},
		piece: pieceOf(formatType),
	};
}

function ownNameOf({ themeId, formatType, colorway }: TemplateSummary, locale: string): string {
	return templateWords({ themeId, formatType, colorway: colorway.key }, locale).ownName;
}

/** What one copy is called. */
function pieceOf(formatType: string): string {
	const form = cardFormat(formatType)?.form;
	if (form === "briefumschlag") return "envelope";
	return form === "booklet" ? "booklet" : "card";
}
