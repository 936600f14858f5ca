import { geometryOf, photoprintProduct } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import { defaultConfiguration } from "@offizin/solver";
import { page } from "./card-builder.ts";
import { fillingPhoto, startDocument } from "./start-document.ts";

/** Prints of photos, before the first one is chosen: an empty print that all others are shaped as. */
export function photoPrints(template: string): DesignDocument {
	const configuration = defaultConfiguration(photoprintProduct);
	const [shape] = geometryOf({ product: photoprintProduct.key, configuration }).pages;
	invariant(shape?.picture && shape.like !== undefined, "a print has a place for its photo");
	const empty = page(shape.key, [fillingPhoto(shape.picture)]);
	return startDocument(photoprintProduct, template, [{ ...empty, like: shape.like }]);
}
