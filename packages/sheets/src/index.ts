export { parseCsv, writeCsv } from "./csv/csv-text.ts";
export {
	readAs,
	rereadAs,
	type SingleByteEncoding,
} from "./encoding/single-byte.ts";
export { readSpreadsheet } from "./read-spreadsheet.ts";
export type { SpreadsheetError, SpreadsheetLimits } from "./spreadsheet-error.ts";
export type { Cell, HeaderPlace, Table, TableRow, TableSource } from "./table.ts";
