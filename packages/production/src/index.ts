export { layOutSheet, type PlacedPage, type SheetPage, sheetBox } from "./card-sheet.ts";
export { digitalCards, type PrintProfile, printProfiles } from "./print-profile.ts";
export type { PrintPhoto, PrintResources } from "./print-resources.ts";
export { sheetToSvg } from "./sheet-svg.ts";
export { describeSheet, type JobTicket, platesOf, printFileName, type TicketFile } from "./ticket.ts";
export { type CardJob, type CardPress, writeCardPdf } from "./write-card-pdf.ts";
