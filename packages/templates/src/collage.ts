import { collageProduct } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import { page } from "./card-builder.ts";
import { startDocument } from "./start-document.ts";

/** Many photos as one picture: its frames come with the layout and the size that are chosen (`Page.places`). */
export function collage(template: string): DesignDocument {
	return startDocument(collageProduct, template, [page("front", [])]);
}
