import { readFile } from "node:fs/promises";
import type { APIResponse, BrowserContext } from "@playwright/test";
import type { DemoServer } from "../demo-server.ts";
import { realPhoto } from "../real-photo.ts";

/** Cards the pictures are made with: one with a photo, one with foil. */
export const photoCard = "eukalyptus-postkarte-a6-salbei";
export const foilCard = "soiree-klappkarte-a6-nachtblau";

const billing = {
	firstName: "Helene",
	lastName: "Brandner",
	street: "Amalienstraße 41",
	postalCode: "80799",
	city: "München",
	country: "DE",
} as const;
export const customer = { email: "helene.brandner@example.org", billing } as const;

const QUANTITY = 60;

interface Element {
	readonly id: string;
	readonly type: string;
}

interface Design {
	readonly id: string;
	readonly revision: number;
	readonly document: { readonly pages: readonly { readonly elements: readonly Element[] }[] };
}

/** Somebody who has come as far as a picture needs; every step is taken through the JSON doors, once. */
export interface Shopper {
	/** A design with an uploaded photo of twelve megapixels. */
	photoDesign(): Promise<string>;
	/** Two designs in the cart. */
	fillCart(): Promise<void>;
	/** An order of that cart, paid by invoice. */
	order(): Promise<{ readonly number: string; readonly token: string }>;
}

export function shopperIn(context: BrowserContext, { origins }: DemoServer): Shopper {
	const { request } = context;
	const origin = origins.papiervogel;

	async function send(method: "POST" | "PATCH" | "GET", path: string, data?: unknown, headers = {}) {
		const body = data === undefined ? {} : { data };
		return json(await request.fetch(`${origin}${path}`, { method, headers, ...body }));
	}

	async function createDesign(template: string): Promise<Design> {
		return send("POST", "/web-api/designs", { template });
	}

	const photoDesign = once(async () => {
		const design = await createDesign(photoCard);
		const file = { name: "hochzeit.jpg", mimeType: "image/jpeg", buffer: await readFile(await realPhoto()) };
		const upload = await json(await request.post(`${origin}/web-api/uploads`, { multipart: { file } }));
		const slots = design.document.pages
			.flatMap(({ elements }) => elements)
			.filter(({ type }) => type === "photo");
		const commands = slots.map(({ id }) => ({ type: "setPhoto", element: id, upload: upload.id }));
		const current = { "If-Match": `"${design.revision}"` };
		await send("PATCH", `/web-api/designs/${design.id}`, { commands }, current);
		return design.id;
	});

	const fillCart = once(async () => {
		const foil = await createDesign(foilCard);
		for (const designId of [await photoDesign(), foil.id]) {
			const { findings } = await send("GET", `/web-api/designs/${designId}`);
			const confirmed = findings.flatMap(({ key }: { key?: string }) => key ?? []);
			await send("POST", "/web-api/cart/items", { designId, quantity: QUANTITY, confirmed });
		}
	});

	const order = once(async () => {
		await fillCart();
		const cart = await send("GET", "/web-api/cart");
		const { email } = customer;
		const checkout = { contact: { email }, billing, shippingType: "standard", payment: "invoice" };
		const placed = await send(
			"POST",
			"/web-api/checkout",
			{ ...checkout, expectedTotal: cart.total },
			{ "Idempotency-Key": "bildschirmfotos" },
		);
		return { number: String(placed.orderNumber), token: String(placed.accessToken) };
	});

	return { photoDesign, fillCart, order };
}

/** The JSON of an answer; throws with what it says when it is a refusal. */
// biome-ignore lint/suspicious/noExplicitAny: the doors are described in packages/contract; a picture that fails says why
export async function json(response: APIResponse): Promise<any> {
	if (!response.ok()) {
		throw new Error(
			`${new URL(response.url()).pathname} answered ${response.status()}: ${await response.text()}`,
		);
	}
	return response.json();
}

function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
	let started: Promise<Value> | undefined;
	return () => {
		started ??= work();
		return started;
	};
}
