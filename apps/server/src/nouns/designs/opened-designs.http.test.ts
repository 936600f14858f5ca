import { createHash } from "node:crypto";
import { elementsOf, type PhotoElement } from "@offizin/design";
import type { Configuration } from "@offizin/solver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toJson } from "../../adapters/database/json.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";
import { addToCart, makeDesign, templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

/** A design whose stored document is what `rewrite` makes of it. */
async function storedAs(browser: Browser, rewrite: (document: Record<string, unknown>) => object) {
	const design = await makeDesign(browser, { template: templateWith({ photo: false }).id });
	await server.platform.database.db
		.updateTable("design_revision")
		.set({ document: toJson(rewrite(structuredClone(design.document))) as never })
		.where("design", "=", design.id)
		.execute();
	return design.id as string;
}

test("a design tells the press which originals its photos are, and which fonts it was made with", async () => {
	const browser = browserOn(server.app);
	const photo = await jpeg(1800, 1800);
	const design = await makeDesign(browser, { template: templateWith({ photo: true }).id, photo });
	const placed = elementsOf(design.document).find((one): one is PhotoElement => one.type === "photo");
	expect(design.photos).toMatchObject([
		{ upload: placed?.photo?.upload, sha256: createHash("sha256").update(photo).digest("hex") },
	]);
	for (const font of design.document.choices.fonts) {
		expect(design.document.fonts[font]).toBe(server.platform.fonts.file(font)?.sha256);
	}
	expect(design).toMatchObject({ isReadOnly: false, repairs: [] });
});

test("a document of version 1 is what it was", async () => {
	const browser = browserOn(server.app);
	const id = await storedAs(browser, ({ fonts: _fonts, fields: _fields, product: _product, ...document }) => {
		const { configuration, ...old } = document;
		return { ...old, schemaVersion: 1, formatType: (configuration as Configuration).formatType };
	});
	const { body } = await browser.get(`/web-api/designs/${id}`);
	expect(body).toMatchObject({
		isReadOnly: false,
		repairs: [],
		document: { schemaVersion: 3, product: "card", fonts: {} },
	});
});

test("one written by a newer version can be looked at, but neither changed nor ordered", async () => {
	const browser = browserOn(server.app);
	const id = await storedAs(browser, (document) => ({ ...document, schemaVersion: 9, hologram: true }));
	expect((await browser.get(`/web-api/designs/${id}`)).body).toMatchObject({
		isReadOnly: true,
		repairs: [{ code: "member_dropped", path: "hologram" }],
	});
	expect((await browser.get(`/web-api/designs/${id}/preview/front.svg`)).status).toBe(200);
	const refused = { status: 409, body: { code: "design_read_only" } };
	expect(
		await browser.patch(`/web-api/designs/${id}`, { commands: [] }, { "If-Match": '"1"' }),
	).toMatchObject(refused);
	const line = { designId: id, quantity: 50, configuration: {} };
	expect(await browser.post("/web-api/cart/items", line)).toMatchObject(refused);
});

test("one that lost an element is shown with what is missing, and not ordered before it is saved again", async () => {
	const browser = browserOn(server.app);
	const id = await storedAs(browser, (document) => {
		const [front] = document.pages as [{ elements: object[] }];
		front.elements.push({ id: "video", type: "video", label: "Film" });
		return document;
	});
	const { body } = await browser.get(`/web-api/designs/${id}`);
	expect(body.repairs).toMatchObject([{ code: "element_dropped", element: "video", label: "Film" }]);
	const line = { designId: id, quantity: 50, configuration: {} };
	expect(await browser.post("/web-api/cart/items", line)).toMatchObject({
		status: 409,
		body: { code: "design_damaged" },
	});
	const field = elementsOf(body.document).find((one) => one.type === "text" && one.editable);
	const commands = [{ type: "setText", element: field?.id, text: "Clara & Jonas" }];
	await browser.patch(`/web-api/designs/${id}`, { commands }, { "If-Match": '"1"' });
	expect((await addToCart(browser, id)).status).toBe(201);
});
