// One visitor on the way to one order, who carries on exactly where a crash left them.
import type { CartView as Cart } from "@offizin/contract";
import type { Browser } from "../../../apps/server/src/testing/browser.ts";
import { addToCart, checkoutBody, makeDesign } from "../../../apps/server/src/testing/shopper.ts";
import type { Chance } from "../ground/chance.ts";

export interface Receipt {
	readonly orderNumber: string;
	readonly accessToken: string;
}

/** How far a buyer is; the kill is aimed by it. */
export type Step = "filled" | "asked" | "answered";

export interface Buyer {
	readonly email: string;
	readonly browser: Browser;
	/** What each key was answered. */
	readonly receipts: ReadonlyMap<string, Receipt>;
	/** Cards in the cart and then in the order. */
	readonly cards: number;
	/** Things that must not happen. */
	readonly breaches: readonly string[];
	/** Goes on until the order is answered; throws when the server goes away meanwhile. */
	goOn(tell: (step: Step) => void): Promise<void>;
	/** Asks again with every answered key. */
	askAgain(): Promise<void>;
}

const TRY_AGAIN_MS = 400;
const GIVE_UP_MS = 90_000;
const QUANTITY = 10;

interface Plan {
	readonly email: string;
	readonly browser: Browser;
	readonly template: string;
	readonly photo?: Uint8Array<ArrayBuffer>;
	readonly chance: Chance;
}

export function createBuyer({ email, browser, template, photo, chance }: Plan): Buyer {
	const keys = Array.from({ length: chance.isLikely(20) ? 2 : 1 }, (_, tab) => `${email} tab ${tab}`);
	/** A second tab may send the very same request, too. */
	const isDoubleClick = chance.isLikely(20);
	/** Designs in the cart: one that was added twice would be one line still, so each is another. */
	const adds = chance.isLikely(25) ? 2 : 1;
	const cards = adds * QUANTITY;
	const receipts = new Map<string, Receipt>();
	const breaches: string[] = [];
	let next: string | undefined;
	let added = 0;
	let isAddOpen = false;
	let body: object | undefined;

	async function cardsInCart(): Promise<{ readonly cart: Cart; readonly cards: number }> {
		const { status, body: cart } = await browser.get("/web-api/cart");
		if (status !== 200) throw new Error(`cart: ${status} ${JSON.stringify(cart)}`);
		return {
			cart,
			cards: cart.items.reduce((sum: number, { quantity }: Cart["items"][number]) => sum + quantity, 0),
		};
	}

	/** A cart holds what was acknowledged, and at most the one addition whose answer was lost. */
	async function lookAtCart(): Promise<void> {
		const found = await cardsInCart();
		const known = added * QUANTITY;
		if (found.cards !== known && found.cards !== known + QUANTITY)
			breaches.push(`${email}: ${found.cards} cards in the cart, ${known} were acknowledged`);
		if (found.cards > known) next = undefined;
		added = Math.round(found.cards / QUANTITY);
		isAddOpen = false;
	}

	async function fillCart(): Promise<object> {
		if (isAddOpen) await lookAtCart();
		while (added < adds) {
			next ??= String((await makeDesign(browser, { template, ...(photo && { photo }) })).id);
			isAddOpen = true;
			const answer = await addToCart(browser, next, QUANTITY);
			if (answer.status !== 201)
				throw new Error(`cart item: ${answer.status} ${JSON.stringify(answer.body)}`);
			isAddOpen = false;
			added += 1;
			next = undefined;
		}
		const found = await cardsInCart();
		if (found.cards !== cards) breaches.push(`${email}: ${found.cards} cards in the cart, not ${cards}`);
		return checkoutBody(found.cart, { contact: { email } });
	}

	async function ask(key: string): Promise<void> {
		const giveUpAt = performance.now() + GIVE_UP_MS;
		for (;;) {
			const answer = await browser.post("/web-api/checkout", body, { "Idempotency-Key": key });
			if (answer.status === 201) return keep(key, answer.body);
			// Failures are for the caller to judge: whether anybody had broken something.
			if (answer.status >= 500) throw new Error(`checkout: ${answer.status} ${answer.body.code}`);
			// The other tab was faster and took the cart with it.
			if (answer.body.code === "cart_empty" && keys.length > 1) return;
			if (answer.body.code !== "checkout_running") {
				breaches.push(`${email}: the checkout answered ${answer.status} ${answer.body.code}`);
				return;
			}
			if (performance.now() > giveUpAt) {
				breaches.push(`${email}: the checkout still runs after ${GIVE_UP_MS / 1000} s`);
				return;
			}
			await new Promise((done) => setTimeout(done, TRY_AGAIN_MS));
		}
	}

	function keep(key: string, { orderNumber, accessToken }: Receipt): void {
		const known = receipts.get(key);
		if (known && (known.orderNumber !== orderNumber || known.accessToken !== accessToken))
			breaches.push(`${email}: ${key} was answered ${known.orderNumber}, then ${orderNumber}`);
		receipts.set(key, { orderNumber, accessToken });
	}

	return {
		email,
		browser,
		receipts,
		cards,
		breaches,
		async goOn(tell) {
			if (!body) {
				const filled = fillCart();
				filled.then(
					() => tell("filled"),
					() => {},
				);
				body = await filled;
			}
			tell("asked");
			const open = keys.filter((key) => !receipts.has(key));
			const asked = open.flatMap((key) => (isDoubleClick ? [ask(key), ask(key)] : [ask(key)]));
			const [lost] = (await Promise.allSettled(asked)).filter(({ status }) => status === "rejected");
			if (receipts.size > 0) tell("answered");
			if (lost?.status === "rejected") throw lost.reason;
			if (receipts.size === 0) breaches.push(`${email}: no key was answered with an order`);
		},
		async askAgain() {
			for (const key of receipts.keys()) await ask(key);
		},
	};
}
