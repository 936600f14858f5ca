import { formatOf } from "@offizin/catalog";
import { getCardPrice, getTemplate, type TemplateDetail } from "@offizin/contract";
import { formatDay } from "@offizin/pricing";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { tilesOf } from "#app/cards/tile-card.ts";
import { formatFacts } from "#app/content/format-facts.server.ts";
import { configuratorPath } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { paperOptions, readChoice, refinementOptions } from "./product-options.server.ts";

/** Steps of the ladder that the table shows: enough to see where the price falls. */
const shownSteps = [10, 25, 50, 75, 100, 150, 200, 300, 500, 1000, 2500, 5000];

/** Everything the product page shows, words and figures ready. */
export async function loadProduct(
	context: Readonly<RouterContextProvider>,
	templateId: string,
	params: URLSearchParams,
) {
	const call = apiOf(context);
	const { site } = context.get(shopContext);
	const template = valueOrThrow(await call(getTemplate, { params: { id: templateId } }));
	const { choice, lost, refusedQuantity } = readChoice(params, template);
	const { delivery, ladder, ...quote } = valueOrThrow(
		await call(getCardPrice, { query: { template: template.id, ...choice } }),
	);
	return {
		card: cardOf(template),
		format: formatView(template),
		pictures: [...template.scenes, ...template.pages].map(({ page, src, width, height, alt }) => ({
			page,
			src,
			width,
			height,
			alt,
		})),
		papers: paperOptions(choice.refinementType),
		refinements: refinementOptions(template, choice.paperType),
		quantities: quantitiesOf(ladder, choice.quantity),
		choice,
		lost,
		refusedQuantity,
		quote,
		ladder: ladder.filter(({ quantity }) => shownSteps.includes(quantity) || quantity === choice.quantity),
		delivery: formatDay(delivery, site.locale),
		designLink: configuratorPath(template.id, choice),
		siblings: tilesOf(template.siblings),
	};
}

export type ProductView = Awaited<ReturnType<typeof loadProduct>>;

function cardOf({ id, name, description, kind, colors, colorway, theme }: TemplateDetail) {
	// Under the name of its collection a card goes by its own.
	const ownName = name.startsWith(`${theme.name} – `) ? name.slice(theme.name.length + 3) : name;
	return { id, name, ownName, description, kind, colors, colorName: colorway.name, theme };
}

function formatView({ formatType }: TemplateDetail) {
	const format = formatOf({ formatType });
	const isFolded = format.form === "klappkarte";
	return {
		key: formatType,
		width: format.trim.width / 1000,
		height: format.trim.height / 1000,
		isFolded,
		pages: isFolded ? 4 : 2,
		...(formatFacts[formatType] ?? { envelope: "", postage: "" }),
	};
}

/** The ladder, and between its steps whatever an address asked for. */
function quantitiesOf(ladder: readonly { readonly quantity: number }[], chosen: number): number[] {
	return [...new Set([...ladder.map(({ quantity }) => quantity), chosen])].sort((a, b) => a - b);
}
