import { formatOwner, type Owner } from "@offizin/accounts";
import { setQuantity } from "@offizin/cart";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Answer, browserOn } from "../../testing/browser.ts";
import { checkOutWith, openPayment, ownerOf, testSite } from "../../testing/check-out-with.ts";
import { addToCart, checkOut, checkoutBody, makeDesign, templateWith } from "../../testing/shopper.ts";
import { abandonDraft } from "../checkout/abandon-draft.ts";
import { agreedByOrdering, type PaymentStep } from "../checkout/payment-step.ts";
import { changeCart } from "./change-cart.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const template = templateWith({ photo: false }).id;

/** A visitor with one design in the cart and two that could go in. */
async function shopper() {
	const browser = browserOn(server.app);
	const designs: string[] = [];
	for (let count = 0; count < 3; count += 1) designs.push((await makeDesign(browser, { template })).id);
	const [lying = "", ...others] = designs;
	const { body: cart } = await addToCart(browser, lying, 50);
	return { browser, cart, others, owner: ownerOf(browser), line: `/web-api/cart/items/${cart.items[0].id}` };
}
type Shopper = Awaited<ReturnType<typeof shopper>>;

const changes: readonly ((one: Shopper) => Promise<Answer>)[] = [
	({ browser, line }) => browser.patch(line, { quantity: 60 }),
	({ browser, others: [design = ""] }) => addToCart(browser, design, 20),
	({ browser, line }) => browser.patch(line, { quantity: 70 }),
	({ browser, others: [, design = ""] }) => addToCart(browser, design, 30),
	({ browser, line }) => browser.delete(line),
];

/** What lies in a cart or order: designs with their pieces. */
type Goods = readonly string[];
const goods = (lines: readonly { designId?: string; quantity: number }[]): Goods =>
	lines.map(({ designId, quantity }) => `${quantity} of ${designId}`).sort();

/** The carts a visitor has and had, each with the order that came of it. */
async function cartsOf(owner: Owner) {
	const { db } = server.platform.database;
	const carts = await db.selectFrom("cart").selectAll().where("owner", "=", formatOwner(owner)).execute();
	return Promise.all(
		carts.map(async ({ id, version, lines, ordered_at }) => {
			const ordered = await db
				.selectFrom("order_line")
				.innerJoin("order", "order.id", "order_line.order")
				.select(({ fn, val }) => fn.coalesce("order_line.design", val("removed")).as("designId"))
				.select("order_line.quantity")
				.where("order.cart", "=", id)
				.where("order.state", "=", "placed")
				.execute();
			return { version, lies: goods(lines), isClosed: ordered_at !== null, ordered: goods(ordered) };
		}),
	);
}

/** The law: a closed cart is its order, and every answer of 200 or 201 is there, unless a later change came after it. */
async function expectNothingLost({ owner }: Shopper, answers: readonly Answer[]): Promise<void> {
	const carts = await cartsOf(owner);
	for (const { isClosed, ordered, lies } of carts) expect(ordered).toEqual(isClosed ? lies : []);
	for (const { status, body } of answers) {
		if (status >= 300) continue;
		const seen = goods(body.items);
		const kept = carts.some(
			({ version, lies }) => version > body.version || (version === body.version && `${lies}` === `${seen}`),
		);
		expect({ kept, seen, carts }).toMatchObject({ kept: true });
	}
}

/** A checkout that does something while the shopper is asked to pay: between draft and finish nothing is locked. */
function checkOutWhile({ owner, cart }: Shopper, pay: PaymentStep) {
	return checkOutWith(server.platform, pay, { owner, key: "waehrenddessen", body: checkoutBody(cart) });
}

test.each(changes.map((change, index) => ({ change, index })))(
	"[security.M1] a change between draft and order is in the order or refused, never lost: change $index",
	async ({ change }) => {
		const one = await shopper();
		const answers: Answer[] = [];
		const placed = await checkOutWhile(one, {
			...agreedByOrdering,
			async ask(due) {
				answers.push(await change(one));
				return agreedByOrdering.ask(due);
			},
		});
		expect(placed.ok).toBe(true);
		await expectNothingLost(one, answers);
		const [refused] = answers;
		expect(refused).toMatchObject({ status: 409, body: { code: "checkout_running", cart: one.cart } });
		expect(refused?.headers.get("retry-after")).toBe("2");
		expect(refused?.headers.get("etag")).toBe('"1"');
		// The next try meets a new cart: what was added lies there, and the line that was ordered is gone.
		expect([201, 404]).toContain((await change(one)).status);
	},
);

test("[security.M1] carts changed and checked out at the same time: everything answered 2xx is ordered or in the cart", async () => {
	const shoppers = await Promise.all(Array.from({ length: 12 }, shopper));
	const outcomes = await Promise.all(
		shoppers.map(async (one, index) => {
			// Each starts its changes at another moment of the checkout.
			const ordering = checkOut(one.browser, checkoutBody(one.cart));
			for (let turn = 0; turn < index * 3; turn += 1) await new Promise(setImmediate);
			const answers = await Promise.all(changes.map((change) => change(one)));
			return { one, answers, placed: await ordering };
		}),
	);
	for (const { one, answers, placed } of outcomes) {
		// Ordered, told of a change, or nothing is left: its only line went before the others came.
		expect([201, "total_changed", "checkout_running", "cart_empty"]).toContain(
			placed.status === 201 ? 201 : placed.body.code,
		);
		await expectNothingLost(one, answers);
	}
});

/** Sets the quantity of the only line, where payments can stay open. */
function setOnlyLine({ owner }: Shopper, quantity: number, pay: PaymentStep) {
	return changeCart(
		server.platform,
		{
			site: testSite,
			owner,
			expected: undefined,
			apply: async (cart) => setQuantity(cart, cart.lines[0]?.id ?? "", quantity),
		},
		(draft) => abandonDraft(server.platform, draft, pay),
	);
}

test("[security.M1] whoever comes back from an open payment page can change the cart at once and order anew", async () => {
	const one = await shopper();
	expect(await checkOutWhile(one, openPayment)).toMatchObject({ error: { code: "checkout_running" } });
	const twice = await Promise.all([60, 70].map((quantity) => setOnlyLine(one, quantity, openPayment)));
	expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
	// The old review is refused with the new total, its key is free, and the new one is one order.
	const stale = await checkOut(one.browser, checkoutBody(one.cart), "waehrenddessen");
	expect(stale).toMatchObject({ status: 409, body: { code: "total_changed", cart: { version: 3 } } });
	expect((await checkOut(one.browser, checkoutBody(stale.body.cart))).status).toBe(201);
	expect((await cartsOf(one.owner)).map(({ ordered, lies }) => `${ordered}` === `${lies}`)).toEqual([true]);
});

test("[security.M1] consent that comes while the change asks for the payment back stands: 409, and the order is placed", async () => {
	const one = await shopper();
	const agreedLast: PaymentStep = { ask: async () => "open", withdraw: async () => "agreed" };
	expect(await checkOutWhile(one, agreedLast)).toMatchObject({ error: { code: "checkout_running" } });
	expect(await setOnlyLine(one, 60, agreedLast)).toMatchObject({ error: { code: "checkout_running" } });
	expect((await checkOut(one.browser, checkoutBody(one.cart))).status).toBe(201);
	await expectNothingLost(one, []);
});
