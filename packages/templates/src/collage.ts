import { collageProduct } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import { documentOf, page, process, swatch } from "./card-builder.ts";

/** Many photos as one picture: its frames come with the layout and the size that are chosen (`Page.places`). */
export function collage(template: string): DesignDocument {
	return documentOf(collageProduct, {
		template,
		swatches: {
			paper: swatch("white", [0, 0, 0, 0], "#ffffff"),
			ink: swatch("black", [0, 0, 0, 100], "#1c1b1a"),
		},
		artworks: {},
		choices: { fonts: ["figtree-400"], inks: [process("ink"), process("paper")] },
		pages: [page("front", [])],
	});
}
