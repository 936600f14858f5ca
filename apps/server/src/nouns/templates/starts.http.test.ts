import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { makeDesign } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const { rows: cards, starts } = await openTemplates();
const wall = starts.find(({ productType }) => productType === "photoframe");
if (!wall) throw new Error("pictures for the wall have a start");
const inBildwand = { "x-channel": "bildwand" };
const get = (path: string, headers: Record<string, string> = inBildwand) =>
	browserOn(server.app).get(path, headers);

describe("[15] what a product without cards begins with", () => {
	test("is listed by its product, called as it, in the brand that sells it", async () => {
		const { status, body } = await get("/web-api/templates?productType=photoframe");
		expect(status).toBe(200);
		expect(body).toMatchObject({ total: 1, sorts: ["sort"] });
		expect(body.items).toEqual([
			{
				id: "wandbild",
				name: "Wandbild",
				themeId: null,
				productType: "photoframe",
				defaultConfiguration: wall.defaultConfiguration,
			},
		]);
		const english = { ...inBildwand, "x-locale": "en-DE" };
		expect((await get("/web-api/templates?productType=photoframe", english)).body.items[0].name).toBe(
			"Wall art",
		);
		expect((await get("/web-api/templates?productType=photoframe", {})).body).toMatchObject({ total: 0 });
		expect((await get("/web-api/templates?productType=photoframe&theme=soiree")).body.total).toBe(0);
	});

	test("is no card: lists, collections, searches and pictures know nothing of it", async () => {
		const listed = await get("/web-api/templates?tileCount=480", {});
		expect(listed.body.items.map(({ id }: { id: string }) => id)).toEqual(cards.map(({ id }) => id));
		expect((await get("/web-api/templates/wandbild", {})).body.code).toBe("template_not_found");
		for (const picture of ["w320/page/wandbild/front", "w640/scene/wandbild", "share/page/wandbild/front"])
			expect((await get(`/img/${picture}`)).status, picture).toBe(404);
		expect((await get("/web-api/themes")).body.items).toEqual([]);
	});

	test("is none of the office's templates", async () => {
		const clerk = await clerkOn(server.app);
		const listed = await clerk.get("/office-api/templates");
		expect(listed.status).toBe(200);
		expect(listed.body.items).toHaveLength(cards.length);
		expect((await clerk.get("/office-api/templates/wandbild")).status).toBe(404);
		expect((await clerk.post("/office-api/templates/wandbild/drafts")).status).toBe(404);
	});

	test("is nothing a card is made of", async () => {
		const browser = browserOn(server.app);
		const { id, revision } = await makeDesign(browser);
		const adopted = await browser.post(
			`/web-api/designs/${id}/adoptions`,
			{ template: "wandbild" },
			{ "If-Match": `"${revision}"` },
		);
		expect(adopted).toMatchObject({ status: 422, body: { code: "template_unknown" } });
	});

	test("is opened in the editor of its product, as it is chosen", async () => {
		const asked = "product=photoframe&template=wandbild&materialType=acrylglas";
		const panel = await get(`/web-api/calculator/reference?${asked}`);
		expect(panel.status).toBe(200);
		expect(panel.body.configurator.path).toMatch(
			/^\/configurator-photo-frame\/wandbild\/\?materialType=acrylglas&/,
		);
		const foreign = await get("/web-api/calculator/reference?product=card&template=wandbild", {});
		expect(foreign.body.code).toBe("template_unknown");
	});
});
