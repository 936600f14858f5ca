import { photoframeProduct } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { DesignDocument, PhotoElement } from "@offizin/design";
import { defaultConfiguration, parseImageFormat } from "@offizin/solver";
import { box, mm } from "@offizin/units";
import { documentOf, page, process, swatch } from "./card-builder.ts";

/** A picture for the wall: nothing but the photo, which is chosen and cropped, and stays where it hangs. */
export function wallPicture(template: string): DesignDocument {
	const picture: PhotoElement = {
		id: "picture",
		label: "picture",
		type: "photo",
		shape: "rect",
		box: front(),
		rotation: 0,
		photo: null,
		fills: "picture",
		may: ["content"],
	};
	return documentOf(photoframeProduct, {
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

/** What is seen of it from the front, in the size it opens with. */
function front() {
	const size = parseImageFormat(defaultConfiguration(photoframeProduct).format ?? "");
	invariant(size.ok, "a picture for the wall opens in a size");
	const { width, height } = size.value;
	return box(mm(0), mm(0), mm(10 * width), mm(10 * height));
}
