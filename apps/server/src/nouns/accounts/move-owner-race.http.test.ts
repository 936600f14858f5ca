import { type CustomerOwner, formatOwner } from "@offizin/accounts";
import { addLine, setQuantity } from "@offizin/cart";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import type { Browser } from "../../testing/browser.ts";
import { checkOutWith, openPayment } from "../../testing/check-out-with.ts";
import { type Race, runRaces, silently } from "../../testing/race.ts";
import { addToCart, checkOut, checkoutBody, makeDesign } from "../../testing/shopper.ts";
import { agreedByOrdering } from "../checkout/payment-step.ts";
import { sweepDrafts } from "../checkout/sweep-drafts.ts";
import { removeContact } from "../orders/remove-contact.ts";
import { removeOrders } from "../orders/remove-order.ts";
import { ribbons, signInsOn, template } from "./sign-in-fixtures.ts";

/* What a sign-in may meet: every door and job that writes what it moves. */
let server: AppUnderTest;
let moves: ReturnType<typeof signInsOn>;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	moves = signInsOn(server);
});
afterAll(() => server.close());

const database = () => server.platform.database.db;

/** Everything of both, after a second sign-in has brought what came between. */
async function allOf(browser: Browser, to: CustomerOwner) {
	expect(await moves.signIn(browser, to)).toEqual({ ok: true, value: undefined });
	const orders = await database()
		.selectFrom("order")
		.innerJoin("cart", "cart.id", "order.cart")
		.innerJoin("order_line", "order_line.order", "order.id")
		.select("order_line.quantity")
		.where("cart.owner", "=", formatOwner(to))
		.where("order.state", "=", "placed")
		.execute();
	return { lies: await moves.goods(to), ordered: orders.map(({ quantity }) => quantity) };
}

/** The checkout comes first, or last when it `isLate`. */
async function checkoutRace({
	isLate = false,
	...held
}: Pick<Race, "hold"> & { isLate?: boolean }): Promise<Race> {
	const { browser, cart, to } = await moves.shopper();
	const body = checkoutBody(cart);
	const sides = [() => checkOut(browser, body, "schluessel"), silently(() => moves.signIn(browser, to))];
	return {
		...held,
		sides: isLate ? sides.toReversed() : sides,
		async law(...answers) {
			const placed = answers[isLate ? 1 : 0];
			expect([201, 422]).toContain(placed?.status);
			const { lies, ordered } = await allOf(browser, to);
			expect({ lies, ordered }).toEqual(
				placed?.status === 201 ? { lies: [], ordered: [50] } : { lies: ["50 design"], ordered: [] },
			);
			if (placed?.status !== 201) return expect(placed?.body.code).toBe("cart_empty");
			const again = await checkOutWith(server.platform, agreedByOrdering, {
				owner: to,
				key: "schluessel",
				body,
			});
			expect(again).toEqual({ ok: true, value: placed.body });
		},
	};
}

const allOfOrder = (order: string) => removeOrders(server.platform, [order]);
const contactOf = (order: string) =>
	database()
		.transaction()
		.execute((trx) => removeContact(trx, order, server.platform.now()));

/** A sign-in first, then what removes each of two orders made in one browser. */
async function removalRace(
	remove: (order: string) => Promise<void>,
	held: Pick<Race, "hold"> = {},
): Promise<Race> {
	const { browser, cart, from, to } = await moves.shopper();
	await checkOut(browser, checkoutBody(cart));
	const { id } = await makeDesign(browser, { template });
	const { body: next } = await addToCart(browser, id);
	await checkOut(browser, checkoutBody(next));
	const orders = await database()
		.selectFrom("order")
		.innerJoin("cart", "cart.id", "order.cart")
		.select("order.id")
		.where("cart.owner", "=", formatOwner(from))
		.execute();
	expect(orders).toHaveLength(2);
	return {
		...held,
		sides: [
			silently(() => moves.signIn(browser, to)),
			...orders.map((order) => silently(() => remove(order.id))),
		],
		async law() {
			await allOf(browser, to);
			expect(await moves.owned(to)).toMatchObject({ cart: 0, design: 2, checkout_request: 0 });
		},
	};
}

const races: Readonly<Record<string, () => Promise<Race>>> = {
	async "sign-in × cart changed: what was answered 2xx lies in the customer's cart, or moves with the next sign-in"() {
		const { browser, cart, to } = await moves.shopper();
		return {
			sides: [
				() => browser.patch(`/web-api/cart/items/${cart.items[0]?.id}`, { quantity: 60 }),
				silently(() => moves.signIn(browser, to)),
				() => browser.post("/web-api/cart/items", { sku: "ribbon-jute-natur", quantity: 5 }),
			],
			async law(changed, _, added) {
				expect([200, 404]).toContain(changed?.status);
				expect(added?.status).toBe(201);
				const { lies } = await allOf(browser, to);
				const cards = changed?.status === 200 ? "60 design" : "50 design";
				expect([...lies].sort()).toEqual(["5 ribbon-jute-natur", cards]);
			},
		};
	},
	async "sign-in × design put into the cart: in the customer's cart with its design, or refused"() {
		const { browser, to } = await moves.shopper();
		const design = await makeDesign(browser, { template });
		return {
			sides: [() => addToCart(browser, design.id, 30), silently(() => moves.signIn(browser, to))],
			async law(added) {
				expect([201, 404]).toContain(added?.status);
				const { lies } = await allOf(browser, to);
				expect(lies).toEqual(added?.status === 201 ? ["50 design", "30 design"] : ["50 design"]);
				expect(await moves.owned(to)).toMatchObject({ design: 2 });
			},
		};
	},
	"sign-in × checkout: ordered once, and the same key answers the customer; or told that the cart is empty":
		() => checkoutRace({}),
	"sign-in × checkout that is about to place the order": () => checkoutRace({ hold: "cart" }),
	"sign-in × checkout that comes while everything moves": () =>
		checkoutRace({ hold: "upload", isLate: true }),
	async "sign-in × sweeper × change by the customer: the draft stands or is given up, nothing is lost"() {
		const { browser, cart, from, to } = await moves.shopper();
		await checkOutWith(server.platform, openPayment, {
			owner: from,
			key: "schluessel",
			body: checkoutBody(cart),
		});
		await moves.change(to, (before) => addLine(before, ribbons(10)));
		const { now } = server.platform;
		const later = { ...server.platform, now: () => new Date(now().getTime() + 10_000) };
		return {
			sides: [
				silently(() => sweepDrafts(later, agreedByOrdering)),
				silently(() => moves.signIn(browser, to)),
				silently(() => moves.change(to, (before) => setQuantity(before, before.lines[0]?.id ?? "", 20))),
			],
			async law() {
				await sweepDrafts(later, agreedByOrdering);
				expect(await allOf(browser, to)).toEqual({ lies: ["20 ribbon-jute-natur"], ordered: [50] });
			},
		};
	},
	async "sign-in × the same sign-in × sign-in from another browser: everything once"() {
		const [one, other] = [await moves.shopper(), await moves.shopper()];
		return {
			sides: [one, one, other].map(({ browser }) => silently(() => moves.signIn(browser, one.to))),
			async law() {
				const { lies } = await allOf(one.browser, one.to);
				expect(lies).toEqual(["50 design", "50 design"]);
				expect(await moves.owned(one.to)).toMatchObject({ cart: 1, design: 2 });
			},
		};
	},
	"sign-in × contacts of orders removed: neither waits for the other, and the carts are nobody's": () =>
		removalRace(contactOf),
	"sign-in that moves everything × contacts of orders removed": () =>
		removalRace(contactOf, { hold: "upload" }),
	"sign-in that moves everything × orders removed": () => removalRace(allOfOrder, { hold: "upload" }),
};

test.each(Object.entries(races))("%s", (_, prepare) => runRaces(database(), prepare));
