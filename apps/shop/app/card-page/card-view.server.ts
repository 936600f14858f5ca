import { bareCard, cardLook, cardProduct, suggestedEnvelope } from "@offizin/assortment";
import { type Client, getTemplate, type TemplateDetail } from "@offizin/contract";
import { type Configuration, readParameters } from "@offizin/solver";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { foldedAfterARow } from "#app/blocks/similar-designs/view.server.ts";
import { listCards } from "#app/cards/list-cards.server.ts";
import { tilesOf } from "#app/cards/tile-card.ts";
import { cardCounts } from "#app/content/card-counts.ts";
import { loadStandardShipping } from "#app/content/load-shipping.server.ts";
import { paperTexts } from "#app/content/paper-texts.server.ts";
import { tradeFacts } from "#app/content/trade-facts.server.ts";
import { editorFiles, shapingFiles } from "#app/editor/editor-files.server.ts";
import { fontFilesOf } from "#app/editor/font-files.server.ts";
import { pageWords } from "#app/messages/shop-words.server.ts";
import { pageRefused } from "#app/page-not-found.server.ts";
import { loadPanel } from "#app/panel/load-panel.server.ts";
import { type PanelView, panelView } from "#app/panel/panel-view.server.ts";
import { configuratorPath } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { cardLd } from "./card-ld.server.ts";

/** Everything the page of a card shows, words and figures ready. */
export async function loadCard(
	context: Readonly<RouterContextProvider>,
	templateId: string,
	params: URLSearchParams,
) {
	const call = apiOf(context);
	const { site, origin, prefix, templateDocument } = context.get(shopContext);
	const found = await call(getTemplate, { params: { id: templateId } });
	if (!found.ok && found.error.status === 404) throw pageRefused(context);
	const template = valueOrThrow(found);
	if (template.productType !== "card" || !template.isListed) throw pageRefused(context);
	const choices = withEnvelope(params, template);
	const loaded = await loadPanel(call, { product: "card", template: template.id }, choices, site.locale);
	const panel = withPaperTexts(panelView(loaded, site.locale, template.defaultConfiguration), site.locale);
	const to = configuratorPath(template.id, panel.query);
	const files = [...editorFiles, ...shapingFiles, ...fontFilesOf(await templateDocument(template.id))];
	const view = { ...panel, configurator: { to, files } };
	return {
		card: cardOf(template),
		pictures: picturesOf(template, view.configuration),
		view,
		ld: cardLd(template, view, { origin, prefix, site, shipping: await loadStandardShipping(context) }),
		siblings: tilesOf(template.siblings),
		similar: await similarTo(template, call, site.locale),
		paperCount: cardCounts.papers,
		freeSamples: tradeFacts(site).samples,
	};
}

export type CardView = Awaited<ReturnType<typeof loadCard>>;

const MOST_SIMILAR = 12;

/** Designs of the same kind from other collections, each in one of its colours. */
async function similarTo({ kind, theme }: TemplateDetail, call: Client, locale: string) {
	const { items } = await listCards(call, { kind, per: "motif", tileCount: 120 });
	const others = items.filter(({ themeId }) => themeId !== theme.id).slice(0, MOST_SIMILAR);
	return foldedAfterARow(pageWords(locale).collection.similar, tilesOf(others), locale);
}

/** A card is shown, and counted, with a white envelope until somebody has chosen anything. */
function withEnvelope(params: URLSearchParams, { defaultConfiguration }: TemplateDetail): URLSearchParams {
	const envelope = suggestedEnvelope(defaultConfiguration);
	const choices = readParameters(cardProduct);
	const isChosen = [...params.keys()].some((name) => choices.has(name));
	if (isChosen || envelope === undefined) return params;
	return new URLSearchParams([...params, ["sku", envelope]]);
}

/** What is chosen, seen from every side; first the picture that shows all of it. */
function picturesOf(template: TemplateDetail, configuration: Configuration) {
	const own = cardLook(template.defaultConfiguration);
	const queryOf = (seen: Configuration) => (cardLook(seen) === own ? "" : `?${cardLook(seen)}`);
	const [set, others] = [
		template.scenes.filter(({ page }) => page === "set"),
		template.scenes.filter(({ page }) => page !== "set"),
	];
	return [...set, ...others, ...template.pages].map(({ page, src, width, height, alt }) => ({
		page,
		src: `${src}${queryOf(page === "set" ? configuration : bareCard(configuration))}`,
		width,
		height,
		alt,
	}));
}

/** How a paper feels, in the words of the page about papers. */
function withPaperTexts(view: PanelView, locale: string): PanelView {
	const texts = paperTexts(locale);
	const options = view.options.map((option) => {
		if (option.key !== "paperType") return option;
		const values = option.values.map((value) => {
			const text = texts[value.value]?.short;
			return text === undefined ? value : { ...value, note: `${text}.` };
		});
		return { ...option, values };
	});
	return { ...view, options };
}

function cardOf({
	id,
	name,
	ownName,
	description,
	kind,
	formatType,
	colors,
	colorway,
	theme,
}: TemplateDetail) {
	return { id, name, ownName, description, kind, formatType, colors, colorName: colorway.name, theme };
}
