import type { OfficeOrder } from "@offizin/contract";
import type { Browser } from "../../../apps/server/src/testing/browser.ts";
import type { Chance } from "../ground/chance.ts";
import type { Place } from "../ground/place.ts";
import type { Buyer } from "./buyer.ts";
import { checkFiles } from "./check-files.ts";
import { checkMails } from "./check-mails.ts";
import { countLeftovers } from "./leftovers.ts";

export interface Checked {
	/** Numbers of the orders that have been found right or wrong. */
	readonly seen: ReadonlySet<string>;
	readonly mails: number;
	/** Mails that came again under the same id, which SMTP cannot prevent. */
	readonly mailsAgain: number;
	readonly prints: number;
	readonly files: number;
	readonly pdfs: number;
	/** Files in folders for what is under way, by folder. */
	readonly leftovers: Readonly<Record<string, number>>;
	readonly breaches: readonly string[];
}

export const nothingChecked: Checked = {
	seen: new Set(),
	mails: 0,
	mailsAgain: 0,
	prints: 0,
	files: 0,
	pdfs: 0,
	leftovers: {},
	breaches: [],
};

interface Surroundings {
	readonly before: Checked;
	readonly chance: Chance;
	say(progress: string): void;
}

/** The queue waits up to ten minutes before it tries a job again that was cut off several times. */
const SETTLE_MS = 900_000;
const POLL_MS = 500;

/** Waits until all is printed and sent, then holds every order that is new since `before` to the laws. */
export async function checkPlace(
	place: Place,
	buyers: readonly Buyer[],
	around: Surroundings,
): Promise<Checked> {
	const { before, chance, say } = around;
	const breaches: string[] = [];
	const clerk = await place.clerk();
	const orders = new Map<string, Buyer>();
	for (const buyer of buyers) {
		const numbers = new Set([...buyer.receipts.values()].map(({ orderNumber }) => orderNumber));
		if (numbers.size !== 1)
			breaches.push(`${buyer.email} has ${numbers.size} orders: ${[...numbers].join(", ")}`);
		for (const number of numbers) {
			const other = orders.get(number);
			if (other) breaches.push(`${number} was given to ${other.email} and to ${buyer.email}`);
			orders.set(number, buyer);
		}
	}
	await settle(place, clerk, { mails: orders.size, say });
	breaches.push(...compareLists(await allNumbers(clerk), [...orders.keys()]));

	let [prints, files, pdfs] = [before.prints, before.files, before.pdfs];
	for (const [number, buyer] of orders) {
		if (before.seen.has(number)) continue;
		await buyer.askAgain();
		const { body: order }: { body: OfficeOrder } = await clerk.get(`/office-api/orders/${number}`);
		breaches.push(...checkOrder(order, buyer));
		const found = await checkFiles(clerk, order, chance);
		breaches.push(...found.breaches);
		prints += found.prints;
		files += found.files;
		pdfs += found.pdfs;
	}
	const mails = checkMails(place.sink, orders);
	const leftovers = countLeftovers(place.filesFolder);
	for (const breach of breaches) say(`broken: ${breach}`);
	return {
		seen: new Set(orders.keys()),
		mails: mails.ids,
		mailsAgain: mails.again,
		prints,
		files,
		pdfs,
		leftovers: leftovers.counts,
		// Mails and leftovers are looked through as a whole each time.
		breaches: [...new Set([...before.breaches, ...breaches, ...mails.breaches, ...leftovers.breaches])],
	};
}

/** Waits until every order has its mail and none waits to be printed, at most a quarter of an hour. Returns how many. */
export async function settleOrders(place: Place, say: (progress: string) => void): Promise<number> {
	const clerk = await place.clerk();
	const orders: number = (await clerk.get("/office-api/orders")).body.total;
	await settle(place, clerk, { mails: orders, say });
	return orders;
}

interface Settling {
	readonly mails: number;
	say(progress: string): void;
}

async function settle(place: Place, clerk: Browser, { mails, say }: Settling): Promise<void> {
	const giveUpAt = performance.now() + SETTLE_MS;
	let said = "";
	for (;;) {
		const { body } = await clerk.get("/office-api/orders?production=preparing");
		const sent = new Set(place.sink.mails.map(({ messageId }) => messageId)).size;
		if ((body.total === 0 && sent >= mails) || performance.now() > giveUpAt) return;
		const state = `${body.total} orders to be printed, ${mails - sent} mails to be sent`;
		if (state !== said) say(state);
		said = state;
		await new Promise((done) => setTimeout(done, POLL_MS));
	}
}

async function allNumbers(clerk: Browser): Promise<string[]> {
	const numbers: string[] = [];
	for (let page = 1; ; page++) {
		const { body } = await clerk.get(`/office-api/orders?page=${page}`);
		numbers.push(...body.items.map(({ number }: { number: string }) => number));
		if (body.items.length === 0 || numbers.length >= body.total) return numbers;
	}
}

function compareLists(stored: readonly string[], answered: readonly string[]): string[] {
	const [kept, told] = [new Set(stored), new Set(answered)];
	return [
		...(kept.size === stored.length ? [] : ["the office lists an order twice"]),
		...answered.filter((number) => !kept.has(number)).map((number) => `${number} was answered and is lost`),
		...stored
			.filter((number) => !told.has(number))
			.map((number) => `${number} is there and was never answered`),
	];
}

function checkOrder(order: OfficeOrder, buyer: Buyer): string[] {
	const cards = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
	const events = order.history.map(({ event }) => event).join(", ");
	const wanted = ["placed", ...order.lines.map(() => "files_ready")].join(", ");
	return [
		...(cards === buyer.cards ? [] : [`${order.number} has ${cards} cards, ordered were ${buyer.cards}`]),
		...(events === wanted ? [] : [`the history of ${order.number} is ${events}`]),
	];
}
