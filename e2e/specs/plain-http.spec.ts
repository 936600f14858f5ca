import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
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
import { REAL_PHOTO_SIZE, realPhoto } from "../../tools/real-photo.ts";
import { runAddress } from "../fixtures/run-address.ts";
import { socketStaff, socketVisitor } from "../fixtures/socket-visitor.ts";

const POSTCARD = "eukalyptus-postkarte-a6-salbei";
const GOLD = { formatType: "postkarte-a6", paperType: "creme", refinementType: "gold" };

const bytesOf = (text: string) => new TextEncoder().encode(text);
const photoBytes = async () => new Uint8Array(await readFile(await realPhoto()));

function expectRefusal(answer: Answer, status: number, code: string): void {
	expect(answer).toMatchObject({
		status,
		body: { code, message: expect.stringMatching(/^[A-ZÄÖÜ].{10,}[.]$/) },
	});
}

test("design.md §6: from the list of templates to the print file, by the names outside tests rely on", async () => {
	const visitor = socketVisitor();

	const list = await visitor.get("/web-api/templates?productType=card");
	expect(list.status).toBe(200);
	expect(list.body.total).toBeGreaterThanOrEqual(list.body.items.length);
	const template = list.body.items.find(({ id }: { id: string }) => id === POSTCARD);
	expect(template).toMatchObject({
		id: POSTCARD,
		name: "Eukalyptus – Save-the-Date-Karte",
		themeId: "eukalyptus",
		productType: "card",
		defaultConfiguration: { formatType: "postkarte-a6", paperType: "naturweiss" },
	});

	const made = await visitor.post("/web-api/designs", { template: POSTCARD, configuration: GOLD });
	expect(made).toMatchObject({ status: 201, body: { revision: 1, configuration: GOLD } });
	const elements: { id: string; type: string }[] = made.body.document.pages.flatMap(
		(page: { elements: unknown[] }) => page.elements,
	);
	expect(elements).toContainEqual(expect.objectContaining({ id: "names", type: "text" }));
	expect(elements).toContainEqual(expect.objectContaining({ id: "photo", type: "photo" }));

	const upload = await visitor.upload(await photoBytes(), "IMG_0815.JPG");
	expect(upload).toMatchObject({ status: 201, body: { ...REAL_PHOTO_SIZE, id: expect.any(String) } });

	const changed = await visitor.patch(
		`/web-api/designs/${made.body.id}`,
		{
			commands: [
				{ type: "setText", element: "names", text: "ÄNNE & JÉRÔME" },
				{ type: "setPhoto", element: "photo", upload: upload.body.id },
			],
		},
		{ "If-Match": '"1"' },
	);
	expect(changed).toMatchObject({ status: 200, body: { revision: 2, findings: [] } });
	expect((await visitor.get(`/web-api/designs/${made.body.id}`)).body).toEqual(changed.body);

	const item = { designId: made.body.id, quantity: 75, configuration: GOLD };
	const added = await visitor.post("/web-api/cart/items", item);
	expect(added.status).toBe(201);
	const cart = await visitor.get("/web-api/cart");
	expect(cart).toMatchObject({
		status: 200,
		body: { items: [{ designId: made.body.id, quantity: 75 }], total: { currency: "eur" } },
	});
	const { subtotal, shipping, total } = cart.body;
	expect(total.amount).toBe(subtotal.amount + shipping.amount);

	const placed = await visitor.post(
		"/web-api/checkout",
		{
			contact: { email: "plain-http@example.org", phone: "030 123456" },
			billing: address,
			shipping: { ...address, firstName: "Wiebke", company: "Hôtel Söder", street: "Am Kai 1" },
			shippingType: "standard",
			payment: "invoice",
			expectedTotal: total,
		},
		{ "Idempotency-Key": randomUUID() },
	);
	expect(placed).toMatchObject({
		status: 201,
		body: { orderNumber: expect.any(String), accessToken: expect.stringMatching(/^[\w-]{22,}$/) },
	});
	const { orderNumber, accessToken } = placed.body;

	const order = await visitor.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(order).toMatchObject({
		status: 200,
		body: {
			number: orderNumber,
			payment: { method: "invoice", state: "open" },
			total,
			lines: [{ quantity: 75, production: expect.any(String), delivery: "pending" }],
		},
	});

	const staff = await socketStaff();
	const job = await finishedJob(staff, orderNumber);
	expect(job.files.map(({ contentType }) => contentType)).toEqual(
		expect.arrayContaining(["application/pdf", "application/json", "image/png"]),
	);
	for (const { name, contentType, bytes, sha256 } of job.files) {
		const file = await staff.send(`/office-api/jobs/${job.id}/files/${encodeURIComponent(name)}`, {});
		expect(file.headers.get("content-type"), name).toContain(contentType);
		const content = new Uint8Array(await file.arrayBuffer());
		expect(content.length, name).toBe(bytes);
		expect(createHash("sha256").update(content).digest("hex"), name).toBe(sha256);
	}
});

interface Job {
	readonly id: string;
	readonly state: string;
	readonly files: readonly { name: string; contentType: string; bytes: number; sha256: string }[];
}

async function finishedJob(staff: ReturnType<typeof socketVisitor>, orderNumber: string): Promise<Job> {
	const jobOf = async (): Promise<Job | undefined> => {
		const { status, body } = await staff.get(`/office-api/orders/${orderNumber}`);
		expect(status).toBe(200);
		return body.lines[0].jobs[0];
	};
	await expect.poll(async () => (await jobOf())?.state, { timeout: 60_000 }).toBe("done");
	const job = await jobOf();
	if (!job) throw new Error(`order ${orderNumber} has no job`);
	return job;
}

test("what cannot be made is refused", async () => {
	const visitor = socketVisitor();
	const start = (template: string, configuration: object = {}) =>
		visitor.post("/web-api/designs", { template, configuration });
	expectRefusal(await start("gibt-es-nicht"), 422, "template_unknown");
	const foilOnKraft = await start(POSTCARD, { paperType: "kraft", refinementType: "gold" });
	expectRefusal(foilOnKraft, 422, "configuration_impossible");
	expect(Object.keys(foilOnKraft.body.fields)).toContain("refinementType");
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

test("the same checkout many times at once is one order", async () => {
	const visitor = socketVisitor();
	const { id } = await makeDesign(visitor, { template: POSTCARD });
	const cart = await addToCart(visitor, id);
	const email = `${randomUUID()}@example.org`;
	const body = checkoutBody(cart.body, { contact: { email } });
	const key = randomUUID();
	const answers = await Promise.all([
		...Array.from({ length: 4 }, () => checkOut(visitor, body, key)),
		...Array.from({ length: 4 }, () => checkOut(visitor, body)),
	]);
	const placed = answers.filter(({ status }) => status === 201);
	expect(placed.length).toBeGreaterThan(0);
	const numbers = new Set(placed.map((answer) => answer.body.orderNumber));
	expect(numbers.size).toBe(1);
	for (const refused of answers.filter(({ status }) => status !== 201)) {
		expect([409, 422]).toContain(refused.status);
		expect(["checkout_running", "cart_empty"]).toContain(refused.body.code);
	}
	expect(await ordersOf(email)).toEqual([...numbers]);
	const again = await checkOut(visitor, body, key);
	expect(again.status === 201 ? [again.body.orderNumber] : [again.body.code]).toEqual(
		again.status === 201 ? [...numbers] : ["cart_empty"],
	);
});

/** Numbers of the orders of one address, as the back office finds them. */
async function ordersOf(email: string): Promise<string[]> {
	const staff = await socketStaff();
	const found = await staff.get(`/office-api/orders?search=${encodeURIComponent(email)}`);
	expect(found.status).toBe(200);
	return found.body.items.map(({ number }: { number: string }) => number);
}

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
