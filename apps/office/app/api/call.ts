import type { Result } from "@offizin/base";
import type {
	OfficeOrder,
	officeGetCatalogue,
	officeGetCellHistory,
	officeGetPriceList,
	officeGetPriceTable,
	officeListOrders,
	officeReadPriceSheet,
	officeSession,
	RouteOutput,
} from "@offizin/contract";
import { type CallError, createClient, fillPath, officeFiles } from "@offizin/contract/browser";
import { chosenLocale } from "#app/locale.ts";

export type StaffMember = RouteOutput<typeof officeSession>;
export type OrderPage = RouteOutput<typeof officeListOrders>;
export type ListedOrder = OrderPage["items"][number];
export type OfficeLine = OfficeOrder["lines"][number];
/** A line that is printed. */
export type MadeLine = Extract<OfficeLine, { item: "design" | "sample" }>;
export type Job = OfficeLine["jobs"][number];
export type JobFile = Job["files"][number];
export type OrderMail = OfficeOrder["mails"][number];
export type PriceListPage = RouteOutput<typeof officeGetPriceList>;
export type PriceTablePage = RouteOutput<typeof officeGetPriceTable>;
export type CellHistory = RouteOutput<typeof officeGetCellHistory>["items"];
export type SheetContent = RouteOutput<typeof officeReadPriceSheet>;
export type Catalogue = RouteOutput<typeof officeGetCatalogue>;
/** What a door answered, or why it did not. */
export type Answer<Value> = Result<Value, CallError>;

const TIMEOUT_MS = 20_000;

/** Calls the server this page came from, and is answered in the language of the office. */
export const call = createClient((url, init) =>
	fetch(url, {
		...init,
		headers: { ...init.headers, "x-locale": chosenLocale() },
		signal: AbortSignal.timeout(TIMEOUT_MS),
	}),
);

/** Where a file of a job is downloaded or shown. */
export function jobFileUrl(job: Pick<Job, "id">, file: Pick<JobFile, "name">): string {
	return fillPath(officeFiles.job, { job: job.id, name: file.name });
}

/** Where a price list is downloaded as a spreadsheet. */
export function priceSheetUrl(shop: { readonly channel: string; readonly market: string }): string {
	return fillPath(officeFiles.prices, shop);
}
