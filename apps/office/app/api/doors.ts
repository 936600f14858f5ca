import type { Result } from "@offizin/base";
import {
	type CallError,
	createClient,
	type OfficeOrder,
	type officeCorrectEmail,
	type officeGetCatalogue,
	type officeGetCatalogueProduct,
	type officeGetCatalogueTable,
	type officeGetCellHistory,
	type officeGetOrder,
	type officeGetPriceList,
	type officeGetPriceTable,
	type officeListOrders,
	type officeListPriceLists,
	type officeLogin,
	type officeLogout,
	type officeMoveOrder,
	type officePreviewPriceChange,
	type officeReadPriceSheet,
	type officeSavePriceChange,
	type officeSendMailAgain,
	type officeSession,
	type officeWithdrawPriceChange,
	type Route,
	type RouteOutput,
} from "@offizin/contract";

/**
 * A door as the client needs it: method and path, checked against the contract. The client reads nothing else, so the
 * schemas and their library stay on the server.
 */
function door<R extends Route>(method: R["method"], path: R["path"]): R {
	return { method, path } as unknown as R;
}

const SHOP = "/office-api/price-lists/{channel}/{market}";

export const doors = {
	login: door<typeof officeLogin>("post", "/office-api/login"),
	logout: door<typeof officeLogout>("post", "/office-api/logout"),
	session: door<typeof officeSession>("get", "/office-api/session"),
	listOrders: door<typeof officeListOrders>("get", "/office-api/orders"),
	getOrder: door<typeof officeGetOrder>("get", "/office-api/orders/{number}"),
	moveOrder: door<typeof officeMoveOrder>("post", "/office-api/orders/{number}/moves"),
	sendMailAgain: door<typeof officeSendMailAgain>("post", "/office-api/orders/{number}/mails/{mail}/copies"),
	correctEmail: door<typeof officeCorrectEmail>("post", "/office-api/orders/{number}/email"),
	listPriceLists: door<typeof officeListPriceLists>("get", "/office-api/price-lists"),
	getPriceList: door<typeof officeGetPriceList>("get", `${SHOP}`),
	getPriceTable: door<typeof officeGetPriceTable>("get", `${SHOP}/tables/{table}`),
	getCellHistory: door<typeof officeGetCellHistory>("get", `${SHOP}/tables/{table}/history`),
	previewPriceChange: door<typeof officePreviewPriceChange>("post", `${SHOP}/previews`),
	savePriceChange: door<typeof officeSavePriceChange>("post", `${SHOP}/changes`),
	withdrawPriceChange: door<typeof officeWithdrawPriceChange>("post", `${SHOP}/changes/{id}/withdrawal`),
	readPriceSheet: door<typeof officeReadPriceSheet>("post", `${SHOP}/sheets`),
	getCatalogue: door<typeof officeGetCatalogue>("get", "/office-api/catalogue"),
	getCatalogueTable: door<typeof officeGetCatalogueTable>("get", "/office-api/catalogue/tables/{subject}"),
	getCatalogueProduct: door<typeof officeGetCatalogueProduct>(
		"get",
		"/office-api/catalogue/products/{product}",
	),
} as const;

export type StaffMember = RouteOutput<typeof officeSession>;
export type OrderPage = RouteOutput<typeof officeListOrders>;
export type ListedOrder = OrderPage["items"][number];
export type OfficeLine = OfficeOrder["lines"][number];
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

/** Calls the server this page came from. */
export const call = createClient((url, init) =>
	fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
);

/** Where a file of a job is downloaded or shown. */
export function jobFileUrl(job: Pick<Job, "id">, file: Pick<JobFile, "name">): string {
	return `/office-api/jobs/${encodeURIComponent(job.id)}/files/${encodeURIComponent(file.name)}`;
}

/** Where a price list is downloaded as a spreadsheet. */
export function priceSheetUrl({
	channel,
	market,
}: {
	readonly channel: string;
	readonly market: string;
}): string {
	return `/office-api/price-lists/${encodeURIComponent(channel)}/${encodeURIComponent(market)}/prices.csv`;
}
