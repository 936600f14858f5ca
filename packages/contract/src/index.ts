export { HUNG_UPLOADS } from "./addresses.ts";
export {
	addCartItem,
	type CartView,
	changeCartItem,
	type Draft,
	type EnvelopeDifferenceView,
	getCart,
	getCustomerData,
	type MadeCartItem,
	type ProductCartItem,
	removeCartItem,
	removeCartVoucher,
	setCartVoucher,
} from "./cart.ts";
export {
	cancelOrder,
	checkout,
	checkoutSchema,
	getOrder,
	type OrderView,
	settleOrder,
	withdrawOrder,
} from "./checkout.ts";
export { type CallError, type Client, createClient, type Fetcher } from "./client.ts";
export { contentDelivery } from "./content-delivery.ts";
export {
	changeStory,
	checkContent,
	createStory,
	deleteStory,
	getFindings,
	getLinks,
	getPreview,
	getSpace,
	getStory,
	getVersion,
	keepPresence,
	listSpaces,
	listStories,
	listVersions,
	moveStory,
	publishStory,
	restoreStory,
	scheduleStory,
	unpublishStory,
} from "./content-management.ts";
export {
	changeAsset,
	changeComponent,
	changeDataSource,
	changeEntry,
	createAsset,
	createComponent,
	createDataSource,
	createEntry,
	deleteAsset,
	deleteComponent,
	deleteDataSource,
	deleteEntry,
	getPicture,
	listAssets,
	listComponents,
	listDataSources,
	listEntries,
} from "./content-parts.ts";
export { type ContentToken, createToken, deleteToken, listTokens } from "./content-tokens.ts";
export {
	type ContentTrashedAsset,
	type ContentTrashedStory,
	listTrash,
	listTrashedAssets,
	removeAsset,
	removeFromTrash,
	restoreAsset,
	restoreFromTrash,
} from "./content-trash.ts";
export type {
	ContentAsset,
	ContentSpace,
	ContentStory,
	ContentStoryChange,
	ContentStoryItem,
	ContentStoryLink,
	ContentVersion,
	ContentVersionItem,
} from "./content-values.ts";
export { componentSchema } from "./content-values.ts";
export type { ContentDataSource, ContentEntry } from "./data-source-values.ts";
export { acceptDesignWord, getDesignSpelling } from "./design-spelling.ts";
export {
	type DesignVersion,
	getDesignName,
	getDesignVersion,
	listDesignVersions,
	nameDesignVersion,
} from "./design-versions.ts";
export {
	adoptTemplate,
	createDesign,
	createUpload,
	type Design,
	designSchema,
	getCompanions,
	getDesign,
	getToldFacts,
	getUpload,
	patchDesign,
	printedProductSchema,
	type Upload,
} from "./designs.ts";
export { readGuestList } from "./guest-lists.ts";
export { findInk } from "./inks.ts";
export { getLocation, type PlaceOffer } from "./location.ts";
export {
	copyDesign,
	DESIGNS_ON_A_PAGE,
	deleteDesign,
	keepDesignQuantity,
	listMyDesigns,
	MOST_NAME_LETTERS,
	type MyDesign,
	renameDesign,
} from "./my-designs.ts";
export {
	type Move,
	type OfficeOrder,
	officeCorrectEmail,
	officeGetOrder,
	officeListOrders,
	officeLogin,
	officeLogout,
	officeMoveOrder,
	officeNoteRoutingId,
	officeNoteTransfer,
	officeRefund,
	officeRename,
	officeSendMailAgain,
	officeSession,
} from "./office.ts";
export {
	type OfficeCatalogueTable,
	type OfficeProduct,
	officeGetCatalogue,
	officeGetCatalogueProduct,
	officeGetCatalogueTable,
} from "./office-catalogue.ts";
export {
	type MailKind,
	type MailProblem,
	type MailState,
	mailProblems,
	mailStates,
} from "./office-mails.ts";
export { type OfficeNestedSheet, type OfficeNesting, officeListNesting } from "./office-nesting.ts";
export {
	type OfficePriceChange,
	type OfficePriceChangeBody,
	type OfficePriceList,
	type OfficePricePreview,
	type OfficePriceTable,
	officeGetCellHistory,
	officeGetPriceList,
	officeGetPriceTable,
	officeListPriceLists,
	officePreviewPriceChange,
	officeReadPriceSheet,
	officeSavePriceChange,
	officeWithdrawPriceChange,
} from "./office-prices.ts";
export {
	type OfficeEditionProblem,
	type OfficeListedTemplate,
	type OfficeTemplate,
	type OfficeTemplateDesk,
	type OfficeTemplateDraft,
	officeChangeTemplate,
	officeCheckTemplate,
	officeDiscardTemplate,
	officeGetTemplate,
	officeGetTemplateDesk,
	officeGetTemplateDraft,
	officeListTemplates,
	officeOpenTemplate,
	officePublishTemplate,
	officeRestoreTemplate,
} from "./office-templates.ts";
export {
	type OfficeWaiting,
	officeAnnounceOpening,
	officeListWaiting,
} from "./office-waitlist.ts";
export { type OptionPanel, optionPanelSchema, type PanelOption } from "./option-panel.ts";
export { listOrnaments } from "./ornaments.ts";
export {
	deleteUpload,
	endPhotoPass,
	listMyPhotos,
	listPassedPhotos,
	listPhotoUses,
	makePhotoPass,
	PHOTOS_ON_A_PAGE,
} from "./photo-doors.ts";
export { type PhotoName, photoNames, pictureWidths, stillNames } from "./picture-addresses.ts";
export type { ChoiceView } from "./prices/answers.ts";
export { getCalendarDesignGroup, getCalendarPrice } from "./prices/calendars.ts";
export {
	getCardAccessories,
	getCardAccessoryOrder,
	getCardAccessoryPrice,
	getCardPrice,
	getOptionPanel,
	getPrice,
	getSku,
} from "./prices/cards.ts";
export { getCollageGroup, getCollagePrice, listCollageGroups } from "./prices/collages.ts";
export {
	getAccessory,
	getExpressShop,
	getPhotoOptionGroups,
	getShippingInformation,
	getVoucher,
} from "./prices/others.ts";
export { getProductOverview, type ProductVariant } from "./prices/overview.ts";
export {
	getPhotoBookPrice,
	getPhotoBookSet,
	getPhotoBookTypes,
	listPhotoBookSets,
} from "./prices/photo-books.ts";
export { getPhotoBoxData, getPhotoBoxes } from "./prices/photo-boxes.ts";
export {
	getArticlePrice,
	getAspectRatio,
	getFormatGroupImages,
	getFormatGroupPrices,
	getFormatLimits,
	getFormatPrices,
	getFrame,
	getFramePrice,
	getFrameVariants,
	getPricesFrom,
	getWallArtData,
	listFormatGroupPrices,
	listFormatPrices,
} from "./prices/wall-art.ts";
export {
	cardKindPage,
	listPages,
	productPages,
	type ShownProduct,
	shownProducts,
	templatePage,
	themePage,
} from "./product-pages.ts";
export {
	allOff,
	type Consent,
	type PageTreatments,
	type PublicContext,
	type RequestContext,
} from "./request-context.ts";
export type { Route, RouteInput, RouteOutput } from "./route.ts";
export { type SearchHit, type SearchKind, search, searchKinds } from "./search.ts";
export {
	addDesignRemark,
	type DesignLink,
	type DesignRemark,
	getDesignInvitation,
	getSharedDesign,
	listDesignLinks,
	listDesignRemarks,
	MOST_AUTHOR_LETTERS,
	MOST_REMARK_LETTERS,
	mailDesignLink,
	makeDesignLink,
	openSharedDesign,
	revokeDesignLink,
	settleDesignRemark,
} from "./sharing.ts";
export type { ContentAccess, ShopContext } from "./shop-context.ts";
export { getCampaignData, getInitialData, getLocalizedUrls } from "./shops.ts";
export {
	getTemplate,
	listTemplates,
	listThemes,
	type StartSummary,
	type TemplateDetail,
	type TemplateFacet,
	type TemplateSummary,
	templateFacets,
} from "./templates.ts";
export type { PackedAccessory } from "./values.ts";
export { confirmWaitlist, joinWaitlist, leaveWaitlist } from "./waitlist.ts";
export { declareWithdrawal } from "./withdrawals.ts";
