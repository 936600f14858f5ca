import { ticketToXjdf } from "@offizin/production";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { addToCart, checkOut, checkoutBody, makeDesign } from "../../testing/shopper.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { printFileKey } from "../print/print-file.ts";
import { makeFilesWith, printLine } from "../print-jobs/print-line.ts";
import { findOrder } from "./order-store.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const product = "giftwrap";
const blue = { pattern: "soiree", color: "nachtblau", sheets: "5" };

function addPaper(browser: Browser, configuration: object = blue, quantity = 3, headers = {}) {
	return browser.post("/web-api/cart/items", { product, configuration, quantity }, headers);
}

async function orderPaper(browser: Browser) {
	const { body: cart } = await addPaper(browser);
	const { body, status } = await checkOut(browser, checkoutBody(cart));
	expect(status).toBe(201);
	return body;
}

async function mailsOf(orderNumber: string) {
	const order = await findOrder(server.platform.database.db, orderNumber);
	if (!order) throw new Error("the order is there");
	return {
		confirmation: await composeMail(server.platform, order, { id: "m", kind: "confirmation" }),
		shipped: await composeMail(server.platform, order, { id: "n", kind: "shipped" }),
	};
}

async function print(orderNumber: string) {
	const { db } = server.platform.database;
	const { job } = await db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.innerJoin("order", "order.id", "order_line.order")
		.select("print_job.id as job")
		.where("order.number", "=", orderNumber)
		.executeTakeFirstOrThrow();
	const press = makeFilesWith(server.platform.renderer);
	await printLine(server.platform, press, { job, signal: new AbortController().signal, takesHeavy: false });
	return job;
}

async function staff(): Promise<Browser> {
	const clerk = browserOn(server.app);
	const login = { email: "werkstatt@offizin.example", password: "nur-fuer-die-tests" };
	expect((await clerk.post("/office-api/login", login)).status).toBe(200);
	return clerk;
}

test("wrapping paper lies in the cart as it was chosen, with its pattern, price and day", async () => {
	const browser = browserOn(server.app);
	const { status, body } = await addPaper(browser);
	expect(status).toBe(201);
	expect(body.items).toEqual([
		{
			item: "product",
			id: expect.any(String),
			name: "Geschenkpapier",
			product,
			configuration: blue,
			choices: [
				{ option: "pattern", name: "Muster", value: "Soirée" },
				{ option: "color", name: "Farbe", value: "Nachtblau" },
				{ option: "sheets", name: "Bogen im Set", value: "5\u00a0Bogen" },
			],
			pattern: { src: "/img/w640/pattern/soiree-giftwrap-nachtblau", width: 500, height: 700 },
			quantity: 3,
			quote: expect.objectContaining({ unit: 890, total: 2670 }),
		},
	]);
	const panel = await browser.get(
		"/web-api/calculator/reference?product=giftwrap&pattern=soiree&color=nachtblau&sheets=5&quantity=3",
	);
	expect(panel.body).toMatchObject({ isSoldAsChosen: true, quote: { total: 2670, delivery: body.delivery } });
	expect(body.deliveries).toMatchObject([{ carriage: "parcel" }]);

	const more = await addPaper(browser, blue, 2);
	expect(more.body.items).toMatchObject([{ quantity: 5, quote: { total: 5 * (890 - 45) } }]);
	const other = await addPaper(browser, { ...blue, color: "bordeaux" }, 1);
	expect(other.body.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 1]);
	const [{ id }] = other.body.items;
	const changed = await browser.patch(`/web-api/cart/items/${id}`, { quantity: 20 });
	expect(changed.body.items[0].quantity).toBe(20);
	expect((await browser.get("/web-api/customer-data")).body.cartItems).toBe(2);
});

test("what is left open is as the page opens, and what cannot be made or is not sold is refused", async () => {
	const browser = browserOn(server.app);
	expect((await addPaper(browser, {}, 1)).body.items).toMatchObject([
		{ configuration: { pattern: "eukalyptus", color: "salbei", sheets: "3" } },
	]);
	expect(await addPaper(browser, { ...blue, color: "salbei" })).toMatchObject({
		status: 422,
		body: { code: "configuration_impossible", nearest: expect.stringContaining("soiree") },
	});
	expect((await addPaper(browser, { ...blue, color: "pink" })).body.code).toBe("configuration_unknown_value");
	expect((await addPaper(browser, { ...blue, paperType: "matt" })).body.code).toBe("parameter_unknown");
	expect((await addPaper(browser, blue, 0)).body.code).toBe("quantity_out_of_range");
	expect(await addPaper(browser, blue, 1, { "X-Channel": "bildwand" })).toMatchObject({
		status: 422,
		body: { code: "product_not_sold" },
	});
	const card = await browser.post("/web-api/cart/items", { product: "card", quantity: 50 });
	expect(card).toMatchObject({ status: 422, body: { code: "design_required" } });
});

test("the pattern is pictured for everybody, and of no pattern there is a picture", async () => {
	const browser = browserOn(server.app);
	const { pattern } = (await addPaper(browser)).body.items[0];
	const answer = await server.app.request(pattern.src, { headers: { accept: "image/webp,*/*" } });
	expect(answer.headers.get("content-type")).toBe("image/webp");
	const picture = sharp(Buffer.from(await answer.arrayBuffer()));
	expect(await picture.metadata()).toMatchObject({ width: 640, height: 896 });
	expect((await browser.get("/img/w640/pattern/soiree-giftwrap-salbei")).status).toBe(404);
});

test("an order of paper alone can be sent back, says so, and is frozen with what was chosen", async () => {
	const browser = browserOn(server.app);
	const { orderNumber, accessToken } = await orderPaper(browser);
	const { body: order } = await browser.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(order.lines).toMatchObject([
		{
			item: "product",
			product,
			configuration: blue,
			quote: { total: 2670 },
			production: "preparing",
			pattern: { src: "/img/w640/pattern/soiree-giftwrap-nachtblau" },
			printDataRemovedAt: null,
		},
	]);
	const { confirmation, shipped } = await mailsOf(orderNumber);
	expect(confirmation.text).toContain("Soirée");
	expect(confirmation.text).toContain("Nachtblau");
	expect(confirmation.text).toContain("Geschenkpapier und andere Ware mit unseren Mustern können Sie binnen");
	expect(confirmation.text).not.toContain("Kein Widerrufsrecht");
	expect(confirmation.text).not.toContain("Zubehör");
	expect(confirmation.pictures).toHaveLength(1);
	expect(shipped.text).toContain("Ihre Bestellung ist gedruckt, geprüft und verpackt.");
});

test("beside cards each has its own right of withdrawal, and all of it one parcel", async () => {
	const browser = browserOn(server.app);
	const { id } = await makeDesign(browser);
	await addToCart(browser, id, 50);
	const { body: cart } = await addPaper(browser, blue, 1);
	const { body: placed } = await checkOut(browser, checkoutBody(cart));
	const { confirmation } = await mailsOf(placed.orderNumber);
	expect(confirmation.text).toContain("Kein Widerrufsrecht für personalisierte Ware");
	expect(confirmation.text).toContain("Widerrufsrecht für Ware mit unseren Mustern");
	expect(confirmation.text).toContain("alles in einem Paket");
	expect(confirmation.pictures).toHaveLength(2);
});

test("in English it is named, told and granted in English", async () => {
	const headers = { "X-Locale": "en-DE" };
	const browser = browserOn(server.app);
	const { body: cart } = await addPaper(browser, blue, 1, headers);
	expect(cart.items).toMatchObject([
		{
			name: "Gift wrap",
			choices: [{ value: "Soirée" }, { value: "Midnight blue" }, { value: "5\u00a0sheets" }],
		},
	]);
	const { body: placed } = await browser.post(
		"/web-api/checkout",
		checkoutBody(cart, { payment: "prepayment" }),
		{
			...headers,
			"Idempotency-Key": "english-wrapping-paper",
		},
	);
	const { confirmation } = await mailsOf(placed.orderNumber);
	expect(confirmation.text).toContain(
		"You may return gift wrap and other goods with patterns of ours within",
	);
	expect(confirmation.text).not.toContain("No right of withdrawal");
});

test("a total that was not seen is 409 and nothing is ordered", async () => {
	const browser = browserOn(server.app);
	const { body: cart } = await addPaper(browser);
	const wrong = { ...cart.total, amount: cart.total.amount - 1 };
	expect(await checkOut(browser, checkoutBody(cart, { expectedTotal: wrong }))).toMatchObject({
		status: 409,
		body: { code: "total_changed", cart: { items: [{ item: "product" }] } },
	});
});

test("the press gets a checked sheet of 50 × 70 cm, and staff sees it through to the parcel", async () => {
	const browser = browserOn(server.app);
	const { orderNumber, accessToken } = await orderPaper(browser);
	await print(orderNumber);
	const clerk = await staff();
	const path = `/office-api/orders/${orderNumber}`;
	const { lines } = (await clerk.get(path)).body;
	expect(lines).toMatchObject([
		{ item: "product", production: "ready", moves: ["release"], jobs: [{ state: "done", notes: [] }] },
	]);
	const [{ jobs, id }] = lines;
	const [{ files }] = jobs;
	const names = files.map(({ name }: { name: string }) => name);
	expect(names).toContain(`${orderNumber}_01_geschenkpapier-500x700_3.pdf`);
	expect(names).toContain("preview-front.png");

	const ticketFile = files.find(({ name }: { name: string }) => name === "ticket.json");
	const stored = await server.platform.files.read(printFileKey(ticketFile.sha256));
	const ticket = JSON.parse(Buffer.from(stored).toString("utf8"));
	expect(ticket).toMatchObject({
		product: {
			type: "giftwrap",
			trim: { width: 500, height: 700 },
			paper: { key: "geschenkpapier", grams: 90 },
			configuration: blue,
		},
		quantity: 15,
		design: { id: "soiree-giftwrap-nachtblau", documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
		profile: { key: "digital-giftwrap", condition: "FOGRA29" },
		sheet: { bleed: 3, sides: [{ key: "front", cut: "straight" }] },
		plates: [],
	});
	expect(ticket.design).not.toHaveProperty("revision");
	expect(ticketToXjdf(ticket)).toContain('Weight="90"');

	for (const move of ["release", "print", "ship"]) {
		expect((await clerk.post(`${path}/moves`, { move, line: id })).status).toBe(200);
	}
	const { body } = await browser.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(body.lines).toMatchObject([{ production: "printed", delivery: "shipped" }]);
	// A pattern is public: it has no secret picture of its own.
	expect((await clerk.get(`${path}/lines/${id}/preview.png`)).status).toBe(404);
});
