import { groundColors, type Product } from "@offizin/assortment";
import type { DesignDocument, DesignPage, PhotoElement } from "@offizin/design";
import type { Box } from "@offizin/units";
import { documentOf, process, swatch } from "./card-builder.ts";

/** What a product without templates begins with: its pages, and colours to write and to print the ground in. */
export function startDocument(
	product: Product,
	template: string,
	pages: readonly DesignPage[],
): DesignDocument {
	return documentOf(product, {
		template,
		swatches: Object.fromEntries(
			groundColors.map(({ swatch: key, name, cmyk, srgb }) => [key, swatch(name, [...cmyk], srgb)]),
		),
		artworks: {},
		choices: { fonts: ["figtree-400"], inks: groundColors.map(({ swatch: key }) => process(key)) },
		pages,
	});
}

/** A photo that fills its page: it is chosen and cropped, and stays where it is. */
export function fillingPhoto(box: Box): PhotoElement {
	return {
		id: "picture",
		label: "picture",
		type: "photo",
		shape: "rect",
		box,
		rotation: 0,
		photo: null,
		fills: "picture",
		may: ["content"],
	};
}
