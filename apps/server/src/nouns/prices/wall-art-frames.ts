import { outerSize, photoframeProduct as photoframe } from "@offizin/assortment";
import { money } from "@offizin/money";
import { type Quote, quoteSelection } from "@offizin/pricing";
import { type Configuration, choicesOf, parseConfiguration } from "@offizin/solver";
import { lineName, productWords } from "@offizin/words";
import { type PricingContext, termsOf } from "./pricing-context.ts";

/** Lines of a quote that are the frame and what belongs to it. */
const frameCodes = ["photoframe.frame", "photoframe.mat", "photoframe.glazing"];

/** What of a picture's price is its frame with mat and glass. */
export function framePart({ lines, currency }: Quote, locale: string) {
	const own = lines.filter(({ code }) => frameCodes.includes(code));
	return {
		price: money(
			own.reduce((sum, { amount }) => sum + amount, 0),
			currency,
		),
		lines: own.map(({ code, amount }) => ({ code, name: lineName(code, locale), amount })),
	};
}

/** Every frame, colour and mat that a picture can have; the colour of the mat follows. */
function framings(picture: Configuration): Configuration[] {
	const wishes = choicesOf(photoframe, "frame").flatMap(({ key: frame }) =>
		choicesOf(photoframe, "frameType").flatMap(({ key: frameType }) =>
			choicesOf(photoframe, "matSize").map(({ key: matSize }) => ({ frame, frameType, matSize })),
		),
	);
	return wishes.flatMap((wish) => {
		if (wish.frame === "ohne") return [];
		const { materialType, format } = picture;
		const read = parseConfiguration(photoframe, { materialType, format, ...wish }, picture);
		return read.ok ? [read.value] : [];
	});
}

/** The frames that a picture can have, each with its own price and outer size. */
export function frameVariants(picture: Configuration, pricing: PricingContext) {
	const words = productWords("photoframe", pricing.site.locale);
	return framings(picture).flatMap((configuration) => {
		const quote = quoteSelection(
			{ product: "photoframe", configuration, quantity: 1 },
			termsOf(pricing, "photoframe"),
		);
		if (!quote.ok) return [];
		const { frame = "", frameType = "", matSize = "", matType = "" } = configuration;
		const outer = outerSize(configuration);
		return [
			{
				frame,
				name: words.value("frame", frame),
				frameType,
				matSize: Number(matSize),
				matType,
				price: framePart(quote.value, pricing.site.locale).price,
				outer: { width: outer.width / 10, height: outer.height / 10 },
			},
		];
	});
}
