import { BLEED, type Format, oneSided } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { type Box, box, mm } from "@offizin/units";
import { type PrintFormat, printFormat } from "./formats.ts";
import { photoPaper } from "./photo-papers.ts";

/** Paper around a photo that is seen whole. Labs cut within a millimetre, and a border under 4 mm shows it (domain.md §1.1). */
const PRINT_BORDER_MM = 5;

/** A print is looked at from a hand's distance: sharp from 300 pixels per inch, and from 100 better than no print. */
const ppi = { good: 300, warn: 150, refuse: 72 };

/** Prints of photos: one page after the other, each as often as it is wanted. All stand upright; who holds one turns it. */
export function printGeometry(configuration: Configuration): Format {
	const format = printFormat(configuration.format);
	const { grammage } = photoPaper(configuration.material);
	const trim = { width: mm(format.width), height: mm(format.height) };
	return {
		key: `fotoabzug-${format.key}`,
		form: "fotoabzug",
		source: format.source,
		...oneSided(trim, { like: "front", refinable: false, ...placesOf(format) }),
		isPrintPerPage: true,
		stock: { key: configuration.material ?? "", grams: grammage },
		ppi,
	};
}

/** An instant photo has its frame whatever is chosen: what is written on it stands below. */
function placesOf({ width, height, image }: PrintFormat): { readonly picture: Box; readonly whole: Box } {
	if (image) {
		const edge = (width - image.width) / 2;
		const picture = box(mm(edge), mm(edge), mm(image.width), mm(image.height));
		return { picture, whole: picture };
	}
	const border = PRINT_BORDER_MM;
	return {
		picture: box(-BLEED, -BLEED, mm(width) + 2 * BLEED, mm(height) + 2 * BLEED),
		whole: box(mm(border), mm(border), mm(width - 2 * border), mm(height - 2 * border)),
	};
}
