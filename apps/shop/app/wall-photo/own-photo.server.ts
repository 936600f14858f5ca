import { designedProduct, geometryOf, productTypes, stockOf } from "@offizin/assortment";
import {
	type Client,
	type Design,
	getDesign,
	getUpload,
	listTemplates,
	type OptionPanel,
} from "@offizin/contract";
import { asMade, type DesignDocument, elementsOf, openDocument, type PhotoElement } from "@offizin/design";
import type { OwnPhoto } from "@offizin/scenes";
import type { Configuration } from "@offizin/solver";
import { printedOn } from "#app/uploads/printed-on.ts";

/** Parameter of the address that names a design of the visitor. */
export const DESIGN_FIELD = "design";

/** A photo as it is printed, and as it was sent. */
export interface PhotoColors {
	readonly printed: string;
	readonly sent: string;
	/** Share of it, 0–1, that is visibly duller in print. */
	readonly loss: number;
}

/** What a visitor has begun: the design, and its photos as they lie in what is chosen. */
export interface BegunPicture {
	readonly id: string;
	readonly revision: number;
	/** As it is made in what is chosen. */
	readonly document: DesignDocument;
	readonly pressColors: Design["pressColors"];
	/** Where one photo fills all of it: that photo, once it lies there. */
	readonly photo: OwnPhoto | undefined;
	/** Of that photo. */
	readonly colors: PhotoColors | undefined;
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
	const { revision, pressColors } = found.value;
	const opened = openDocument(found.value.document);
	if (!opened.ok || opened.value.document.product !== product) return undefined;
	const document = made(opened.value.document, configuration);
	const [only, ...others] = framesOf(document);
	const own = others.length > 0 ? undefined : await ownPhoto(call, only?.photo, document);
	return { id, revision, document, pressColors, photo: own?.photo, colors: own?.colors };
}

/** A document as it is made in another configuration. */
export function made(document: DesignDocument, configuration: Configuration): DesignDocument {
	const chosen = { ...document, configuration };
	return asMade(chosen, geometryOf(chosen));
}

/** What photos fill, in order. */
export function framesOf(document: DesignDocument): readonly PhotoElement[] {
	return elementsOf(document).filter(
		(element): element is PhotoElement => element.type === "photo" && element.fills !== undefined,
	);
}

async function ownPhoto(
	call: Client,
	photo: PhotoElement["photo"] | undefined,
	document: DesignDocument,
): Promise<{ readonly photo: OwnPhoto; readonly colors: PhotoColors } | undefined> {
	if (!photo) return undefined;
	const { configuration, product } = document;
	const query = {
		productType: designedProduct(product).key,
		...printedOn({ ...stockOf(product, configuration) }),
	};
	const stored = await call(getUpload, { params: { id: photo.upload }, query });
	if (!stored.ok) return undefined;
	const { preview, width, height, colorLoss } = stored.value;
	return {
		photo: {
			...{ href: preview, width, height, crop: photo.crop, outline: photo.outline },
			cut: cutOf(document),
		},
		colors: { printed: preview, sent: preview.replace(/proof=.*/, "proof=srgb"), loss: colorLoss },
	};
}

/** What is left of a film that is cut out around its photo. */
function cutOf(document: DesignDocument): OwnPhoto["cut"] {
	const [page] = geometryOf(document).pages;
	if (!page?.traced || page.die === undefined || !page.picture) return undefined;
	return { die: page.die, place: page.picture, film: page.size };
}
