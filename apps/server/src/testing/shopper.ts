import { randomUUID } from "node:crypto";
import type { DesignElement } from "@offizin/design";
import { buildTemplate, templateIds } from "@offizin/templates/recipes";
import type { Answer, Browser } from "./browser.ts";
import { jpeg } from "./photos.ts";

export const address = {
	firstName: "Änne",
	lastName: "D’Angelo-Weiß",
	street: "Straße des 17. Juni 135",
	postalCode: "10623",
	city: "Berlin",
	country: "DE",
} as const;

/** Templates as tests need them; throws when the themes no longer have one. */
export function templateWith(wish: { photo?: boolean; refinement?: string; formatType?: string }) {
	const found = templateIds
		.values()
		.map(buildTemplate)
		.find(
			({ hasPhoto, refinements, formatType }) =>
				(wish.photo === undefined || hasPhoto === wish.photo) &&
				(wish.refinement === undefined || refinements.some((name) => name === wish.refinement)) &&
				(wish.formatType === undefined || formatType === wish.formatType),
		);
	if (!found) throw new Error(`no template with ${JSON.stringify(wish)}`);
	return found;
}

let madeOnce: ReturnType<typeof jpeg> | undefined;

/** Large enough for a slot over a whole page of A6 (200 ppi) and no larger: most tests make and proof one. */
function usualPhoto(): ReturnType<typeof jpeg> {
	madeOnce ??= jpeg(1220, 1220);
	return madeOnce;
}

/** Starts a design and puts a photo into every slot, so that it can be printed. Returns the design's answer body. */
export async function makeDesign(
	browser: Browser,
	{ template = templateWith({}).id, photo }: { template?: string; photo?: Uint8Array<ArrayBuffer> } = {},
): Promise<Answer["body"]> {
	const made = await browser.post("/web-api/designs", { template });
	const slots = made.body.document.pages
		.flatMap(({ elements }: { elements: DesignElement[] }) => elements)
		.filter(({ type }: DesignElement) => type === "photo");
	if (slots.length === 0) return made.body;
	const upload = await uploadPhoto(browser, photo ?? (await usualPhoto()));
	const commands = slots.map(({ id }: DesignElement) => ({ type: "setPhoto", element: id, upload }));
	return changeDesign(browser, made.body, commands);
}

/** Applies commands to the newest revision. */
export async function changeDesign(
	browser: Browser,
	design: { id: string; revision: number },
	commands: readonly unknown[],
): Promise<Answer["body"]> {
	const headers = { "If-Match": `"${design.revision}"` };
	const changed = await browser.patch(`/web-api/designs/${design.id}`, { commands }, headers);
	if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
	return changed.body;
}

export async function uploadPhoto(browser: Browser, photo: Uint8Array<ArrayBuffer>): Promise<string> {
	const sent = await browser.upload(photo);
	if (sent.status !== 201) throw new Error(JSON.stringify(sent.body));
	return sent.body.id;
}

/** Puts a design into the cart and agrees to all there is to agree to, such as the sample text of a template. */
export async function addToCart(
	browser: Browser,
	designId: string,
	quantity = 50,
	configuration: object = {},
): Promise<Answer> {
	const item = { designId, quantity, configuration };
	const answer = await browser.post("/web-api/cart/items", item);
	if (answer.body.code !== "confirmation_needed") return answer;
	const confirmed = answer.body.findings.map(({ key }: { key: string }) => key);
	return browser.post("/web-api/cart/items", { ...item, confirmed });
}

/** A body the checkout grants for the cart as it is. */
export function checkoutBody(cart: { total: unknown }, overrides: object = {}) {
	return {
		contact: { email: "Aenne@example.org", phone: "030 123456" },
		billing: address,
		shippingType: "standard",
		payment: "invoice",
		expectedTotal: cart.total,
		...overrides,
	};
}

export function checkOut(browser: Browser, body: unknown, key: string = randomUUID()): Promise<Answer> {
	return browser.post("/web-api/checkout", body, { "Idempotency-Key": key });
}

/** Designs, fills the cart and orders. */
export async function placeOrder(
	browser: Browser,
	overrides: object = {},
	design: Parameters<typeof makeDesign>[1] = {},
): Promise<{ orderNumber: string; accessToken: string; designId: string }> {
	const { id } = await makeDesign(browser, design);
	const cart = await addToCart(browser, id);
	const placed = await checkOut(browser, checkoutBody(cart.body, overrides));
	if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
	return { ...placed.body, designId: id };
}
