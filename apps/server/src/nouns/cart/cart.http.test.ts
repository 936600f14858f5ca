import type { CartLine } from "@offizin/cart";
import { elementsOf } from "@offizin/design";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toJson } from "../../adapters/database/json.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";
import { addToCart, changeDesign, makeDesign, templateWith, uploadPhoto } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const visitor = (): Browser => browserOn(server.app);

test("[7.2-1] somebody new has an empty cart and gets no cookie for looking", async () => {
	const browser = visitor();
	const cart = await browser.get("/web-api/cart");
	expect(cart).toMatchObject({
		status: 200,
		body: { version: 0, items: [], total: { amount: 0, currency: "eur" }, delivery: null },
	});
	expect(cart.headers.get("etag")).toBe('"0"');
	expect((await browser.get("/web-api/customer-data")).body).toMatchObject({
		isLoggedIn: false,
		cartItems: 0,
		drafts: [],
		consent: "unknown",
	});
	expect(browser.cookies()).toBe("");
});

test("[cart.C1, cart.C6] a design lies in the cart at its current revision, priced with shipping, VAT and date", async () => {
	const browser = visitor();
	const design = await makeDesign(browser, { template: templateWith({ formatType: "klappkarte-a6" }).id });
	const configuration = { paperType: "matt", refinementType: "ohne" };
	const added = await addToCart(browser, design.id, 50, configuration);
	expect(added.status).toBe(201);
	expect(added.headers.get("etag")).toBe('"1"');
	const [line] = added.body.items;
	expect(line).toMatchObject({ designId: design.id, template: design.template, quantity: 50 });
	// domain.md §7.2: 50 folded A6 cards at 1,69 €, shipping 4,99 €.
	expect(added.body).toMatchObject({
		subtotal: { amount: 8450, currency: "eur" },
		shipping: { amount: 499, currency: "eur" },
		total: { amount: 8949, currency: "eur" },
		vat: [{ rate: 190, net: 7520, amount: 1429 }],
		payments: ["invoice", "prepayment"],
		delivery: "2026-11-27",
	});
	expect(line.quote.lines).toEqual([
		{ code: "card.base", name: "Karte", quantity: 50, unit: 169, amount: 8450 },
	]);
	expect(line.preview).toBe(`/web-api/designs/${design.id}/preview/front.png?revision=${line.revision}`);
	expect((await browser.send(line.preview, {})).headers.get("content-type")).toBe("image/png");
	expect((await browser.get("/web-api/cart")).body).toEqual(added.body);
	expect((await browser.get("/web-api/customer-data")).body.cartItems).toBe(1);
});

test("[cart.C1] the chosen configuration is stored with the design as a revision of its own", async () => {
	const browser = visitor();
	const design = await makeDesign(browser, { template: templateWith({ refinement: "gold" }).id });
	const configuration = { paperType: "feinstpapier", refinementType: "silber" };
	const added = await addToCart(browser, design.id, 5, configuration);
	expect(added.body.items[0]).toMatchObject({ configuration, revision: design.revision + 1 });
	const stored = await browser.get(`/web-api/designs/${design.id}`);
	expect(stored.body).toMatchObject({ revision: design.revision + 1, document: { configuration } });
	const again = await addToCart(browser, design.id, 80);
	expect(again.body.items).toHaveLength(1);
	expect(again.body.items[0]).toMatchObject({ quantity: 80, revision: design.revision + 1 });
});

test("the line keeps its revision while the design goes on", async () => {
	const browser = visitor();
	const design = await makeDesign(browser);
	const added = await addToCart(browser, design.id);
	const field = elementsOf(design.document).find((one) => one.type === "text" && one.editable);
	await changeDesign(browser, design, [{ type: "setText", element: field?.id, text: "Neu" }]);
	const cart = await browser.get("/web-api/cart");
	expect(cart.body.items[0].revision).toBe(added.body.items[0].revision);
});

test("[cart.C1] the revision that was shown is the one in the cart; with a newer one it is 412 and the cart stays as it is", async () => {
	const browser = visitor();
	const design = await makeDesign(browser);
	const put = (revision: unknown) =>
		browser.post("/web-api/cart/items", { designId: design.id, quantity: 50, revision, confirmed });
	const field = elementsOf(design.document).find((one) => one.type === "text" && one.editable);
	const next = await changeDesign(browser, design, [{ type: "setText", element: field?.id, text: "Neu" }]);
	const confirmed = next.findings.flatMap(({ key }: { key?: string }) => key ?? []);
	for (const shown of [design.revision, next.revision + 1]) {
		expect(await put(shown)).toMatchObject({
			status: 412,
			body: { code: "revision_stale", revision: next.revision },
		});
	}
	for (const invalid of [0, 1.5, "1"]) expect((await put(invalid)).status).toBe(400);
	expect((await browser.get("/web-api/cart")).body.items).toEqual([]);
	expect((await put(next.revision)).body.items).toMatchObject([{ revision: next.revision }]);
});

test.each([0, 5001, 1.5, -1])("[pricing.P1] %s pieces are refused with the limits", async (quantity) => {
	const browser = visitor();
	const design = await makeDesign(browser);
	expect(await addToCart(browser, design.id, quantity)).toMatchObject({
		status: 422,
		body: { code: "quantity_out_of_range", fields: { quantity: expect.stringContaining("5.000") } },
	});
	expect((await browser.get("/web-api/cart")).body.items).toEqual([]);
	const { body } = await addToCart(browser, design.id, 5);
	const line = `/web-api/cart/items/${body.items[0].id}`;
	expect((await browser.patch(line, { quantity })).body.code).toBe("quantity_out_of_range");
});

test("somebody else's design, and one that never was, do not exist", async () => {
	const owner = visitor();
	const design = await makeDesign(owner);
	const stranger = visitor();
	await makeDesign(stranger);
	for (const id of [design.id, "gibt-es-nicht"]) {
		expect(await addToCart(stranger, id)).toMatchObject({ status: 404, body: { code: "design_unknown" } });
	}
});

test("an impossible configuration is refused, and nothing of it is kept", async () => {
	const browser = visitor();
	const design = await makeDesign(browser, { template: templateWith({ refinement: "gold" }).id });
	const configuration = { paperType: "kraft", refinementType: "gold" };
	const added = await browser.post("/web-api/cart/items", {
		designId: design.id,
		quantity: 5,
		configuration,
	});
	expect(added).toMatchObject({
		status: 422,
		body: {
			code: "configuration_impossible",
			fields: { paperType: expect.stringContaining("nur auf diesen Papieren") },
		},
	});
	expect((await browser.get(`/web-api/designs/${design.id}`)).body.revision).toBe(design.revision);
	const unknown = await browser.post("/web-api/cart/items", {
		designId: design.id,
		quantity: 5,
		configuration: { paperType: "gold-leaf" },
	});
	expect(unknown.body.code).toBe("configuration_unknown_value");
});

test("what cannot be printed does not get into the cart; every finding is named in words", async () => {
	const browser = visitor();
	const template = templateWith({ photo: true });
	const { body: empty } = await browser.post("/web-api/designs", { template: template.id });
	const refused = await addToCart(browser, empty.id);
	const slot = elementsOf(template.document).find(({ type }) => type === "photo");
	expect(refused).toMatchObject({
		status: 422,
		body: {
			code: "design_not_printable",
			findings: [{ rule: "photo.empty", severity: "error", element: slot?.id }],
		},
	});
	expect(refused.body.fields[slot?.id ?? ""]).toContain("fehlt noch Ihr Foto");

	const tiny = await uploadPhoto(browser, await jpeg(110, 110));
	const small = await changeDesign(browser, empty, [{ type: "setPhoto", element: slot?.id, upload: tiny }]);
	const [finding] = (await addToCart(browser, small.id)).body.findings;
	expect(finding).toMatchObject({ rule: "photo.lowResolution", message: expect.stringContaining("ppi") });

	const smiling = await makeDesign(browser);
	const field = elementsOf(smiling.document).find((one) => one.type === "text" && one.editable);
	await changeDesign(browser, smiling, [{ type: "setText", element: field?.id, text: "Clara 💍" }]);
	const [emoji] = (await addToCart(browser, smiling.id)).body.findings;
	expect(emoji).toMatchObject({ rule: "text.missingGlyph", message: expect.stringContaining("💍") });
});

test("what nobody may overlook is refused until each of it is agreed to by its key", async () => {
	const browser = visitor();
	const template = templateWith({ formatType: "klappkarte-a6", photo: false });
	const design = await makeDesign(browser, { template: template.id });
	const names = elementsOf(template.document).flatMap((one) =>
		one.type === "text" && one.personal?.kind === "name" ? [one.id] : [],
	);
	const [first = "", second = ""] = names;
	const emptied = await changeDesign(browser, design, [
		{ type: "setText", element: first, text: "Änne" },
		{ type: "setText", element: second, text: "" },
	]);
	const item = { designId: design.id, quantity: 5 };
	// [20] A card without its name is no card: nobody can agree to that.
	const nameless = await browser.post("/web-api/cart/items", item);
	expect(nameless).toMatchObject({ status: 422, body: { code: "design_not_printable" } });
	expect(nameless.body.fields[second]).toContain("Namen");
	const changed = await changeDesign(browser, { ...design, revision: emptied.revision }, [
		{ type: "setText", element: second, text: "{{name2}}" },
	]);
	const refused = await browser.post("/web-api/cart/items", item);
	expect(refused).toMatchObject({ status: 422, body: { code: "confirmation_needed" } });
	const found: { key: string; rule: string; message: string }[] = refused.body.findings;
	expect(found).toContainEqual(
		expect.objectContaining({ rule: "text.sample", element: second, key: `text.sample:${second}` }),
	);
	expect(found.map(({ key }) => key)).not.toContain(`text.sample:${first}`);
	expect(found.some(({ message }) => message.includes("Hier steht noch der Beispieltext"))).toBe(true);
	expect(refused.body.fields[second]).toContain("Beispieltext");
	// The design itself says the same, with the same keys.
	const said: { key?: string }[] = changed.findings;
	expect(said.flatMap(({ key }) => key ?? [])).toEqual(found.map(({ key }) => key));

	const [one = "", ...most] = found.map(({ key }) => key);
	const again = await browser.post("/web-api/cart/items", { ...item, confirmed: most });
	expect(again.body.findings.map(({ key }: { key: string }) => key)).toEqual([one]);
	expect((await browser.get("/web-api/cart")).body.items).toEqual([]);
	const added = await browser.post("/web-api/cart/items", { ...item, confirmed: [one, ...most] });
	expect(added).toMatchObject({ status: 201, body: { items: [{ designId: design.id }] } });
});

test("[cart.C4] quantity changes and lines go, each change raising the version", async () => {
	const browser = visitor();
	const first = await makeDesign(browser);
	const second = await makeDesign(browser);
	await addToCart(browser, first.id, 10);
	const { body } = await addToCart(browser, second.id, 10);
	expect(body).toMatchObject({ version: 2, items: [{ designId: first.id }, { designId: second.id }] });
	const line = `/web-api/cart/items/${body.items[0].id}`;
	const changed = await browser.patch(line, { quantity: 25 });
	expect(changed).toMatchObject({ status: 200, body: { version: 3, items: [{ quantity: 25 }, {}] } });
	const gone = await browser.delete(line);
	expect(gone).toMatchObject({ status: 200, body: { version: 4, items: [{ designId: second.id }] } });
	expect(await browser.delete(line)).toMatchObject({ status: 404, body: { code: "line_unknown" } });
	expect((await browser.patch(line, { quantity: 5 })).status).toBe(404);
	expect((await browser.get("/web-api/cart")).body.version).toBe(4);
});

test("[cart.C4] a change made on an older cart is refused with the current one", async () => {
	const browser = visitor();
	const design = await makeDesign(browser);
	const { body } = await addToCart(browser, design.id, 10);
	const line = `/web-api/cart/items/${body.items[0].id}`;
	expect((await browser.patch(line, { quantity: 20 }, { "If-Match": '"1"' })).status).toBe(200);
	for (const stale of ['"1"', '"9"', "W/nonsense"]) {
		const refused = await browser.delete(line, { "If-Match": stale });
		expect(refused).toMatchObject({
			status: 412,
			body: { code: "cart_stale", cart: { version: 2, items: [{ quantity: 20 }] } },
		});
		expect(refused.headers.get("etag")).toBe('"2"');
	}
	expect((await browser.delete(line, { "If-Match": "*" })).status).toBe(200);
});

test("[cart.C3] a full cart takes no other line", async () => {
	const browser = visitor();
	const design = await makeDesign(browser, { template: templateWith({ refinement: "gold" }).id });
	const { body } = await addToCart(browser, design.id, 5);
	const { db } = server.platform.database;
	const carts = await db.selectFrom("cart").selectAll().execute();
	const full = carts.find(({ lines }) => lines[0]?.id === body.items[0].id);
	const many = Array.from({ length: 50 }, (_, index) => ({
		...(full?.lines[0] as CartLine),
		id: `l${index}`,
		designId: `d${index}`,
	}));
	await db
		.updateTable("cart")
		.set({ lines: toJson(many) })
		.where("id", "=", full?.id ?? "")
		.execute();
	expect(await addToCart(browser, design.id)).toMatchObject({ status: 422, body: { code: "cart_full" } });
});

test("[cart.C4] two changes at once both count", async () => {
	const browser = visitor();
	const designs = [await makeDesign(browser), await makeDesign(browser), await makeDesign(browser)];
	await Promise.all(designs.map(({ id }) => addToCart(browser, id, 10)));
	const cart = await browser.get("/web-api/cart");
	expect(cart.body).toMatchObject({ version: 3 });
	expect(cart.body.items.map((item: { designId: string }) => item.designId).sort()).toEqual(
		designs.map(({ id }) => id).sort(),
	);
});

test("each channel has a cart of its own", async () => {
	const browser = visitor();
	const design = await makeDesign(browser);
	await addToCart(browser, design.id);
	expect((await browser.get("/web-api/cart", { "X-Channel": "bildwand" })).body.items).toEqual([]);
});

test("a body that cannot be read names its fields", async () => {
	const refused = await visitor().post("/web-api/cart/items", { designId: 7, quantity: "viele" });
	expect(refused).toMatchObject({
		status: 400,
		body: { code: "request_invalid", fields: { designId: expect.any(String), quantity: expect.any(String) } },
	});
});
