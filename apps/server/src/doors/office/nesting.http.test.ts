import type { OfficeNesting } from "@offizin/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { jpeg } from "../../testing/photos.ts";
import { changeDesign, checkOut, checkoutBody, placeOrder, uploadPhoto } from "../../testing/shopper.ts";

let server: AppUnderTest;
let clerk: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

/** Orders wall pictures, as many of each as is said; the number of the order. */
async function order(pictures: readonly { configuration: object; quantity: number }[]): Promise<string> {
	const browser = browserOn(server.app, "http://localhost:3001");
	const upload = await uploadPhoto(browser, await jpeg(2400, 1800));
	let cart: { total: unknown } | undefined;
	for (const { configuration, quantity } of pictures) {
		const { body: design } = await browser.post("/web-api/designs", { template: "wandbild", configuration });
		const saved = await changeDesign(browser, design, [{ type: "setPhoto", element: "picture", upload }]);
		const line = {
			...{ designId: design.id, revision: saved.revision, quantity },
			configuration: design.document.configuration,
		};
		const added = await browser.post("/web-api/cart/items", line);
		expect(added.status, JSON.stringify(added.body)).toBe(201);
		cart = added.body;
	}
	if (!cart) throw new Error("something is ordered");
	const placed = await checkOut(browser, checkoutBody(cart));
	expect(placed.status, JSON.stringify(placed.body)).toBe(201);
	return placed.body.orderNumber;
}

/** As if the files had been made. */
async function ready(number: string) {
	const { db } = server.platform.database;
	const { id } = await db
		.selectFrom("order")
		.select("id")
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	await db.updateTable("order_line").set({ production: "ready" }).where("order", "=", id).execute();
}

async function nesting(headers = {}): Promise<readonly OfficeNesting[]> {
	const { status, body } = await clerk.get("/office-api/nesting", headers);
	expect(status, JSON.stringify(body)).toBe(200);
	return body.items;
}

test("[15] pictures that wait for the press lie on boards and rolls, by day, material and variant", async () => {
	expect(await nesting()).toEqual([]);
	const acrylic = { materialType: "acrylglas", format: "40x30" };
	const number = await order([
		{ configuration: acrylic, quantity: 3 },
		{
			configuration: { materialType: "leinwand", variant: "leiste-25", edge: "spiegel", format: "40x30" },
			quantity: 1,
		},
	]);
	// Nothing is cut whose files are not made.
	expect(await nesting()).toEqual([]);
	await ready(number);
	// A card is cut from no board.
	const card = await placeOrder(browserOn(server.app));
	await ready(card.orderNumber);

	const groups = await nesting();
	expect(groups).toMatchObject([
		{
			...{
				material: "acrylglas",
				materialName: "Acrylglas",
				variant: "acryl-4",
				kind: "board",
				tooLarge: [],
			},
			due: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
			sheets: [{ width: 3050, length: 2030 }],
		},
		{ material: "leinwand", kind: "roll", sheets: [{ width: 1630 }] },
	]);
	const [onBoard, onRoll] = groups.map(({ sheets }) => sheets.flatMap(({ pieces }) => pieces));
	expect(onBoard?.map(({ part }) => part).sort()).toEqual(["1/3", "2/3", "3/3"]);
	for (const piece of onBoard ?? []) {
		expect(piece).toMatchObject({ order: number, line: 1, name: "Wandbild" });
		expect([piece.width, piece.height].sort()).toEqual([300, 400]);
	}
	// With 3 cm round the bar on each side.
	expect(onRoll).toMatchObject([{ order: number, line: 2, part: null }]);
	expect([onRoll?.[0]?.width, onRoll?.[0]?.height].sort()).toEqual([360, 460]);
	expect(groups[0]?.waste).toBeCloseTo((1 - (3 * 0.12) / (3.05 * 2.03)) * 100, 0);
	expect((await nesting({ "x-locale": "en-DE" }))[0]?.materialName).toBe("Acrylic glass");
});

test("[15] what is printed lies there no longer; a banner is cut with its hem", async () => {
	const number = await order([
		{ configuration: { materialType: "pvcplane", edge: "saum", format: "100x70" }, quantity: 1 },
	]);
	await ready(number);
	const found = (await nesting()).find(({ material }) => material === "pvcplane");
	const [piece] = found?.sheets[0]?.pieces ?? [];
	expect([piece?.width, piece?.height].sort()).toEqual([1060, 760]);
	await server.platform.database.db.updateTable("order_line").set({ production: "printed" }).execute();
	expect(await nesting()).toEqual([]);
});
