import type { Product } from "@offizin/assortment";
import type { DesignDocument, DesignPage, PhotoElement } from "@offizin/design";
import type { Box } from "@offizin/units";
import { documentOf, process, swatch } from "./card-builder.ts";

/** What a product without templates begins with: its pages, and black and white for what is written on them. */
export function startDocument(
	product: Product,
	template: string,
	pages: readonly DesignPage[],
): DesignDocument {
	return documentOf(product, {
		template,
		swatches: {
			paper: swatch("white", [0, 0, 0, 0], "#ffffff"),
			ink: swatch("black", [0, 0, 0, 100], "#1c1b1a"),
		},
		artworks: {},
		choices: { fonts: ["figtree-400"], inks: [process("ink"), process("paper")] },
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
