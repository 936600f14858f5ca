/**
 * Widths in pixels that pictures of designs are asked for in, `/img/w{width}/…` (spec 7.1-3); any other would let a stranger
 * fill the disk. Half as many as assets have (spec 9.1-8), for each is drawn anew (decision 052). A scene of 2,560 takes
 * more memory than a render process has.
 */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 1920] as const;

/** Composed pictures of home pages and menus, `/img/w{width}/still/{name}`. */
export const stillNames = [
	"papiervogel-hero",
	"papiervogel-atelier",
	"papiervogel-soiree",
	"papiervogel-kalender",
	"papiervogel-fotobuch",
	"papiervogel-gaestebuch",
	"papiervogel-fotobox",
	"papiervogel-collage",
	"papiervogel-fotogeschenke",
	"papiervogel-geschenkpapier",
	"bildwand-hero",
	"bildwand-line",
	"bildwand-row",
	"bildwand-sizes",
	"bildwand-night",
	"bildwand-abzuege",
	"bildwand-collage",
	"bildwand-fotobuch",
	"bildwand-kalender",
	"bildwand-material-leinwand",
	"bildwand-material-acrylglas",
	"bildwand-material-aludibond",
] as const;
export type StillName = (typeof stillNames)[number];

/** Photographs of the demo; apps/server/assets/photos and THIRD_PARTY.md. */
export const photoNames = [
	"dandelions",
	"sunset",
	"peaks",
	"meadow",
	"stream",
	"dogs",
	"fig",
	"brushes",
	"drum",
	"nuthatch",
	"ropes",
	"milky-way",
	"rowboats",
	"forest",
	"lake",
	"leaves",
	"jetty",
	"kite",
	"allium",
	"acanthus",
	"alps",
	"pastoral",
	"boats",
	"canyon",
] as const;
export type PhotoName = (typeof photoNames)[number];
