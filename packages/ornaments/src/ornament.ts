import type { Artwork } from "@offizin/design";
import { artworkOf } from "./drawing/artwork-of.ts";
import type { Mark } from "./drawing/mark.ts";

/** The subjects of the library, in the order in which they are shown. */
export const ornamentSubjects = [
	"branches",
	"blossoms",
	"wreaths",
	"corners",
	"flourishes",
	"frames",
	"love",
	"sky",
	"faith",
	"baby",
	"party",
	"winter",
	"travel",
	"animals",
	"mourning",
	"backgrounds",
] as const;
export type OrnamentSubject = (typeof ornamentSubjects)[number];

/** Width and height of a background. */
export const SHEET = [100, 140] as const;

export interface Ornament {
	readonly key: string;
	readonly subject: OrnamentSubject;
	readonly artwork: Artwork;
}

/** Drawings by key; drawn when they are asked for. */
export type Drawings = Readonly<Record<string, () => readonly Mark[]>>;

export function ornamentsIn(subject: OrnamentSubject, drawings: Drawings): Ornament[] {
	// A background fills its sheet; everything else is cut to what is painted.
	const size = subject === "backgrounds" ? SHEET : undefined;
	return Object.entries(drawings).map(([key, draw]) => ({ key, subject, artwork: artworkOf(draw(), size) }));
}
