/** What the command says that writes print files without a server (npm run render). */
export const render = {
	usage:
		"Usage: npm run render -- '<design.json> <folder>' [--profile profile] [--photos folder] [--quantity number]\n  [--guests list.xlsx|csv [--sheet sheet] [--header-row row] [--rows 17,240-245]]",
	progress: "{done} of {total} cards",
	quantityWrong: "The quantity “{text}” is not a whole number from 1 to {max, number}.",
	guestsNeeded: "--sheet, --header-row and --rows are about a guest list; they need --guests.",
	headerRowWrong: "--header-row: “{text}” is not a row of the spreadsheet.",
	rowsWrong: "--rows: “{part}” is neither a row nor a range of rows; write 17,240-245, for example.",
	/** Stands for the name of a design that has none, in names of files. */
	design: "design",
	designUnreadable: "The design file {path} cannot be read: {detail}",
	designWrong: "{path} is not a design file: {detail}",
	designNewer: "The design has version {version} and needs a newer Offizin.",
	designLost: "Parts of the design could not be read: {parts}",
	folderUnwritable: "The folder {folder} cannot be written to: {detail}",
	fileMissing: "A file is missing: {detail}",
	photoMissing: "The photo {upload} is missing. Put it into the folder {folder} as {upload}.jpg.",
	noFields: "The design has no fields for guests. Write '{{name}}' into a text, for example.",
	guestListUnreadable: "The guest list {path} cannot be read: {detail}",
	noGuestInRows: "There is no guest in these rows of the guest list: {rows}.",
	/** On the ticket of a part of a run. */
	part: "This is a part of the run: rows {rows} of the guest list only.",
	headerRowOption: "If the field names are in another row, name it with --header-row.",
	sheetOption: "Choose the sheet with --sheet (name or number; there are: {sheets}).",
	/** Names of the files of a part: rows, or the first of many. */
	rowsName: "rows-{rows}",
	rowsFromName: "rows-from-{first}-{hash}",
	/** Where something was found in a design or in the prints of a guest list. */
	onPage: "{page}, {labels}",
	at: "{places}: {words}",
	inRows: "{count, plural, one {Row} other {Rows}} {rows} of the guest list, {places}: {words}",
	inRowsAsIn:
		"{count, plural, one {Row} other {Rows}} {rows} of the guest list, {places} (in row {first}, for example): {words}",
};
