import type { layouts as german } from "../../de/editor/layouts.ts";

export const layouts: typeof german = {
	title: "Page layout",
	hint: "Photos that are not in use yet come along. The first ones cover no text and crop least. Text that stays where it is has a dashed outline.",
	count: "{count, plural, =0 {No photo} one {# photo} other {# photos}}",
	fewer: "One photo less",
	more: "One photo more",
	wording: "Text",
	wordings: { without: "Photos only", with: "With text" },
	words: { heading: "Heading", body: "Your text", caption: "Caption", quotation: "A quotation" },
	kindTexts:
		"{texts}{side, select, none {, no photo} left { to the left of the photos} right { to the right of the photos} above { above the photos} below { below the photos} other { around the photos}}",
	roles: {
		heading: "heading",
		body: "{count, plural, one {text} other {text in # columns}}",
		caption: "{count, plural, one {caption} other {# captions}}",
		quotation: "quotation",
	},
	area: "Area",
	areas: { kept: "As it is", margin: "With a margin", full: "Whole page" },
	gap: "Spacing",
	gaps: { none: "None", narrow: "Narrow", wide: "Wide" },
	option: "Layout {number, number} of {total, number}: {kind}",
	kind: {
		full: "one photo filling the area",
		grid: "all the same size",
		"hero-left": "one large photo on the left",
		"hero-right": "one large photo on the right",
		"hero-top": "one large photo at the top",
		"hero-bottom": "one large photo at the bottom",
		rows: "in rows",
		columns: "in columns",
		aside: "side by side, different widths",
		above: "one above the other, different heights",
		middle: "one large photo in the middle",
		wave: "staggered",
		framed: "with white all around",
	},
	all: "Show all {total, number}",
	done: "{count, plural, =0 {The page is arranged.} one {# photo is arranged.} other {# photos are arranged.}}{empty, plural, =0 {} one { One frame is still empty.} other { # frames are still empty.}}{tray, plural, =0 {} one { One photo is back in the tray.} other { # photos are back in the tray.}}",
	doneTexts:
		"{count, plural, =0 {} one {A new text is waiting for your words.} other {# new texts are waiting for your words.}}{stay, plural, =0 {} one { One text has stayed where it was.} other { # texts have stayed where they were.}}",
	fill: "Spread photos",
	fillHint:
		"{count, plural, one {One photo is} other {# photos are}} not on any page yet. They go in order onto all pages without a photo.",
	fillWordings: { photos: "Photos only", captions: "With captions" },
	fillDo: "Spread over the pages",
	fillAgain: "Spread differently",
	filled:
		"{photos, plural, one {# photo is} other {# photos are}} now on {pages, plural, one {one page} other {# pages}}.{left, plural, =0 {} one { There was no page left for one photo.} other { There was no page left for # photos.}}",
};
