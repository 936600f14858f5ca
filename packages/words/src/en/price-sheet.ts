import type { priceSheet as german } from "../de/price-sheet.ts";

export const priceSheet: typeof german = {
	problem: {
		columnMissing: "The column “{column}” is missing. As downloaded the columns are called {columns}.",
		columnTwice: "The column “{column}” is there twice. Please delete one of them.",
		misquoted: "There is one quotation mark too many or too few. Please delete it.",
		noLines: "There is nothing below the head.",
		tooWide: "The row has more cells than the head.",
		tooWideByCommas:
			'The row has more cells than the head. Where commas divide cells, a price stands in quotation marks: "1,69".',
		unknownTable: "There is no table “{table}”.",
		unknownRow: "{table}: there is no row “{row}”.",
		unknownColumn: "{table}: the column “{column}” has no price here.",
		otherCurrency: "This list is in {expected}, not in {found}.",
		cellTwice: "{cell} is already in row {line, number}.",
		amount: "{cell}: {reason}",
	},
	many: "The sheet cannot be read in {count, number} places. These are the first {shown, number}:",
	unit: {
		money: "Price",
		perMille: "Percent",
		hundredths: "Factor",
	},
	earliest: "Prices change tomorrow at the earliest.",
	subject: {
		card: "Cards",
		accessory: "Accessories",
		merch: "Photo gifts",
		photobox: "Photo boxes",
		photoprint: "Photo prints",
		calendar: "Calendars",
		photobook: "Photo books",
		guestbook: "Guest books",
		photoframe: "Wall pictures",
		collage: "Collages",
		giftwrap: "Gift wrap",
		giftVoucher: "Vouchers",
		postage: "Shipping and postage",
		shipping: "Shipping and postage",
	},
};
