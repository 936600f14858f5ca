/** Method and path of what browsers ask; the routes of the same names are made of them. Here: what every page asks. */
export const pageAddresses = {
	getLocation: { method: "get", path: "/api/get-location/" },
	getCustomerData: { method: "get", path: "/web-api/customer-data" },
	search: { method: "get", path: "/web-api/search" },
} as const;

export const officeAddresses = {
	officeLogin: { method: "post", path: "/office-api/login" },
	officeLogout: { method: "post", path: "/office-api/logout" },
	officeSession: { method: "get", path: "/office-api/session" },
	officeRename: { method: "put", path: "/office-api/session/name" },
	officeListOrders: { method: "get", path: "/office-api/orders" },
	officeGetOrder: { method: "get", path: "/office-api/orders/{number}" },
	officeMoveOrder: { method: "post", path: "/office-api/orders/{number}/moves" },
	officeRefund: { method: "post", path: "/office-api/orders/{number}/refunds" },
	officeNoteTransfer: { method: "post", path: "/office-api/orders/{number}/refunds/{refund}/transfer" },
	officeSendMailAgain: { method: "post", path: "/office-api/orders/{number}/mails/{mail}/copies" },
	officeCorrectEmail: { method: "post", path: "/office-api/orders/{number}/email" },
	officeNoteRoutingId: { method: "put", path: "/office-api/orders/{number}/routing-id" },
	officeListPriceLists: { method: "get", path: "/office-api/price-lists" },
	officeGetPriceList: { method: "get", path: "/office-api/price-lists/{channel}/{market}" },
	officeGetPriceTable: { method: "get", path: "/office-api/price-lists/{channel}/{market}/tables/{table}" },
	officeGetCellHistory: {
		method: "get",
		path: "/office-api/price-lists/{channel}/{market}/tables/{table}/history",
	},
	officePreviewPriceChange: { method: "post", path: "/office-api/price-lists/{channel}/{market}/previews" },
	officeSavePriceChange: { method: "post", path: "/office-api/price-lists/{channel}/{market}/changes" },
	officeWithdrawPriceChange: {
		method: "post",
		path: "/office-api/price-lists/{channel}/{market}/changes/{id}/withdrawal",
	},
	officeReadPriceSheet: { method: "post", path: "/office-api/price-lists/{channel}/{market}/sheets" },
	officeGetCatalogue: { method: "get", path: "/office-api/catalogue" },
	officeGetCatalogueTable: { method: "get", path: "/office-api/catalogue/tables/{subject}" },
	officeListNesting: { method: "get", path: "/office-api/nesting" },
	officeListWaiting: { method: "get", path: "/office-api/waitlist" },
	officeAnnounceOpening: { method: "post", path: "/office-api/waitlist/announcements" },
	officeListTemplates: { method: "get", path: "/office-api/templates" },
	officeGetTemplate: { method: "get", path: "/office-api/templates/{template}" },
	officeOpenTemplate: { method: "post", path: "/office-api/templates/{template}/drafts" },
	officeGetTemplateDesk: { method: "get", path: "/office-api/templates/{template}/drafts/{draft}/desk" },
	officeGetTemplateDraft: { method: "get", path: "/office-api/templates/{template}/drafts/{draft}" },
	officeChangeTemplate: { method: "patch", path: "/office-api/templates/{template}/drafts/{draft}" },
	officeDiscardTemplate: { method: "delete", path: "/office-api/templates/{template}/drafts/{draft}" },
	officeCheckTemplate: { method: "get", path: "/office-api/templates/{template}/drafts/{draft}/findings" },
	officePublishTemplate: {
		method: "post",
		path: "/office-api/templates/{template}/drafts/{draft}/publication",
	},
	officeRestoreTemplate: {
		method: "post",
		path: "/office-api/templates/{template}/editions/{version}/restoration",
	},
	officeGetCatalogueProduct: { method: "get", path: "/office-api/catalogue/products/{product}" },
} as const;

/** What changes content, for the back office and for clients with a management token (content-protocol §6). */
export const contentAddresses = {
	listSpaces: { method: "get", path: "/v1/spaces" },
	getSpace: { method: "get", path: "/v1/spaces/{space}" },
	listStories: { method: "get", path: "/v1/spaces/{space}/stories" },
	getStory: { method: "get", path: "/v1/spaces/{space}/stories/{story}" },
	createStory: { method: "post", path: "/v1/spaces/{space}/stories" },
	changeStory: { method: "put", path: "/v1/spaces/{space}/stories/{story}" },
	deleteStory: { method: "delete", path: "/v1/spaces/{space}/stories/{story}" },
	publishStory: { method: "post", path: "/v1/spaces/{space}/stories/{story}/publish" },
	unpublishStory: { method: "post", path: "/v1/spaces/{space}/stories/{story}/unpublish" },
	moveStory: { method: "put", path: "/v1/spaces/{space}/stories/{story}/move" },
	scheduleStory: { method: "put", path: "/v1/spaces/{space}/stories/{story}/schedule" },
	listVersions: { method: "get", path: "/v1/spaces/{space}/stories/{story}/versions" },
	getVersion: { method: "get", path: "/v1/spaces/{space}/stories/{story}/versions/{version}" },
	restoreStory: { method: "post", path: "/v1/spaces/{space}/stories/{story}/restore" },
	getFindings: { method: "get", path: "/v1/spaces/{space}/stories/{story}/findings" },
	checkContent: { method: "post", path: "/v1/spaces/{space}/stories/{story}/findings" },
	getLinks: { method: "get", path: "/v1/spaces/{space}/stories/{story}/links" },
	keepPresence: { method: "put", path: "/v1/spaces/{space}/stories/{story}/presence" },
	getPreview: { method: "get", path: "/v1/spaces/{space}/stories/{story}/preview" },
	listTrash: { method: "get", path: "/v1/spaces/{space}/trash" },
	restoreFromTrash: { method: "post", path: "/v1/spaces/{space}/trash/{story}/restore" },
	removeFromTrash: { method: "delete", path: "/v1/spaces/{space}/trash/{story}" },
	listTrashedAssets: { method: "get", path: "/v1/spaces/{space}/trash/assets" },
	restoreAsset: { method: "post", path: "/v1/spaces/{space}/trash/assets/{asset}/restore" },
	removeAsset: { method: "delete", path: "/v1/spaces/{space}/trash/assets/{asset}" },
	listComponents: { method: "get", path: "/v1/spaces/{space}/components" },
	createComponent: { method: "post", path: "/v1/spaces/{space}/components" },
	changeComponent: { method: "put", path: "/v1/spaces/{space}/components/{component}" },
	deleteComponent: { method: "delete", path: "/v1/spaces/{space}/components/{component}" },
	listDataSources: { method: "get", path: "/v1/spaces/{space}/datasources" },
	createDataSource: { method: "post", path: "/v1/spaces/{space}/datasources" },
	changeDataSource: { method: "put", path: "/v1/spaces/{space}/datasources/{datasource}" },
	deleteDataSource: { method: "delete", path: "/v1/spaces/{space}/datasources/{datasource}" },
	listEntries: { method: "get", path: "/v1/spaces/{space}/datasource_entries" },
	createEntry: { method: "post", path: "/v1/spaces/{space}/datasource_entries" },
	changeEntry: { method: "put", path: "/v1/spaces/{space}/datasource_entries/{entry}" },
	deleteEntry: { method: "delete", path: "/v1/spaces/{space}/datasource_entries/{entry}" },
	listTokens: { method: "get", path: "/v1/spaces/{space}/api_keys" },
	createToken: { method: "post", path: "/v1/spaces/{space}/api_keys" },
	deleteToken: { method: "delete", path: "/v1/spaces/{space}/api_keys/{key}" },
	listAssets: { method: "get", path: "/v1/spaces/{space}/assets" },
	createAsset: { method: "post", path: "/v1/spaces/{space}/assets" },
	changeAsset: { method: "put", path: "/v1/spaces/{space}/assets/{asset}" },
	deleteAsset: { method: "delete", path: "/v1/spaces/{space}/assets/{asset}" },
	getPicture: { method: "get", path: "/v1/spaces/{space}/assets/{asset}/picture" },
} as const;

/** Where photos are sent in pieces (tus). */
export const RESUMABLE_UPLOADS = "/web-api/uploads/resumable";
/** Takes a photo from the form of a page without script (multipart, field file) and leads to the page it hangs on. */
export const HUNG_UPLOADS = "/web-api/uploads/hung";

/** Of one photo, or one file of contents. */
export const MAX_UPLOAD_MEGABYTES = 50;

/** Files of the back office, which a link or a picture asks for. */
export const officeFiles = {
	job: "/office-api/jobs/{job}/files/{name}",
	/** documents.csv and datev.csv of a month, oss.csv of a quarter. */
	books: "/office-api/books/{name}",
	prices: "/office-api/price-lists/{channel}/{market}/prices.csv",
	draftPage: "/office-api/templates/{template}/drafts/{draft}/pages/{page}",
} as const;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
	? Name | NamesIn<Rest>
	: never;

/** A path with its parameters filled in, each escaped. */
export function fillPath<Path extends string>(
	path: Path,
	parameters: Readonly<Record<NamesIn<Path>, string>>,
): string {
	const values: Readonly<Record<string, string>> = parameters;
	return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}
