import { type CardConfiguration, formatOf, readAccessories, scopeOf } from "@offizin/assortment";
import {
	type Client,
	type Design,
	getCardPrice,
	getDesign,
	getTemplate,
	getUpload,
	type Upload,
} from "@offizin/contract";
import {
	type DesignDocument,
	inkColorsOn,
	lookName,
	openDocument,
	type PhotoLink,
	type PhotoLook,
	photosOf,
} from "@offizin/design";
import { pageNameDe, punchings, refinements } from "@offizin/formats";
import { designFonts, templates } from "@offizin/templates";
import { data, type RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { readChoice } from "#app/product/product-options.server.ts";
import { firstPageSvg } from "./page-svg.server.ts";

/**
 * Everything the editor opens with: the template as it is linked, or a design of this visitor. Makes nothing, so that
 * a crawler leaves nothing behind.
 */
export async function loadEditor(
	context: Readonly<RouterContextProvider>,
	templateId: string,
	params: URLSearchParams,
) {
	const call = apiOf(context);
	const detail = valueOrThrow(await call(getTemplate, { params: { id: templateId } }));
	const template = templates.find(({ id }) => id === templateId);
	if (!template) throw new Error(`The template door knows ${templateId}, the templates do not`);
	const { choice, lost } = readChoice(params, detail);
	const designId = params.get("design");
	const opened = designId ? await openDesign(call, designId) : null;
	const configuration =
		opened?.configuration ?? configurationOf({ ...choice, accessories: accessoriesIn(params) });
	const document = opened?.document ?? template.document;
	const { pressColors } = opened ?? detail;
	const photos = await storedPhotos(call, document, configuration);
	const { accessories, ...options } = configuration;
	const price = await call(getCardPrice, {
		query: {
			template: templateId,
			...options,
			sku: accessories.join(","),
			quantity: choice.quantity,
		},
	});
	const format = formatOf(document);
	const link = (upload: string, look?: PhotoLook): PhotoLink | null => {
		const photo = photos.find(({ id }) => id === upload);
		if (!photo) return null;
		const { preview, width, height } = photo;
		return look
			? { href: `${preview}&look=${lookName(look)}`, width, height, hasLook: true }
			: { href: preview, width, height };
	};
	return {
		templateId,
		name: template.name,
		scope: scopeOf(format, { formatType: format.key, refinements: template.refinements }),
		design: opened && { id: opened.id, revision: opened.revision },
		content: { document, configuration },
		pressColors,
		quantity: choice.quantity,
		lost: opened ? undefined : lost,
		photos,
		format,
		pageNames: Object.fromEntries(format.pages.map(({ key }) => [key, pageNameDe(format, key)])),
		isReadOnly: opened?.isReadOnly ?? false,
		missing: opened ? lostLabels(opened.repairs) : [],
		price: price.ok ? price.value : null,
		firstPageSvg: await firstPageSvg(document, configuration, inkColorsOn(pressColors, configuration), link),
		fontNames: Object.fromEntries(designFonts.map(({ id, name }) => [id, name])),
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
	return {
		...design,
		document: document.value.document,
		configuration: configurationOf(design.configuration),
	};
}

/** What could not be read and is left out of the document, by its label. */
function lostLabels(repairs: Design["repairs"]): string[] {
	return repairs.flatMap(({ code, label }) => (code === "element_dropped" ? [String(label ?? "")] : []));
}

function configurationOf(choice: {
	readonly formatType: string;
	readonly paperType: string;
	readonly refinementType: string;
	readonly punching: string;
	readonly accessories: readonly string[];
}): CardConfiguration {
	const { formatType, paperType, accessories } = choice;
	const refinementType = refinements.find((one) => one === choice.refinementType) ?? "ohne";
	const punching = punchings.find((one) => one === choice.punching) ?? "ohne";
	return { formatType, paperType, refinementType, punching, accessories };
}

/** Accessories of an address; of unreadable ones none, as with every option. */
function accessoriesIn(params: URLSearchParams): readonly string[] {
	const read = readAccessories({ sku: params.getAll("sku") });
	return read.ok ? (read.value ?? []) : [];
}

/** The photos a document shows, as they are printed; one that is gone is left out and drawn as an empty slot. */
async function storedPhotos(
	call: Client,
	document: DesignDocument,
	{ paperType, refinementType }: CardConfiguration,
): Promise<Upload[]> {
	const uploads = new Set(photosOf(document).map(({ upload }) => upload));
	const query = { productType: "card", paperType, refinementType } as const;
	const answers = await Promise.all([...uploads].map((id) => call(getUpload, { params: { id }, query })));
	return answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
}
