export type { Press } from "./file/open-file.ts";
export type { PrintPhoto, PrintResources } from "./file/print-resources.ts";
export { type Job, type WrittenFile, type WrittenJob, writePrintFiles } from "./file/write-print-files.ts";
export { type Nesting, nest, type Piece } from "./nesting/nest.ts";
export { type StockForm, stockFormOf } from "./nesting/stock-form.ts";
export { checkPrintFile } from "./preflight/check-print-file.ts";
export { type ExpectedFile, expectedFiles } from "./preflight/expected-file.ts";
export { type FileFinding, type FileRule, fileRules } from "./preflight/file-finding.ts";
export { checkProfile } from "./profile/check-profile.ts";
export { iccFileOf, type PrintProfile } from "./profile/print-profile.ts";
export type { ProfileFault } from "./profile/profile-fault.ts";
export {
	checkProfileTable,
	type PrintedProduct,
	type ProfileTable,
	profileFor,
	shippedProfileTable,
} from "./profile/profile-table.ts";
export { digitalCards, type PrintProfileKey, printProfile } from "./profile/shipped-profiles.ts";
export { formatIndex, type RecordEntry, writeRecords } from "./records/write-records.ts";
export { layOutOpen, layOutSheet, type SheetPage, sheetBox } from "./sheet/lay-out-sheet.ts";
export { missingPlates } from "./sheet/plates-of.ts";
export { sheetToSvg } from "./sheet/sheet-svg.ts";
export { describePrints } from "./ticket/describe-prints.ts";
export { describeStitching } from "./ticket/describe-stitching.ts";
export {
	describePlates,
	describeProfile,
	describeSheet,
	type InkFigures,
	type JobTicket,
} from "./ticket/ticket.ts";
export { ticketToXjdf } from "./ticket/xjdf.ts";
