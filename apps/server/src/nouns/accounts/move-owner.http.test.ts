import { formatOwner } from "@offizin/accounts";
import { addLine } from "@offizin/cart";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../adapters/ids/new-id.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { checkOutWith, openPayment, testSite } from "../../testing/check-out-with.ts";
import { jpeg } from "../../testing/photos.ts";
import { addToCart, checkOut, checkoutBody, makeDesign, uploadPhoto } from "../../testing/shopper.ts";
import { agreedByOrdering } from "../checkout/payment-step.ts";
import { sweepDrafts } from "../checkout/sweep-drafts.ts";
import { listDrafts } from "../designs/list-drafts.ts";
import { findPerson } from "../privacy/find-person.ts";
import { isPromisedTo } from "../uploads/upload-charge.ts";
import { findUpload } from "../uploads/upload-store.ts";
import { ribbons, signInsOn, template } from "./sign-in-fixtures.ts";

let server: AppUnderTest;
let moves: ReturnType<typeof signInsOn>;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	moves = signInsOn(server);
});
afterAll(() => server.close());

const database = () => server.platform.database.db;
const running = { ok: false, error: { code: "checkout_running" } };

describe("a visitor who signs in", () => {
	test("brings designs, photos, half an upload, the cart, orders and their keys; nothing stays", async () => {
		const { browser, cart, from, to } = await moves.shopper();
		const body = checkoutBody(cart);
		const ordered = await checkOut(browser, body, "bestellt");
		const next = await makeDesign(browser, { template });
		await addToCart(browser, next.id, 20);
		const photo = await uploadPhoto(browser, await jpeg(300, 300));
		const headers = { "Tus-Resumable": "1.0.0", "Upload-Length": "1000" };
		const begun = await browser.send("/web-api/uploads/resumable", { method: "POST", headers });
		const half = begun.headers.get("location")?.split("/").at(-1) ?? "";
		const before = await moves.owned(from);
		expect(before).toEqual({ cart: 2, design: 2, upload: 1, upload_charge: 2, checkout_request: 1 });

		expect(await moves.signIn(browser, to)).toEqual({ ok: true, value: undefined });
		expect(await moves.owned(to)).toEqual(before);
		// The emptied cart, which an order given up may name.
		expect(await moves.owned(from)).toEqual({
			...before,
			cart: 1,
			design: 0,
			upload: 0,
			upload_charge: 0,
			checkout_request: 0,
		});
		expect([await moves.goods(to), await moves.goods(from)]).toEqual([["20 design"], []]);
		expect(await listDrafts(server.platform, { owner: to, site: testSite })).toMatchObject([{ id: next.id }]);
		expect((await browser.get(`/web-api/designs/${next.id}`)).status).toBe(404);
		expect((await browser.get(`/web-api/uploads/${photo}`)).status).toBe(404);
		expect(await findUpload(database(), photo, to)).toMatchObject({ id: photo });
		expect(await Promise.all([to, from].map((owner) => isPromisedTo(database(), half, owner)))).toEqual([
			true,
			false,
		]);
		const repeated = await checkOutWith(server.platform, agreedByOrdering, {
			owner: to,
			key: "bestellt",
			body,
		});
		expect(repeated).toEqual({ ok: true, value: ordered.body });
	});

	test("is found by the mail address of the orders as before, with all that was designed", async () => {
		const { browser, cart, from, to } = await moves.shopper();
		const contact = { email: "umzug@example.org" };
		expect((await checkOut(browser, checkoutBody(cart, { contact }))).status).toBe(201);
		const loose = await makeDesign(browser, { template });
		await addToCart(browser, loose.id, 20);
		const before = await findPerson(database(), contact.email);
		expect(before.owners).toEqual([formatOwner(from)]);

		await moves.signIn(browser, to);
		const person = await findPerson(database(), contact.email);
		expect(person.owners).toEqual([formatOwner(to)]);
		expect(person.designs.map(({ id }) => id)).toEqual(before.designs.map(({ id }) => id));
		expect([before.carts.length, person.carts.length]).toEqual([1, 1]);
	});

	test("can order what was brought, printed from the same revision", async () => {
		const { browser, cart, to } = await moves.shopper();
		await moves.signIn(browser, to);
		const placed = await checkOutWith(server.platform, agreedByOrdering, {
			owner: to,
			key: "schluessel",
			body: checkoutBody(cart),
		});
		expect(placed.ok).toBe(true);
	});

	test("finds both carts in one, with a version that no page has seen", async () => {
		const { browser, cart, from, to } = await moves.shopper();
		await moves.change(from, (before) => addLine(before, ribbons(10)));
		for (const line of [ribbons(30), { item: "voucher", id: newId(), value: 5000, quantity: 1 } as const]) {
			expect((await moves.change(to, (before) => addLine(before, line))).ok).toBe(true);
		}
		await moves.signIn(browser, to);
		expect(await moves.goods(to)).toEqual(["40 ribbon-jute-natur", "1 voucher", "50 design"]);
		expect([(await moves.cartOf(to))?.version, (await moves.cartOf(from))?.version]).toEqual([3, 3]);
		const stale = { "If-Match": `"${cart.version}"` };
		const line = `/web-api/cart/items/${cart.items[0]?.id}`;
		expect((await browser.patch(line, { quantity: 60 }, stale)).status).toBe(412);
		expect((await browser.patch(line, { quantity: 60 })).status).toBe(404);
	});

	test("twice, or with nothing, changes nothing", async () => {
		const { browser, to } = await moves.shopper();
		await moves.signIn(browser, to);
		const [mine, cart] = [await moves.owned(to), await moves.cartOf(to)];
		expect(await moves.signIn(browser, to)).toEqual({ ok: true, value: undefined });
		expect(await moves.signIn(browserOn(server.app), to)).toEqual({ ok: true, value: undefined });
		expect([await moves.owned(to), await moves.cartOf(to)]).toEqual([mine, cart]);
	});

	test("from a second browser keeps what the first has brought; a stranger's things stay a stranger's", async () => {
		const [one, other, stranger] = [await moves.shopper(), await moves.shopper(), await moves.shopper()];
		await moves.signIn(one.browser, one.to);
		await moves.signIn(other.browser, one.to);
		expect(await moves.goods(one.to)).toEqual(["50 design", "50 design"]);
		expect(await moves.owned(one.to)).toMatchObject({ cart: 1, design: 2 });
		expect(await moves.owned(stranger.from)).toMatchObject({ cart: 1, design: 1 });
	});

	test("keeps the answers of a key that both have used, each their own", async () => {
		const { browser, cart, to } = await moves.shopper();
		const ofVisitor = await checkOut(browser, checkoutBody(cart), "derselbe");
		const other = await moves.shopper();
		await moves.signIn(other.browser, to);
		const request = { owner: to, key: "derselbe", body: checkoutBody(other.cart) };
		const ofCustomer = await checkOutWith(server.platform, agreedByOrdering, request);
		await moves.signIn(browser, to);
		expect((await checkOut(browser, checkoutBody(cart), "derselbe")).body).toEqual(ofVisitor.body);
		expect(await checkOutWith(server.platform, agreedByOrdering, request)).toEqual(ofCustomer);
	});
});

describe("while an order is being made", () => {
	test("of the visitor's cart nothing moves; its payment ends well, and then everything moves", async () => {
		const { browser, cart, from, to } = await moves.shopper();
		const body = checkoutBody(cart);
		const before = await moves.owned(from);
		const placed = await checkOutWith(
			server.platform,
			{
				...agreedByOrdering,
				async ask(due) {
					expect(await moves.signIn(browser, to)).toEqual(running);
					return agreedByOrdering.ask(due);
				},
			},
			{ owner: from, key: "bezahlt", body },
		);
		expect(placed.ok).toBe(true);
		expect(await moves.owned(from)).toEqual({ ...before, checkout_request: 1 });
		expect(await moves.owned(to)).toMatchObject({ cart: 0, design: 0 });

		expect(await moves.signIn(browser, to)).toEqual({ ok: true, value: undefined });
		const again = await checkOutWith(server.platform, agreedByOrdering, { owner: to, key: "bezahlt", body });
		expect(again).toEqual(placed);
	});

	test("of the customer's cart nothing moves either, and what lay in it is what is ordered", async () => {
		const [visitor, customer] = [await moves.shopper(), await moves.shopper()];
		const { to } = customer;
		await moves.signIn(customer.browser, to);
		const request = { owner: to, key: "noch-offen", body: checkoutBody(customer.cart) };
		expect(await checkOutWith(server.platform, openPayment, request)).toMatchObject(running);
		expect(await moves.signIn(visitor.browser, to)).toEqual(running);
		expect([await moves.goods(to), await moves.goods(visitor.from)]).toEqual([["50 design"], ["50 design"]]);

		server.clock.advance(10_000);
		await sweepDrafts(server.platform, agreedByOrdering);
		expect(await moves.signIn(visitor.browser, to)).toEqual({ ok: true, value: undefined });
		expect([await moves.goods(to), await moves.goods(visitor.from)]).toEqual([["50 design"], []]);
	});

	test("of the customer's cart, a visitor with an empty one still brings the designs", async () => {
		const customer = await moves.shopper();
		const { to } = customer;
		await moves.signIn(customer.browser, to);
		const request = { owner: to, key: "noch-offen", body: checkoutBody(customer.cart) };
		await checkOutWith(server.platform, openPayment, request);
		const visitor = browserOn(server.app);
		await makeDesign(visitor, { template });
		expect(await moves.signIn(visitor, to)).toEqual({ ok: true, value: undefined });
		expect(await moves.owned(to)).toMatchObject({ design: 2 });
	});
});
