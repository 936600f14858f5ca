export {
	addCartItem,
	type CartView,
	cartSchema,
	changeCartItem,
	getCart,
	getCustomerData,
	removeCartItem,
} from "./cart.ts";
export {
	addressSchema,
	checkout,
	checkoutSchema,
	getOrder,
	type OrderView,
	orderSchema,
} from "./checkout.ts";
export { type CallError, type Client, createClient, type Fetcher } from "./client.ts";
export {
	createDesign,
	createUpload,
	type Design,
	designSchema,
	getDesign,
	getUpload,
	patchDesign,
	type Upload,
	uploadSchema,
} from "./designs.ts";
export { type ApiError, errorSchema, refusals } from "./error.ts";
export {
	type Move,
	moveSchema,
	type OfficeOrder,
	officeGetOrder,
	officeListOrders,
	officeLogin,
	officeLogout,
	officeMoveOrder,
	officeSession,
} from "./office.ts";
export type { Route, RouteInput, RouteOutput } from "./route.ts";
export type { ShopContext } from "./shop-context.ts";
export {
	getCardPrice,
	getTemplate,
	listTemplates,
	listThemes,
	type TemplateDetail,
	type TemplateSummary,
	templateSchema,
	templateSummarySchema,
	themeSchema,
} from "./templates.ts";
