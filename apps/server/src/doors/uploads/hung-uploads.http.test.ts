import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

/** Of the brand that sells pictures for the wall. */
const visitor = () => browserOn(server.app, "http://localhost:3001");
const form = (bytes: Uint8Array<ArrayBuffer>) => {
	const body = new FormData();
	body.set("file", new File([bytes], "foto.jpg"));
	return body;
};
const sendTo = (page: string, start = "wandbild") =>
	`/web-api/uploads/hung?${new URLSearchParams({ page, start, materialType: "acrylglas", design: "x" })}`;

test("[15] a photo from a form hangs as it was chosen, in a size that it is sharp in", async () => {
	const browser = visitor();
	const sent = await browser.sendForm(sendTo("/en/products/wandbild/"), form(await jpeg(2400, 1800)));
	expect(sent.status, JSON.stringify(sent.body)).toBe(303);
	const [path, query] = (sent.headers.get("location") ?? "").split("?");
	expect(path).toBe("/en/products/wandbild/");
	const params = new URLSearchParams(query);
	// 150 ppi: on acrylic as sharp as can be from half a metre, and nobody comes nearer to 40 × 30 cm.
	expect(params.get("format")).toBe("40x30");
	expect(params.get("materialType")).toBe("acrylglas");
	const design = await browser.get(`/web-api/designs/${params.get("design")}`);
	expect(design.body.document.pages[0].elements[0].photo).toMatchObject({ width: 2400, height: 1800 });
	expect((await visitor().get(`/web-api/designs/${params.get("design")}`)).status).toBe(404);
});

test("[15] the colour chosen before there was a photo is that of its edge, in the cart too", async () => {
	const browser = visitor();
	const address = `${sendTo("/products/wandbild/")}&materialType=leinwand&edge=farbe&ground=23395a`.replace(
		"materialType=acrylglas&",
		"",
	);
	const sent = await browser.sendForm(address, form(await jpeg(2400, 1800)));
	const params = new URLSearchParams((sent.headers.get("location") ?? "").split("?")[1]);
	const design = params.get("design");
	const { body } = await browser.get(`/web-api/designs/${design}`);
	expect(body.document.pages[0].background).toEqual({ role: "process", swatch: "night" });
	const added = await browser.post("/web-api/cart/items", {
		...{ designId: design, revision: body.revision, quantity: 1 },
		configuration: { ...body.document.configuration, format: params.get("format") },
	});
	expect(added.status, JSON.stringify(added.body)).toBeLessThan(300);
	const { body: cart } = await browser.get("/web-api/cart");
	expect(cart.items[0]).toMatchObject({ ground: "midnight-blue" });
	expect(cart.items[0].choices).toContainEqual(
		expect.objectContaining({ option: "edge", note: "Nachtblau" }),
	);
});

test("[15] what is no photo leads back to what was chosen, with the status of the refusal", async () => {
	const sent = await visitor().sendForm(sendTo("/"), form(new TextEncoder().encode("no photo")));
	expect(sent.status).toBe(303);
	expect(sent.headers.get("location")).toBe("/?materialType=acrylglas&refused=415");
});

test.each(["//example.org/", "https://example.org/", "/warenkorb/", "/\\example.org/", ""])(
	"[15] a form leads to no other page: %j",
	async (page) => {
		const sent = await visitor().sendForm(sendTo(page), form(await jpeg(600, 400)));
		expect(sent).toMatchObject({ status: 400, body: { code: "request_invalid" } });
	},
);

test("[15] a start that is no picture for the wall is refused", async () => {
	const sent = await visitor().sendForm(
		sendTo("/", "soiree-postkarte-a6-nachtblau"),
		form(await jpeg(600, 400)),
	);
	expect(sent.body.code).toBe("template_unknown");
});

test("[15] a photo from a form lies on a mug, of which there is one size", async () => {
	const browser = browserOn(server.app);
	const page = "/products/fotogeschenke/";
	const to = `/web-api/uploads/hung?${new URLSearchParams({ page, start: "merch", type: "tasse" })}`;
	const sent = await browser.sendForm(to, form(await jpeg(2400, 1200)));
	expect(sent.status, JSON.stringify(sent.body)).toBe(303);
	const params = new URLSearchParams((sent.headers.get("location") ?? "").split("?")[1]);
	expect([params.get("type"), params.get("format")]).toEqual(["tasse", "325-ml"]);
	const design = await browser.get(`/web-api/designs/${params.get("design")}`);
	expect(design.body.document.pages[0].elements[0].photo).toMatchObject({ width: 2400, height: 1200 });
});
