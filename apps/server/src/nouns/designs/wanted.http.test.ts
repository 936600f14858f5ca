import { designedProduct } from "@offizin/assortment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { makeDesign, templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const template = templateWith({ photo: true });

const keep = (browser: Browser, id: string, quantity: unknown) =>
	browser.put(`/web-api/designs/${id}/quantity`, { quantity });
const wanted = async (browser: Browser, id: string): Promise<number | null> =>
	(await browser.get(`/web-api/designs/${id}/name`)).body.quantity;

test("[14] how many are wanted of a design is there for whoever comes back, and goes into its copies", async () => {
	const browser = browserOn(server.app);
	const { id } = await makeDesign(browser, { template: template.id });
	expect(await wanted(browser, id)).toBeNull();
	expect(await keep(browser, id, 120)).toMatchObject({ status: 200, body: { id, quantity: 120 } });
	expect(await wanted(browser, id)).toBe(120);

	const { body: copy } = await browser.post(`/web-api/designs/${id}/copies`);
	expect(await wanted(browser, copy.id)).toBe(120);
	await keep(browser, copy.id, designedProduct("card").quantities.default);
	expect(await wanted(browser, id)).toBe(120);
});

test("[14] another card of the same feast begins with as many", async () => {
	const browser = browserOn(server.app);
	const { id, revision } = await makeDesign(browser, { template: "eukalyptus-klappkarte-a6-salbei" });
	await keep(browser, id, 75);
	const adopted = await browser.post(
		`/web-api/designs/${id}/adoptions`,
		{ template: "eukalyptus-postkarte-a6-salbei" },
		{ "if-match": `"${revision}"` },
	);
	expect(adopted.status).toBe(201);
	expect(await wanted(browser, adopted.body.id)).toBe(75);
});

test("[14] nobody else says how many, and no number that cannot be ordered is kept", async () => {
	const browser = browserOn(server.app);
	const { id } = await makeDesign(browser, { template: template.id });
	await keep(browser, id, 60);
	const stranger = browserOn(server.app);
	await makeDesign(stranger, { template: template.id });
	expect(await keep(stranger, id, 10)).toMatchObject({ status: 404, body: { code: "design_unknown" } });
	for (const wrong of [0, -5, 1.5, 5001, "10", null])
		expect((await keep(browser, id, wrong)).status).toBeGreaterThanOrEqual(400);
	expect(await wanted(browser, id)).toBe(60);
});
