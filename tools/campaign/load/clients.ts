import type { Design } from "@offizin/contract";
import type { Browser } from "../../../apps/server/src/testing/browser.ts";
import { jpeg } from "../../../apps/server/src/testing/photos.ts";
import { addToCart, checkOut, checkoutBody, makeDesign } from "../../../apps/server/src/testing/shopper.ts";
import type { Chance } from "../ground/chance.ts";
import type { Place } from "../ground/place.ts";

export interface Client {
	readonly browser: Browser;
	readonly email: string;
	design: Design;
}

export interface LoadDoor {
	readonly name: string;
	/** How often among the others. */
	readonly weight: number;
	/** Whether the answer was as it should be. */
	ask(client: Client, chance: Chance): Promise<boolean>;
}

const TEMPLATE = "soiree-din-lang-quer-nachtblau";
const pages = [
	"/",
	"/karten-designen/hochzeit/",
	`/products/${TEMPLATE}/`,
	"/produkte/",
	"/themes/",
] as const;
const photo = await jpeg(700, 500);

/** Visitors who have a design each. */
export async function createClients(place: Place, count: number): Promise<readonly Client[]> {
	const clients: Client[] = [];
	for (let index = 0; index < count; index++) {
		const browser = place.visitor();
		const design = await makeDesign(browser, { template: TEMPLATE });
		clients.push({ browser, email: `load-${index}@example.org`, design });
	}
	return clients;
}

const isGood = (status: number) => status >= 200 && status < 300;

async function look({ browser }: Client, path: string): Promise<boolean> {
	const answer = await browser.send(path, {});
	await answer.arrayBuffer();
	return isGood(answer.status);
}

/** Somebody whose two requests cross is told so, and knows what to do. */
async function changeText(client: Client, chance: Chance): Promise<boolean> {
	const { browser, design } = client;
	const texts = design.document.pages
		.flatMap(({ elements }) => elements)
		.filter(({ type }) => type === "text");
	const commands = [
		{ type: "setText", element: chance.pick(texts).id, text: `Am ${chance.whole(1, 28)}. Mai` },
	];
	const headers = { "If-Match": `"${design.revision}"` };
	const { status, body } = await browser.patch(`/web-api/designs/${design.id}`, { commands }, headers);
	if (status === 200) client.design = body;
	if (status === 412) client.design = body.current;
	return status === 200 || status === 412;
}

async function order(client: Client): Promise<boolean> {
	const { browser, email, design } = client;
	const cart = await addToCart(browser, design.id, 20);
	if (cart.status !== 201) return false;
	const placed = await checkOut(browser, checkoutBody(cart.body, { contact: { email } }));
	// Its total changes when the same visitor puts something in meanwhile.
	return placed.status === 201 || placed.status === 409;
}

/** What is asked for, about as in the first review of this shop. */
export const loadDoors = {
	page: {
		name: "page, cached",
		weight: 30,
		ask: (client, chance) => look(client, chance.pick(pages)),
	},
	uncached: {
		name: "page, not cached",
		weight: 6,
		ask: (client, chance) => look(client, `${chance.pick(pages)}?n=${chance.whole(0, 1e9)}`),
	},
	price: {
		name: "price doors",
		weight: 25,
		ask: (client, chance) =>
			look(
				client,
				`/web-api/card-price?formatType=postkarte-a6&paperType=kraft&quantity=${chance.whole(1, 500)}`,
			),
	},
	change: { name: "editor PATCH", weight: 13, ask: changeText },
	design: {
		name: "design GET",
		weight: 4,
		ask: (client) => look(client, `/web-api/designs/${client.design.id}`),
	},
	create: {
		name: "design POST",
		weight: 3,
		ask: async ({ browser }) =>
			isGood((await browser.post("/web-api/designs", { template: TEMPLATE })).status),
	},
	cart: { name: "cart GET", weight: 8, ask: (client) => look(client, "/web-api/cart") },
	preview: {
		name: "preview PNG",
		weight: 2,
		ask: ({ browser, design, email }) =>
			look({ browser, design, email }, `/web-api/designs/${design.id}/preview/front.png`),
	},
	upload: {
		name: "upload",
		weight: 1,
		ask: async ({ browser }) => (await browser.upload(photo)).status === 201,
	},
	order: { name: "cart and checkout", weight: 0, ask: order },
} satisfies Readonly<Record<string, LoadDoor>>;
