import { merchProduct } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import { box } from "@offizin/units";
import { page } from "./card-builder.ts";
import { fillingPhoto, startDocument } from "./start-document.ts";

/** A thing with a picture on it: the photo fills what is printed of it; of a set the frames come with the pieces. */
export function merch(template: string): DesignDocument {
	return startDocument(merchProduct, template, [page("front", [fillingPhoto(box(0, 0, 200_000, 90_000))])]);
}
