import type { Owned } from "./owner.ts";

/** How a private door is asked for what the owner has. */
export interface OwnCall {
	/** As the app names its route: "PATCH /web-api/designs/:id". */
	readonly route: string;
	readonly address: (owned: Owned) => string;
	readonly headers?: (owned: Owned) => Record<string, string>;
	/** JSON, or text as it is. */
	readonly body?: (owned: Owned) => unknown;
	/** Who holds the link may read it: the address alone, without its token, opens nothing. */
	readonly isByLink?: true;
	/** Changes or ends what is owned: the owner comes last, and this is not asked as the owner. */
	readonly isLast?: true;
}

/** Doors that show or change what belongs to one visitor. */
export const ownCalls: readonly OwnCall[] = [
	{ route: "GET /web-api/designs/:id", address: ({ design }) => `/web-api/designs/${design}` },
	{
		route: "PATCH /web-api/designs/:id",
		address: ({ design }) => `/web-api/designs/${design}`,
		headers: ({ revision }) => ({ "if-match": `"${revision}"` }),
		body: () => ({ commands: [] }),
		isLast: true,
	},
	...["svg", "png", "webp"].map((format) => ({
		route: "GET /web-api/designs/:id/preview/:file",
		address: ({ design, revision }: Owned) =>
			`/web-api/designs/${design}/preview/front.${format}?revision=${revision}`,
	})),
	{
		route: "GET /web-api/designs/:id/proof.pdf",
		address: ({ design }) => `/web-api/designs/${design}/proof.pdf`,
	},
	...["links", "remarks"].map((list) => ({
		route: `GET /web-api/designs/:id/${list}`,
		address: ({ design }: Owned) => `/web-api/designs/${design}/${list}`,
	})),
	{
		route: "GET /web-api/shared-designs/:token/preview/:file",
		address: () => `/web-api/shared-designs/${"A".repeat(43)}/preview/0.webp`,
		isByLink: true,
	},
	{
		route: "GET /web-api/uploads/:id/uses",
		address: ({ upload }) => `/web-api/uploads/${upload}/uses`,
	},
	{ route: "GET /web-api/uploads/:id", address: ({ upload }) => `/web-api/uploads/${upload}` },
	{
		route: "GET /web-api/uploads/:id/:rendition",
		address: ({ upload }) => `/web-api/uploads/${upload}/screen`,
	},
	{
		route: "PATCH /web-api/uploads/resumable/:id",
		address: ({ resumable }) => `/web-api/uploads/resumable/${resumable}`,
		headers: () => ({
			"tus-resumable": "1.0.0",
			"upload-offset": "0",
			"content-type": "application/offset+octet-stream",
		}),
		body: () => "x",
		isLast: true,
	},
	{
		route: "DELETE /web-api/uploads/resumable/:id",
		address: ({ resumable }) => `/web-api/uploads/resumable/${resumable}`,
		headers: () => ({ "tus-resumable": "1.0.0" }),
		isLast: true,
	},
	{
		route: "PATCH /web-api/cart/items/:id",
		address: ({ cartItem }) => `/web-api/cart/items/${cartItem}`,
		body: () => ({ quantity: 99 }),
		isLast: true,
	},
	{
		route: "DELETE /web-api/cart/items/:id",
		address: ({ cartItem }) => `/web-api/cart/items/${cartItem}`,
		isLast: true,
	},
	{
		route: "POST /web-api/cart/items",
		address: () => "/web-api/cart/items",
		body: ({ design }) => ({ designId: design, quantity: 1 }),
		isLast: true,
	},
	{
		route: "GET /web-api/orders/:number",
		address: ({ orderNumber }) => `/web-api/orders/${orderNumber}?token=${"A".repeat(43)}`,
		isByLink: true,
	},
	...["POST", "DELETE"].map((method) => ({
		route: `${method} /web-api/orders/:number/payment`,
		address: ({ orderNumber }: Owned) => `/web-api/orders/${orderNumber}/payment?token=${"A".repeat(43)}`,
		body: () => ({}),
		isByLink: true as const,
		isLast: true as const,
	})),
	{
		route: "POST /web-api/orders/:number/cancellation",
		address: ({ orderNumber }) => `/web-api/orders/${orderNumber}/cancellation?token=${"A".repeat(43)}`,
		body: () => ({}),
		isByLink: true,
		isLast: true,
	},
	{
		route: "GET /web-api/orders/:number/lines/:line/preview.png",
		address: ({ orderNumber, line }) => `/web-api/orders/${orderNumber}/lines/${line}/preview.png?token=`,
		isByLink: true,
	},
	{
		route: "GET /web-api/orders/:number/documents/:file",
		address: ({ orderNumber }) => `/web-api/orders/${orderNumber}/documents/PV-RE-DE-26-00001.pdf?token=`,
		isByLink: true,
	},
];

/** Routes that are in no OpenAPI document and belong to nobody, each with an address. */
export const openRoutes: Readonly<Record<string, string>> = {
	"GET /healthz": "/healthz",
	"GET /readyz": "/readyz",
	"GET /metrics": "/metrics",
	"GET /fonts/:name{[a-z0-9.-]+\\.ttf}": "/fonts/x.ttf",
	"GET /f/:space/:size{\\d+x\\d+}/:hash{[0-9a-f]{10}}/:name": "/f/1/1x1/0123456789/x.jpg",
	"GET /f/:space/:size/:start/:name/m/*": "/f/1/1x1/0123456789/x.jpg/m/319x0",
	"GET /img/:options/:kind/:name/:detail?": "/img/w320/photo/x",
	"OPTIONS /web-api/uploads/resumable": "/web-api/uploads/resumable",
	"POST /web-api/uploads/resumable": "/web-api/uploads/resumable",
	"POST /web-api/uploads/hung": "/web-api/uploads/hung",
	"GET /web-api/uploads/resumable/:id": "/web-api/uploads/resumable/x",
	"OPTIONS /web-api/photo-pass/uploads": "/web-api/photo-pass/uploads",
	"POST /web-api/photo-pass/uploads": "/web-api/photo-pass/uploads",
	"GET /web-api/photo-pass/uploads/:id": "/web-api/photo-pass/uploads/x",
	"PATCH /web-api/photo-pass/uploads/:id": "/web-api/photo-pass/uploads/x",
	"DELETE /web-api/photo-pass/uploads/:id": "/web-api/photo-pass/uploads/x",
	"GET /web-api/photo-pass": "/web-api/photo-pass",
	"POST /payments/stripe/events": "/payments/stripe/events",
	"POST /payments/paypal/events": "/payments/paypal/events",
	"GET /mailbox/mailbox.css": "/mailbox/mailbox.css",
	"GET /mailbox": "/mailbox",
	"GET /mailbox/": "/mailbox/",
	"GET /mailbox/:mail": "/mailbox/x",
	"GET /mailbox/:mail/html": "/mailbox/x/html",
	"GET /v1/spaces/:space/stories/:story/:verb{publish|unpublish}": "/v1/spaces/1/stories/1/publish",
	"GET /web-api/openapi.json": "/web-api/openapi.json",
	"GET /web-api/docs": "/web-api/docs",
	"GET /web-api/docs/docs.css": "/web-api/docs/docs.css",
	"GET /office": "/office",
	"GET /office/*": "/office/assets/x",
};
