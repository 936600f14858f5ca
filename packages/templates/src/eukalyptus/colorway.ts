import { invariant } from "@offizin/base";
import type { Colorway } from "../theme.ts";
import { type Couple, claraAndJonathan, elenaAndFabian, johannaAndMats } from "./couple.ts";
import { type Palette, salbei, staubblau, terrakotta } from "./palette.ts";

export const colorways: readonly Colorway[] = [
	{ key: "salbei", facet: "green", refinementType: "gold" },
	{ key: "staubblau", facet: "light-blue", refinementType: "silber" },
	{ key: "terrakotta", facet: "terracotta", refinementType: "rosegold" },
];

/** Demo photos for a landscape and for a portrait slot. */
interface Samples {
	readonly wide: string;
	readonly tall: string;
}

const worlds: Readonly<
	Record<string, { readonly palette: Palette; readonly couple: Couple; readonly samples: Samples }>
> = {
	salbei: { palette: salbei, couple: claraAndJonathan, samples: { wide: "forest", tall: "dandelions" } },
	staubblau: { palette: staubblau, couple: johannaAndMats, samples: { wide: "lake", tall: "peaks" } },
	terrakotta: { palette: terrakotta, couple: elenaAndFabian, samples: { wide: "rowboats", tall: "leaves" } },
};

function worldOf({ key }: Colorway) {
	const world = worlds[key];
	invariant(world, `Eukalyptus has no colour version ${key}`);
	return world;
}

export function paletteOf(colorway: Colorway): Palette {
	return worldOf(colorway).palette;
}

export function coupleOf(colorway: Colorway): Couple {
	return worldOf(colorway).couple;
}

export function samplesOf(colorway: Colorway): Samples {
	return worldOf(colorway).samples;
}
