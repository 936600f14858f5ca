import { photoframeProduct } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import { defaultConfiguration, parseImageFormat } from "@offizin/solver";
import { box, mm } from "@offizin/units";
import { page } from "./card-builder.ts";
import { fillingPhoto, startDocument } from "./start-document.ts";

/** A picture for the wall: nothing but the photo, which is chosen and cropped, and stays where it hangs. */
export function wallPicture(template: string): DesignDocument {
	return startDocument(photoframeProduct, template, [page("front", [fillingPhoto(front())])]);
}

/** What is seen of it from the front, in the size it opens with. */
function front() {
	const size = parseImageFormat(defaultConfiguration(photoframeProduct).format ?? "");
	invariant(size.ok, "a picture for the wall opens in a size");
	const { width, height } = size.value;
	return box(mm(0), mm(0), mm(10 * width), mm(10 * height));
}
