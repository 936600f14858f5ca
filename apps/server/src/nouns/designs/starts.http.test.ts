import type { Design } from "@offizin/contract";
import type { DesignDocument } from "@offizin/design";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";
import { addToCart, changeDesign, uploadPhoto } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

/** Of the brand that sells pictures for the wall. */
const visitor = () => browserOn(server.app, "http://localhost:3001");
const begin = (browser: Browser, configuration: object = {}, template = "wandbild") =>
	browser.post("/web-api/designs", { template, configuration });

test("[15] a start that nobody knows begins nothing, nor one of another brand", async () => {
	expect(await begin(visitor(), {}, "wandbild-2")).toMatchObject({
		status: 422,
		body: { code: "template_unknown" },
	});
	const atPapiervogel = await begin(browserOn(server.app));
	expect(atPapiervogel.body.code).toBe("product_not_sold");
});

describe("[15] a picture for the wall", () => {
	test("begins with nothing but its slot, as it is chosen, and keeps what is changed", async () => {
		const browser = visitor();
		const made = await begin(browser, { materialType: "acrylglas", format: "90x60" });
		expect(made.status, JSON.stringify(made.body)).toBe(201);
		expect(made.body.document).toMatchObject({
			product: "photoframe",
			template: "wandbild",
			// What was not told goes along.
			configuration: { materialType: "acrylglas", format: "90x60", variant: "acryl-4" },
			pages: [{ key: "front", elements: [{ id: "picture", type: "photo", photo: null }] }],
		});
		const upload = await uploadPhoto(browser, await jpeg(1500, 1000));
		const saved = await changeDesign(browser, made.body, [{ type: "setPhoto", element: "picture", upload }]);
		expect(saved.revision).toBe(2);
		const found = await browser.get(`/web-api/designs/${made.body.id}`);
		expect(found.body.document.pages[0].elements[0].photo.upload).toBe(upload);
	});

	test("what its product cannot be is refused", async () => {
		const unknown = await begin(visitor(), { materialType: "gold" });
		expect(unknown).toMatchObject({ status: 422, body: { fields: { materialType: expect.any(String) } } });
		const apart = await begin(visitor(), { materialType: "acrylglas", variant: "leiste-25" });
		expect(apart).toMatchObject({ status: 422, body: { code: "configuration_impossible" } });
		const none = await begin(visitor(), { paperType: "creme" });
		expect(none).toMatchObject({ status: 400, body: { fields: { paperType: expect.any(String) } } });
	});

	test("is found again under the name of its product, where its editor is", async () => {
		const browser = visitor();
		const { body: made } = await begin(browser);
		const { body } = await browser.get("/web-api/designs");
		expect(body.items).toMatchObject([
			{
				id: made.id,
				template: "wandbild",
				editor: `/configurator-photo-frame/wandbild/?design=${made.id}`,
				name: "Wandbild",
				isNamed: false,
				canOpen: true,
				size: { width: 600, height: 400 },
			},
		]);
		const english = await browser.get("/web-api/designs", { "x-locale": "en-DE" });
		expect(english.body.items[0].name).toBe("Wall art");
		const { drafts } = (await browser.get("/web-api/customer-data")).body;
		expect(drafts).toMatchObject([
			{ id: made.id, editor: `/configurator-photo-frame/wandbild/?design=${made.id}`, name: "Wandbild" },
		]);
		expect((await browser.send(drafts[0].preview, {})).headers.get("content-type")).toBe("image/webp");
		await browser.put(`/web-api/designs/${made.id}/name`, { name: "Über dem Sofa" });
		expect((await browser.get("/web-api/designs")).body.items[0].name).toBe("Über dem Sofa");
	});

	test("goes into the cart with its photo, and not without", async () => {
		const browser = visitor();
		const { body: made } = await begin(browser);
		const empty = await addToCart(browser, made.id, 1);
		expect(empty.status).toBe(422);
		const upload = await uploadPhoto(browser, await jpeg(4500, 3000));
		await changeDesign(browser, made, [{ type: "setPhoto", element: "picture", upload }]);
		const cart = await addToCart(browser, made.id, 2);
		expect(cart.status, JSON.stringify(cart.body)).toBe(201);
		expect(cart.body.items).toMatchObject([
			{
				item: "design",
				designId: made.id,
				product: "photoframe",
				template: "wandbild",
				editor: `/configurator-photo-frame/wandbild/?design=${made.id}&quantity=2`,
				name: "Wandbild",
				quantity: 2,
			},
		]);
	});
});

describe("[15] a collage", () => {
	test("has a frame in each place of its layout, and keeps its photos in another one", async () => {
		const browser = visitor();
		const made = await begin(
			browser,
			{ productType: "poster", formatType: "60x40", designId: "4" },
			"collage",
		);
		expect(made.status, JSON.stringify(made.body)).toBe(201);
		const ids = ({ document }: { readonly document: Design["document"] }) =>
			(document as DesignDocument).pages[0]?.elements.map(({ id }) => id);
		expect(ids(made.body)).toEqual([1, 2, 3, 4].map((number) => `front-place-${number}`));
		const uploads = [];
		for (const width of [1500, 1510, 1520, 1530]) {
			uploads.push(await uploadPhoto(browser, await jpeg(width, 1000)));
		}
		await changeDesign(
			browser,
			made.body,
			uploads.map((upload, index) => ({ type: "setPhoto", element: `front-place-${index + 1}`, upload })),
		);
		const path = `/web-api/designs/${made.body.id}`;
		const configuration = { productType: "poster", formatType: "60x40", designId: "3" };
		await browser.patch(path, { commands: [], configuration }, { "if-match": '"2"' });
		const three = await browser.get(path);
		expect(ids(three.body)).toEqual([1, 2, 3].map((number) => `front-place-${number}`));
		expect(three.body.document.assets.map(({ upload }: { upload: string }) => upload)).toContain(uploads[3]);
		await browser.patch(
			path,
			{ commands: [], configuration: { ...configuration, designId: "4" } },
			{ "if-match": '"3"' },
		);
		const four = await browser.get(path);
		expect(four.body.document.pages[0].elements[3].photo.upload).toBe(uploads[3]);
		expect(await addToCart(browser, made.body.id, 1)).toMatchObject({ status: 201 });
	});

	test("is sold by both brands, and not with a place that is empty", async () => {
		const browser = browserOn(server.app);
		const { body: made, status } = await begin(browser, { designId: "2", formatType: "60x40" }, "collage");
		expect(status).toBe(201);
		const upload = await uploadPhoto(browser, await jpeg(1500, 1000));
		await changeDesign(browser, made, [{ type: "setPhoto", element: "front-place-1", upload }]);
		expect(await addToCart(browser, made.id, 1)).toMatchObject({ status: 422 });
	});
});
