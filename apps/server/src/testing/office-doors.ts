import type { Right } from "@offizin/accounts";

const shop = "/office-api/price-lists/:channel/:market";
const template = "/office-api/templates/:template";
const draft = `${template}/drafts/:draft`;

/** Every door behind the login and its right, written out: a new door is missing here until it names one. */
export const rightOfDoor: Readonly<Record<string, Right>> = {
	"GET /office-api/orders": "orders.read",
	"GET /office-api/orders/:number": "orders.read",
	"GET /office-api/orders/:number/lines/:line/preview.png": "orders.read",
	"GET /office-api/orders/:number/documents/:file": "orders.read",
	"PUT /office-api/orders/:number/routing-id": "orders.move",
	"GET /office-api/orders/:number/papers/:file": "orders.read",
	"GET /office-api/orders/:number/gift-card.pdf": "files.read",
	"POST /office-api/orders/:number/moves": "orders.move",
	"POST /office-api/orders/:number/mails/:mail/copies": "orders.mail",
	"POST /office-api/orders/:number/email": "orders.mail",
	"POST /office-api/orders/:number/refunds": "orders.refund",
	"POST /office-api/orders/:number/refunds/:refund/transfer": "orders.refund",
	"GET /office-api/jobs/:id/files/:name": "files.read",
	"GET /office-api/price-lists": "prices.read",
	[`GET ${shop}`]: "prices.read",
	[`GET ${shop}/prices.csv`]: "prices.read",
	[`GET ${shop}/tables/:table`]: "prices.read",
	[`GET ${shop}/tables/:table/history`]: "prices.read",
	[`POST ${shop}/previews`]: "prices.change",
	[`POST ${shop}/changes`]: "prices.change",
	[`POST ${shop}/changes/:id/withdrawal`]: "prices.change",
	[`POST ${shop}/sheets`]: "prices.change",
	"GET /office-api/catalogue": "catalogue.read",
	"GET /office-api/catalogue/tables/:subject": "catalogue.read",
	"GET /office-api/catalogue/products/:product": "catalogue.read",
	"GET /office-api/books/:file": "books.read",
	"GET /office-api/nesting": "files.read",
	"GET /office-api/waitlist": "catalogue.read",
	"POST /office-api/waitlist/announcements": "content.publish",
	"GET /office-api/templates": "catalogue.read",
	[`GET ${template}`]: "catalogue.read",
	[`POST ${template}/drafts`]: "templates.change",
	[`GET ${draft}`]: "templates.change",
	[`GET ${draft}/desk`]: "templates.change",
	[`GET ${draft}/findings`]: "templates.change",
	[`GET ${draft}/pages/:page`]: "templates.change",
	[`PATCH ${draft}`]: "templates.change",
	[`DELETE ${draft}`]: "templates.change",
	[`POST ${draft}/publication`]: "templates.change",
	[`POST ${template}/editions/:version/restoration`]: "templates.change",
};
/** The login itself, and what everybody calls themselves. */
export const withoutRight: readonly string[] = [
	"POST /office-api/login",
	"POST /office-api/logout",
	"GET /office-api/session",
	"PUT /office-api/session/name",
];
