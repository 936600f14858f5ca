import {
	aspectRatio,
	aspectRatios,
	type Material,
	offeredSizes,
	photoframeProduct as photoframe,
} from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { money } from "@offizin/money";
import { quoteSelection } from "@offizin/pricing";
import { type Configuration, parseConfiguration, parseImageFormat } from "@offizin/solver";
import { productWords, wordsOf } from "@offizin/words";
import { type PricingContext, termsOf } from "./pricing-context.ts";

/** The plain picture of a material in a size: its first variant and edge, without a frame. */
export function plainPicture(materialType: string, format: string): Configuration {
	const read = parseConfiguration(photoframe, { materialType, format });
	invariant(read.ok, `${materialType} is offered in ${format}`);
	return read.value;
}

/** The sizes offered in a material, each with its ratio and price. */
export function pricedSizes({ key: materialType, ...material }: Material, pricing: PricingContext) {
	const words = productWords("photoframe", pricing.site.locale);
	return offeredSizes({ key: materialType, ...material }).map((format) => {
		const size = parseImageFormat(format);
		invariant(size.ok, `${format} is a size`);
		const configuration = plainPicture(materialType, format);
		const quote = quoteSelection(
			{ product: "photoframe", configuration, quantity: 1 },
			termsOf(pricing, "photoframe"),
		);
		invariant(quote.ok, `what is offered has a price: ${materialType} ${format}`);
		return {
			format,
			name: words.value("format", format),
			ratio: aspectRatio(size.value.width, size.value.height) ?? OTHER,
			price: money(quote.value.total, pricing.list.currency),
		};
	});
}

/** Sizes that are near no usual ratio. */
const OTHER = "other";
export const ratioKeys: readonly string[] = [...aspectRatios, OTHER];

function ratioName(ratio: string, locale: string): string {
	const names: Readonly<Record<string, string>> = wordsOf(locale).facet.ratio;
	return names[ratio] ?? ratio;
}

/** The same sizes by ratio; ratios without a size are left out. */
export function sizeGroups(material: Material, pricing: PricingContext, only?: string) {
	const sizes = pricedSizes(material, pricing);
	return ratioKeys
		.filter((ratio) => only === undefined || ratio === only)
		.map((ratio) => ({
			ratio,
			name: ratioName(ratio, pricing.site.locale),
			items: sizes.filter((size) => size.ratio === ratio),
		}))
		.filter(({ items }) => items.length > 0);
}

const FRAME_PX = 96;

/** The shape of a size as a small drawing, an SVG as a data URL. */
export function shapeOf(format: string): string {
	const size = parseImageFormat(format);
	invariant(size.ok, `${format} is a size`);
	const scale = (FRAME_PX - 2) / Math.max(size.value.width, size.value.height);
	const width = Math.round(size.value.width * scale);
	const height = Math.round(size.value.height * scale);
	const x = Math.round((FRAME_PX - width) / 2);
	const y = Math.round((FRAME_PX - height) / 2);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME_PX} ${FRAME_PX}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#555" stroke-width="2"/></svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
