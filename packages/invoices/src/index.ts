export { type Booked, nameOf, signOf } from "./books/booked.ts";
export { datevBatch } from "./books/datev-batch.ts";
export { ossReport } from "./books/oss-report.ts";
export { type CreditRefusal, type CreditWish, creditNoteOf, openAmount } from "./credit-note.ts";
export { type CreditNote, INVOICE_DAYS, type Invoice, invoiceOf, type Supply } from "./invoice.ts";
export type { Rate } from "./position.ts";
export { isRoutingId } from "./routing-id.ts";
export { type Seller, sellerOf } from "./seller.ts";
export { type DocumentKind, documentNumber, seriesOf } from "./series.ts";
