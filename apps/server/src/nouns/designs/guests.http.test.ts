import { readFileSync } from "node:fs";
import { buildGuests } from "@offizin/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { printDesign } from "../../testing/printed-design.ts";
import { addToCart, changeDesign, checkOut, checkoutBody, makeDesign } from "../../testing/shopper.ts";

const TEMPLATE = "eukalyptus-klappkarte-a6-salbei";
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

async function read(browser: Browser, list: string | Uint8Array<ArrayBuffer>, query = "") {
	const response = await browser.send(`/web-api/guest-lists${query}`, { method: "POST", body: list });
	return { status: response.status, body: JSON.parse(await response.text()) };
}

/** As many as may be paid by invoice: then the print job is there at once. */
const NAMES = [
	"Zoë Müller",
	"Łukasz Żółć",
	"Đặng Thị Hương",
	...buildGuests(30).map(({ nachname }) => nachname),
];

/** A card that greets each guest by name. */
async function greeting(browser: Browser, names: readonly string[] = NAMES) {
	const { body: list } = await read(browser, names.join("\n"));
	const design = await makeDesign(browser, { template: TEMPLATE });
	return changeDesign(browser, design, [
		{ type: "setFields", fields: list.fields },
		{ type: "setGuests", guests: list.guests },
		{ type: "setText", element: "heading", text: "Für {{name}}" },
	]);
}

test("[14] a spreadsheet is read into guests, and a design with addresses gets them", async () => {
	const list = new Uint8Array(readFileSync("docs/examples/gaeste.xlsx"));
	const { status, body } = await read(browserOn(server.app), list, "?fields=adresse");
	expect(status).toBe(200);
	expect(body.guests.length).toBeGreaterThan(5);
	expect(body.fields.map(({ key }: { key: string }) => key)).toEqual(
		expect.arrayContaining(["name", "adresse"]),
	);
	expect(body.guests[0].adresse.split("\n").length).toBeGreaterThanOrEqual(3);
});

test("[14] a file that is no list says so, and one that is too large is not read to its end", async () => {
	const browser = browserOn(server.app);
	const picture = await read(browser, new Uint8Array(await jpeg(300, 300)));
	expect(picture).toMatchObject({ status: 422, body: { code: "guest_list_unreadable" } });
	const huge = await read(browser, "Name\n".padEnd(3 * 1024 * 1024, "Anna\n"));
	expect(huge).toMatchObject({ status: 422, body: { code: "guest_list_unreadable" } });
	expect(huge.body.message).toContain("2 MB");
});

test("[14] N guests are N cards: as many as are ordered, each with its name in the print file", async () => {
	const browser = browserOn(server.app);
	const { id } = await greeting(browser);
	expect((await addToCart(browser, id, 50)).body).toMatchObject({
		code: "quantity_by_guests",
		guests: NAMES.length,
	});
	const cart = await addToCart(browser, id, NAMES.length);
	expect(cart.status).toBe(201);
	const [line] = cart.body.items;
	expect(line).toMatchObject({ quantity: NAMES.length, isPersonal: true });
	const more = await browser.patch(`/web-api/cart/items/${line.id}`, { quantity: 10 });
	expect(more).toMatchObject({ status: 422, body: { code: "quantity_by_guests" } });

	const placed = await checkOut(browser, checkoutBody(cart.body));
	expect(placed.status).toBe(201);
	const { names, read } = await printDesign(server.platform, id);
	const pdf = pdfOnDisk(await read(new RegExp(`_${NAMES.length}\\.pdf$`)));
	try {
		pdf.check();
		const text = pdf.text().normalize("NFC");
		for (const name of NAMES) expect(text).toContain(`Für ${name}`);
		expect(text).not.toContain("{{");
	} finally {
		pdf.remove();
	}
	expect(names).toContain("index.json");
});

test("[14] a list that no text names leaves the cards alike: as many as are wanted", async () => {
	const browser = browserOn(server.app);
	const design = await greeting(browser, ["Anna", "Ben"]);
	const { id } = await changeDesign(browser, design, [
		{ type: "setText", element: "heading", text: "Für euch" },
	]);
	const { status, body } = await addToCart(browser, id, 50);
	expect(status).toBe(201);
	expect(body.items[0].quantity).toBe(50);
	expect(body.items[0].isPersonal).toBeUndefined();
	const placed = await checkOut(browser, checkoutBody(body));
	expect(placed.status).toBe(201);
	const { names } = await printDesign(server.platform, id);
	expect(names.filter((name) => name.endsWith("_50.pdf"))).toHaveLength(1);
	expect(names).not.toContain("index.json");
});

test("[14] guests whose name does not fit are named before anything lies in the cart", async () => {
	const browser = browserOn(server.app);
	const long =
		"Maximiliane-Theodora-Wilhelmine Freifrau von Hohenstaufen-Schwarzenberg zu Sigmaringen".repeat(3);
	const { id } = await greeting(browser, ["Anna", long, "Ben"]);
	const refused = await addToCart(browser, id, 3);
	expect(refused).toMatchObject({ status: 422, body: { code: "guests_not_printable" } });
	expect(refused.body.guests).toEqual([
		{ guest: 2, message: expect.stringContaining("länger, als das Feld fasst") },
	]);
	expect((await browser.get("/web-api/cart")).body.items).toEqual([]);
});

test("[14] fields nobody fills are an error, and pictures show the first guest", async () => {
	const browser = browserOn(server.app);
	const design = await greeting(browser);
	const { body: pictured } = await browser.get(`/web-api/designs/${design.id}/preview/inner.svg`);
	const without = await changeDesign(browser, design, [{ type: "setGuests", guests: null }]);
	expect(without.findings).toContainEqual(
		expect.objectContaining({ rule: "field.unlisted", severity: "error" }),
	);
	const { body: raw } = await browser.get(`/web-api/designs/${design.id}/preview/inner.svg`);
	expect(pictured).not.toBe(raw);
});
