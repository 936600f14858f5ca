import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { jpeg } from "../../testing/photos.ts";
import { changeDesign, checkOut, checkoutBody, uploadPhoto } from "../../testing/shopper.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { findOrder } from "./order-store.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const colored = { materialType: "leinwand", edge: "farbe", format: "30x20", frame: "ohne" };

test("[15] the colour of an edge is told in cart, order, mail and office, as it was ordered", async () => {
	const browser = browserOn(server.app, "http://localhost:3001");
	const { body: begun } = await browser.post("/web-api/designs", {
		template: "wandbild",
		configuration: colored,
	});
	const upload = await uploadPhoto(browser, await jpeg(2400, 1600));
	const ink = { role: "process", swatch: "night" };
	const design = await changeDesign(browser, begun, [
		{ type: "setPhoto", element: "picture", upload },
		{ type: "setPageBackground", page: "front", ink },
	]);
	const added = await browser.post("/web-api/cart/items", {
		...{ designId: design.id, revision: design.revision, quantity: 1 },
		configuration: begun.document.configuration,
	});
	expect(added.status, JSON.stringify(added.body)).toBe(201);
	const edge = { option: "edge", note: "Nachtblau" };
	expect(added.body.items[0].choices).toContainEqual(expect.objectContaining(edge));

	const { body: placed, status } = await checkOut(
		browser,
		checkoutBody(added.body, { payment: "prepayment" }),
	);
	expect(status, JSON.stringify(placed)).toBe(201);
	const seen = await browser.get(`/web-api/orders/${placed.orderNumber}?token=${placed.accessToken}`);
	expect(seen.body.lines[0].choices).toContainEqual(expect.objectContaining(edge));

	const order = await findOrder(server.platform.database.db, placed.orderNumber);
	if (!order) throw new Error("the order is there");
	const mail = await composeMail(server.platform, order, { id: "m", kind: "confirmation" });
	expect(mail.text).toContain("Nachtblau");

	const clerk = await clerkOn(server.app);
	const office = await clerk.get(`/office-api/orders/${placed.orderNumber}`);
	expect(office.body.lines[0].choices).toContainEqual(expect.objectContaining(edge));
});
