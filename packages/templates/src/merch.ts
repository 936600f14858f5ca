import { merchProduct } from "@offizin/assortment";
import type { DesignDocument, PhotoElement } from "@offizin/design";
import { box } from "@offizin/units";
import { documentOf, page, process, swatch } from "./card-builder.ts";

/** A thing with a picture on it: the photo fills what is printed of it; of a set the frames come with the pieces. */
export function merch(template: string): DesignDocument {
	const picture: PhotoElement = {
		id: "picture",
		label: "picture",
		type: "photo",
		shape: "rect",
		box: box(0, 0, 200_000, 90_000),
		rotation: 0,
		photo: null,
		fills: "picture",
		may: ["content"],
	};
	return documentOf(merchProduct, {
		template,
		swatches: {
			paper: swatch("white", [0, 0, 0, 0], "#ffffff"),
			ink: swatch("black", [0, 0, 0, 100], "#1c1b1a"),
		},
		artworks: {},
		choices: { fonts: ["figtree-400"], inks: [process("ink"), process("paper")] },
		pages: [page("front", [picture])],
	});
}
