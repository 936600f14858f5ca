import type { Configuration } from "@offizin/solver";
import type { DesignDocument } from "../document/document.ts";
import type { Swatch } from "../document/ink.ts";

/** From bare paper to full tint in equal steps: between them a colour is off by ΔE00 1.3 at most. */
export const TINTS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

/**
 * How one printing condition shows inks on white paper, "#rrggbb": by their percents ("20 7 0 5"), each at 0, 10 … 100 %
 * tint.
 */
export type InkColors = Readonly<Record<string, readonly string[]>>;

/** How the inks of a document are seen on everything it may be printed on. */
export interface PressColors {
	/** Option that says what it is printed on: "paperType" where it is absent, as in what browsers have kept. */
	readonly by?: string | undefined;
	/** Name of the printing condition, by value of that option and refinement. */
	readonly stocks: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** By name; one that prints no inks, but sRGB, is not in it. */
	readonly conditions: Readonly<Record<string, InkColors>>;
}

type Cmyk = Swatch["cmyk"];

/** Colours of all swatches of a document; `seen` is what a printing condition makes of percents of ink. */
export function inkColors(
	{ swatches }: Pick<DesignDocument, "swatches">,
	seen: (cmyk: Cmyk) => string,
): InkColors {
	return Object.fromEntries(
		Object.values(swatches).map(({ cmyk }) => [
			keyOf(cmyk),
			TINTS.map((tint) => seen(thinnedInk(cmyk, tint))),
		]),
	);
}

/** Colours under the condition that prints a paper with a refinement; undefined when it is in sRGB. */
export function inkColorsOn(
	{ by = "paperType", stocks, conditions }: PressColors,
	configuration: Configuration,
): InkColors | undefined {
	return conditions[stocks[configuration[by] ?? ""]?.[configuration.refinementType ?? "ohne"] ?? ""];
}

/** What is known of inks of one document and of others that came to it, under the same conditions. */
export function joinedPressColors(known: PressColors, more: PressColors): PressColors {
	const conditions = { ...known.conditions };
	for (const [name, colors] of Object.entries(more.conditions)) {
		conditions[name] = { ...conditions[name], ...colors };
	}
	return { ...known, conditions };
}

/** Percents of ink that make a tint of a swatch, `opacity` in percent. */
export function thinnedInk(cmyk: Cmyk, opacity: number): Cmyk {
	const [c, m, y, k] = cmyk;
	const thin = (ink: number) => Math.round(ink * opacity) / 100;
	return [thin(c), thin(m), thin(y), thin(k)];
}

/**
 * The sRGB colour of a swatch at some opacity (percent) over white paper: as the printing condition shows it, or the
 * authored one, mixed with white, where the condition is not known or takes sRGB.
 */
export function shownInk({ cmyk, srgb }: Swatch, opacity: number, colors: InkColors | undefined): string {
	const tints = colors?.[keyOf(cmyk)] ?? ["#ffffff", srgb];
	const at = (opacity / 100) * (tints.length - 1);
	const below = Math.floor(at);
	const color = tints[below] ?? srgb;
	return mixed(color, tints[below + 1] ?? color, at - below);
}

function keyOf(cmyk: Cmyk): string {
	return cmyk.join(" ");
}

function mixed(from: string, to: string, share: number): string {
	const channels = [1, 3, 5].map((start) => {
		const [low, high] = [from, to].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
		return Math.round((low ?? 0) * (1 - share) + (high ?? 0) * share)
			.toString(16)
			.padStart(2, "0");
	});
	return `#${channels.join("")}`;
}
