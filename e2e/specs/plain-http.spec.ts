import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import {
	address,
	addToCart,
	checkOut,
	checkoutBody,
	makeDesign,
} from "../../apps/server/src/testing/shopper.ts";
import { REAL_PHOTO_SIZE, realPhoto } from "../../tools/real-photo.ts";
import { POSTCARD } from "../fixtures/editor-page.ts";
import { runAddress } from "../fixtures/run-address.ts";
import { ordersOf, socketStaff, socketVisitor } from "../fixtures/socket-visitor.ts";

const GOLD = { formatType: "postkarte-a6", paperType: "creme", refinementType: "gold" };

const photoBytes = async () => new Uint8Array(await readFile(await realPhoto()));

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
	expect(made).toMatchObject({
		status: 201,
		body: { revision: 1, document: { product: "card", configuration: GOLD } },
	});
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
	expect(changed).toMatchObject({ status: 200, body: { revision: 2 } });
	const rules = changed.body.findings.map(({ rule }: { rule: string }) => rule);
	expect(new Set(rules)).toEqual(new Set(["text.sample"]));
	expect((await visitor.get(`/web-api/designs/${made.body.id}`)).body).toEqual(changed.body);

	const added = await addToCart(visitor, made.body.id, 75, GOLD);
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
	await expect.poll(async () => (await jobOf())?.state).toBe("done");
	const job = await jobOf();
	if (!job) throw new Error(`order ${orderNumber} has no job`);
	return job;
}

const sameCheckout = {
	"under one key": () => "2026-11-20-eine-hochzeit",
	"under keys of their own": () => randomUUID(),
};

for (const [how, keyOf] of Object.entries(sameCheckout)) {
	test(`the same checkout six times at once ${how} is one order`, async () => {
		const visitor = socketVisitor();
		const { id } = await makeDesign(visitor, { template: POSTCARD });
		const cart = await addToCart(visitor, id);
		const email = `${randomUUID()}@example.org`;
		const body = checkoutBody(cart.body, { contact: { email } });
		const answers = await Promise.all(Array.from({ length: 6 }, () => checkOut(visitor, body, keyOf())));
		const orders = await ordersOf(email);
		expect(orders).toHaveLength(1);
		const placed = answers.filter(({ status }) => status === 201);
		expect(placed.length).toBeGreaterThan(0);
		for (const answer of placed) expect(answer.body.orderNumber).toBe(orders[0]);
		for (const { status, body: refusal } of answers.filter((answer) => !placed.includes(answer))) {
			expect([409, 422]).toContain(status);
			expect(["checkout_running", "cart_empty"]).toContain(refusal.code);
		}
	});
}

test("[9.1-1] the page about shipping states the price in force", async () => {
	const page = await (await fetch(`${runAddress().origins.papiervogel}/zahlung-und-versand/`)).text();
	expect(page.match(/Standardversand [^:<]*: [\d,]+\s€/)?.[0].replace("\u00a0", " ")).toBe(
		"Standardversand nach Deutschland: 4,99 €",
	);
});
