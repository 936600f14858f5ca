import { geometryOf, photoprintProduct } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { DesignDocument, PhotoElement } from "@offizin/design";
import { defaultConfiguration } from "@offizin/solver";
import { documentOf, page, process, swatch } from "./card-builder.ts";

/** Prints of photos, before the first one is chosen: an empty print that all others are shaped as. */
export function photoPrints(template: string): DesignDocument {
	const configuration = defaultConfiguration(photoprintProduct);
	const [shape] = geometryOf({ product: photoprintProduct.key, configuration }).pages;
	invariant(shape?.picture && shape.like !== undefined, "a print has a place for its photo");
	const empty: PhotoElement = {
		id: "picture",
		label: "picture",
		type: "photo",
		shape: "rect",
		box: shape.picture,
		rotation: 0,
		photo: null,
		fills: "picture",
		may: ["content"],
	};
	return documentOf(photoprintProduct, {
		template,
		swatches: {
			paper: swatch("white", [0, 0, 0, 0], "#ffffff"),
			ink: swatch("black", [0, 0, 0, 100], "#1c1b1a"),
		},
		artworks: {},
		choices: { fonts: ["figtree-400"], inks: [process("ink"), process("paper")] },
		pages: [{ ...page(shape.key, [empty]), like: shape.like }],
	});
}
