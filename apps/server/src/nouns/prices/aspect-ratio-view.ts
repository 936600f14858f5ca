import {
	aspectRatio,
	type Material,
	nearestAspectRatio,
	offeredSizes,
	type Pixels,
	pixelsNeeded,
} from "@offizin/assortment";
import { parseImageFormat } from "@offizin/solver";
import { productWords } from "@offizin/words";
import { plainPicture } from "./wall-art-sizes.ts";

type Orientation = "landscape" | "portrait" | "square";

function orientationOf({ width, height }: Pixels): Orientation {
	if (width === height) return "square";
	return width > height ? "landscape" : "portrait";
}

/** How well a photo prints in a size (domain.md §4.1). */
function qualityOf(photo: Pixels, materialType: string, format: string) {
	const { good, warn, block } = pixelsNeeded(plainPicture(materialType, format));
	const reaches = (needed: Pixels) => photo.width >= needed.width && photo.height >= needed.height;
	if (reaches(good)) return "good" as const;
	if (reaches(warn)) return "fair" as const;
	return reaches(block) ? ("poor" as const) : ("refused" as const);
}

/** The usual ratio that comes nearest to a photo, and the sizes of it, turned like the photo. */
export function aspectRatioView(photo: Pixels, material: Material, locale: string) {
	const { value } = productWords("photoframe", locale);
	const ratio = nearestAspectRatio(photo.width, photo.height);
	const orientation = orientationOf(photo);
	const formats = offeredSizes(material).filter((format) => {
		const size = parseImageFormat(format);
		if (!size.ok || aspectRatio(size.value.width, size.value.height) !== ratio) return false;
		const turned = orientationOf(size.value);
		return turned === orientation || turned === "square" || orientation === "square";
	});
	return {
		ratio,
		orientation,
		formats: formats.map((format) => ({
			format,
			name: value("format", format),
			quality: qualityOf(photo, material.key, format),
		})),
	};
}
