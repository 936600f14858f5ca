import type { finding as german } from "../de/finding.ts";

export const finding: typeof german = {
	rule: {
		text: {
			overflow: "The text is longer than its field. Please shorten it or choose a smaller size.",
			dividedWord:
				"A word is longer than the line and would be broken without a hyphen. Please shorten it or choose a smaller size.",
			missingGlyph: "This font does not know {characters}.",
			fallbackFont: "This font does not have all letters of {words}; we set it in a similar one.",
			unsupportedScript: "We cannot set this script properly yet. Please write the text in Latin letters.",
			tooSmall:
				"At {pt, number} pt the type is very small and hard to read in print; from {least, number} pt it is safe.",
			invisible: "The text has almost the colour of what it stands on; in print it will hardly be seen.",
			covered: "The text lies below another element and cannot be seen in print.",
			manyInks:
				"At {pt, number} pt the type is small, and it is mixed from {inks} inks. If they do not lie exactly on each other, it blurs; below {smallPt, number} pt at most {smallInks} inks are safe.",
			richBlack:
				"At {pt, number} pt the type is small, and its black is mixed from {inks} inks. Pure black stays sharp.",
			inHeavyInk:
				"Light type of {pt, number} pt easily fills in on an area with {percent} % of ink; from {least, number} pt it stays open.",
			openInPhoto:
				"Light type of {pt, number} pt easily fills in on dark parts of a photo; from {least, number} pt it stays open.",
			outsideTrim: "The text reaches beyond the edge of the card and would be cut off.",
			outsideSafe: "The text stands very near the edge and might be trimmed.",
			overFold: "The text runs across the fold or stands too near to it.",
			overHole: "The text stands too near the hole.",
			overDie: "The text stands too near the cut line.",
			inReserved: "The text stands in an area that has to stay clear.",
			wrongWeekday: "{date} is a {right}, not a {written}.",
			sample: "This is still the sample text: {text}.",
		},
		date: {
			differs: "It says {date} here, but {other} at “{where}”. Please check which day is the right one.",
		},
		names: {
			missing:
				"The field for the name is empty, the card would be printed without a name here. Please enter it.",
		},
		name: {
			differs: "It says {written} here and {name} in your details. Is it the same person?",
		},
		fact: {
			missing: "One detail is still missing: {fact}. Please enter it under “Your details”.",
		},
		field: {
			unfilled: "Details of the guest list are still missing here: {fields}.",
			unlisted:
				"Something different is to stand here for each guest: {fields}. Your guest list is missing for that. Load it under “Texts”, or remove the placeholder.",
			noGuests:
				"Without a guest list there is no address here. Load your guest list under “Texts”, or have the envelopes printed without addresses.",
		},
		photo: {
			empty: "Your photo is still missing here.",
			lowResolution:
				"{severity, select, error {In print the photo would have {ppi} ppi only; at least {refuse} are needed. Please choose a larger photo or a larger part of it.} other {In print the photo has {ppi} ppi and will be slightly blurred; from {warn} it is sharp.}}",
			outline:
				"{lacks, select, none {Your picture has a background everywhere, so there is no contour to find. Take a cut-out picture as a PNG with a transparent background, or choose oval, heart or round corners.} other {What your picture shows is in several parts, and a film can only be cut in one piece. Take a picture in which everything holds together, or choose oval, heart or round corners.}}",
			duller:
				"Inks shine less than a screen: on about {percent} % of this photo the colours will be visibly duller in print. The preview already shows it as it will be printed.",
		},
		bleed: {
			missing:
				"{reach, select, none {The artwork ends at the cut here ({edges}). It has to reach {bleed, number} mm beyond the edge there, or a white strip may be left when the card is cut.} some {The artwork reaches only {past, number} mm beyond the edge ({edges}); with {bleed, number} mm no white strip is left when the card is cut.} other {Only {past, number} mm are left between artwork and edge ({edges}). So narrow a strip easily turns out uneven when the card is cut.}}",
		},
		ink: {
			vanishes:
				"{paper, select, kraft {On kraft paper, what is white in the design turns brown.} other {Tinted paper gives its tone to everything that is white in the design.}} In print this element hardly stands out from the paper.",
		},
		line: {
			hairline:
				"At {width, number} mm the line is too fine and may vanish in print; from {least, number} mm it is safe.",
		},
		foil: {
			tooFine: "This is drawn too finely for foil; from {least, number} mm it holds.",
			onPhoto:
				"The foil lies on a photo. It holds less well there, and the picture distracts from its shine.",
			nearEdge: "The foil lies very near the edge or the fold and may chip there.",
			areaTooLarge: "The foil covers {percent} % of the page. Up to {most} % it lies smoothly.",
		},
		relief: {
			tooFine: "This is drawn too finely for raised varnish; from {least, number} mm it holds.",
			nearFold: "The raised varnish lies on the fold or near it and may crack there.",
		},
		qr: {
			tooSmall:
				"At {width, number} mm the code is too small to be read safely; from {least, number} mm it can be.",
			tooLong: "The content is too long for a code. Please take a shorter link.",
			empty: "The code has no content yet.",
			noDay: "The calendar entry in the code has no day yet.",
			outsideTrim:
				"The code reaches beyond the edge of the card and would be trimmed; it could no longer be read.",
			outsideSafe: "The code stands very near the edge and might be trimmed.",
			overFold:
				"{severity, select, error {The code lies across the fold; creased it could no longer be read.} other {The code stands too near the fold.}}",
			overHole:
				"{severity, select, error {The hole goes through the code; it could no longer be read.} other {The code stands too near the hole.}}",
			overDie:
				"{severity, select, error {The cut line cuts into the code; it could no longer be read.} other {The code stands too near the cut line.}}",
			inReserved: "The code stands in an area that has to stay clear.",
			quietZone: "Something stands too near the code; it needs a clear margin all round.",
			lowContrast: "The code does not stand out enough from its ground.",
		},
	},
	edge: {
		left: "left",
		top: "top",
		right: "right",
		bottom: "bottom",
	},
	quote: "“{text}”",
	labelled: "“{label}”: {words}",
};
