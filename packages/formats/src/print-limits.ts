import { mm, pt } from "@offizin/units";
import type { Format, PhotoLimits } from "./format.ts";

/**
 * What a press can hold: domain.md §1.1 and §6. The editor warns by these limits and the finished file is checked
 * against them. Type sizes in points, lines and distances in micrometres.
 */
export const printLimits = {
	/** Smallest type, by what it is printed with. */
	minPt: { positive: 6, negative: 7, foilOrRelief: 8 },
	/** Type below `pt` is printed from at most so many inks; less than `tint` per cent is none, `black` is black. */
	smallText: { pt: 10, inks: 2, tint: 5, black: 85 },
	/** Light type below `pt` closes in a ground of more than `ink` per cent of all four. */
	heavyGround: { pt: 8, ink: 240 },
	/** Thinnest line. */
	minLine: { positive: pt(0.3), negative: pt(0.75), foil: mm(0.25), relief: mm(0.38) },
	/** Narrowest gap between two forms. */
	minGap: { foil: mm(0.4), relief: mm(0.56) },
	foilToTrim: mm(5),
	foilToFold: mm(5),
	/** Relief stays this far away from folds. */
	reliefToFold: mm(1.5),
	/** Most of a page that may be covered by foil, in per cent. */
	foilArea: 40,
	/** Resolution at print size in ppi: good from here, warned below, refused below. */
	ppi: { good: 300, warn: 200, refuse: 72 },
	/** Share of a photo, 0–1, that may become visibly duller (ΔE00 > 5) before it is told. */
	colorLoss: 0.1,
	/** Smallest side of a QR code, smallest module (domain.md §9.1). */
	qr: { side: mm(20), module: mm(0.5) },
} as const;

/** Pixels per inch that photos of a format need. */
export function ppiOf({ ppi }: Pick<Format, "ppi">): PhotoLimits {
	return ppi ?? printLimits.ppi;
}
