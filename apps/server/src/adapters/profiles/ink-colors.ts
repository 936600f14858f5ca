import { materialOption, productOf, stockOf } from "@offizin/assortment";
import { type DesignDocument, type InkColors, inkColors, type PressColors } from "@offizin/design";
import { choicesOf } from "@offizin/solver";
import { colorEngine } from "../photo/color-engine.ts";
import { type ColorProfile, SRGB } from "../photo/color-profile.ts";
import type { ChosenProfile, ProfileChoice } from "./profile-choice.ts";

/** By levels of ink: those of our themes, and of colours that people add. */
const seenBy = new WeakMap<ColorProfile, Map<string, string>>();

const MOST_SEEN = 5_000;

type Inked = Pick<DesignDocument, "swatches">;

/** How a press shows the inks of a document; undefined for one that takes sRGB. */
export async function inkColorsOf(document: Inked, press: ColorProfile): Promise<InkColors | undefined> {
	if (press.channels !== 4) return undefined;
	const engine = await colorEngine();
	const seen = seenBy.get(press) ?? new Map<string, string>();
	seenBy.set(press, seen);
	return inkColors(document, (cmyk) => {
		const levels = Uint8Array.from(cmyk, (percent) => Math.round((percent / 100) * 255));
		const key = levels.join(" ");
		const color =
			seen.get(key) ?? `#${Buffer.from(engine.convert(levels, { from: press, to: SRGB })).toString("hex")}`;
		// As many as fit into a few hundred kilobytes; the colours of the themes are soon there again.
		if (seen.size >= MOST_SEEN) seen.clear();
		seen.set(key, color);
		return color;
	});
}

/** How the inks of a document are seen on every paper, or material, of its product with every refinement. */
export async function pressColors(
	document: Inked & Pick<DesignDocument, "product">,
	profiles: ProfileChoice,
): Promise<PressColors> {
	const { product: productType } = document;
	const chosen = new Map<string, ChosenProfile>();
	const product = productOf(productType);
	const by = materialOption(productType) ?? "paperType";
	const proofOn = (stock: string, refinementType: string): string => {
		const printed = stockOf(productType, { [by]: stock, refinementType });
		const profile = profiles.choose({ productType, ...printed });
		chosen.set(profile.proof, profile);
		return profile.proof;
	};
	const choices = (option: string, none: string) => {
		const keys = product ? choicesOf(product, option).map(({ key }) => key) : [];
		return keys.length > 0 ? keys : [none];
	};
	const refinements = choices("refinementType", "ohne");
	const stocks = Object.fromEntries(
		choices(by, "").map((stock) => [
			stock,
			Object.fromEntries(refinements.map((one) => [one, proofOn(stock, one)])),
		]),
	);
	const conditions: Record<string, InkColors> = {};
	for (const [proof, profile] of chosen) {
		const colors = await inkColorsOf(document, await profiles.colorsOf(profile));
		if (colors) conditions[proof] = colors;
	}
	return { by, stocks, conditions };
}
