import {
	geometryOf,
	narrowedProduct,
	type Product,
	products,
	unpunchedGeometryOf,
} from "@offizin/assortment";
import { invariant } from "@offizin/base";
import {
	type Client,
	type Design,
	getCompanions,
	getDesign,
	getDesignName,
	getPrice,
	getTemplate,
	getToldFacts,
	productPages,
	shownProducts,
} from "@offizin/contract";
import {
	type DesignDocument,
	elementsOf,
	type Facts,
	inkColorsOn,
	openDocument,
	ownLabels,
	printedGuests,
	withPagesNamed,
	withPicturesFitted,
} from "@offizin/design";
import { refinements } from "@offizin/formats";
import {
	type Configurable,
	type Configuration,
	isSameConfiguration,
	parametersOf,
	readParameters,
} from "@offizin/solver";
import { designFonts } from "@offizin/templates";
import { compiled, elementName, fontName, pageName, swatchName, wordsOf } from "@offizin/words";
import { ideaOccasionOf } from "@offizin/words/ideas";
import { ornamentNames } from "@offizin/words/ornaments";
import { data, type RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { toDrawing } from "#app/drawings/to-drawing.server.ts";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { pageRefused } from "#app/page-not-found.server.ts";
import { GROUND_FIELD } from "#app/panel/read-choices.ts";
import { ownPath, themePath } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { type BesideCard, cardSale } from "./card-sale.server.ts";
import { shapingFiles } from "./editor-files.server.ts";
import { fontFilesOf } from "./font-files.server.ts";
import { firstPageSvg } from "./page-svg.server.ts";
import { readChoice } from "./read-choice.server.ts";
import { linksTo, storedPhotos } from "./stored-photos.server.ts";

/** Choices of whatever is designed from templates, and the design that was begun. */
export const editorReads = [
	...products.filter(({ workspace }) => workspace).flatMap((product) => [...readParameters(product)]),
	...["quantity", "design", GROUND_FIELD],
];

/**
 * Everything the editor opens with: the template as it is linked, or a design of this visitor. Makes nothing, so that
 * a crawler leaves nothing behind.
 */
export async function loadEditor(
	context: Readonly<RouterContextProvider>,
	templateId: string,
	{ pathname, searchParams: params }: Pick<URL, "pathname" | "searchParams">,
) {
	const call = apiOf(context);
	const { site, prefix, platform, templateDocument } = context.get(shopContext);
	const { locale } = site;
	const detail = valueOrThrow(await call(getTemplate, { params: { id: templateId } }));
	const card = detail.productType === "card" ? detail : undefined;
	const product = narrowedProduct(detail.productType, {
		configuration: detail.defaultConfiguration,
		refinements: refinements.filter((refinement) => card?.refinements.includes(refinement)),
	});
	const { workspace, configurator } = product;
	if (!workspace || !ownPath(pathname, { prefix, platform }).startsWith(`${configurator}/`)) {
		throw pageRefused(context);
	}
	const choice = readChoice(params, product, detail.defaultConfiguration);
	const designId = params.get("design");
	const opened = designId ? await openDesign(call, designId) : null;
	const beside = opened && card ? await companionsOf(call, opened.id) : null;
	const drawn = await templateDocument(templateId);
	const chosen = opened ? chosenAnew(params, product, opened) : undefined;
	const document = opened
		? seenAs(opened.document, chosen)
		: seenAs(withPagesNamed({ ...drawn, configuration: choice.configuration }), choice.configuration);
	const { configuration } = document;
	const { pressColors } = opened ?? detail;
	const photos = await storedPhotos(call, document);
	const query = {
		product: product.key,
		template: templateId,
		...Object.fromEntries(parametersOf(product, configuration)),
	};
	const wished = (params.has("quantity") ? null : opened?.quantity) ?? choice.quantity;
	const quantity = printedGuests(document)?.length ?? wished;
	const price = await call(getPrice, { query: { ...query, quantity } });
	const format = unpunchedGeometryOf(document);
	return {
		templateId,
		words: compiled(wordsOf(locale).editor),
		name: opened?.name ?? detail.name,
		ideaOccasion: card && ideaOccasionOf(card.occasion, card.kind),
		menuWords: areaWords(locale, "myDesigns"),
		product: configurable(product),
		design: opened && { id: opened.id, revision: opened.revision },
		chosen,
		ground: opened?.isReadOnly ? undefined : groundChosen(params, document),
		document,
		workspace,
		/** What is not bought here is bought on its page (`isBoughtOnPage`). */
		sale: card && {
			...cardSale(card, beside, { locale, prefix }),
			quantities: product.quantities.offered,
		},
		backTo: card
			? card.isListed
				? null
				: themePath(card.theme.id)
			: pageWith(product, document, opened?.id),
		toldFacts: opened ? {} : await factsTold(call),
		pressColors,
		quantity: wished,
		lost: opened ? undefined : choice.lost,
		photos,
		format,
		punched: (configuration.punching ?? "ohne") === "ohne" ? undefined : geometryOf(document),
		pageNames: Object.fromEntries(format.pages.map(({ key }) => [key, pageName(format, key, locale)])),
		isReadOnly: opened?.isReadOnly ?? false,
		missing: opened ? lostLabels(opened.repairs) : [],
		price: price.ok ? price.value : null,
		drawnWith: [...shapingFiles, ...fontFilesOf(document)],
		firstPage: toDrawing(
			context,
			await firstPageSvg(document, inkColorsOn(pressColors, configuration), linksTo(photos)),
		),
		fontNames: Object.fromEntries(designFonts.map((font) => [font.id, fontName(font, locale)])),
		elementNames: {
			...ornamentNames(locale),
			...Object.fromEntries(
				[...elementsOf(drawn), ...elementsOf(document)]
					.map(({ label }) => label)
					.concat(Object.values(ownLabels))
					.map((label) => [label, elementName(label, locale)]),
			),
		},
		swatchNames: Object.fromEntries(
			Object.values({ ...drawn.swatches, ...document.swatches }).map(({ name }) => [
				name,
				swatchName(name, locale),
			]),
		),
	};
}

export type EditorView = Awaited<ReturnType<typeof loadEditor>>;

/** A design that is not there, or somebody else's, is the same to a stranger: 404 with a page of its own. */
async function openDesign(call: Client, id: string) {
	const found = await call(getDesign, { params: { id } });
	if (!found.ok && found.error.status === 404) {
		throw data({ code: found.error.code }, { status: 404, statusText: "Design not found" });
	}
	const design = valueOrThrow(found);
	const document = openDocument(design.document);
	if (!document.ok) throw data(document.error, { status: 409, statusText: document.error.code });
	const { name, quantity } = valueOrThrow(await call(getDesignName, { params: { id } }));
	return { ...design, name, quantity, document: document.value.document };
}

/** A document in another configuration, as the server will show it (nouns/designs); the same where none is chosen. */
function seenAs(document: DesignDocument, configuration: Configuration | undefined): DesignDocument {
	if (!configuration) return document;
	const chosen = { ...document, configuration };
	return withPicturesFitted(chosen, geometryOf(chosen));
}

/** What an address makes of a design, where that is chosen on a page of its own and not in the editor. */
function chosenAnew(
	params: URLSearchParams,
	product: Product,
	{
		document: { configuration },
		isReadOnly,
	}: { readonly document: DesignDocument; readonly isReadOnly: boolean },
): Configuration | undefined {
	if (isReadOnly || product.workspace?.panels.includes("options")) return undefined;
	const chosen = readChoice(params, product, configuration).configuration;
	return isSameConfiguration(chosen, configuration) ? undefined : chosen;
}

/** The colour an address gives a picture's ground, of those that the design has; undefined where it is that already. */
function groundChosen(params: URLSearchParams, { pages: [front], swatches }: DesignDocument) {
	const srgb = `#${params.get(GROUND_FIELD)}`;
	const [swatch] = Object.entries(swatches).find(([, one]) => one.srgb === srgb) ?? [];
	if (!front || swatch === undefined || front.background?.swatch === swatch) return undefined;
	return { page: front.key, ink: { role: "process" as const, swatch } };
}

/** The page a product is chosen on, as the design is. */
function pageWith(product: Product, { configuration }: DesignDocument, design: string | undefined): string {
	const page = shownProducts.find((key) => key === product.key);
	invariant(page, "what is designed without a template has a page it is chosen on");
	const query = new URLSearchParams(
		parametersOf(product, configuration).map(([name, value]) => [name, value]),
	);
	if (design !== undefined) query.set("design", design);
	return `${productPages[page]}?${query.toString()}`;
}

/** Without an answer nothing goes with it. */
async function companionsOf(call: Client, id: string): Promise<BesideCard | null> {
	const found = await call(getCompanions, { params: { id } });
	return found.ok ? found.value : null;
}

/** Without an answer there is nothing to offer. */
async function factsTold(call: Client): Promise<Facts> {
	const told = await call(getToldFacts, {});
	return told.ok ? told.value.facts : {};
}

/** What could not be read and is left out of the document, by its label. */
function lostLabels(repairs: Design["repairs"]): string[] {
	return repairs.flatMap(({ code, label }) => (code === "element_dropped" ? [String(label ?? "")] : []));
}

/** What the browser needs of a product to answer what goes together. */
function configurable({ key, options, constraints }: Product): Configurable & Pick<Product, "key"> {
	return { key, options, constraints };
}
