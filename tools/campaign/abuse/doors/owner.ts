import type { Browser } from "../../../../apps/server/src/testing/browser.ts";
import { jpeg } from "../../../../apps/server/src/testing/photos.ts";
import {
	address,
	addToCart,
	changeDesign,
	checkOut,
	checkoutBody,
	makeDesign,
	uploadPhoto,
} from "../../../../apps/server/src/testing/shopper.ts";

/** Stands in everything the owner has typed and in nothing else: whoever reads it has seen somebody else's data. */
export const SECRET = "Zwiebelfisch4711";

/** Everything one person can have, with the ids that address it. */
export interface Owned {
	readonly design: string;
	readonly revision: number;
	readonly cartItem: string;
	readonly upload: string;
	/** An upload that has not all arrived yet. */
	readonly resumable: string;
	readonly orderNumber: string;
	readonly accessToken: string;
	readonly line: string;
}

const PLAIN = "soiree-din-lang-quer-nachtblau";

/** Lets a visitor design, upload, order, and fill a cart again. */
export async function ownEverything(owner: Browser): Promise<Owned> {
	const ordered = await signedDesign(owner);
	const cart = await addToCart(owner, ordered.id, 10);
	const billing = { ...address, lastName: SECRET, street: `${SECRET}weg 1` };
	const contact = { email: `${SECRET}@example.org`, phone: "030 4711" };
	const placed = await checkOut(owner, checkoutBody(cart.body, { contact, billing }));
	if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
	const { orderNumber, accessToken } = placed.body;
	const order = await owner.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	const design = await signedDesign(owner);
	const open = await addToCart(owner, design.id, 10);
	return {
		design: design.id,
		revision: design.revision,
		cartItem: open.body.items[0].id,
		upload: await uploadPhoto(owner, await jpeg(400, 400)),
		resumable: await beginUpload(owner),
		orderNumber,
		accessToken,
		line: order.body.lines[0].id,
	};
}

async function signedDesign(owner: Browser): Promise<{ id: string; revision: number }> {
	const design = await makeDesign(owner, { template: PLAIN });
	const texts = design.document.pages.flatMap(({ elements }: { elements: { id: string; type: string }[] }) =>
		elements.filter(({ type }) => type === "text"),
	);
	return changeDesign(owner, design, [{ type: "setText", element: texts[0].id, text: SECRET.slice(0, 16) }]);
}

async function beginUpload(owner: Browser): Promise<string> {
	const headers = { "tus-resumable": "1.0.0", "upload-length": "1000" };
	const made = await owner.send("/web-api/uploads/resumable", { method: "POST", headers });
	const id = made.headers.get("location")?.split("/").at(-1);
	if (!id) throw new Error(`resumable upload: ${made.status}`);
	return id;
}
