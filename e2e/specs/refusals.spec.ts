import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { get } from "node:http";
import { expect, test } from "@playwright/test";
import type { Answer } from "../../apps/server/src/testing/browser.ts";
import { pngHeader } from "../../apps/server/src/testing/photos.ts";
import {
	address,
	addToCart,
	changeDesign,
	checkOut,
	checkoutBody,
	makeDesign,
	placeOrder,
} from "../../apps/server/src/testing/shopper.ts";
import { realPhoto } from "../../tools/real-photo.ts";
import { POSTCARD } from "../fixtures/editor-page.ts";
import { runAddress } from "../fixtures/run-address.ts";
import { ordersOf, socketVisitor } from "../fixtures/socket-visitor.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const photoBytes = async () => new Uint8Array(await readFile(await realPhoto()));

function expectRefusal(answer: Answer, status: number, code: string): void {
	expect(answer).toMatchObject({
		status,
		body: { code, message: expect.stringMatching(/^[A-ZÄÖÜ].{10,}[.]$/) },
	});
}

test("what cannot be made is refused", async () => {
	const visitor = socketVisitor();
	const start = (template: string, configuration: object = {}) =>
		visitor.post("/web-api/designs", { template, configuration });
	expectRefusal(await start("gibt-es-nicht"), 422, "template_unknown");
	const foilOnKraft = await start(POSTCARD, { paperType: "kraft", refinementType: "gold" });
	expectRefusal(foilOnKraft, 422, "configuration_impossible");
	expect(Object.keys(foilOnKraft.body.fields)).toContain("paperType");
	expectRefusal(await start(POSTCARD, { paperType: "goldbarren" }), 422, "configuration_unknown_value");

	const { id } = await makeDesign(visitor, { template: POSTCARD });
	for (const quantity of [0, 5001, -1, 2.5]) {
		expectRefusal(await addToCart(visitor, id, quantity), 422, "quantity_out_of_range");
	}
	const foilLater = {
		designId: id,
		quantity: 50,
		configuration: { paperType: "kraft", refinementType: "gold" },
	};
	expectRefusal(await visitor.post("/web-api/cart/items", foilLater), 422, "configuration_impossible");
	expect((await visitor.get("/web-api/cart")).body.items).toEqual([]);
});

test("a text longer than its field is refused as a whole", async () => {
	const visitor = socketVisitor();
	const design = await makeDesign(visitor, { template: POSTCARD });
	const names = (text: string) => ({ commands: [{ type: "setText", element: "names", text }] });
	const patch = (text: string) =>
		visitor.patch(`/web-api/designs/${design.id}`, names(text), { "If-Match": `"${design.revision}"` });
	expectRefusal(await patch("M".repeat(61)), 422, "text_too_long");
	expect((await visitor.get(`/web-api/designs/${design.id}`)).body.revision).toBe(design.revision);
	expect((await patch("M".repeat(60))).status).toBe(200);
});

test("what is no photo, or too much of one, is refused by what it is, not by its name", async () => {
	const visitor = socketVisitor();
	const whole = await photoBytes();
	const cases: readonly [Uint8Array<ArrayBuffer>, number, string][] = [
		[bytesOf("Liebe Gäste, wir heiraten."), 415, "upload_not_a_photo"],
		[bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415, "upload_not_a_photo"],
		[whole.slice(0, Math.floor(whole.length * 0.6)), 422, "upload_damaged"],
		[pngHeader(20_000, 15_000), 413, "upload_too_many_pixels"],
	];
	for (const [bytes, status, code] of cases) {
		expectRefusal(await visitor.upload(bytes, "hochzeit.jpg"), status, code);
	}
});

test("a design, a photo and an order are there for their owner only", async () => {
	const owner = socketVisitor();
	const { orderNumber, accessToken, designId } = await placeOrder(owner, {}, { template: POSTCARD });
	const design = (await owner.get(`/web-api/designs/${designId}`)).body;
	const { upload } = design.document.pages[0].elements.find(({ id }: { id: string }) => id === "photo").photo;
	const stranger = socketVisitor();
	const own = await makeDesign(stranger, { template: POSTCARD });

	expectRefusal(await stranger.get(`/web-api/designs/${designId}`), 404, "design_unknown");
	expectRefusal(await addToCart(stranger, designId), 404, "design_unknown");
	const theft = { commands: [{ type: "setText", element: "names", text: "Meins" }] };
	const ifMatch = { "If-Match": `"${design.revision}"` };
	expectRefusal(await stranger.patch(`/web-api/designs/${designId}`, theft, ifMatch), 404, "design_unknown");
	const borrow = { commands: [{ type: "setPhoto", element: "photo", upload }] };
	const ownMatch = { "If-Match": `"${own.revision}"` };
	expectRefusal(await stranger.patch(`/web-api/designs/${own.id}`, borrow, ownMatch), 422, "upload_unknown");
	expectRefusal(await stranger.get(`/web-api/uploads/${upload}`), 404, "upload_not_found");

	const wrong = accessToken.replace(/^./, (first: string) => (first === "A" ? "B" : "A"));
	expectRefusal(await stranger.get(`/web-api/orders/${orderNumber}?token=${wrong}`), 404, "order_unknown");
	expectRefusal(await stranger.get(`/web-api/orders/${orderNumber}?token=`), 404, "order_unknown");
	for (const door of ["/office-api/orders", `/office-api/orders/${orderNumber}`]) {
		expectRefusal(await owner.get(door), 401, "login_required");
	}
	const { staff } = runAddress();
	const guess = await stranger.post("/office-api/login", { ...staff, password: "Werkstatt-2026" });
	expectRefusal(guess, 401, "login_refused");
});

test("a stale revision is 412 and carries the current one", async () => {
	const visitor = socketVisitor();
	const first = await makeDesign(visitor, { template: POSTCARD });
	const command = (text: string) => [{ type: "setText", element: "names", text }];
	const second = await changeDesign(visitor, first, command("Erste Fassung"));
	const stale = await visitor.patch(
		`/web-api/designs/${first.id}`,
		{ commands: command("Zweite Fassung") },
		{ "If-Match": `"${first.revision}"` },
	);
	expectRefusal(stale, 412, "revision_stale");
	expect(stale.body.current).toEqual(second);
	// A compressed answer has a weak tag; it is as good as the strong one.
	const tag = stale.headers.get("etag") ?? "";
	const later = await visitor.patch(
		`/web-api/designs/${first.id}`,
		{ commands: command("Zweite") },
		{ "If-Match": tag },
	);
	expect(later).toMatchObject({ status: 200, body: { revision: second.revision + 1 } });
	const without = await visitor.patch(`/web-api/designs/${first.id}`, { commands: command("Dritte") });
	expect([400, 428]).toContain(without.status);
	expect(without.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
});

test("a total other than the one seen is 409 and carries the new cart; nothing is ordered", async () => {
	const visitor = socketVisitor();
	const { id } = await makeDesign(visitor, { template: POSTCARD });
	const seen = await addToCart(visitor, id, 50);
	const line = seen.body.items[0].id;
	const tag = { "If-Match": (await visitor.get("/web-api/cart")).headers.get("etag") ?? "" };
	expect((await visitor.patch(`/web-api/cart/items/${line}`, { quantity: 100 }, tag)).status).toBe(200);
	expectRefusal(
		await visitor.patch(`/web-api/cart/items/${line}`, { quantity: 150 }, tag),
		412,
		"cart_stale",
	);
	const email = `${randomUUID()}@example.org`;
	const answer = await checkOut(visitor, checkoutBody(seen.body, { contact: { email } }));
	expectRefusal(answer, 409, "total_changed");
	const now = (await visitor.get("/web-api/cart")).body;
	expect(answer.body.cart).toEqual(now);
	expect(now.items).toMatchObject([{ quantity: 100 }]);
	expect(await ordersOf(email)).toEqual([]);
	expect((await checkOut(visitor, checkoutBody(now, { contact: { email } }))).status).toBe(201);
});

test("bad addresses are named field by field, and every door answers in the same shape", async () => {
	const visitor = socketVisitor();
	const { id } = await makeDesign(visitor, { template: POSTCARD });
	const cart = (await addToCart(visitor, id)).body;
	const billing = { ...address, postalCode: "8033", lastName: "" };
	const bad = await checkOut(visitor, checkoutBody(cart, { contact: { email: "kein-at" }, billing }));
	expectRefusal(bad, 422, "address_invalid");
	expect(Object.keys(bad.body.fields).sort()).toEqual([
		"billing.lastName",
		"billing.postalCode",
		"contact.email",
	]);
	const stranger = socketVisitor();
	expectRefusal(await checkOut(stranger, checkoutBody(cart)), 422, "cart_empty");
	const strange = await visitor.send("/web-api/designs", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: "{kaputt",
	});
	expect(strange.status).toBe(400);
	expect(await strange.json()).toMatchObject({ code: "request_invalid", message: expect.any(String) });
	expectRefusal(await visitor.get("/web-api/gibt-es-nicht"), 404, "not_found");
	const foreign = await visitor.post(
		"/web-api/cart/items",
		{ designId: id, quantity: 1 },
		{ origin: "https://boese.example" },
	);
	expectRefusal(foreign, 403, "origin_foreign");
});

test("[security.M5] no spelling of a path leads to another site", async () => {
	const origin = runAddress().origins.papiervogel;
	for (const path of ["//evil.example/x", "/a/..//evil.example/x", "/.//evil.example/x", "///evil.example"]) {
		const { hostname, port } = new URL(origin);
		const [answer] = await once(get({ hostname, port, path }), "response");
		const { location } = answer.resume().headers;
		expect([path, answer.statusCode]).toEqual([path, 301]);
		expect(new URL(location, origin).origin).toBe(origin);
	}
});
