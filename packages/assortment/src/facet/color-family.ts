import type { ColorFacet } from "./facets.ts";

/** Shades that people look for under the name of another colour; a colour that is not here stands for itself. */
const familyOfShade: Partial<Readonly<Record<ColorFacet, ColorFacet>>> = {
	"neon-red": "red",
	"light-green": "green",
	"light-blue": "blue",
	navy: "blue",
	turquoise: "blue",
	rose: "pink",
	fuchsia: "pink",
	peach: "pink",
	beige: "cream",
	natural: "cream",
};

/** The families in the order of hue: metals beside the colours they are near to, what has no hue last. */
export const colorFamilies: readonly ColorFacet[] = [
	"red",
	"terracotta",
	"copper",
	"gold",
	"yellow",
	"green",
	"blue",
	"purple",
	"pink",
	"cream",
	"white",
	"silver",
	"grey",
	"black",
];

/** What a colour is looked for as: navy and light blue are blue. */
export function colorFamily(color: ColorFacet): ColorFacet {
	return familyOfShade[color] ?? color;
}
