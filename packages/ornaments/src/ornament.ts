import type { Artwork } from "@offizin/design";
import { artworkOf } from "./drawing/artwork-of.ts";
import type { Mark } from "./drawing/mark.ts";
import { place } from "./drawing/marks.ts";
import type { Sheet } from "./drawing/sheet.ts";

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

export interface Ornament {
	readonly key: string;
	readonly subject: OrnamentSubject;
	readonly artwork: Artwork;
	/** Of a background, whose `artwork` is for upright pages: the same for pages that lie or are square. */
	readonly others?: Readonly<Record<"wide" | "square", Artwork>>;
}

/** Drawings by key; drawn when they are asked for. */
export type Drawings = Readonly<Record<string, () => readonly Mark[]>>;

/** Backgrounds by key, each drawn to fill any sheet. */
export type Grounds = Readonly<Record<string, (sheet: Sheet) => readonly Mark[]>>;

export function ornamentsIn(subject: OrnamentSubject, drawings: Drawings): Ornament[] {
	return Object.entries(drawings).map(([key, draw]) => ({ key, subject, artwork: artworkOf(draw()) }));
}

const sheets = { tall: [100, 140], wide: [140, 100], square: [100, 100] } as const;

/** How far a background goes on beyond its sheet: no press or knife finds its edge. */
const MARGIN = 10;

/** A background fills its sheet and more, where everything else is cut to what is painted. */
export function groundsIn(subject: OrnamentSubject, grounds: Grounds): Ornament[] {
	return Object.entries(grounds).map(([key, draw]) => {
		const on = (sheet: Sheet) => {
			const [width, height] = sheet;
			const marks = draw([width + 2 * MARGIN, height + 2 * MARGIN]);
			return artworkOf(place.move(marks, -MARGIN, -MARGIN), sheet);
		};
		return {
			key,
			subject,
			artwork: on(sheets.tall),
			others: { wide: on(sheets.wide), square: on(sheets.square) },
		};
	});
}
