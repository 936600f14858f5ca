import { formatOwner, type Owner } from "@offizin/accounts";
import { type Cart, setQuantity } from "@offizin/cart";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { checkOutWith, openPayment, ownerOf, testSite } from "../../testing/check-out-with.ts";
import { type Race, runRaces, silently } from "../../testing/race.ts";
import { addToCart, checkOut, checkoutBody, makeDesign, templateWith } from "../../testing/shopper.ts";
import { changeCart } from "../cart/change-cart.ts";
import { forgetCarts } from "../cart/forget-carts.ts";
import type { Platform } from "../platform.ts";
import { abandonDraft } from "./abandon-draft.ts";
import { finishOrder } from "./finish-order.ts";
import { forgetRequests } from "./forget-requests.ts";
import { agreedByOrdering } from "./payment-step.ts";
import { sweepDrafts } from "./sweep-drafts.ts";

/* Every pair of doors and jobs that write a checkout: its cart, its key, its draft and its order. */
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const LONG_AGO = new Date("2026-02-01T00:00:00Z");
const template = templateWith({ photo: false }).id;
const database = () => server.platform.database.db;

/** The same server, so many seconds on. */
function later(seconds: number): Platform {
	const { now } = server.platform;
	return { ...server.platform, now: () => new Date(now().getTime() + seconds * 1000) };
}

/** A visitor with one line in the cart, left alone for months if so wished. */
async function filledCart({ left = false } = {}) {
	const browser = browserOn(server.app);
	const { id } = await makeDesign(browser, { template });
	const { body: cart } = await addToCart(browser, id, 50);
	const owner = ownerOf(browser);
	if (left) {
		const changed_at = new Date("2026-01-01T00:00:00Z");
		await database()
			.updateTable("cart")
			.set({ changed_at })
			.where("owner", "=", formatOwner(owner))
			.execute();
	}
	return { browser, cart, owner };
}

/** A visitor whose checkout was cut off after the draft; `join` orders the same under another key. */
async function cutOff() {
	const one = await filledCart();
	const join = (key: string) =>
		checkOutWith(server.platform, openPayment, { owner: one.owner, key, body: checkoutBody(one.cart) });
	await join("abgerissen");
	return { ...one, join };
}

/** How much has come of a visitor's carts. */
async function madeOf(owner: Owner) {
	const orders = await database()
		.selectFrom("order")
		.innerJoin("cart", "cart.id", "order.cart")
		.select(["order.id", "order.state"])
		.where("cart.owner", "=", formatOwner(owner))
		.execute();
	const ids = ["", ...orders.map(({ id }) => id)];
	const mails = await database().selectFrom("mail").select("id").where("order", "in", ids).execute();
	const jobs = await database()
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.select("print_job.id")
		.where("order_line.order", "in", ids)
		.execute();
	return {
		placed: orders.filter(({ state }) => state === "placed").length,
		live: orders.filter(({ state }) => state !== "abandoned").length,
		mails: mails.length,
		jobs: jobs.length,
	};
}

const races: Readonly<Record<string, () => Promise<Race>>> = {
	async "checkout × retention of carts: ordered or told that the cart is empty, and the sweep ends well"() {
		const { browser, cart } = await filledCart({ left: true });
		return {
			sides: [() => checkOut(browser, checkoutBody(cart)), silently(() => forgetCarts(database(), LONG_AGO))],
			hold: "order",
			async law(placed) {
				expect([201, 422]).toContain(placed?.status);
				if (placed?.status !== 201) expect(placed?.body.code).toBe("cart_empty");
			},
		};
	},
	async "checkout carried on by another key × sweeper × sweeper: one order, one mail, one print job"() {
		const { browser, cart, owner } = await cutOff();
		return {
			sides: [
				silently(() => sweepDrafts(later(10), agreedByOrdering)),
				() => checkOut(browser, checkoutBody(cart)),
				silently(() => sweepDrafts(later(10), agreedByOrdering)),
			],
			async law(_, again) {
				expect([201, 409, 422]).toContain(again?.status);
				expect(await madeOf(owner)).toEqual({ placed: 1, live: 1, mails: 1, jobs: 1 });
			},
		};
	},
	async "draft given up × joined by another key × cart changed: no key is stuck, one order in the end"() {
		const { browser, owner, join } = await cutOff();
		const change = {
			site: testSite,
			owner,
			expected: undefined,
			apply: async (cart: Cart) => setQuantity(cart, cart.lines[0]?.id ?? "", 60),
		};
		const giveUp = (draft: string) => abandonDraft(server.platform, draft, openPayment);
		return {
			sides: [
				silently(() => sweepDrafts(later(7200), openPayment)),
				silently(() => join("beigetreten")),
				silently(() => changeCart(server.platform, change, giveUp)),
			],
			async law() {
				expect((await madeOf(owner)).live).toBeLessThanOrEqual(1);
				await sweepDrafts(later(7200), openPayment);
				const { body: cart } = await browser.get("/web-api/cart");
				expect((await checkOut(browser, checkoutBody(cart), "beigetreten")).status).toBe(201);
				expect(await madeOf(owner)).toEqual({ placed: 1, live: 1, mails: 1, jobs: 1 });
			},
		};
	},
	async "order placed × its draft given up: both lock the cart first, so neither waits for the other"() {
		const { owner, join } = await cutOff();
		const draft = await database()
			.selectFrom("order")
			.innerJoin("cart", "cart.id", "order.cart")
			.select("order.id")
			.where("cart.owner", "=", formatOwner(owner))
			.executeTakeFirstOrThrow();
		return {
			sides: [
				silently(() => finishOrder(server.platform, draft.id, "agreed")),
				silently(() => abandonDraft(server.platform, draft.id, openPayment)),
			],
			hold: "cart",
			async law() {
				expect(await join("noch-einmal")).toMatchObject({ ok: false, error: { code: "cart_empty" } });
				expect(await madeOf(owner)).toEqual({ placed: 1, live: 1, mails: 1, jobs: 1 });
			},
		};
	},
	async "same key again × forgotten requests: the same order, or told that the cart is empty"() {
		const { browser, cart, owner } = await filledCart();
		const first = await checkOut(browser, checkoutBody(cart), "noch-einmal");
		return {
			sides: [
				() => checkOut(browser, checkoutBody(cart), "noch-einmal"),
				silently(() => forgetRequests(database(), later(60).now())),
			],
			async law(again) {
				if (again?.status === 201) expect(again.body).toEqual(first.body);
				else expect(["cart_empty", "checkout_running"]).toContain(again?.body.code);
				expect(await madeOf(owner)).toEqual({ placed: 1, live: 1, mails: 1, jobs: 1 });
			},
		};
	},
};

test.each(Object.entries(races))("%s", (_, prepare) => runRaces(database(), prepare));
