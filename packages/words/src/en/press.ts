import type { press as german } from "../de/press.ts";

export const press: typeof german = {
	document: {
		document_too_large: "The design is too large: {path} has more than {limit, number} entries.",
		document_too_heavy: "The design is too elaborate: {path} has more type and drawings than can be set.",
		document_invalid: "The design cannot be read. {places}",
	},
	profile: {
		"sheetfed-cards": "Cards, sheet-fed",
		"sheetfed-cards-uncoated": "Cards, sheet-fed, uncoated",
		"digital-cards": "Cards, digital",
		"digital-cards-uncoated": "Cards, digital, uncoated",
		"digital-giftwrap": "Gift wrap, digital",
		"photo-paper": "Photo paper",
	},
	place:
		"{pages, plural, =0 {{file}} one {{file}, on page {page}} =2 {{file}, on page {page} and one more} other {{file}, on page {page} and {more, number} more pages}}",
	found: "{place}: {words}",
	file: {
		"file.unreadable": "The file cannot be read back ({detail}). Please start the job again.",
		"pageCount.wrong": "The file has {pages} pages instead of {expected}.",
		"box.trim": "The trim size is {found} instead of {expected}.",
		"box.bleed":
			"The size with bleed is {found} instead of {expected}, or it does not lie centred around the trim size.",
		"font.notEmbedded": "The font {font} is not embedded.",
		"plate.unexpected":
			"The plate “{plate}” does not belong to this job. Please check the names in the print profile.",
		"plate.missing": "There is nothing on the plate “{plate}”, although the job asks for it.",
		"plate.notFull":
			"The plate “{plate}” has {percent, number}% instead of a solid. Foil, varnish and tools know no tints.",
		"plate.knocksOut": "The plate “{plate}” knocks out what is printed below instead of overprinting.",
		"plate.noStep":
			"What is on the plate “{plate}” does not lie in the layer of its processing step (ISO 19593-1).",
		"plate.all": "Registration colour lies in the printed image. It is for marks outside the bleed only.",
		"overprint.white": "White is set to overprint and would disappear.",
		"overprint.blackArea": "A black area is set to overprint; what lies below would show through.",
		"overprint.blackText":
			"The black text “{text}” knocks out what is printed below instead of overprinting.",
		"transparency.used": "The page contains transparency ({kind}); the print profile allows none.",
		"colour.wrongSpace": "The page contains colours in {space}, which do not fit the print profile.",
		"outputIntent.missing": "The output condition {condition} is missing.",
		"outputIntent.other":
			"The output condition or its ICC profile is another one than in the print profile ({condition}).",
		"standard.missing": "The file does not call itself {standard}.",
		"trapped.missing": "The statement about trapping (Trapped) is missing.",
		"content.active": "The file contains something that has no place in print ({kind}).",
		"photo.lowResolution": "In print a photo has {ppi} ppi only.",
		"line.hairline": "At {width} a line is too fine; from {least} it holds.",
		"foil.tooFine": "Foil: {fine}",
		"relief.tooFine": "Relief varnish: {fine}",
		"text.tooSmall":
			"At {pt, number} pt the text “{text}” is very small; from {least, number} pt it is safe to read.",
		"text.outsideTrim": "The text “{text}” reaches beyond the trim and is cut off.",
		"bleed.missing":
			"{reach, select, some {A picture or an area reaches only {past} beyond the trim.} other {A picture or an area ends at the cut and has no bleed.}}",
		"ink.overLimit": "The ink coverage reaches {percent, number}%; the paper takes {limit, number}% at most.",
	},
	fine: {
		gap: "a gap is too narrow and fills in; from {least} it stays open.",
		form: "part of the form is too fine; from {least} it holds.",
		line: "at {width} a line is too fine; from {least} it holds.",
	},
	size: "{width, number}\u202f×\u202f{height, number}\u00a0mm",
	noSize: "not given",
	length: "{length, number}\u00a0mm",
	problem: {
		design_not_printable: "The design cannot be printed like this. {findings}",
		font_missing: "These fonts do not exist here: {fonts}.",
		font_changed:
			"These fonts are no longer those the design was set in: {fonts}. Lines might break elsewhere.",
		page_missing: "The design lacks pages of its format: {pages}.",
		page_foreign: "The design has pages its format does not know: {pages}.",
		guests_not_printable: "The guest list cannot be printed like this. {findings}",
		artwork_tangled: "These drawings cross themselves too often: {artworks}. Please simplify their paths.",
		profile_unknown: "There is no print profile {profile}.",
		profile_not_json: "The print profile {profile} is no readable JSON: {detail}",
		profile_faulty: "The print profile {profile} is faulty: {faults}",
		icc_missing: "The print profile {profile} names the ICC profile {file}; it is not in the profile folder.",
		icc_unusable: "The ICC profile {file} does not fit the print profile {profile}.",
		profile_lacks_plates: "The print profile {profile} has no plate for {plates}.",
		file_faulty: "The finished file is not ready for the press. {findings}",
		print_data_removed: "The print data were deleted on {day} and cannot be restored.",
		pattern_missing: "The pattern {pattern} no longer exists.",
		photo_missing: "The original of the photo {upload} is missing.",
		photo_unusable: "The photo {upload} cannot be used: {reason}",
	},
	photo: {
		photo_damaged: "The file is damaged, no photo, or has more than {limit, number} megapixels.",
		photo_changed: "The file is not as large as the photo that lies in the design.",
	},
	unreadable: {
		not_a_file: "This is not a file.",
		too_large: "The file is larger than {limit, number} MB.",
	},
	rendering: {
		render_busy: "Too many print files are waiting already.",
		render_too_heavy: "The file needs more time or memory than a print job may have.",
		job_expired: "The print job was not done after hours.",
	},
	row: "Row {row, number}: {words}",
	rowTooLong: "Row {row, number}: “{field}” has {length, number} characters and is too long.",
	more: "And {count, number} more.",
	note: "Note: {note}",
	broken: "The print file could not be made at attempt {attempts, number} either. Message: {message}",
};
