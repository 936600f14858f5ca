/** What is said of a guest list that was read, or cannot be. */
export const guestList = {
	/** Why a file is no table we can read. */
	unreadable: {
		xls: "This is a file in the old Excel format (.xls). {saveAs}",
		xlsb: "This is a binary Excel file (.xlsb). {saveAs}",
		ods: "This is an OpenDocument spreadsheet (.ods). {saveAs}",
		numbers: "This is a Numbers file. Please export the list from Numbers as an Excel or CSV file.",
		pdf: "This is a PDF; names cannot be taken from it. {saveAs}",
		text: "This is a text document. Please copy the list into a spreadsheet. {saveAs}",
		picture: "This is a picture. Please upload the list as a spreadsheet (.xlsx or .csv).",
		html: "This is a web page, even if the file name says otherwise. Please open the file in your spreadsheet program. {saveAs}",
		password: "The file is protected by a password. Please save the list without a password as .xlsx.",
		damaged:
			"The file is damaged or incomplete. Please open it in your spreadsheet program and save it again as .xlsx.",
		quotes: "The CSV file has a quotation mark that is never closed. Please save the list as .xlsx.",
		unknown: "This file is not a spreadsheet we can read. {saveAs}",
	},
	saveAs: "Please save the list as .xlsx or .csv and upload it again.",
	fromRow: "{words} (from row {row})",
	empty: "The list is empty. The first row holds the field names, and below it each guest has a row.",
	headerRowEmpty: "Row {row} is empty or not in the list; the field names should be there.",
	noSheets: "A CSV file has no sheets.",
	sheetMissing: "The file has no sheet “{sheet}”. There are: {sheets}.",
	fieldMissing:
		"The list lacks {count, plural, one {this column} other {these columns}}: {fields}. Found: {headers}. {row, plural, =1 {The first row} other {Row {place}}} has to hold the field names.",
	noHeaders: "no field names",
	duplicateHeader: "There are several columns for “{field}” ({columns}). Please rename one of them.",
	rowTooWide:
		"Row {row} has more fields than the row with the field names ({columns}). Usually there is a separator in the text; please save the list as .xlsx.",
	tooLarge: {
		bytes: "The file is too large ({max} MB at most). Please remove pictures and other sheets.",
		unpackedBytes:
			"The file is too large ({max} MB unpacked at most). Please remove pictures and other sheets.",
		rows: "The list has more than {max, number} rows. Please divide it.",
		columns: "The list has more than {max, number} columns. Please delete what is not printed.",
	},
	/** What to look at in a list that was read; `place` names row and column. */
	finding: {
		"cell.error": "{place}: the cell shows the error {value}. Please enter the value.",
		"cell.formulaWithoutValue":
			"{place}: the formula has no result yet. Please open and save the file in your spreadsheet program.",
		"cell.tooLong": "{place}: the text is too long with {length, number} characters.",
		"cell.unprintable":
			"{place}: the text has characters that cannot be printed ({characters}). Please type it again.",
		"cell.lineBreak": "{place}: a field of a name or an address cannot have a line break or a tab.",
		"row.withoutFields": "{place}: none of the fields that are needed is filled in.",
		"row.hidden": "{place}: the row is hidden in the spreadsheet, but is printed.",
	},
	row: "Row {row}",
	cell: "Row {row}, “{header}”",
	quoted: "“{text}”",
	sample: "“{text}” (row {row})",
	postcode: {
		fourDigits: "{place}: “{value}” has four digits only. Is a leading zero missing, or the country?",
		form: "{place}: “{value}” does not look like a postcode ({country}: {form}). Is the country right?",
	},
	sheetUnread:
		"Only the sheet “{sheet}” was read. There are rows on {others} too; the first sheet that is not hidden is read.",
	encodingGuessed:
		"The CSV file does not say how its letters are stored. It was read as {encoding}: {samples}. If the names are wrong, please save the list as .xlsx or as “CSV UTF-8”.",
	encodingRivalled:
		"The CSV file does not say how its letters are stored. It was read as {encoding}: {samples}. It may as well be {rival}; then they are {texts}. If the names are wrong, please save the list as .xlsx or as “CSV UTF-8”.",
	encoding: {
		"windows-1252": "Windows-1252 (Western Europe)",
		"windows-1250": "Windows-1250 (Central Europe)",
		"windows-1254": "Windows-1254 (Turkish)",
		"windows-1251": "Windows-1251 (Cyrillic)",
		"windows-1253": "Windows-1253 (Greek)",
		"iso-8859-2": "ISO 8859-2 (Central Europe)",
		macintosh: "Mac OS Roman",
		ibm850: "DOS 850 (Western Europe)",
		ibm852: "DOS 852 (Central Europe)",
	},
	/** Fields that a list is asked for or that are made of its columns. */
	fieldName: { name: "Name", adresse: "Address" },
	/** Of a row a field cannot be made for. */
	rowLacks: "Row {row}: {words}",
	addressMissing: "The address is missing.",
	nameMissing: "The name is missing.",
	addressLacks: "{names} {count, plural, one {is} other {are}} missing from the address.",
	addressPart: { nachname: "the name", strasse: "the street", plz: "the postcode", ort: "the town" },
};
