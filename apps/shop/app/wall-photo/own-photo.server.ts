import { designedProduct, geometryOf, productTypes, stockOf } from "@offizin/assortment";
import { type Client, getDesign, getUpload, listTemplates, type OptionPanel } from "@offizin/contract";
import { asMade, type DesignDocument, elementsOf, openDocument, type PhotoElement } from "@offizin/design";
import type { OwnPhoto } from "@offizin/scenes";
import type { Configuration } from "@offizin/solver";
import { printedOn } from "#app/editor/printed-on.ts";

/** Parameter of the address that names a design of the visitor. */
export const DESIGN_FIELD = "design";

/** A picture a visitor has begun: the design, and its photo as it is cut for what is chosen. */
export interface BegunPicture {
	readonly id: string;
	readonly revision: number;
	/** As it is chosen on the page. */
	readonly document: DesignDocument;
	/** Absent until a photo lies in it. */
	readonly photo: OwnPhoto | undefined;
}

/** What designs of a product begin with, where that is one thing for all of them; undefined where there are templates to choose from. */
export async function startOf(call: Client, product: OptionPanel["product"]): Promise<string | undefined> {
	const productType = productTypes.find((type) => type === product);
	if (productType === undefined || !designedProduct(product).geometry) return undefined;
	const found = await call(listTemplates, { query: { productType } });
	const [only, another] = found.ok ? found.value.items : [];
	return another === undefined ? only?.id : undefined;
}

/** The visitor's design that an address names; undefined for one that is another's, gone, or of another product. */
export async function begunPicture(
	call: Client,
	id: string,
	{ product, configuration }: { readonly product: string; readonly configuration: Configuration },
): Promise<BegunPicture | undefined> {
	const found = await call(getDesign, { params: { id } });
	if (!found.ok) return undefined;
	const { revision } = found.value;
	const opened = openDocument(found.value.document);
	if (!opened.ok || opened.value.document.product !== product) return undefined;
	const chosen = { ...opened.value.document, configuration };
	const made = asMade(chosen, geometryOf(chosen));
	const picture = elementsOf(made).find(fillsPicture);
	return { id, revision, document: made, photo: await ownPhoto(call, picture?.photo, chosen) };
}

function fillsPicture(element: { readonly type: string }): element is PhotoElement {
	return element.type === "photo" && (element as PhotoElement).fills === "picture";
}

async function ownPhoto(
	call: Client,
	photo: PhotoElement["photo"] | undefined,
	{ configuration, product }: { readonly configuration: Configuration; readonly product: string },
): Promise<OwnPhoto | undefined> {
	if (!photo) return undefined;
	const query = {
		productType: designedProduct(product).key,
		...printedOn({ ...stockOf(product, configuration) }),
	};
	const stored = await call(getUpload, { params: { id: photo.upload }, query });
	if (!stored.ok) return undefined;
	const { preview, width, height } = stored.value;
	return { href: preview, width, height, crop: photo.crop };
}
